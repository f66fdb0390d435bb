import * as contract from '@foyer/contract/bookings'
import { getEdition } from '#features/editions'
import { presentFees, showOrder } from '#features/orders'
import { BinaryAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { CALENDAR_TYPE } from '#platform/papers/calendar'
import { addGuest } from './add-guest.ts'
import { bookRoom } from './book-room.ts'
import { drawOwnConfirmation, writeCalendar } from './booking-documents.ts'
import { listBookings } from './bookings.queries.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'
import { presentBooking, presentWholeBooking } from './present-booking.ts'

/** One's own stays. */
export function openBookings(door: Door): void {
  serve(door, contract.listBookings, async (context, { query }) => {
    const bookings = await listBookings(context, context.caller.userId)
    if (query.extended !== true) {
      const edition = await getEdition(context)
      return bookings.map((booking) => presentBooking(booking, edition))
    }
    const shown: contract.Booking[] = []
    for (const booking of bookings) shown.push(await presentWholeBooking(context, booking))
    return shown
  })
  serve(door, contract.bookRoom, async (context, input) => presentWholeBooking(context, await bookRoom(context, input)))
  serve(door, contract.addGuest, async (context, input) => presentWholeBooking(context, await addGuest(context, input)))
  serve(door, contract.changeBooking, async (context, input) => {
    const { booking, before, after, difference, kept, order } = await changeBooking(context, input)
    const { currency } = await getEdition(context)
    const money = (amount: number) => ({ amount, currency })
    return {
      booking: await presentWholeBooking(context, booking),
      before: money(before),
      after: money(after),
      difference: money(difference),
      kept: money(kept),
      order: order === null ? null : await showOrder(context, order),
    }
  })
  serve(door, contract.cancelBooking, async (context, input) => {
    const { booking, refunded, fees } = await cancelBooking(context, input)
    const { currency } = await getEdition(context)
    return {
      booking: await presentWholeBooking(context, booking),
      refunded: { amount: refunded, currency },
      fees: presentFees(fees, currency),
    }
  })
  serve(
    door,
    contract.readBookingPdf,
    async (context, { params }) =>
      new BinaryAnswer('application/pdf', await drawOwnConfirmation(context, params.id), {
        fileName: `booking-${params.id}.pdf`,
      }),
  )
  serve(
    door,
    contract.readBookingCalendar,
    async (context, { params }) =>
      new BinaryAnswer(CALENDAR_TYPE, await writeCalendar(context, params.id), {
        fileName: `booking-${params.id}.ics`,
      }),
  )
}
