import type { Area, FloorPlan, Point } from '@foyer/contract/exhibitors'
import type { Way } from '../../shared/find-way.ts'
import { middleOf } from '../../shared/plan-view.ts'

export type Turn = 'straight' | 'left' | 'right' | 'back'

/** One instruction, before it is put into words. */
export type WayStep =
  | { readonly kind: 'go'; readonly turn: Turn; readonly name: string | null; readonly metres: number }
  | { readonly kind: 'door'; readonly turn: Turn; readonly door: string }
  | { readonly kind: 'there'; readonly side: Exclude<Turn, 'back'> }

type Vector = readonly [number, number]

/** A turn of less than this (in degrees) is none. */
const STRAIGHT = 40
const BACK = 140

/** What it is to go on in another direction; y grows to the south. */
function turnBetween([ax, ay]: Vector, [bx, by]: Vector): Turn {
  const angle = (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI
  if (Math.abs(angle) < STRAIGHT) return 'straight'
  if (Math.abs(angle) > BACK) return 'back'
  return angle > 0 ? 'right' : 'left'
}

const directionOf = (from: Point, to: Point): Vector => [to[0] - from[0], to[1] - from[1]]

interface Leg {
  direction: Vector
  name: string | null
  metres: number
  door: string | null
}

/** What is one line under one name, up to the next door. What has no name goes along with what it leads into. */
function legsOf(way: Way): Leg[] {
  const legs: Leg[] = []
  for (const { from, to, name, door } of way.edges) {
    const direction = directionOf(from, to)
    const metres = Math.hypot(...direction)
    const last = legs.at(-1)
    const isSame =
      last !== undefined &&
      last.door === null &&
      turnBetween(last.direction, direction) === 'straight' &&
      (last.name === name || last.name === null || name === null)
    if (!isSame) legs.push({ direction, name, metres, door })
    else Object.assign(last, { name: last.name ?? name, metres: last.metres + metres, door })
  }
  return legs
}

/** So few metres to a door, or straight on from it, are said with it. */
const TO_THE_DOOR = 15

/** Faces the middle of the halls, as who comes in does. */
export function facing({ halls }: FloorPlan, start: Point): Vector {
  const corners = halls.flatMap(({ outline }) => outline)
  const middle = (of: 0 | 1): number => {
    const all = corners.map((corner) => corner[of])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  const [dx, dy] = directionOf(start, [middle(0), middle(1)])
  // Along the plan's axes, as halls stand.
  return Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy]
}

/** The way in instructions, from the entrance to what one looks for. */
export function stepsOf(plan: FloorPlan, way: Way, goal: Area | null): WayStep[] {
  const [first] = way.edges
  if (first === undefined) return goal === null ? [] : [{ kind: 'there', side: 'straight' }]
  let direction = facing(plan, first.from)
  const steps: WayStep[] = []
  for (const leg of legsOf(way)) {
    const turn = turnBetween(direction, leg.direction)
    const isShort = leg.door !== null && leg.name === null && leg.metres <= TO_THE_DOOR
    const isNothing = leg.name === null && turn === 'straight' && leg.metres <= TO_THE_DOOR
    if (!isShort && !isNothing) steps.push({ kind: 'go', turn, name: leg.name, metres: roundly(leg.metres) })
    if (leg.door !== null) steps.push({ kind: 'door', turn: isShort ? turn : 'straight', door: leg.door })
    direction = leg.direction
  }
  const end = way.edges.at(-1)?.to ?? first.to
  if (goal !== null) {
    const side = turnBetween(direction, directionOf(end, middleOf(goal)))
    steps.push({ kind: 'there', side: side === 'back' ? 'straight' : side })
  }
  return steps
}

/** As one says it: to five metres, and to the metre where it is near. */
export const roundly = (metres: number): number =>
  metres < 10 ? Math.max(1, Math.round(metres)) : Math.round(metres / 5) * 5

/** As one walks in a crowd. */
const METRES_A_MINUTE = 60
export const minutesOf = ({ metres }: Way): number => Math.max(1, Math.round(metres / METRES_A_MINUTE))
