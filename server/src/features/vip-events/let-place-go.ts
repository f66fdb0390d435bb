import { orderNotOpen } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import {
  dropFromOrder,
  findOrder,
  findOrderToChange,
  letOrderGo,
  lockOrder,
  removeFromOrder,
  returnThings,
} from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { isLiving } from './attendance-state.ts'
import { type AttendanceRow, advanceAttendance, lockAttendance } from './attendances.queries.ts'
import { describeLoss, describeReturn } from './describe-place.ts'
import { giveBackPlaces } from './offer-free-places.ts'
import { mayReturn } from './return-terms.ts'
import { type EventRow, findEvent } from './vip-events.queries.ts'

/**
 * Ends an answer: its places go to the next in line, it leaves the order that is not paid yet, and what was paid goes
 * back as far as the event's terms say. Whoever calls it has locked the person's answers.
 * @returns what is given back, in minor units.
 * @throws Refused `orders/payment-under-way`, `orders/not-open`.
 */
export async function letPlaceGo(
  context: Context,
  found: Pick<AttendanceRow, 'id' | 'order_id' | 'user_id'>,
  how: 'withdraw' | 'cancel' | 'lapse',
): Promise<number> {
  // The order first, as everybody locks: paid, or expired, it says what the answer is by now.
  if (found.order_id !== null) await lockOrder(context, found.order_id)
  const attendance = await lockAttendance(context, found.id)
  if (attendance === undefined || !isLiving(attendance.state)) return 0
  const event = await findEvent(context, attendance.event_id)
  if (event === undefined) return 0
  if (attendance.state === 'held' && how === 'withdraw') await takeOutOfOrder(context, attendance)
  else if (attendance.state === 'held') await dropFromItsOrder(context, attendance)
  await advanceAttendance(context, attendance, how, { ended_at: context.now, guest_name: null })
  const refunded = attendance.state === 'attending' ? await giveMoneyBack(context, attendance, event, how) : 0
  await giveBackPlaces(context, attendance)
  return refunded
}

async function takeOutOfOrder(context: Context, { id, user_id, order_id }: AttendanceRow): Promise<void> {
  const order = await findOrderToChange(context, user_id)
  if (order === undefined || order.id !== order_id) throw refuse(orderNotOpen)
  const rest = await removeFromOrder(context, order, (line) => line.kind === 'vip-event' && line.reference === id)
  if (rest.lines.length === 0) await letOrderGo(context, order.id)
}

/** A place that nobody can have any more leaves whichever order it is in, also one that staff made. */
async function dropFromItsOrder(context: Context, { id, order_id }: AttendanceRow): Promise<void> {
  const order = order_id === null ? undefined : await findOrder(context, order_id)
  if (order?.state !== 'open' && order?.state !== 'awaiting_payment') throw new Error('A place is held by no order.')
  await dropFromOrder(context, order, (line) => line.kind === 'vip-event' && line.reference === id)
}

async function giveMoneyBack(
  context: Context,
  { id, order_id }: AttendanceRow,
  event: EventRow,
  how: 'withdraw' | 'cancel' | 'lapse',
): Promise<number> {
  if (order_id === null || !mayReturn(event, context.now)) return 0
  const isTheirs = how === 'withdraw'
  const own = isTheirs ? 'vip-place-given-back' : 'vip-place-ended-with-pass'
  const reason = event.cancelled_at === null ? own : 'vip-event-cancelled'
  const words = (isTheirs ? describeReturn : describeLoss)(event, await getEdition(context))
  return returnThings(context, [{ kind: 'vip-event', reference: id, words }], 'all', reason)
}
