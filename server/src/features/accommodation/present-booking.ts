import type { Booking, Guest } from '@foyer/contract/bookings'
import { type CurrentEdition, getEdition, presentCancellation } from '#features/editions'
import { findOrder } from '#features/orders'
import type { Context } from '#platform/context'
import { bookingAbilities, cancelBeforeStay } from './bookings.policy.ts'
import type { WholeBooking } from './bookings.queries.ts'
import { presentDetail, presentRoom } from './present-accommodation.ts'

export function presentGuest(guest: WholeBooking['guests'][number]): Guest {
  return { firstName: guest.first_name, lastName: guest.last_name, email: guest.email }
}

/** A booking as the specification has it; its prices are what it was booked at. */
export function presentBooking(booking: WholeBooking, { currency }: Pick<CurrentEdition, 'currency'>): Booking {
  const guests = booking.guests.map(presentGuest)
  return {
    bookingId: booking.id,
    accommodationId: booking.accommodation.id,
    roomId: booking.room_id,
    arrival: booking.arrival,
    departure: booking.departure,
    status: booking.state,
    roomOccupancy: booking.occupancy,
    guests,
    guest: guests[0] ?? null,
    price: { amount: booking.price, currency },
  }
}

/** A booking with its house, its room, its nights and what can be done with it now. */
export async function presentWholeBooking(context: Context, booking: WholeBooking): Promise<Booking> {
  const edition = await getEdition(context)
  const { locale, now } = context
  const order = booking.state === 'held' ? await findOrder(context, booking.order_id) : undefined
  const agreed = order?.state === 'open' ? edition.cancellationPolicy : booking.cancellation_policy
  const cancelBefore = cancelBeforeStay(edition, { cancellation_policy: agreed })
  const unsearched = { from_price: null, total_price: null, is_bookable: false }
  return {
    ...presentBooking(booking, edition),
    accommodation: presentDetail({ ...booking.accommodation, ...unsearched }, edition, locale),
    room: presentRoom(booking.room, null, edition, locale),
    nights: booking.nights.map(({ night, price }) => ({ night, price: { amount: price, currency: edition.currency } })),
    orderUuid: booking.order_id,
    holdExpiresAt: order?.hold_expires_at?.toISOString() ?? null,
    cancelBefore: cancelBefore.toISOString(),
    cancellation: presentCancellation(agreed, ['stays'], edition)[0]?.steps ?? [],
    pendingChange: presentChange(booking.change),
    can: bookingAbilities(booking, { now, cancelBefore, isOffer: order?.purpose === 'offer' }),
  }
}

function presentChange(change: WholeBooking['change']) {
  if (change === null || change.order_id === null) return null
  const { order_id, room_id, arrival, departure } = change
  return { orderUuid: order_id, roomId: room_id, arrival, departure }
}
