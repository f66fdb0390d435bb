import type { Input } from '@foyer/contract/kit/endpoint'
import { type keepPlace as keeps, type Place, placeGone } from '@foyer/contract/waiting-room'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { Line } from './line.ts'
import type { Tickets } from './place-ticket.ts'
import { SEEN_MS } from './place-times.ts'
import { noWaiting, presentPlace } from './present-place.ts'
import { openRoom } from './room-standing.ts'

/**
 * How far a place has come. Who asks is there.
 * @throws Refused `waiting-room/place-gone` for a place that was given up, one whose turn ran out, and a ticket that we
 * did not write.
 */
export async function keepPlace(
  context: Context,
  { body }: Input<typeof keeps>,
  line: Line,
  tickets: Tickets,
): Promise<Place> {
  const room = await openRoom(context)
  if (room === null) return noWaiting
  const id = tickets.read(body.ticket)
  const row = id === null ? null : await line.find(id)
  const { now } = context
  if (row === null || row.edition_id !== context.editionId) throw refuse(placeGone)
  if (row.admitted_until !== null && row.admitted_until <= now) throw refuse(placeGone)
  if (now.getTime() - row.last_seen_at.getTime() >= SEEN_MS) await line.see({ id: row.id, now })
  return presentPlace(context, room, row, body.ticket, Math.random())
}
