import type { OfficeSession } from '@foyer/contract/office-program'
import { instantFrom, onClocks } from '../on-clocks.ts'
import { clockAt, type DayGrid, STEP } from './day-grid.ts'

/** Where a session stands, or would: a day and a time on the clocks of the venue, such as `2025-10-20T09:00`. */
export interface Place {
  readonly startsAt: string
  /** Null: a break. */
  readonly stage: string | null
}

export const placeOf = ({ startsAt, stage }: OfficeSession, timeZone: string): Place => ({
  startsAt: onClocks(startsAt, timeZone),
  stage,
})

/** As the server is told: as long as it is. Null where these clocks never show that time. */
export function timesAt({ startsAt, endsAt }: OfficeSession, place: Place, timeZone: string) {
  const from = instantFrom(startsAt, place.startsAt, timeZone)
  if (from === '') return null
  const length = Date.parse(endsAt) - Date.parse(startsAt)
  return {
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(Date.parse(from) + length).toISOString(),
    stage: place.stage,
  }
}

/** Where something begins on this day, of that length, wholly within what is drawn, in quarters of an hour. */
export function atMinute(day: string, minute: number, length: number, grid: DayGrid): string {
  const last = Math.max(grid.from, grid.to - length)
  const within = Math.min(Math.max(minute, grid.from), last)
  return `${day}T${clockAt(Math.min(within, 24 * 60 - STEP))}`
}

/** What an arrow does to a session that is lifted. */
export function carried(
  key: string,
  at: { readonly minute: number; readonly stage: string | null },
  stages: readonly string[],
): { readonly minute: number; readonly stage: string | null } | null {
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const down = { ArrowUp: -STEP, ArrowDown: STEP }[key]
  if (down !== undefined) return { ...at, minute: at.minute + down }
  if (aside === undefined) return null
  if (at.stage === null) return at
  const next = stages[Math.min(Math.max(stages.indexOf(at.stage) + aside, 0), stages.length - 1)]
  return { ...at, stage: next ?? at.stage }
}

interface Box {
  readonly from: number
  readonly to: number
}

/** Which of boxes beside each other has this point; the nearest where it is beside them all. */
export function boxAt<B extends Box>(boxes: readonly B[], point: number): B | undefined {
  const distance = ({ from, to }: Box) => (point < from ? from - point : point >= to ? point - to + 1 : 0)
  return boxes.toSorted((one, other) => distance(one) - distance(other))[0]
}
