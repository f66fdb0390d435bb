import type { FloorPlan } from '@foyer/contract/exhibitors'
import type { WaysEntries } from '@foyer/contract/office-ways'
import type { Point } from '../halls/metres.ts'
import type { Chosen } from './chosen.ts'
import { hallBetweenPoints } from './plan-parts.ts'
import { bent, newPointCode, type Way, wayKey, withPoint, withWay } from './ways-draft.ts'

interface Drawn {
  readonly ways: WaysEntries
  /** The code of the point at which the next piece begins. */
  readonly last: string
}

/** The point that was pressed, of an entrance or a way too; a new one on the ground. */
function pointPressed(ways: WaysEntries, thing: Chosen | null, at: Point): Drawn {
  if (thing?.kind === 'point') return { ways, last: thing.key }
  const entrance = thing?.kind === 'entrance' ? ways.entrances.find(({ code }) => code === thing.key) : undefined
  if (entrance !== undefined) return { ways, last: entrance.point }
  const way = thing?.kind === 'way' ? ways.segments.find((one) => wayKey(one) === thing.key) : undefined
  if (way !== undefined) {
    const { ways: next, bend } = bent(ways, way, at)
    return { ways: next, last: bend }
  }
  const code = newPointCode(ways)
  return { ways: withPoint(ways, { code, at: [...at], door: null }), last: code }
}

/** A way is drawn on, from the last point to where was pressed. @param last null: it begins here. */
export function drawnOn(
  plan: FloorPlan,
  before: WaysEntries,
  last: string | null,
  pressed: { readonly thing: Chosen | null; readonly at: Point },
): Drawn {
  const { ways, last: next } = pointPressed(before, pressed.thing, pressed.at)
  if (last === null || last === next) return { ways, last: next }
  const way: Way = {
    ...{ from: last, to: next, hall: hallBetweenPoints(plan, ways, last, next), name: null, isStepFree: true },
  }
  const isThere = ways.segments.some((one) => wayKey(one) === wayKey(way))
  return { ways: isThere ? ways : withWay(ways, way), last: next }
}
