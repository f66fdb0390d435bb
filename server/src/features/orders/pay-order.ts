import type { Input } from '@foyer/contract/kit/endpoint'
import { message } from '@foyer/contract/kit/message'
import {
  type payOrder as endpoint,
  type Order,
  orderExpired,
  orderNotPayable,
  paymentFailed,
  paymentGivenBack,
  paymentUnderWay,
  providerSilent,
} from '@foyer/contract/orders'
import { type CallerContext, type Context, inEdition, type ProcessContext } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { Answered } from '#platform/door/answers'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import type { Card, ChargeOutcome } from '#platform/payments/payments'
import { networkKeyOf } from './count-declined-cards.ts'
import { expireOrder } from './expire-orders.ts'
import { AttemptUnknown, endAttempt, endIfLeft } from './leave-payment.ts'
import { lockOrder } from './locked-orders.queries.ts'
import { getTerms, showOrder } from './order-terms.ts'
import { orderAbilities } from './orders.policy.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { findPayment, findPaymentUnderWay, insertPayment, type PaymentRow } from './payments.queries.ts'
import { type Settlement, settleFound, settleOutcome } from './settle-payment.ts'

/**
 * Within this time from its beginning an attempt is begun once more under its name, in milliseconds. Stripe keeps a key for
 * 24 hours; after them the same words would make another charge.
 */
const KEY_LIFE_MS = 23 * 3_600_000

const notOurs = message('Give the card to the payment provider, never to us.')

type PayContext = CallerContext & ProcessContext
type Attempt = Pick<PaymentRow, 'id' | 'order_id' | 'amount' | 'currency'>

/**
 * Tries to pay an order. The attempt is committed before the provider hears of it, and its id is the provider's
 * idempotency key: whatever is lost afterwards, the attempt can be asked for. What is charged is what the attempt
 * recorded. One that its buyer left gives way to this one, once the provider has ended it; if that comes too late,
 * the first one counts. One that waits in the provider's own fields takes every card, and is gone on with. Who pays
 * what is paid by then hears that it is, and is charged for nothing.
 * @param order of the caller.
 * @throws Refused `orders/payment-failed`, `orders/expired`, `orders/not-payable`, `orders/payment-under-way`,
 * `orders/payment-given-back`, `orders/provider-silent`.
 * @throws InvalidInput for a card that belongs into the provider's own fields.
 */
export async function payOrder(asked: PayContext, order: OrderRow, { body }: Input<typeof endpoint>) {
  const context = inEdition(asked, order.edition_id)
  // A number that came here all the same is looked at by nobody.
  if (context.ports.payments.fields !== null && body?.card !== undefined)
    throw new InvalidInput([{ path: 'card', message: notOurs }])
  const left = await findLeft(context, order)
  const waiting = left === undefined ? undefined : await takeUp(context, order, left)
  if (waiting !== undefined) return answer(context, waiting, 'pending', waiting.action_url)
  if (left !== undefined && left.state === 'pending' && left.action_url !== null) {
    const settlement = await endLeft(context, order, left)
    if (settlement !== 'failed') return answer(context, left, settlement)
  }
  const attempt = await startAttempt(context, order.id)
  if (attempt === 'paid') return showOrder(context, await findAgain(context, order.id))
  const outcome = await charge(context, attempt, body?.card)
  const answered: { paid?: Order } = {}
  const settlement = await settleOutcome(context, attempt, outcome, async (inner) => {
    answered.paid = await showOrder(inner, await findAgain(inner, attempt.order_id))
    context.keepAnswer(inner, answered.paid)
  })
  if (settlement === 'paid' && answered.paid !== undefined) return answered.paid
  if (outcome.state === 'action_required') await refuseLeft(context, attempt, settlement)
  if (settlement === 'failed' || (settlement === 'repeated' && (await hasFailed(context, attempt.id))))
    throw refuse(paymentFailed, { reason: outcome.state === 'failed' ? outcome.reason : 'card_declined' })
  return answer(context, attempt, settlement, outcome.state === 'action_required' ? outcome.actionUrl : null)
}

/** The attempt under way. Where one waits in the provider's own fields for a card, another tab may have begun it since the order was read. */
async function findLeft(context: PayContext, order: OrderRow): Promise<PaymentRow | undefined> {
  const isNone = context.ports.payments.fields === null && order.payment_waits_for === null
  return isNone ? undefined : findPaymentUnderWay(context, order.id)
}

/**
 * The attempt that waits in the provider's own fields for this order's next card; undefined where none does. One whose
 * begin was never answered is begun once more under its name: nobody has seen its fields, so nobody can have paid it. Where
 * the provider may have forgotten that name as a key, the attempt is looked up, and one that it never heard of is over.
 */
