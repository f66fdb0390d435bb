import type { Context, ProcessContext } from '#platform/context'
import { Refused } from '#platform/refused'
import { uuidV7 } from '#platform/uuid'
import { findOrder, lockOrder } from './orders.queries.ts'
import { findPayment, insertRefund, settle } from './payments.queries.ts'
import { deliverOrder, soldLines } from './place-order.ts'
import { type Sellables, withEachKind } from './sellable.ts'

/** What became of money that arrived. `repeated`: it was known already. */
export type Settlement = 'paid' | 'given-back' | 'repeated'

/**
 * Books money that a provider says it took. In time, the order is paid. After the hold has ended, the capacity is
 * taken again where it can be; where it cannot, and where the order needs no money any more, all of it is given back.
 * It is never silently kept (decisions, section 3).
 */
export async function settleSuccess(
  context: ProcessContext,
  paymentId: string,
  providerRef: string | null,
  sellables: Sellables,
): Promise<Settlement> {
  try {
    return await context.inTransaction((inner) => book(inner, paymentId, providerRef, sellables))
  } catch (error) {
    // Somebody else has the place by now: the whole transaction is undone, and the money goes back in a new one.
    if (!(error instanceof Refused)) throw error
    return context.inTransaction((inner) => bookAndGiveBack(inner, paymentId, providerRef, sellables, 'sold-out'))
  }
}

async function book(
  context: Context,
  paymentId: string,
  providerRef: string | null,
  sellables: Sellables,
): Promise<Settlement> {
  const payment = await findPayment(context, paymentId)
  if (payment === undefined) return 'repeated'
  const locked = await lockOrder(context, payment.order_id)
  const order = await findOrder(context, payment.order_id)
  if (locked === undefined || order === undefined) return 'repeated'
  if (order.state !== 'awaiting_payment' && order.state !== 'expired')
    return bookAndGiveBack(context, paymentId, providerRef, sellables, 'not-needed')
  if (!(await settle(context, paymentId, { state: 'succeeded', providerRef }))) return 'repeated'

  const lines = soldLines(order)
  if (order.state === 'expired') await withEachKind(sellables, lines, (sellable, own) => sellable.hold(context, own))
  await deliverOrder(context, order, sellables)
  return 'paid'
}

async function bookAndGiveBack(
  context: Context,
  paymentId: string,
  providerRef: string | null,
  sellables: Sellables,
  why: 'sold-out' | 'not-needed',
): Promise<Settlement> {
  const payment = await findPayment(context, paymentId)
  if (payment === undefined) return 'repeated'
  await lockOrder(context, payment.order_id)
  if (!(await settle(context, paymentId, { state: 'succeeded', providerRef }))) return 'repeated'
  const refundId = uuidV7(context.now)
  await insertRefund(context, { id: refundId, paymentId, amount: payment.amount, reason: why })
  await context.enqueue('refund-payment', { refundId })
  const order = await findOrder(context, payment.order_id)
  if (order !== undefined && why === 'sold-out') {
    await withEachKind(sellables, soldLines(order), (sellable, own) =>
      sellable.release(context, own, 'sold-out-before-payment'),
    )
    await context.enqueue('mail-payment-given-back', { orderId: order.id, refundId })
  }
  return 'given-back'
}

/** Books that nothing was taken. The order waits for another try until its hold ends. */
export async function settleFailure(
  context: ProcessContext,
  paymentId: string,
  providerRef: string | null,
  reason: string,
): Promise<void> {
  await context.inTransaction((inner) => settle(inner, paymentId, { state: 'failed', providerRef, reason }))
}
