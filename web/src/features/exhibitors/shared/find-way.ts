import type { Area, FloorPlan, Point } from '@foyer/contract/exhibitors'
import { middleOf } from './plan-view.ts'

/** Where somebody wants to go: what is in a hall, or the hall itself. */
export interface Goal {
  readonly hall: string
  /** Null: as far as its nearest door. */
  readonly area: Area | null
}

/** From one point of the ways to the next, or to where the way ends beside a stand. */
interface Edge {
  readonly from: Point
  readonly to: Point
  /** Of the aisle or path; null: it has none. */
  readonly name: string | null
  /** What one goes through where it ends. */
  readonly door: string | null
}

export interface Way {
  readonly edges: readonly Edge[]
  readonly metres: number
}

const lengthOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** Between a point and the nearest edge of an area; none within it. */
function distanceTo({ x, y, width, depth }: Area, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - depth))
}

/** The point of a line that is nearest to another. */
function nearestOn([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square))
  return [ax + along * dx, ay + along * dy]
}

/** What still counts as as near as the nearest: where two aisles meet at a stand, it stands at both. */
const AS_NEAR = 0.5

interface End {
  readonly segment: FloorPlan['ways']['segments'][number]
  readonly at: Point
}

/** Where ways of the hall pass the goal: all that are about as near as the nearest. */
export function endsAt({ ways: { points, segments } }: FloorPlan, { hall, area }: Goal): End[] {
  if (area === null)
    return segments.flatMap((segment) => {
      const door = [segment.from, segment.to].map((place) => points[place]).find((point) => point?.door != null)
      return segment.hall === hall && door !== undefined ? [{ segment, at: door.at }] : []
    })
  const ends = segments.flatMap((segment) => {
    const [from, to] = [points[segment.from], points[segment.to]]
    if (segment.hall !== hall || from === undefined || to === undefined) return []
    const at = nearestOn(from.at, to.at, middleOf(area))
    return [{ segment, at, far: distanceTo(area, at) }]
  })
  const nearest = Math.min(...ends.map(({ far }) => far))
  return ends.filter(({ far }) => far <= nearest + AS_NEAR)
}

/** How far every point is from the start, and through which segment one comes there (Dijkstra). */
function reach({ points, segments }: FloorPlan['ways'], start: number, isStepFree: boolean) {
  const far = points.map((_, place) => (place === start ? 0 : Number.POSITIVE_INFINITY))
  const by = new Map<number, (typeof segments)[number]>()
  const open = new Set(points.keys())
  while (open.size > 0) {
    const here = [...open].reduce((best, place) => ((far[place] ?? 0) < (far[best] ?? 0) ? place : best))
    open.delete(here)
    const point = points[here]
    if (point === undefined || far[here] === Number.POSITIVE_INFINITY) break
    for (const segment of segments) {
      if ((segment.from !== here && segment.to !== here) || (isStepFree && !segment.isStepFree)) continue
      const next = segment.from === here ? segment.to : segment.from
      const length = (far[here] ?? 0) + lengthOf(point.at, points[next]?.at ?? point.at)
      if (length >= (far[next] ?? 0)) continue
      far[next] = length
      by.set(next, segment)
    }
  }
  return { far, by }
}

/** The shortest way from an entrance; null where none is known. */
export function findWay(plan: FloorPlan, entrance: string, goal: Goal, isStepFree = false): Way | null {
  const { points } = plan.ways
  const start = plan.entrances.find(({ code }) => code === entrance)?.point
  if (start === undefined) return null
  const { far, by } = reach(plan.ways, start, isStepFree)
  const ways = endsAt(plan, goal).flatMap(({ segment, at }) =>
    isStepFree && !segment.isStepFree
      ? []
      : [segment.from, segment.to].map((last) => ({
          ...{ segment, at, last },
          metres: (far[last] ?? Number.POSITIVE_INFINITY) + lengthOf(points[last]?.at ?? at, at),
        })),
  )
  const [best] = ways.toSorted((one, other) => one.metres - other.metres)
  const lastPoint = points[best?.last ?? -1]
  if (best === undefined || lastPoint === undefined || !Number.isFinite(best.metres)) return null
  const edges: Edge[] = [{ from: lastPoint.at, to: best.at, name: best.segment.name, door: null }]
  for (let place = best.last; place !== start; ) {
    const segment = by.get(place)
    if (segment === undefined) return null
    const before = segment.from === place ? segment.to : segment.from
    const [from, to] = [points[before], points[place]]
    if (from === undefined || to === undefined) return null
    edges.unshift({ from: from.at, to: to.at, name: segment.name, door: to.door })
    place = before
  }
  return { edges: edges.filter(({ from, to }) => lengthOf(from, to) > 0), metres: best.metres }
}
