import type { Context } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { advanceLockedOrder, type OrderRow } from './orders.queries.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/** Hands over everything in an order that is locked: its price has been paid, were it nothing. */
export async function deliverOrder(context: Context, order: OrderRow): Promise<void> {
  sendAlong(advanceLockedOrder(context, order, 'pay', { paid_at: context.now, hold_expires_at: null }))
  await withEachKind(context, soldLines(order), (sellable, own) => sellable.deliver(context, own))
  const { id } = order
  await Promise.all([
    context.enqueue('order-paid', { orderId: id }),
    context.enqueue('mail-order-paid', { orderId: id }),
  ])
}
