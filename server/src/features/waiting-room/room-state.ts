import type { Load } from '#platform/ground/turns'
import type { Gauge, RoomRow } from './waiting-room.queries.ts'

/** So long before an opening people gather, in milliseconds. */
const GATHER_MS = 30 * 60_000
/** Who is first in a server's line has waited so long, in milliseconds: then more come than it can serve. */
const BUSY_MS = 3_000
/** So long it has been so before the room opens by itself. */
const BUSY_FOR_MS = 5_000
/** So long nobody has waited, and nothing was busy, before it closes by itself. */
const CALM_FOR_MS = 60_000

/**
 * What somebody costs who is let in and buys, in passwords hashed and in transactions: their form is checked, an order made,
 * placed and paid, documents drawn. Measured by `npm run rehearse`; a hash takes longer where a machine has more to do.
 */
const HASHES_PER_PERSON = 12
const TRANSACTIONS_PER_PERSON = 8
/** Of a server that has done neither yet. */
const UNMEASURED_PER_SECOND = 2
const SLOWEST = 1
const FASTEST = 200
/** What people cost shows only minutes after they were let in: it begins with half of the pace, and grows by so much a second. */
const BEGINNING = 0.5
const GROWTH = 1.01

/** Before an opening nobody has a place yet: to come earlier is worth nothing. */
export const isEarly = ({ opens_at }: Pick<RoomRow, 'opens_at'>, now: Date): boolean =>
  opens_at !== null && now < opens_at

const isGathering = (room: Pick<RoomRow, 'opens_at'>, now: Date): boolean =>
  isEarly(room, now) && (room.opens_at?.getTime() ?? 0) - now.getTime() <= GATHER_MS

const lasts = (since: Date | null, now: Date, milliseconds: number): boolean =>
  since !== null && now.getTime() - since.getTime() >= milliseconds

export function shallBeOpen(
  room: Pick<RoomRow, 'mode' | 'opens_at' | 'is_open' | 'busy_since' | 'calm_since'>,
  now: Date,
): boolean {
  if (room.mode !== 'auto') return room.mode === 'on'
  if (isGathering(room, now)) return true
  return room.is_open ? !lasts(room.calm_since, now, CALM_FOR_MS) : lasts(room.busy_since, now, BUSY_FOR_MS)
}

/** Whether there is nothing to move on, and nothing that might come to it. */
export const isAtRest = (room: RoomRow | undefined, own: Gauge, now: Date): boolean =>
  own.waited_ms < BUSY_MS &&
  (room === undefined || (!room.is_open && room.busy_since === null && !shallBeOpen(room, now)))

export const isBusy = (gauges: readonly Gauge[]): boolean => gauges.some(({ waited_ms }) => waited_ms >= BUSY_MS)

/** What a server says of itself: by whichever it can do less of. */
export function gaugeOf(hashing: Load, transactions: Load): Gauge {
  const people = [
    hashing.perSecond === null ? [] : [hashing.perSecond / HASHES_PER_PERSON],
    transactions.perSecond === null ? [] : [transactions.perSecond / TRANSACTIONS_PER_PERSON],
  ].flat()
  return {
    waited_ms: Math.round(Math.max(hashing.waitedMs, transactions.waitedMs)),
    per_second: people.length === 0 ? UNMEASURED_PER_SECOND : Math.min(...people),
  }
}

/** So long ago the line was moved on, in seconds: whoever stood still does not let in a crowd at once. */
export function secondsSince({ moved_at }: Pick<RoomRow, 'moved_at'>, now: Date): number {
  const past = moved_at === null ? 1 : (now.getTime() - moved_at.getTime()) / 1000
  return Math.min(Math.max(past, 0), 5)
}

/**
 * People let in each second: what the organiser says, else what the servers can serve, less where people wait in them.
 * It falls at once, and grows slowly.
 */
export function paceOf(
  { per_second, moved_at, admitted_per_second }: Pick<RoomRow, 'per_second' | 'moved_at' | 'admitted_per_second'>,
  gauges: readonly Gauge[],
  seconds: number,
): number {
  if (per_second !== null) return per_second
  const capacity = gauges.reduce((sum, gauge) => sum + gauge.per_second, 0)
  const waited = Math.max(0, ...gauges.map(({ waited_ms }) => waited_ms))
  const most = Math.min(capacity * Math.max(0, 1 - waited / BUSY_MS), FASTEST)
  const grown = moved_at === null ? capacity * BEGINNING : Math.max(admitted_per_second, SLOWEST) * GROWTH ** seconds
  return Math.max(Math.min(most, grown), SLOWEST)
}
