import { bookingNotChangeable, type cancelBooking as endpoint } from '@foyer/contract/bookings'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { SoldLine } from '#features/orders'
import {
  findOrderToChange,
  letOrderGo,
  lockOrder,
  previewReturn,
  removeFromOrder,
  returnThings,
} from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import type { WholeBooking } from './bookings.queries.ts'
import { dropChangeUnderWay } from './drop-change.ts'
import { getOwnBooking } from './get-own-booking.ts'
import { sellRooms } from './sell-rooms.ts'

export interface CancelledBooking {
  readonly booking: WholeBooking
  /** In minor units; what was only held gives nothing back. */
  readonly refunded: number
}

/**
 * Cancels a stay: its nights are free and its money goes back in the same moment; with `preview` only says what it
 * would give back.
 * @throws Refused `accommodation/not-changeable`, `orders/payment-under-way`, `orders/not-open`.
 */
export async function cancelBooking(
  context: CallerContext<Person>,
  { params, query }: Input<typeof endpoint>,
): Promise<CancelledBooking> {
  const booking = await getOwnBooking(context, params.id)
  const line: SoldLine = { orderId: booking.order_id, kind: 'room', reference: String(booking.id) }
  if (query.preview === true) {
    const names = await sellRooms.returns(context, line, 'buyer')
    return { booking, refunded: booking.state === 'held' ? 0 : await previewReturn(context, names, 'all') }
  }
  const refunded = booking.state === 'held' ? await letHeldGo(context, line) : await giveBooked(context, line)
  return { booking: await getOwnBooking(context, booking.id), refunded }
}

async function letHeldGo(context: CallerContext<Person>, line: SoldLine): Promise<number> {
  const order = await findOrderToChange(context, context.caller.userId)
  if (order?.id !== line.orderId) throw refuse(bookingNotChangeable)
  // Whoever had the order before may have taken the stay out of it.
  await sellRooms.returns(context, line, 'buyer')
  await sellRooms.release(context, [line], 'order-cancelled')
  const rest = await removeFromOrder(context, order, (one) => one.kind === 'room' && one.reference === line.reference)
  if (rest.lines.length === 0) await letOrderGo(context, order.id)
  return 0
}

async function giveBooked(context: CallerContext<Person>, line: SoldLine): Promise<number> {
  // The order first, as whoever cancels all of it does.
  await lockOrder(context, line.orderId)
  await dropChangeUnderWay(context, Number(line.reference))
  const names = await sellRooms.returns(context, line, 'buyer')
  await sellRooms.takeBack(context, [line])
  return returnThings(context, names, 'all', 'booking-cancelled')
}
