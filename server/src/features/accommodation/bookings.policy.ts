import { type CurrentEdition, cancellationSteps, lastCancellation } from '#features/editions'
import type { BookingRow, WholeBooking } from './bookings.queries.ts'

interface StayTerms {
  readonly now: Date
  readonly cancelBefore: Date
  /** It stands in an order that staff made for somebody: held, it leaves that with all else in it alone. */
  readonly isOffer?: boolean
}

/**
 * What can be done with a stay now. Commands ask the same questions before they act. A stay that is only held is
 * changed freely; a booked one as long as was agreed.
 */
export function bookingAbilities(
  booking: Pick<BookingRow, 'state' | 'occupancy'> & { readonly guests: readonly unknown[] },
  terms: StayTerms,
) {
  const isAlive = booking.state === 'held' || booking.state === 'booked'
  const isFree =
    (booking.state === 'held' && terms.isOffer !== true) ||
    (booking.state === 'booked' && terms.now < terms.cancelBefore)
  return {
    change: isFree,
    cancel: isFree,
    addGuest: isAlive && booking.guests.length < booking.occupancy,
    document: booking.state === 'booked',
  }
}

type Clocks = Pick<CurrentEdition, 'timeZone' | 'cancelBefore'>
type Agreed = Pick<WholeBooking, 'cancellation_policy'>

/** What is kept of a stay that goes back, as it was agreed when its order was placed. */
export const stepsOf = (edition: Clocks, { cancellation_policy }: Agreed) =>
  cancellationSteps(cancellation_policy, 'stays', edition)

/** Until when a stay is changed or given back, as it was agreed when its order was placed. */
export const cancelBeforeStay = (edition: Clocks, { cancellation_policy }: Agreed): Date =>
  lastCancellation(cancellation_policy, 'stays', edition)
