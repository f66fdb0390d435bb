import type { Input } from '@foyer/contract/kit/endpoint'
import {
  type payOrder as endpoint,
  orderExpired,
  orderNotPayable,
  paymentFailed,
  paymentUnderWay,
} from '@foyer/contract/orders'
import { Answered } from '#platform/answers'
import type { CallerContext, ProcessContext } from '#platform/context'
import type { ChargeOutcome } from '#platform/payments/payments'
import { refuse } from '#platform/refused'
import { uuidV7 } from '#platform/uuid'
import { expireOrder } from './expire-orders.ts'
import { getTerms, showOrder } from './order-terms.ts'
import { orderAbilities } from './orders.policy.ts'
import { findOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { insertPayment, settle } from './payments.queries.ts'
import type { Sellables } from './sellable.ts'
import { settleFailure, settleSuccess } from './settle-payment.ts'

type PayContext = CallerContext & ProcessContext

/**
 * Tries to pay an order. The attempt is committed before the provider hears of it, and its id is the provider's
 * idempotency key: whatever is lost afterwards, the attempt can be asked for.
 * @throws Refused `orders/payment-failed`, `orders/expired`, `orders/not-payable`, `orders/payment-under-way`.
 */
export async function payOrder(context: PayContext, input: Input<typeof endpoint>, sellables: Sellables) {
  const order = await getOwnOrder(context, input.params.uuid)
  const attemptId = await startAttempt(context, order, sellables)
  const card = input.body?.card
  const outcome = await context.ports.payments.charge({
    attemptId,
    orderUuid: order.id,
    amount: order.total,
    currency: order.currency,
    ...(card === undefined ? {} : { card }),
    returnUrl: `${context.ports.publicUrl}/payment-return?order=${order.id}`,
  })
  return answer(context, order, attemptId, outcome, sellables)
}

async function startAttempt(context: PayContext, order: OrderRow, sellables: Sellables): Promise<string> {
  const attemptId = uuidV7(context.now)
  const started = await context.inTransaction(async (inner) => {
    await lockOrder(inner, order.id)
    const current = await findOrder(inner, order.id)
    if (current === undefined || current.state === 'expired') return 'expired'
    if (current.state === 'awaiting_payment' && isOver(current, context.now)) {
      await expireOrder(inner, order.id, sellables)
      return 'expired'
    }
    if (current.has_payment_pending) return 'under-way'
    if (!orderAbilities(current, await getTerms(inner)).pay) return 'not-payable'
    const isFirst = await insertPayment(inner, {
      id: attemptId,
      order_id: order.id,
      provider: context.ports.payments.name,
      state: 'started',
      amount: current.total,
      currency: current.currency,
      created_at: context.now,
    })
    return isFirst ? 'started' : 'under-way'
  })
  if (started === 'expired') throw refuse(orderExpired)
  if (started === 'under-way') throw refuse(paymentUnderWay)
  if (started === 'not-payable') throw refuse(orderNotPayable)
  return attemptId
}

const isOver = (order: OrderRow, now: Date): boolean => order.hold_expires_at !== null && order.hold_expires_at <= now

async function answer(
  context: PayContext,
  order: OrderRow,
  attemptId: string,
  outcome: ChargeOutcome,
  sellables: Sellables,
) {
  if (outcome.state === 'failed') {
    await settleFailure(context, attemptId, outcome.providerRef, outcome.reason)
    throw refuse(paymentFailed, { reason: outcome.reason })
  }
  if (outcome.state === 'succeeded') {
    await settleSuccess(context, attemptId, outcome.providerRef, sellables)
    return showOrder(context, (await findOrder(context, order.id)) ?? order)
  }
  await context.inTransaction((inner) =>
    settle(inner, attemptId, { state: 'pending', providerRef: outcome.providerRef }),
  )
  return new Answered(202, {
    order: await showOrder(context, (await findOrder(context, order.id)) ?? order),
    action: outcome.state === 'action_required' ? { url: outcome.actionUrl } : null,
  })
}
