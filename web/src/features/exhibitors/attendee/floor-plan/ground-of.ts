import type { Area, Entrance, FloorPlan } from '@foyer/contract/exhibitors'
import { around } from '../../shared/plan-view.ts'
import { facing } from './way-steps.ts'

/** Beside everything and above it, where nobody's name stands. */
const BESIDE = 12
const ABOVE = 10
/** What a letter of an entrance's name takes where the whole ground is in sight, and its triangle before it. */
const LETTER = 2.4
const TRIANGLE = 6

/** A name in lines: beside a hall there is little room, so what comes behind a comma stands below. */
export const linesOf = ({ name }: Pick<Entrance, 'name'>): readonly string[] => name.split(/(?<=,) /)

/** Everything there is to see: halls, where one walks, and the names around them. */
export function groundOf(plan: FloorPlan): Area {
  const { halls, ways, entrances } = plan
  const all = around([...halls.flatMap(({ outline }) => outline), ...ways.points.map(({ at }) => at)])
  const isBeside = ({ point }: Entrance) => {
    const at = ways.points[point]?.at
    return at !== undefined && facing(plan, at)[1] === 0
  }
  const letters = entrances.filter(isBeside).flatMap((entrance) => linesOf(entrance).map((line) => line.length))
  const beside = Math.max(BESIDE, ...letters.map((count) => count * LETTER + TRIANGLE))
  return { x: all.x - beside, y: all.y - ABOVE, width: all.width + 2 * beside, depth: all.depth + 2 * ABOVE }
}
