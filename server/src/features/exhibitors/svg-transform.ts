import { badNumberMessage } from '@foyer/contract/drawing.schemas'
import { numberOf, numbersIn } from './svg-numbers.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

export type Xy = readonly [x: number, y: number]
/** `[a, b, c, d, e, f]`: x is `ax + cy + e`, y is `bx + dy + f`. */
export type Matrix = readonly [number, number, number, number, number, number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

export const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Xy): Xy => {
  const [atX, atY] = [a * x + c * y + e, b * x + d * y + f]
  numberOf(String(atX))
  numberOf(String(atY))
  return [atX, atY]
}

/** First the inner one, then the outer one. */
export const within = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const turnedBy = (degrees: number): Matrix => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [cos, sin, -sin, cos, 0, 0]
}
const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

const STEP = /\s*,?\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)\s*/y

/** What a `transform` says. @throws UnreadableDrawing */
export function matrixOf(transform: string | undefined): Matrix {
  const text = transform?.trim() ?? ''
  let matrix = unmoved
  let at = 0
  while (at < text.length) {
    STEP.lastIndex = at
    const found = STEP.exec(text)
    if (found === null) throw new UnreadableDrawing(badNumberMessage)
    matrix = within(matrix, stepOf(found[1] ?? '', numbersIn(found[2] ?? '')))
    at = STEP.lastIndex
  }
  return matrix
}

function stepOf(name: string, numbers: readonly number[]): Matrix {
  const [one = 0, two, three] = numbers
  if (numbers.length === 0 || (name === 'matrix' && numbers.length !== 6)) throw new UnreadableDrawing(badNumberMessage)
  if (name === 'matrix') {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    return [a, b, c, d, e, f]
  }
  if (name === 'translate') return [1, 0, 0, 1, one, two ?? 0]
  if (name === 'scale') return [one, 0, 0, two ?? one, 0, 0]
  if (name === 'skewX') return [1, 0, tangent(one), 1, 0, 0]
  if (name === 'skewY') return [1, tangent(one), 0, 1, 0, 0]
  const [x, y] = [two ?? 0, three ?? 0]
  return within(within([1, 0, 0, 1, x, y], turnedBy(one)), [1, 0, 0, 1, -x, -y])
}
