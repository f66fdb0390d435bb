import { paymentUnderWay } from '@foyer/contract/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/refused'
import { changeState, findOrder, lockOrder } from './orders.queries.ts'

/**
 * Ends an order that is not paid, because another takes its stead or nothing is left in it. Its seller has let go of
 * what it held.
 * @throws Refused `orders/payment-under-way`.
 */
export async function letOrderGo(context: Context, orderId: string): Promise<void> {
  await lockOrder(context, orderId)
  if ((await findOrder(context, orderId))?.has_payment_pending === true) throw refuse(paymentUnderWay)
  await changeState(context, orderId, { from: ['open', 'awaiting_payment'], to: 'cancelled', event: 'cancel' })
}
