import type { Input } from '@foyer/contract/kit/endpoint'
import type { RoomChoice, readRoomChoice as reads } from '@foyer/contract/office-stays'
import { departureTooEarlyMessage, searchTooLongMessage } from '@foyer/contract/stay-messages'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listRoomChoice } from './accommodation.queries.ts'
import { isPossibleStay, nightsBetween } from './stay.ts'

/**
 * What staff choose from, for somebody who stays these days: rooms of the edition that they work on, on sale as for everybody.
 * @throws InvalidInput where the days are no stay.
 */
export async function readRoomChoice(context: Context, { query }: Input<typeof reads>): Promise<RoomChoice> {
  const { arrival, departure, occupancy } = query
  const stay = { arrival, departure }
  const nights = nightsBetween(arrival, departure)
  if (!isPossibleStay(stay)) {
    const message = nights < 1 ? departureTooEarlyMessage : searchTooLongMessage
    throw new InvalidInput([{ path: 'departure', message }])
  }
  const edition = await getEdition(context)
  const reader = readerOf(edition, context.locale)
  return (await listRoomChoice(context, { stay, nights, occupancy })).map(({ id, name, rooms }) => ({
    id,
    name,
    rooms: rooms.map((room) => ({
      id: room.id,
      name: contentFor(room.name, reader),
      price: room.price === null ? null : { amount: room.price, currency: edition.currency },
    })),
  }))
}
