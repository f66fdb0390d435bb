import { bookingNotChangeable, type addGuest as endpoint, roomFull } from '@foyer/contract/bookings'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { guestRow } from './book-room.ts'
import { countGuests, insertGuests, lockBooking, type WholeBooking } from './bookings.queries.ts'
import { getOwnBooking } from './get-own-booking.ts'

/**
 * Names one more guest of the caller's booking, up to its occupancy.
 * @throws Refused `accommodation/room-full`, `accommodation/not-changeable`; `requests/not-found` where house, room
 * and booking do not belong together; AccountGone where they leave for good in this moment.
 */
export async function addGuest(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<WholeBooking> {
  await holdOwnAccount(context)
  const own = await getOwnBooking(context, body.bookingId)
  if (own.room_id !== body.roomId || own.accommodation.id !== body.accommodationId) throw refuse(requests.notFound)
  const booking = await lockBooking(context, own.id)
  if (booking?.state !== 'held' && booking?.state !== 'booked') throw refuse(bookingNotChangeable)
  if ((await countGuests(context, booking.id)) >= booking.occupancy) throw refuse(roomFull)
  await insertGuests(context, [guestRow(context, booking.id, body.guest)])
  return getOwnBooking(context, booking.id)
}
