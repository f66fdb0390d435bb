import { findOrderToChange, letOrderGo, type OrderRow, removeFromOrder } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { sellTrainTickets } from './sell-train-tickets.ts'

/** Takes the train ticket out of the caller's order in progress; there may be none. An order without things ends. */
export async function removeTrainTicket(context: CallerContext<Person>): Promise<OrderRow | null> {
  const order = await findOrderToChange(context, context.caller.userId)
  return order === undefined ? null : takeTrainTicketOut(context, order)
}

/** Takes the train ticket out of an order that is locked. @returns what is left of the order. */
export async function takeTrainTicketOut(context: CallerContext<Person>, order: OrderRow): Promise<OrderRow | null> {
  const lines = order.lines.filter(({ kind }) => kind === 'train-ticket')
  if (lines.length === 0) return order
  const sold = lines.map(({ kind, reference }) => ({ orderId: order.id, kind, reference }))
  await sellTrainTickets.release(context, sold, 'order-cancelled')
  const rest = await removeFromOrder(context, order, ({ kind }) => kind === 'train-ticket')
  if (rest.lines.length > 0) return rest
  await letOrderGo(context, order.id)
  return null
}
