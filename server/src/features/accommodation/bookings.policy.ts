import type { BookingRow } from './bookings.queries.ts'

/**
 * What can be done with a stay now. Commands ask the same questions before they act. A stay that is only held is
 * changed freely; a booked one until the edition's deadline.
 */
export function bookingAbilities(
  booking: Pick<BookingRow, 'state' | 'occupancy'> & { readonly guests: readonly unknown[] },
  terms: { readonly now: Date; readonly cancelBefore: Date },
) {
  const isAlive = booking.state === 'held' || booking.state === 'booked'
  const isFree = booking.state === 'held' || (booking.state === 'booked' && terms.now < terms.cancelBefore)
  return {
    change: isFree,
    cancel: isFree,
    addGuest: isAlive && booking.guests.length < booking.occupancy,
    document: booking.state === 'booked',
  }
}
