import type { bookRoom as endpoint } from '@foyer/contract/bookings'
import { tooManyRooms } from '@foyer/contract/bookings'
import { MAX_HELD_ROOMS } from '@foyer/contract/constants'
import type { Input } from '@foyer/contract/kit/endpoint'
import { tooManyGuestsMessage } from '@foyer/contract/stay-messages'
import { addToOrder, getOrderToChange } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { insertBooking, insertGuests, updateBooking, type WholeBooking } from './bookings.queries.ts'
import { describeStay } from './describe-stay.ts'
import { getOwnBooking } from './get-own-booking.ts'
import { getRoomFor } from './plan-stay.ts'
import { takeStay } from './take-stay.ts'

/**
 * Holds a room for all nights of a stay, as a line of the caller's registration in progress.
 * @throws Refused `accommodation/sold-out`, naming the nights; `accommodation/stay-not-possible`,
 * `accommodation/closed-to-arrival`, `accommodation/stay-too-short`, `accommodation/too-many-rooms`, and what the order refuses.
 */
export async function bookRoom(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<WholeBooking> {
  const { userId } = context.caller
  const guests = body.guests ?? []
  if (guests.length > body.roomOccupancy) throw new InvalidInput([{ path: 'guests', message: tooManyGuestsMessage }])
  const room = await getRoomFor(context, body, body.roomOccupancy)
  const order = await getOrderToChange(context, userId)
  if (order.lines.filter((line) => line.kind === 'room').length >= MAX_HELD_ROOMS) throw refuse(tooManyRooms)

  const { id } = await insertBooking(context, {
    edition_id: context.editionId,
    user_id: userId,
    order_id: order.id,
    room_id: room.id,
    arrival: body.arrival,
    departure: body.departure,
    occupancy: body.roomOccupancy,
    state: 'held',
    price: 0,
    created_at: context.now,
  })
  const { price } = await takeStay(context, body, { bookingId: id, changeId: null })
  await updateBooking(context, id, { price })
  if (guests.length > 0)
    await insertGuests(
      context,
      guests.map((guest) => guestRow(context, id, guest)),
    )
  await addToOrder(context, order, [
    { kind: 'room', reference: String(id), ...describeStay(room, body), priceWithVat: price },
  ])
  return getOwnBooking(context, id)
}

export function guestRow(
  context: Pick<CallerContext, 'now'>,
  bookingId: number,
  guest: NonNullable<Input<typeof endpoint>['body']['guests']>[number],
) {
  return {
    booking_id: bookingId,
    first_name: guest.firstName,
    last_name: guest.lastName,
    email: guest.email ?? null,
    created_at: context.now,
  }
}
