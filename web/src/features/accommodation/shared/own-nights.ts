import type { Night } from '@foyer/contract/accommodation'
import type { Booking } from '@foyer/contract/bookings'
import { nightsOf, stripWindow } from './stay.ts'

/** The cells of a booking's strip: its nights, the event, and two nights on either side. */
export function ownNights(
  booking: Pick<Booking, 'arrival' | 'departure' | 'nights'>,
  event: { readonly startsOn: string; readonly endsOn: string },
): Night[] {
  return nightsOf(stripWindow(booking, event)).map((night) => ({
    availabilityId: null,
    night,
    left: 0,
    price: booking.nights?.find((one) => one.night === night)?.price ?? null,
  }))
}
