import type { LeftOut } from '@foyer/contract/drawing.schemas'
import {
  badNumberMessage,
  noShapesMessage,
  tooManyElementsMessage,
  tooManyPointsMessage,
} from '@foyer/contract/drawing.schemas'
import { type Element, readSvgElements } from './svg-elements.ts'
import { lengthOf, numbersIn } from './svg-numbers.ts'
import { linesOf, shapeNames } from './svg-shapes.ts'
import { type Matrix, matrixOf, moved, unmoved, within, type Xy } from './svg-transform.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** In whole centimetres on the ground. */
export interface DrawnLine {
  readonly key: string
  readonly name: string | null
  readonly isClosed: boolean
  readonly points: readonly Xy[]
}

export interface Drawing {
  readonly shapes: readonly DrawnLine[]
  readonly leftOut: LeftOut
}

const MOST_SHAPES = 2000
const MOST_POINTS = 20_000

/** What holds shapes. */
const groups: ReadonlySet<string> = new Set(['g', 'a'])
/** What says how something looks, or is drawn only where a copy of it is. */
const silent: ReadonlySet<string> = new Set([
  ...['title', 'desc', 'metadata', 'defs', 'style', 'symbol', 'clipPath', 'mask', 'marker', 'pattern', 'filter'],
  ...['linearGradient', 'radialGradient', 'namedview', 'view'],
])

/** A label: what it says, and where its first letter is. */
interface Label {
  readonly text: string
  readonly at: Xy
}

/** Of an allow-list: shapes are read as lines and how they are called, and of the rest of a file nothing comes through. */
class Reader {
  readonly shapes: DrawnLine[] = []
  readonly labels: Label[] = []
  readonly leftOut = { scripts: 0, pictures: 0, references: 0, others: 0 }
  readonly #keys = new Set<string>()
  #points = 0

  read({ children }: Element, matrix: Matrix): void {
    for (const child of children) {
      if (typeof child === 'string' || isHidden(child)) continue
      const here = within(matrix, matrixOf(child.attributes['transform']))
      if (groups.has(child.name)) this.read(child, here)
      else if (shapeNames.has(child.name)) this.#draw(child, here)
      else if (child.name === 'text') this.#label(child, here)
      else if (child.name === 'script') this.leftOut.scripts += 1
      else if (child.name === 'image') this.leftOut.pictures += 1
      else if (child.name === 'use') this.leftOut.references += 1
      else if (!silent.has(child.name)) this.leftOut.others += 1
    }
  }

  #draw(element: Element, matrix: Matrix): void {
    for (const { points, isClosed } of linesOf(element)) {
      this.#points += points.length
      if (this.#points > MOST_POINTS) throw new UnreadableDrawing(tooManyPointsMessage)
      if (this.shapes.length >= MOST_SHAPES) throw new UnreadableDrawing(tooManyElementsMessage)
      this.shapes.push({
        key: this.#keyOf(element),
        name: nameOf(element),
        isClosed,
        points: points.map((point) => moved(matrix, point)),
      })
    }
  }

  #keyOf({ attributes: { id = '' } }: Element): string {
    const own = /^[A-Za-z][\w.:-]{0,59}$/.test(id) ? id : `shape-${this.shapes.length + 1}`
    let key = own
    for (let nth = 2; this.#keys.has(key); nth += 1) key = `${own}-${nth}`
    this.#keys.add(key)
    return key
  }

  #label(element: Element, matrix: Matrix): void {
    const text = said(textIn(element))
    if (text === null) return
    const placed = [element, ...element.children].find(
      (one) => typeof one === 'object' && one.attributes['x'] !== undefined,
    )
    const { x = '0', y = '0' } = typeof placed === 'object' ? placed.attributes : {}
    this.labels.push({ text, at: moved(matrix, [numbersIn(x)[0] ?? 0, numbersIn(y)[0] ?? 0]) })
  }
}

const isHidden = ({ attributes: { display, style } }: Element): boolean =>
  display === 'none' || /(?:^|;)\s*display\s*:\s*none/.test(style ?? '')

const textIn = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join(' ')

/** One line of letters that can be seen; null: none. */
function said(text: string | undefined): string | null {
  const line = (text ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim()
    .slice(0, 60)
  return line === '' ? null : line
}

function nameOf({ attributes, children }: Element): string | null {
  const title = children.find((child) => typeof child === 'object' && child.name === 'title')
  return (
    said(typeof title === 'object' ? textIn(title) : undefined) ?? said(attributes['label'] ?? attributes['aria-label'])
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxOf(points: readonly Xy[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** What of the file is the drawing: its view box, its size, or all that is drawn. */
function frameOf({ attributes }: Element, shapes: readonly DrawnLine[]): Box {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(attributes['viewBox'] ?? '')
  if (width > 0 && height > 0) return { x, y, width, height }
  const isSized = !`${attributes['width']}${attributes['height']}`.includes('%')
  const [wide, high] = isSized ? [lengthOf(attributes['width']), lengthOf(attributes['height'])] : [0, 0]
  return wide > 0 && high > 0
    ? { x: 0, y: 0, width: wide, height: high }
    : boxOf(shapes.flatMap(({ points }) => points))
}

/** Where on the ground a drawing lies, in centimetres. */
export interface Lies {
  readonly x: number
  readonly y: number
  readonly width: number
}

/**
 * The shapes of an SVG file on the ground, and how many parts of it are none. What stands on a shape is its name where it
 * has none.
 * @throws UnreadableDrawing with a sentence for whoever chose the file.
 */
export function readDrawing(svg: string, lies: Lies): Drawing {
  const root = readSvgElements(svg)
  const reader = new Reader()
  reader.read(root, unmoved)
  if (reader.shapes.length === 0) throw new UnreadableDrawing(noShapesMessage)
  const frame = frameOf(root, reader.shapes)
  if (!(frame.width > 0)) throw new UnreadableDrawing(noShapesMessage)
  const scale = lies.width / frame.width
  const onGround = ([x, y]: Xy): Xy => [
    inWhole((x - frame.x) * scale + lies.x),
    inWhole((y - frame.y) * scale + lies.y),
  ]
  const written = labelled(reader.shapes, reader.labels)
  return {
    shapes: reader.shapes.map((shape) => ({
      ...shape,
      name: shape.name ?? written.get(shape.key) ?? null,
      points: shape.points.map(onGround),
    })),
    leftOut: reader.leftOut,
  }
}

/** As far as the ground reaches, in centimetres. */
const FAR = 1_000_000

/** A hair beside half a centimetre is half a centimetre, or edges that touch would cover each other. */
function inWhole(centimetres: number): number {
  if (!(Math.abs(centimetres) <= FAR)) throw new UnreadableDrawing(badNumberMessage)
  return Math.round(Number(centimetres.toFixed(3)))
}

/** What is written on which shape: on the smallest that has the place of its first letter. */
function labelled(shapes: readonly DrawnLine[], labels: readonly Label[]): ReadonlyMap<string, string> {
  const boxes = shapes
    .filter(({ isClosed }) => isClosed)
    .map(({ key, points }) => ({ key, ...boxOf(points) }))
    .toSorted((one, other) => one.width * one.height - other.width * other.height)
  const names = new Map<string, string>()
  for (const {
    text,
    at: [atX, atY],
  } of labels.slice(0, MOST_SHAPES)) {
    const on = boxes.find(({ x, y, width, height }) => atX >= x && atX <= x + width && atY >= y && atY <= y + height)
    if (on !== undefined && !names.has(on.key)) names.set(on.key, text)
  }
  return names
}
