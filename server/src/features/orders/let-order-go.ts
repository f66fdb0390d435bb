import { paymentUnderWay } from '@foyer/contract/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { leavePayment } from './leave-payment.ts'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import { findOrder } from './orders.queries.ts'

/**
 * Ends an order that is not paid, because another takes its stead or nothing is left in it; one that is finished stays
 * as it is. Its seller has let go of what it held.
 * @throws Refused `orders/payment-under-way`.
 */
export async function letOrderGo(context: Context, orderId: string): Promise<void> {
  await lockOrder(context, orderId)
  const order = await findOrder(context, orderId)
  if (order?.state !== 'open' && order?.state !== 'awaiting_payment') return
  if (order.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  await leavePayment(context, orderId)
  await advanceOrder(context, orderId, 'cancel')
}
