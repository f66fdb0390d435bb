import type { Area, FloorPlan, Point } from '@foyer/contract/exhibitors'
import type { Locale } from '@foyer/contract/kit/languages'
import type { WaysEntries } from '@foyer/contract/office-ways'
import { around } from '../../shared/plan-view.ts'
import { pointAt, toCentimetre } from './ways-draft.ts'

/** What of the plan is looked at: halls and ways, all that the site plan shows, what is outside the halls, or one of them by its code. */
export const ALL = ''
export const SITE = 'site'
export const OUTSIDE = 'outside'

type Say = (content: Readonly<Partial<Record<Locale, string>>>) => string

/** The floor plan as attendees would have it with these ways. */
export function planWith(plan: FloorPlan, ways: WaysEntries, say: Say): FloorPlan {
  const places = new Map(ways.points.map(({ code }, place) => [code, place]))
  const placeOf = (code: string): number => places.get(code) ?? -1
  return {
    ...plan,
    entrances: ways.entrances.map(({ code, name, point }) => ({ code, name: say(name), point: placeOf(point) })),
    ways: {
      points: ways.points.map(({ at, door }) => ({ at, door: door === null ? null : say(door) })),
      segments: ways.segments.map(({ from, to, name, ...way }) => ({
        ...{ ...way, from: placeOf(from), to: placeOf(to) },
        name: name === null ? null : say(name),
      })),
    },
  }
}

/** Whether walls are around a point. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = outline.filter(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
  })
  return crossed.length % 2 === 1
}

/** The code of the hall around the middle of a way; null: it is outside. */
function hallBetween({ halls }: FloorPlan, a: Point, b: Point): string | null {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return halls.find(({ outline }) => isInside(middle, outline))?.code ?? null
}

export const hallBetweenPoints = (plan: FloorPlan, ways: WaysEntries, from: string, to: string): string | null => {
  const [a, b] = [pointAt(ways, from)?.at, pointAt(ways, to)?.at]
  return a === undefined || b === undefined ? null : hallBetween(plan, a, b)
}

/** The ways, and the points that they join, of a part of the plan. A point that nothing joins is where it lies. */
export function inPart(plan: FloorPlan, ways: WaysEntries, part: string): Pick<WaysEntries, 'points' | 'segments'> {
  if (part === ALL || part === SITE) return ways
  const hall = part === OUTSIDE ? null : part
  const segments = ways.segments.filter((way) => way.hall === hall)
  const joined = new Set(ways.segments.flatMap(({ from, to }) => [from, to]))
  const ends = new Set(segments.flatMap(({ from, to }) => [from, to]))
  const points = ways.points.filter(
    ({ code, at }) => ends.has(code) || (!joined.has(code) && hallBetween(plan, at, at) === hall),
  )
  return { points, segments }
}

/** What of the ground the drawing shows, with room around it. @param area of the site plan; null: there is none. */
export function groundOf(plan: FloorPlan, ways: WaysEntries, part: string, area: Area | null): Area {
  const hall = plan.halls.find(({ code }) => code === part)
  const things = [
    ...plan.halls.flatMap(({ outline }) => outline),
    ...[...ways.points, ...ways.facilities].map(({ at }) => at),
  ]
  const site = area === null || (part !== SITE && things.length > 0) ? [] : cornersOf(area)
  const corners = hall?.outline ?? [...things, ...site]
  const { x, y, width, depth } = corners.length === 0 ? { x: -50, y: -50, width: 100, depth: 100 } : around(corners)
  const margin = toCentimetre(Math.max(width, depth, 10) / (hall === undefined ? 8 : 20))
  return { x: x - margin, y: y - margin, width: width + 2 * margin, depth: depth + 2 * margin }
}

const cornersOf = ({ x, y, width, depth }: Area): Point[] => [
  [x, y],
  [x + width, y + depth],
]
