import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { lockOrder } from './locked-orders.queries.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { findPayment, insertPayment } from './payments.queries.ts'
import { settleSuccess } from './settle-payment.ts'

/** A locked order for which a transfer came: one whose time is over can still have its things where they are free. */
export async function lockForTransfer(given: Context, orderId: string): Promise<OrderRow | undefined> {
  await lockOrder(given, orderId)
  const order = await findOrder(given, orderId)
  return order?.state === 'awaiting_payment' || order?.state === 'expired' ? order : undefined
}

/**
 * Writes down that all of a locked order lies in the account; it is booked behind this transaction, as any other money.
 * @returns false where another payment is under way.
 */
export async function takeTransfer(given: Context, order: OrderRow): Promise<boolean> {
  const context = inEdition(given, order.edition_id)
  const paymentId = uuidV7(context.now)
  const isFirst = await insertPayment(context, {
    id: paymentId,
    order_id: order.id,
    provider: 'transfer',
    state: 'started',
    amount: order.total,
    currency: order.currency,
    created_at: context.now,
  })
  if (isFirst) await context.enqueue('settle-transfer', { paymentId })
  return isFirst
}

/** Books money that lies in the account: done twice, it is as done once. */
export async function settleTransfer(context: ProcessContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context, paymentId)
  if (payment?.provider !== 'transfer') return
  const { amount, currency } = payment
  await settleSuccess(context, payment, { amount, currency, providerRef: `transfer ${paymentId}` })
}
