import type { FloorPlan } from '@foyer/contract/exhibitors'
import { endsAt, type Goal } from './find-way.ts'

interface Place {
  readonly name: string
  readonly goal: Goal
}

/** What one entrance no longer leads to. */
interface LostFrom {
  readonly entrance: string
  readonly places: readonly string[]
  /** A way is left, but none without steps. */
  readonly withoutSteps: readonly string[]
}

export interface LostWays {
  /** Names of entrances that are gone. */
  readonly entrances: readonly string[]
  readonly from: readonly LostFrom[]
}

/** Whatever somebody may look for: each hall, its rooms and its stands. */
const placesOf = ({ halls }: FloorPlan): Place[] =>
  halls.flatMap(({ code, name, rooms, stands }) => [
    { name, goal: { hall: code, area: null } },
    ...rooms.map((room) => ({ name: room.name, goal: { hall: code, area: room } })),
    ...stands.map((stand) => ({ name: `${code}-${stand.code}`, goal: { hall: code, area: stand } })),
  ])

/** What attendees would no longer find a way to, by what the floor plan says to them now and would say then. */
export function lostWays(before: FloorPlan, after: FloorPlan): LostWays {
  const places = placesOf(after)
  const [was, is] = [leadsOf(before, places), leadsOf(after, places)]
  const kept = after.entrances.filter(({ code }) => before.entrances.some((one) => one.code === code))
  return {
    entrances: before.entrances
      .filter(({ code }) => !after.entrances.some((one) => one.code === code))
      .map(({ name }) => name),
    from: kept
      .map(({ code, name }) => {
        const lost = (isStepFree: boolean) => {
          const now = is(code, isStepFree)
          return [...was(code, isStepFree)].filter((place) => !now.has(place))
        }
        const gone = lost(false)
        const stepped = lost(true).filter((place) => !gone.includes(place))
        const said = (all: readonly Place[]) => all.map((place) => place.name)
        return { entrance: name, places: said(gone), withoutSteps: said(stepped) }
      })
      .filter((one) => one.places.length + one.withoutSteps.length > 0),
  }
}

/** The floor plan without a hall: the ways in it go, and entrances that would lead nowhere. */
export function withoutHall(plan: FloorPlan, code: string): FloorPlan {
  const { points, segments } = plan.ways
  const kept = segments.filter(({ hall }) => hall !== code)
  const joins = (all: typeof segments, point: number) => all.some(({ from, to }) => from === point || to === point)
  return {
    ...plan,
    halls: plan.halls.filter((hall) => hall.code !== code),
    entrances: plan.entrances.filter(({ point }) => joins(kept, point) || !joins(segments, point)),
    ways: { points, segments: kept },
  }
}

/** Which of the places an entrance leads to. */
function leadsOf(plan: FloorPlan, places: readonly Place[]) {
  const ends = places.map((place) => [place, endsAt(plan, place.goal)] as const)
  return (entrance: string, isStepFree: boolean): ReadonlySet<Place> => {
    const start = plan.entrances.find(({ code }) => code === entrance)?.point
    const reached = start === undefined ? new Set<number>() : reachedFrom(plan.ways, start, isStepFree)
    const isReached = ({ segment }: (typeof ends)[number][1][number]) =>
      (segment.isStepFree || !isStepFree) && (reached.has(segment.from) || reached.has(segment.to))
    return new Set(ends.filter(([, at]) => at.some(isReached)).map(([place]) => place))
  }
}

function reachedFrom({ segments }: FloorPlan['ways'], start: number, isStepFree: boolean): ReadonlySet<number> {
  const next = new Map<number, number[]>()
  for (const segment of segments) {
    if (isStepFree && !segment.isStepFree) continue
    for (const [from, to] of [
      [segment.from, segment.to],
      [segment.to, segment.from],
    ] as const)
      next.set(from, [...(next.get(from) ?? []), to])
  }
  const seen = new Set([start])
  // A set is walked through to its end, with what is added meanwhile.
  for (const here of seen) for (const there of next.get(here) ?? []) seen.add(there)
  return seen
}
