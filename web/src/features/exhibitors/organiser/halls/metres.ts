import { centimetresMessage } from '@foyer/contract/plan-shapes.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'

/** A rectangle as it stands in fields. */
export interface AreaFields {
  readonly x: string
  readonly y: string
  readonly width: string
  readonly depth: string
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}
export type Point = readonly [number, number]

/** Metres as they are typed, with a comma or a point; what is no number is none. */
export const metresIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

export const areaFields = (area: Area | null): AreaFields => ({
  x: String(area?.x ?? ''),
  y: String(area?.y ?? ''),
  width: String(area?.width ?? ''),
  depth: String(area?.depth ?? ''),
})

export const areaIn = ({ x, y, width, depth }: AreaFields): Area => ({
  ...{ x: metresIn(x), y: metresIn(y) },
  ...{ width: metresIn(width), depth: metresIn(depth) },
})

/** To the centimetre, as the ground is kept. */
const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100

export function around(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: toCentimetre(Math.max(...xs) - x), depth: toCentimetre(Math.max(...ys) - y) }
}

/** Corners, one a line: metres east and metres south. */
export const cornersText = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('\n')

export const cornersIn = (text: string): [number, number][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [x = '', y = '', ...more] = line.trim().split(/[\s;]+/)
      return more.length > 0 ? [Number.NaN, Number.NaN] : [metresIn(x), metresIn(y)]
    })

/** What is said of a number that is none: the same as of one that is too fine. */
export function sayMetres(issue: FieldIssue, isNumber: (path: readonly string[]) => boolean): FieldIssue {
  return isNumber(issue.path.map(String)) ? { ...issue, message: centimetresMessage } : issue
}
