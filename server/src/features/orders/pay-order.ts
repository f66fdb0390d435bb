import type { Input } from '@foyer/contract/kit/endpoint'
import {
  type payOrder as endpoint,
  orderExpired,
  orderNotPayable,
  paymentFailed,
  paymentGivenBack,
  paymentUnderWay,
} from '@foyer/contract/orders'
import { type CallerContext, type Context, inEdition, type ProcessContext } from '#platform/context'
import { Answered } from '#platform/door/answers'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import type { ChargeOutcome } from '#platform/payments/payments'
import { expireOrder } from './expire-orders.ts'
import { endAttempt } from './leave-payment.ts'
import { getTerms, showOrder } from './order-terms.ts'
import { orderAbilities } from './orders.policy.ts'
import { findOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { findPaymentUnderWay, insertPayment, type PaymentRow } from './payments.queries.ts'
import { type Settlement, settleOutcome } from './settle-payment.ts'

type PayContext = CallerContext & ProcessContext
type Attempt = Pick<PaymentRow, 'id' | 'order_id' | 'amount' | 'currency'>

/**
 * Tries to pay an order. The attempt is committed before the provider hears of it, and its id is the provider's
 * idempotency key: whatever is lost afterwards, the attempt can be asked for. What is charged is what the attempt
 * recorded. One that its buyer left gives way to this one, once the provider has ended it; if that comes too late,
 * the first one counts.
 * @throws Refused `orders/payment-failed`, `orders/expired`, `orders/not-payable`, `orders/payment-under-way`,
 * `orders/payment-given-back`.
 */
export async function payOrder(asked: PayContext, input: Input<typeof endpoint>) {
  const { id, edition_id } = await getOwnOrder(asked, input.params.uuid)
  const context = inEdition(asked, edition_id)
  const left = await findPaymentUnderWay(context, id)
  if (left !== undefined && left.state === 'pending' && left.action_url !== null) {
    const settlement = await endAttempt(context, left)
    if (settlement !== 'failed') return answer(context, left, settlement)
  }
  const attempt = await startAttempt(context, id)
  const card = input.body?.card
  const outcome = await context.ports.payments.charge({
    attemptId: attempt.id,
    orderUuid: id,
    amount: attempt.amount,
    currency: attempt.currency,
    ...(card === undefined ? {} : { card }),
    returnUrl: `${context.ports.publicUrl}/payment-return?order=${id}`,
  })
  return answer(context, attempt, await settleOutcome(context, attempt.id, outcome), outcome)
}

async function startAttempt(context: PayContext, orderId: string): Promise<Attempt> {
  const started = await context.inTransaction((inner) => recordAttempt(inner, orderId))
  if (started === 'expired') throw refuse(orderExpired)
  if (started === 'under-way') throw refuse(paymentUnderWay)
  if (started === 'not-payable') throw refuse(orderNotPayable)
  return started
}

/** Under the order's lock nobody changes what it costs: the amount that is recorded is the amount of what is in it. */
async function recordAttempt(
  context: Context,
  orderId: string,
): Promise<Attempt | 'expired' | 'under-way' | 'not-payable'> {
  const [, order, terms] = await Promise.all([
    lockOrder(context, orderId),
    findOrder(context, orderId),
    getTerms(context),
  ])
  if (order === undefined || order.state === 'expired') return 'expired'
  if (order.state === 'awaiting_payment' && isOver(order, context.now)) {
    await expireOrder(context, orderId)
    return 'expired'
  }
  if (order.payment_waits_for !== null) return 'under-way'
  if (!orderAbilities(order, terms).pay || context.ports.payments.name === 'none') return 'not-payable'
  const attempt = {
    id: uuidV7(context.now),
    order_id: orderId,
    provider: context.ports.payments.name,
    state: 'started' as const,
    amount: order.total,
    currency: order.currency,
    created_at: context.now,
  }
  return (await insertPayment(context, attempt)) ? attempt : 'under-way'
}

const isOver = (order: OrderRow, now: Date): boolean => order.hold_expires_at !== null && order.hold_expires_at <= now

async function answer(context: PayContext, attempt: Attempt, settlement: Settlement, outcome?: ChargeOutcome) {
  const order = await findOrder(context, attempt.order_id)
  if (order === undefined) throw new Error('An order vanished while it was paid.')
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded'
  if (settlement === 'paid' || (settlement === 'repeated' && isPaid)) return showOrder(context, order)
  if (settlement === 'given-back' || settlement === 'repeated') throw refuse(paymentGivenBack)
  if (settlement === 'failed')
    throw refuse(paymentFailed, { reason: outcome?.state === 'failed' ? outcome.reason : 'card_declined' })
  return new Answered(202, {
    order: await showOrder(context, order),
    action: outcome?.state === 'action_required' ? { url: outcome.actionUrl } : null,
  })
}