async function takeUp(context: PayContext, order: OrderRow, left: PaymentRow): Promise<PaymentRow | undefined> {
  const { fields, name } = context.ports.payments
  if (fields === null || left.provider !== name || left.amount !== order.total) return undefined
  if (order.state !== 'awaiting_payment' || isOver(order, context.now)) return undefined
  if (left.state === 'pending') return left.action_url === null ? undefined : left
  const isKeyKnown = context.now.getTime() - left.created_at.getTime() < KEY_LIFE_MS
  const outcome = isKeyKnown
    ? await charge(context, left)
    : await ask(context, () => context.ports.payments.find(left.id, left.provider_ref))
  const settlement = await settleFound(context, left, outcome)
  if (outcome?.state !== 'action_required') return undefined
  await refuseLeft(context, left, settlement)
  return { ...left, state: 'pending', action_url: outcome.actionUrl }
}

/** The provider told of its failure before it answered. */
const hasFailed = async (context: PayContext, id: string) => (await findPayment(context, id))?.state === 'failed'

/** What its buyer left in another tab while the provider was asked takes no card. */
async function refuseLeft(context: PayContext, attempt: Attempt, settlement: Settlement): Promise<void> {
  if (settlement === 'repeated' && (await endIfLeft(context, attempt.id))) throw refuse(orderNotPayable)
}

/** Where the provider says nothing and the order's time is over, that is what its buyer is told. */
function endLeft(context: PayContext, order: OrderRow, left: PaymentRow): Promise<Settlement> {
  return ask(context, () => endAttempt(context, left)).catch((silent: unknown) => {
    if (isOver(order, context.now)) return 'failed'
    throw silent
  })
}

function charge(context: PayContext, attempt: Attempt, card?: Card): Promise<ChargeOutcome> {
  const { payments, publicUrl } = context.ports
  return ask(context, () =>
    payments.charge({
      attemptId: attempt.id,
      orderUuid: attempt.order_id,
      amount: attempt.amount,
      currency: attempt.currency,
      ...(card === undefined ? {} : { card }),
      returnUrl: `${publicUrl}/payment-return?order=${attempt.order_id}`,
    }),
  )
}

async function ask<Answer>(context: PayContext, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    // Begun where nobody can be asked any more: it may be paid yet, until the order's time is over.
    if (error instanceof AttemptUnknown) throw refuse(paymentUnderWay, {}, error)
    // A card that was sent may have been charged; of fields that nobody has seen, nothing can.
    if (context.ports.payments.fields === null) throw error
    throw refuse(providerSilent, {}, error)
  }
}

async function startAttempt(context: PayContext, orderId: string): Promise<Attempt | 'paid'> {
  const started = await context.inTransaction((inner) => recordAttempt(inner, orderId, networkKeyOf(context)))
  if (started === 'expired') throw refuse(orderExpired)
  if (started === 'under-way') throw refuse(paymentUnderWay)
  if (started === 'not-payable') throw refuse(orderNotPayable)
  return started
}

/** Under the order's lock nobody changes what it costs: the amount that is recorded is the amount of what is in it. */
async function recordAttempt(
  context: Context,
  orderId: string,
  networkKey: string,
): Promise<Attempt | 'paid' | 'expired' | 'under-way' | 'not-payable'> {
  const [, order, terms] = await Promise.all([
    lockOrder(context, orderId),
    findOrder(context, orderId),
    getTerms(context),
  ])
  if (order === undefined || order.state === 'expired') return 'expired'
  if (isPaid(order)) return 'paid'
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
    network_key: networkKey,
  }
  // With the end of the transaction, which is then the first that knows.
  sendAlong(
    insertPayment(context, attempt).then((isFirst) => {
      if (!isFirst) throw refuse(paymentUnderWay)
    }),
  )
  return attempt
}

const isPaid = ({ state }: OrderRow): boolean => state === 'paid' || state === 'partially_refunded'

const isOver = (order: OrderRow, now: Date): boolean => order.hold_expires_at !== null && order.hold_expires_at <= now

async function findAgain(context: Context, id: string): Promise<OrderRow> {
  const order = await findOrder(context, id)
  if (order === undefined) throw new Error('An order vanished while it was paid.')
  return order
}

async function answer(
  context: PayContext,
  attempt: Attempt,
  settlement: Exclude<Settlement, 'failed'>,
  actionUrl: string | null = null,
) {
  const order = await findAgain(context, attempt.order_id)
  if (settlement === 'paid' || (settlement === 'repeated' && isPaid(order))) return showOrder(context, order)
  if (settlement === 'given-back' || settlement === 'repeated') throw refuse(paymentGivenBack)
  return new Answered(202, {
    order: await showOrder(context, order),
    action: actionUrl === null ? null : { url: actionUrl },
  })
}
