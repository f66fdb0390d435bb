import { badNumberMessage } from '@foyer/contract/drawing.schemas'
import { arcTo } from './svg-arc.ts'
import { numberOf } from './svg-numbers.ts'
import type { Xy } from './svg-transform.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** Lines from corner to corner; closed where the last one leads back to the first. */
export interface Line {
  readonly points: readonly Xy[]
  readonly isClosed: boolean
}

/** Into how many straight pieces a bend is drawn: a metre of a round bar at a stand is four. */
const PIECES = 8

const TOKEN = /[\s,]*(?:([MLHVCSQTAZ])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?))/iy
const FLAG = /[\s,]*([01])/y
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Every line of a path's `d`, bends as straight pieces. @throws UnreadableDrawing */
export function linesOfPath(d: string): Line[] {
  const text = d.trim()
  const pen = new Pen()
  let at = 0
  let command = ''
  while (at < text.length) {
    TOKEN.lastIndex = at
    const [, letter] = TOKEN.exec(text) ?? []
    if (letter !== undefined) {
      command = letter
      at = TOKEN.lastIndex
    } else if (command === '' || command === 'Z' || command === 'z') throw new UnreadableDrawing(badNumberMessage)
    const read = argumentsAt(text, at, command.toUpperCase())
    at = read.until
    pen.draw(command, read.numbers)
    // What follows a start without a letter of its own are lines.
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  return pen.lines()
}

function argumentsAt(text: string, from: number, command: string): { numbers: number[]; until: number } {
  const numbers: number[] = []
  let until = from
  while (numbers.length < (counts[command] ?? 0)) {
    // Of an arc, two are one digit each, and may stand without a blank before what follows.
    const pattern = command === 'A' && (numbers.length === 3 || numbers.length === 4) ? FLAG : TOKEN
    pattern.lastIndex = until
    const found = pattern.exec(text)
    const number = pattern === FLAG ? found?.[1] : found?.[2]
    if (number === undefined) throw new UnreadableDrawing(badNumberMessage)
    numbers.push(numberOf(number))
    until = pattern.lastIndex
  }
  return { numbers, until }
}

/** Where the pen is, and what it drew. */
class Pen {
  #done: Line[] = []
  #points: Xy[] = []
  #at: Xy = [0, 0]
  #start: Xy = [0, 0]
  /** Of the bend before: the next smooth one begins as that one ended. */
  #handle: Xy | null = null
  #bend = ''

  lines(): Line[] {
    this.#lift(false)
    return this.#done
  }

  draw(letter: string, numbers: readonly number[]): void {
    const command = letter.toUpperCase()
    const from = letter === command ? ([0, 0] as const) : this.#at
    const point = (nth: number): Xy => [from[0] + (numbers[nth] ?? 0), from[1] + (numbers[nth + 1] ?? 0)]
    if (command === 'Z') {
      this.#lift(true)
      this.#at = this.#start
    } else if (command === 'M') {
      this.#lift(false)
      this.#at = point(0)
      this.#start = this.#at
    } else if (command === 'L') this.#to([point(0)])
    else if (command === 'H') this.#to([[from[0] + (numbers[0] ?? 0), this.#at[1]]])
    else if (command === 'V') this.#to([[this.#at[0], from[1] + (numbers[0] ?? 0)]])
    else if (command === 'A') this.#to(arcTo(this.#at, numbers, point(5)))
    else this.#curve(command, point)
    if (!'CSQT'.includes(command)) this.#handle = null
    this.#bend = command
  }

  #curve(command: string, point: (nth: number) => Xy): void {
    const [x, y] = this.#at
    const goesOn = (command === 'S' && 'CS'.includes(this.#bend)) || (command === 'T' && 'QT'.includes(this.#bend))
    const smooth: Xy = goesOn && this.#handle !== null ? [2 * x - this.#handle[0], 2 * y - this.#handle[1]] : this.#at
    const [first, second, end]: readonly [Xy, Xy, Xy] =
      command === 'C'
        ? [point(0), point(2), point(4)]
        : command === 'S'
          ? [smooth, point(0), point(2)]
          : command === 'Q'
            ? [point(0), point(0), point(2)]
            : [smooth, smooth, point(0)]
    this.#to(command === 'C' || command === 'S' ? cubic(this.#at, first, second, end) : quadratic(this.#at, first, end))
    this.#handle = second
  }

  #to(points: readonly Xy[]): void {
    if (this.#points.length === 0) this.#points.push(this.#at)
    for (const point of points) this.#points.push(point)
    this.#at = points.at(-1) ?? this.#at
  }

  #lift(isClosed: boolean): void {
    if (this.#points.length > 1) this.#done.push({ points: this.#points, isClosed })
    this.#points = []
  }
}

const steps = Array.from({ length: PIECES }, (_, at) => (at + 1) / PIECES)

const quadratic = ([ax, ay]: Xy, [bx, by]: Xy, [cx, cy]: Xy): Xy[] =>
  steps.map((t) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * ax + b * bx + c * cx, a * ay + b * by + c * cy]
  })

const cubic = ([ax, ay]: Xy, [bx, by]: Xy, [cx, cy]: Xy, [dx, dy]: Xy): Xy[] =>
  steps.map((t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
    return [a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy]
  })
