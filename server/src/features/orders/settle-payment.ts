import { getEdition } from '#features/editions'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { sendAlong, sqlState } from '#platform/database/database'
import { Refused } from '#platform/door/refused'
import { knows } from '#platform/ground/state-machine'
import { uuidV7 } from '#platform/ground/uuid'
import type { Captured, ChargeOutcome } from '#platform/payments/payments'
import { deliverOrder, NothingToDeliver, overWhenPaid } from './deliver-order.ts'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import { findOrder } from './orders.queries.ts'
import { paymentTransitions } from './payment-state.ts'
import { advancePayment, lockPayment, type PaymentRow } from './payments.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { insertRefund } from './refunds.queries.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/**
 * What became of an attempt. `repeated`: it was known already; `alarm`: the provider took something else than was
 * asked for, and a person has to look.
 */
export type Settlement = 'paid' | 'given-back' | 'repeated' | 'failed' | 'pending' | 'alarm'

/** An attempt to pay, and the order that it is of for good. */
type OrdersAttempt = Pick<PaymentRow, 'id' | 'order_id'>

/** What belongs into the transaction in which an order is paid. */
type WhenPaid = (inner: Context) => Promise<void>

/** Why money is given back instead of kept. */
type GiveBackReason = 'sold-out' | typeof overWhenPaid | 'not-needed' | 'order-changed'

/** Books what the provider says of an attempt, whichever way that came: its answer, its event, or by asking again. */
export async function settleOutcome(
  context: ProcessContext,
  asked: OrdersAttempt,
  outcome: ChargeOutcome,
  whenPaid?: WhenPaid,
): Promise<Settlement> {
  if (outcome.state === 'succeeded') return settleSuccess(context, asked, outcome, whenPaid)
  if (outcome.state === 'failed') return settleFailure(context, asked.id, outcome.providerRef, outcome.reason)
  const actionUrl = outcome.state === 'action_required' ? outcome.actionUrl : null
  return context.inTransaction(async (inner) => {
    const payment = await lockPayment(inner, asked.id)
    if (payment === undefined || !knows(paymentTransitions, payment.state, 'wait')) return 'repeated'
    await advancePayment(inner, payment, 'wait', { provider_ref: outcome.providerRef, action_url: actionUrl })
    return 'pending'
  })
}

/**
 * Books what looking for an attempt has shown. One that its provider has answered once is there; only one that never
 * reached it can be given up.
 */
export async function settleFound(
  context: ProcessContext,
  payment: OrdersAttempt & Pick<PaymentRow, 'state'>,
  outcome: ChargeOutcome | null,
): Promise<Settlement> {
  if (outcome !== null) return settleOutcome(context, payment, outcome)
  if (payment.state !== 'started') throw new Error('The provider does not know an attempt that it has answered.')
  return settleFailure(context, payment.id, null, 'never-reached')
}

/**
 * Books money that a provider says it took. In time, the order is paid. After the hold has ended, the capacity is
 * taken again where it can be; where it cannot, and where the order needs no money any more, all of it is given back.
 * It is never silently kept (decisions, section 3). Money that is not what was asked for changes nothing but alarms.
 */
export async function settleSuccess(
  context: ProcessContext,
  asked: OrdersAttempt,
  captured: Captured & { readonly providerRef: string },
  whenPaid: WhenPaid = async () => {},
): Promise<Settlement> {
  const attempt = { id: asked.id, order_id: asked.order_id, providerRef: captured.providerRef }
  try {
    return await context.inTransaction(async (inner) => {
      const settlement = await receive(inner, attempt, captured)
      if (settlement === 'paid') await whenPaid(inner).catch(asFault)
      return settlement
    })
  } catch (error) {
    // Somebody else has the place by now, nothing of it can be had any more, or the database forbids what delivering would
    // make true. The whole transaction is undone, and the money goes back in a new one.
    const isForbidden = sqlState(error)?.startsWith('23') === true
    if (!(error instanceof Refused) && !isForbidden) throw error
    return context.inTransaction(async (inner) => {
      if (isForbidden) await raiseAlarm(inner, 'delivery-failed', attempt.id, { error: String(error) })
      return giveBack(inner, attempt, error instanceof NothingToDeliver ? overWhenPaid : 'sold-out')
    })
  }
}

