import { bookingNotChangeable } from '@foyer/contract/bookings'
import { findOrderToChange, replaceInOrder } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { lockBooking, updateBooking } from './bookings.queries.ts'
import { assertAsSeen, type ChangedBooking, readAgain, type StayChange } from './change-stay.ts'
import { sumsOf } from './change-sums.ts'
import { describeStay } from './describe-stay.ts'
import { giveNightsBack } from './nights.queries.ts'
import { takeStay } from './take-stay.ts'

/**
 * Other days or another room for a stay that is only held: it is swapped at once, and its order follows.
 * @throws Refused as `changeBooked`; `orders/not-open`.
 */
export async function swapHeld(context: Context, change: StayChange): Promise<ChangedBooking> {
  const { booking, wanted, room } = change
  const order = await findOrderToChange(context, booking.user_id)
  const current = await lockBooking(context, booking.id)
  if (order?.id !== booking.order_id || current?.state !== 'held') throw refuse(bookingNotChangeable)
  const { price } = await takeStay(context, wanted, { bookingId: booking.id, changeId: null })
  const sums = await sumsOf(context, { ...change, booking: { ...booking, ...current } }, price)
  assertAsSeen(change, current, sums)
  await giveNightsBack(context, booking.id, { outside: wanted })
  await updateBooking(context, booking.id, {
    room_id: wanted.roomId,
    arrival: wanted.arrival,
    departure: wanted.departure,
    price,
  })
  const reference = String(booking.id)
  await replaceInOrder(context, order, (line) => line.kind === 'room' && line.reference === reference, [
    { kind: 'room', reference, ...describeStay(room, wanted), priceWithVat: price },
  ])
  return { booking: await readAgain(context, booking), ...sums, order: null }
}
