import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/uuid'
import { changeState, lockOrder } from './orders.queries.ts'
import { findSucceededPayment, insertRefund } from './payments.queries.ts'

/**
 * Gives all money of a paid order back, because what was sold cannot be had: the seller has released it already, in
 * this transaction. An order that is not paid is cancelled.
 */
export async function giveBackOrder(context: Context, orderId: string, reason: string): Promise<void> {
  const order = await lockOrder(context, orderId)
  if (order === undefined) return
  if (order.state === 'open' || order.state === 'awaiting_payment') {
    await changeState(context, orderId, { from: ['open', 'awaiting_payment'], to: 'cancelled', event: 'cancel' })
    return
  }
  const payment = await findSucceededPayment(context, orderId)
  if (payment === undefined || order.state !== 'paid') return
  const refundId = uuidV7(context.now)
  await insertRefund(context, { id: refundId, paymentId: payment.id, amount: payment.amount, reason })
  await changeState(context, orderId, { from: ['paid'], to: 'refunded', event: 'refund' })
  await context.enqueue('refund-payment', { refundId })
  await context.enqueue('order-refunded', { orderId, refundId })
}
