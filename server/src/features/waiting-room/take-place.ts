import { randomUUID } from 'node:crypto'
import type { Input } from '@foyer/contract/kit/endpoint'
import { networkFull, type Place, type takePlace as takes } from '@foyer/contract/waiting-room'
import { networkKey, networkKeys } from '#features/identity'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { emailKey } from '#platform/ground/email-key'
import type { Line } from './line.ts'
import { isPayingHere } from './mid-payment.ts'
import { personKeys } from './person-key.ts'
import type { Tickets } from './place-ticket.ts'
import { TURN_MS } from './place-times.ts'
import { setAdmission } from './places.queries.ts'
import { noWaiting, presentPlace } from './present-place.ts'
import { openRoom } from './room-standing.ts'

/**
 * A place for whoever says their address: the one they have, from wherever they ask, or one at the end of the line. Who
 * is in the middle of paying, where they signed in before, has their turn at once.
 * @throws Refused `waiting-room/network-full`.
 */
export async function takePlace(
  context: CallerContext,
  { body }: Input<typeof takes>,
  line: Line,
  tickets: Tickets,
): Promise<Place> {
  const room = await openRoom(context)
  if (room === null) return noWaiting
  const { now, editionId, ports } = context
  const network = networkKey(context)
  const persons = personKeys(ports.keys, body.email)
  let row = await line.take({ id: randomUUID(), persons, network, editionId, now })
  if (row === null) throw refuse(networkFull, { retryAfterSeconds: 60 })
  if (row.admitted_at === null && (await isPayingHere(context, emailKey(body.email), networkKeys(context)))) {
    await setAdmission(context, row.id, now, new Date(now.getTime() + TURN_MS))
    row = (await line.find(row.id)) ?? row
  }
  return presentPlace(context, room, row, tickets.of(row.id), Math.random())
}
