import { type Context, inEdition } from '#platform/context'
import { leavePayment } from './leave-payment.ts'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import { listOrderIdsOfHolders, type OrderHolders } from './orders.erasure.queries.ts'
import { findOrder } from './orders.queries.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/**
 * Cancels what somebody who leaves for good has not paid, and gives its capacity back. A payment may be under way:
 * money that arrives for a cancelled order goes back.
 */
export async function endUnpaidOrders(given: Context, holders: OrderHolders): Promise<void> {
  for (const id of await listOrderIdsOfHolders(given, holders)) {
    await lockOrder(given, id)
    const order = await findOrder(given, id)
    if (order?.state !== 'open' && order?.state !== 'awaiting_payment') continue
    const context = inEdition(given, order.edition_id)
    await leavePayment(context, id)
    await withEachKind(context, soldLines(order), (sellable, lines) =>
      sellable.release(context, lines, 'order-cancelled'),
    )
    await advanceOrder(context, id, 'cancel')
  }
}
