import { badNumberMessage } from '@foyer/contract/drawing.schemas'
import { arcTo } from './svg-arc.ts'
import type { Element } from './svg-elements.ts'
import { lengthOf, numbersIn } from './svg-numbers.ts'
import { type Line, linesOfPath } from './svg-path.ts'
import type { Xy } from './svg-transform.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

type Attributes = Element['attributes']

const readers: Readonly<Record<string, (attributes: Attributes) => readonly Line[]>> = {
  rect: ({ x, y, width, height }) => {
    const [left, top, wide, high] = [lengthOf(x), lengthOf(y), lengthOf(width), lengthOf(height)]
    if (wide <= 0 || high <= 0) return []
    const [right, bottom] = [left + wide, top + high]
    return closed([
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ])
  },
  circle: ({ cx, cy, r }) => round(lengthOf(cx), lengthOf(cy), lengthOf(r), lengthOf(r)),
  ellipse: ({ cx, cy, rx, ry }) => round(lengthOf(cx), lengthOf(cy), lengthOf(rx), lengthOf(ry)),
  line: ({ x1, y1, x2, y2 }) => [
    {
      points: [
        [lengthOf(x1), lengthOf(y1)],
        [lengthOf(x2), lengthOf(y2)],
      ],
      isClosed: false,
    },
  ],
  polyline: ({ points }) =>
    [{ points: cornersIn(points), isClosed: false }].filter(({ points: { length } }) => length > 1),
  polygon: ({ points }) => closed(cornersIn(points)),
  path: ({ d = '' }) => linesOfPath(d),
}

export const shapeNames: ReadonlySet<string> = new Set(Object.keys(readers))

/** What an element of a shape draws: lines in its own numbers. @throws UnreadableDrawing */
export const linesOf = ({ name, attributes }: Element): readonly Line[] => readers[name]?.(attributes) ?? []

const closed = (points: readonly Xy[]): readonly Line[] => (points.length > 2 ? [{ points, isClosed: true }] : [])

function round(x: number, y: number, rx: number, ry: number): readonly Line[] {
  if (rx <= 0 || ry <= 0) return []
  const [east, west]: readonly [Xy, Xy] = [
    [x + rx, y],
    [x - rx, y],
  ]
  return closed([...arcTo(east, [rx, ry, 0, 0, 1], west), ...arcTo(west, [rx, ry, 0, 0, 1], east)])
}

function cornersIn(points: string | undefined): readonly Xy[] {
  const numbers = numbersIn(points ?? '')
  if (numbers.length % 2 === 1) throw new UnreadableDrawing(badNumberMessage)
  return Array.from({ length: numbers.length / 2 }, (_, at): Xy => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0])
}
