import type { Area, FloorPlan } from '@foyer/contract/exhibitors'
import { around } from '../plan/plan-view.ts'

/** Beside everything, for the names of entrances. */
const BESIDE = 26
const ABOVE = 10

/** Everything there is to see: halls, where one walks, and the names around them. */
export function groundOf({ halls, ways }: FloorPlan): Area {
  const all = around([...halls.flatMap(({ outline }) => outline), ...ways.points.map(({ at }) => at)])
  return { x: all.x - BESIDE, y: all.y - ABOVE, width: all.width + 2 * BESIDE, depth: all.depth + 2 * ABOVE }
}
