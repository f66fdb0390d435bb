import type { AgendaSession, Track } from '@foyer/contract/program'

/** Minutes of one row. */
export const STEP = 5
const HOUR = 3_600_000

interface Column {
  readonly track: Track
  /** The first of its columns, and how many it has: one for each session that is held at the same time. */
  readonly at: number
  readonly lanes: number
}

export interface Grid {
  readonly columns: readonly Column[]
  readonly columnCount: number
  /** Full hours from the first to the last, in milliseconds. */
  readonly hours: readonly number[]
  readonly rowAt: (instant: number) => number
  readonly laneOf: ReadonlyMap<number, number>
}

/** Of sessions in the order of time, those that are held at the same time side by side. */
function lanesOf(sessions: readonly AgendaSession[], laneOf: Map<number, number>): number {
  const ends: string[] = []
  for (const { id, startsAt, endsAt } of sessions) {
    const free = ends.findIndex((end) => end <= startsAt)
    const lane = free === -1 ? ends.length : free
    ends[lane] = endsAt
    laneOf.set(id, lane)
  }
  return Math.max(1, ends.length)
}

/**
 * Where things stand in the timetable of a day: tracks beside each other, time downwards. Row 1 and column 1 name them.
 * @param sessions all of the day, in the order of time, so that it stays as it is whatever is filtered
 * @param minuteOf the minute that a clock at the venue shows
 */
export function gridOf(
  sessions: readonly AgendaSession[],
  tracks: readonly Track[],
  minuteOf: (instant: number) => number,
): Grid {
  const first = Math.min(...sessions.map(({ startsAt }) => Date.parse(startsAt)))
  const last = Math.max(...sessions.map(({ endsAt }) => Date.parse(endsAt)))
  const start = first - minuteOf(first) * 60_000
  const laneOf = new Map<number, number>()
  const columns: Column[] = []
  let at = 2
  for (const track of tracks) {
    const lanes = lanesOf(
      sessions.filter((session) => session.track === track.code),
      laneOf,
    )
    columns.push({ track, at, lanes })
    at += lanes
  }
  return {
    columns,
    columnCount: at - 2,
    hours: Array.from({ length: Math.max(1, Math.ceil((last - start) / HOUR)) }, (_, nth) => start + nth * HOUR),
    rowAt: (instant) => 2 + Math.floor((instant - start) / (STEP * 60_000)),
    laneOf,
  }
}
