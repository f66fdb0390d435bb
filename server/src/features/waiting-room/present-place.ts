import type { Place } from '@foyer/contract/waiting-room'
import { askAgainSeconds } from './place-times.ts'
import { countBefore, type RoomContext } from './room-standing.ts'
import { isEarly } from './room-state.ts'
import type { PlaceRow, RoomRow } from './waiting-room.queries.ts'

/** Nobody waits: go on. */
export const noWaiting: Place = {
  state: 'open',
  ticket: null,
  opensAt: null,
  place: null,
  waitSeconds: null,
  admittedUntil: null,
  askAgainSeconds: askAgainSeconds({ waitSeconds: null, untilOpening: 60 }, 0.5),
}

export async function presentPlace(
  context: RoomContext,
  room: RoomRow,
  row: PlaceRow,
  ticket: string,
  chance: number,
): Promise<Place> {
  if (row.admitted_until !== null)
    return { ...noWaiting, state: 'admitted', ticket, admittedUntil: row.admitted_until.toISOString() }
  const opensAt = room.opens_at?.toISOString() ?? null
  if (isEarly(room, context.now)) {
    const untilOpening = ((room.opens_at?.getTime() ?? 0) - context.now.getTime()) / 1000
    const again = askAgainSeconds({ waitSeconds: null, untilOpening }, chance)
    return { ...noWaiting, state: 'early', ticket, opensAt, askAgainSeconds: again }
  }
  const place = row.number === null ? null : (await countBefore(context, row.number)) + 1
  const pace = room.admitted_per_second
  const waitSeconds = place === null || pace === 0 ? null : Math.ceil(place / pace)
  const again = askAgainSeconds({ waitSeconds, untilOpening: null }, chance)
  return { ...noWaiting, state: 'waiting', ticket, opensAt, place, waitSeconds, askAgainSeconds: again }
}