/** A refusal where money was taken and all was delivered gives nothing back: it is a fault of ours. */
function asFault(error: unknown): never {
  throw error instanceof Refused
    ? new Error(`An order that is paid was refused: ${error.message}`, { cause: error })
    : error
}

interface Attempt extends OrdersAttempt {
  readonly providerRef: string
}

/** The order first, then its attempt: everybody locks in this order. Undefined where the news is not new. */
async function lockBoth(context: Context, { id, order_id }: OrdersAttempt) {
  const [, payment, order] = await Promise.all([
    lockOrder(context, order_id),
    lockPayment(context, id),
    findOrder(context, order_id),
    // Whoever books wants to know it, most often of the edition that was asked about.
    getEdition(context),
  ])
  if (payment === undefined || order === undefined) return undefined
  return knows(paymentTransitions, payment.state, 'succeed') ? { payment, order } : undefined
}

async function receive(given: Context, attempt: Attempt, captured: Captured): Promise<Settlement> {
  const both = await lockBoth(given, attempt)
  if (both === undefined) return 'repeated'
  const { payment, order } = both
  const context = inEdition(given, order.edition_id)
  if (captured.amount !== payment.amount || captured.currency !== payment.currency) {
    const { amount, currency } = captured
    await raiseAlarm(context, 'charge-does-not-fit', payment.id, { amount, currency, asked: payment.amount })
    return 'alarm'
  }
  if (order.state !== 'awaiting_payment' && order.state !== 'expired') return giveBack(context, attempt, 'not-needed')
  // Nobody is left whom it could be delivered to.
  if (order.buyer_erasure !== null) return giveBack(context, attempt, 'not-needed')
  // The buyer left this attempt and changed the order: what was paid is not what it costs.
  if (order.total !== payment.amount) return giveBack(context, attempt, 'order-changed')
  sendAlong(advancePayment(context, payment, 'succeed', { provider_ref: attempt.providerRef, reason: null }))
  const lines = soldLines(order)
  if (order.state === 'expired') await withEachKind(context, lines, (sellable, own) => sellable.hold(context, own))
  await deliverOrder(context, order)
  return 'paid'
}

async function giveBack(given: Context, attempt: Attempt, why: GiveBackReason): Promise<Settlement> {
  const both = await lockBoth(given, attempt)
  if (both === undefined) return 'repeated'
  const { payment, order } = both
  const context = inEdition(given, order.edition_id)
  await advancePayment(context, payment, 'succeed', { provider_ref: attempt.providerRef, reason: null })
  const refundId = uuidV7(context.now)
  await insertRefund(context, { id: refundId, paymentId: payment.id, amount: payment.amount, reason: why })
  await context.enqueue('refund-payment', { refundId })
  await context.enqueue('mail-payment-given-back', { orderId: order.id, refundId })
  if (why !== 'sold-out' && why !== overWhenPaid) return 'given-back'
  if (order.state !== 'awaiting_payment' && order.state !== 'expired') return 'given-back'
  await withEachKind(context, soldLines(order), (sellable, own) =>
    sellable.release(context, own, 'sold-out-before-payment'),
  )
  // An order that cannot be delivered waits for no other payment either.
  if (order.state === 'awaiting_payment') await advanceOrder(context, order.id, 'cancel')
  return 'given-back'
}

/** Books that nothing was taken. The order waits for another try until its hold ends. */
export async function settleFailure(
  context: ProcessContext,
  paymentId: string,
  providerRef: string | null,
  reason: string,
): Promise<'failed' | 'repeated'> {
  return context.inTransaction(async (inner) => {
    const payment = await lockPayment(inner, paymentId)
    if (payment === undefined || !knows(paymentTransitions, payment.state, 'fail')) return 'repeated'
    await advancePayment(inner, payment, 'fail', {
      reason,
      ...(providerRef === null ? {} : { provider_ref: providerRef }),
    })
    return 'failed'
  })
}
