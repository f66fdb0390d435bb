import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import { findOrder, letOrderGo, lockOrder, removeFromOrder } from '#features/orders'
import type { Context } from '#platform/context'
import { eraseGuestAddress, eraseGuestsOf, listAllBookings } from './bookings.queries.ts'
import { presentGuest } from './present-booking.ts'
import { sellRooms } from './sell-rooms.ts'

/** Everything known of a person's stays. */
export async function archiveBookings(context: Context, userId: string): Promise<Archive['bookings']> {
  const { currency } = await getEdition(context)
  return (await listAllBookings(context, userId)).map((booking) => ({
    bookingId: booking.id,
    accommodation: booking.accommodation.name,
    address: booking.accommodation.address,
    arrival: booking.arrival,
    departure: booking.departure,
    status: booking.state,
    guests: booking.guests.map(presentGuest),
    price: { amount: booking.price, currency },
    createdAt: booking.created_at.toISOString(),
  }))
}

/**
 * Lets go of what is only held, and takes the names of guests out of the rest: who paid for a bed keeps it. Where the
 * person is a guest in somebody else's room, their address goes; the name is the booker's to change (docs/decisions/009-what-erasure-leaves.md).
 */
export async function eraseBookings(
  context: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  for (const booking of await listAllBookings(context, userId)) {
    if (booking.state !== 'held') continue
    await lockOrder(context, booking.order_id)
    const order = await findOrder(context, booking.order_id)
    if (order === undefined || order.has_payment_pending) continue
    const reference = String(booking.id)
    const line = { orderId: order.id, kind: 'room' as const, reference }
    await sellRooms.release(context, [line], 'order-cancelled')
    const rest = await removeFromOrder(context, order, (one) => one.kind === 'room' && one.reference === reference)
    if (rest.lines.length === 0) await letOrderGo(context, order.id)
  }
  await eraseGuestsOf(context, userId)
  await eraseGuestAddress(context, email)
}
