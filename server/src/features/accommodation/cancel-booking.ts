import { bookingNotChangeable, type cancelBooking as endpoint } from '@foyer/contract/bookings'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { Cancellation, OrderRow, SoldLine } from '#features/orders'
import {
  cancelThings,
  findOrder,
  findOrderToChange,
  isMadeByStaff,
  letOrderGo,
  lockOrder,
  previewCancellation,
  removeFromOrder,
  sumOf,
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
  readonly fees: Cancellation['fees']
}

/**
 * Cancels a stay: its nights are free and its money goes back in the same moment; with `preview` only says what it
 * would give back.
 * @throws Refused `accommodation/not-changeable`, `orders/payment-under-way`, `orders/not-open`, `orders/refund-differs`.
 */
export async function cancelBooking(
  context: CallerContext<Person>,
  { params, query }: Input<typeof endpoint>,
): Promise<CancelledBooking> {
  const booking = await getOwnBooking(context, params.id)
  const line: SoldLine = { orderId: booking.order_id, kind: 'room', reference: String(booking.id) }
  if (query.preview === true) {
    const things = await sellRooms.returns(context, line, 'buyer')
    if (booking.state === 'held' && (await isMadeByStaff(context, line.orderId))) throw refuse(bookingNotChangeable)
    if (booking.state === 'held') return { booking, refunded: 0, fees: [] }
    return { booking, ...sumUp(await previewCancellation(context, await getOrder(context, line), things)) }
  }
  if (booking.state === 'held') await letHeldGo(context, line)
  const given = booking.state === 'held' ? nothing : await giveBooked(context, line, query.refunded)
  return { booking: await getOwnBooking(context, booking.id), ...sumUp(given) }
}

const nothing: Cancellation = { parts: [], fees: [] }
const sumUp = ({ parts, fees }: Cancellation) => ({ refunded: sumOf(parts), fees })

async function getOrder(context: CallerContext<Person>, { orderId }: SoldLine): Promise<OrderRow> {
  const order = await findOrder(context, orderId)
  if (order === undefined) throw new Error('A booking stands in an order that is not there.')
  return order
}

async function letHeldGo(context: CallerContext<Person>, line: SoldLine): Promise<void> {
  const order = await findOrderToChange(context, context.caller.userId)
  if (order?.id !== line.orderId) throw refuse(bookingNotChangeable)
  // Whoever had the order before may have taken the stay out of it.
  await sellRooms.returns(context, line, 'buyer')
  await sellRooms.release(context, [line], 'order-cancelled')
  const rest = await removeFromOrder(context, order, (one) => one.kind === 'room' && one.reference === line.reference)
  if (rest.lines.length === 0) await letOrderGo(context, order.id)
}

async function giveBooked(
  context: CallerContext<Person>,
  line: SoldLine,
  seen: number | undefined,
): Promise<Cancellation> {
  // The order first, as whoever cancels all of it does.
  await lockOrder(context, line.orderId)
  await dropChangeUnderWay(context, Number(line.reference))
  const things = await sellRooms.returns(context, line, 'buyer')
  const order = await getOrder(context, line)
  await sellRooms.takeBack(context, [line])
  return cancelThings(context, order, things, { reason: 'booking-cancelled', seen })
}
