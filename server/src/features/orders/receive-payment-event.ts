import { requests } from '@foyer/contract/kit/refusal'
import { badSignature } from '@foyer/contract/orders'
import type { CallerContext, Context, ProcessContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { isUuid } from '#platform/ground/uuid'
import type { ProviderEvent, ProviderNotice } from '#platform/payments/payments'
import { InvalidSignature } from '#platform/payments/webhook-signature'
import { countDeclinedThere } from './count-declined-cards.ts'
import { findPayment, findPaymentByRef, insertPaymentEvent, markEvent } from './payments.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { lockRefund, takeBack } from './refunds.queries.ts'
import { settleFailure, settleSuccess } from './settle-payment.ts'

/**
 * Takes in a provider's event. It is stored before it is believed; one that does not fit our books changes nothing
 * and is kept as an alarm. Events repeat and come out of order: settling is compare-and-set, so that is no matter.
 * Where the database fails meanwhile the answer is 5xx, so that the provider sends the event again.
 * @throws Refused `orders/bad-signature`; `requests/not-found` for a provider that is not ours.
 */
export async function receivePaymentEvent(
  context: CallerContext & ProcessContext,
  provider: string,
): Promise<undefined> {
  const { payments } = context.ports
  if (provider !== payments.name) throw refuse(requests.notFound)
  let event: ProviderEvent | ProviderNotice | null
  try {
    event = payments.verifyEvent(context.request.rawBody ?? Buffer.alloc(0), context.request.headers, context.now)
  } catch (error) {
    // What is signed and cannot be read is our fault: it is told, and sent again until it can be.
    throw error instanceof InvalidSignature ? refuse(badSignature) : error
  }
  // The provider's, and about nothing that we wait for: taken, so that it is not sent again.
  if (event === null) return undefined
  await context.inTransaction((inner) =>
    insertPaymentEvent(inner, { provider, id: event.id, body: JSON.stringify(event), received_at: context.now }),
  )
  const outcome = 'attemptId' in event ? await apply(context, event) : await tellPerson(context, provider, event)
  if (outcome !== null) await context.inTransaction((inner) => markEvent(inner, provider, event.id, outcome))
  return undefined
}

/** Whatever is not ours, another shop over the same account has to answer. */
async function tellPerson(context: ProcessContext, provider: string, notice: ProviderNotice): Promise<'alarm' | null> {
  const { type, about, providerRef, refundId, amount, currency } = notice
  return context.inTransaction(async (inner) => {
    const payment = await findPaymentByRef(inner, provider, providerRef)
    if (payment === undefined) return null
    const detail = { payment: payment.id, amount, currency }
    // A payment may be disputed again: each dispute is told, however often the provider tells of it.
    if (type === 'payment.disputed') await raiseAlarm(inner, 'payment-disputed', about, detail)
    else {
      const owed = await takeBackOf(inner, notice, payment.id)
      const told = { ...detail, amount: owed ?? amount }
      await raiseAlarm(inner, 'refund-failed', refundId ?? about, told, { isNews: owed !== null })
    }
    return 'alarm'
  })
}

/** What is owed again of a refund that the bank could not give to its buyer; null where it is known, or not about one of ours. */
async function takeBackOf(context: Context, notice: ProviderNotice, paymentId: string): Promise<number | null> {
  const { refundId, about: ref, amount } = notice
  const refund = refundId !== null && isUuid(refundId) ? await lockRefund(context, refundId) : undefined
  return refund?.payment_id === paymentId ? takeBack(context, refund, { ref, amount }) : null
}

async function apply(context: ProcessContext, event: ProviderEvent): Promise<'settled' | 'repeated' | 'alarm' | null> {
  const payment = isUuid(event.attemptId) ? await findPayment(context, event.attemptId) : undefined
  const fits =
    payment !== undefined &&
    payment.order_id === event.orderUuid &&
    payment.amount === event.amount &&
    payment.currency === event.currency &&
    (payment.provider_ref === null || payment.provider_ref === event.providerRef) &&
    event.mode === context.ports.payments.mode
  if (event.type === 'payment.declined') {
    // No money came: whom it is about is all that matters.
    if (!fits) return null
    await countDeclinedThere(context, { payment, name: event.declined ?? event.id, at: new Date(event.createdAt) })
    return 'settled'
  }
  if (!fits) {
    const { id, amount, currency } = event
    const about = payment === undefined ? {} : { payment: payment.id }
    await context.inTransaction((inner) => raiseAlarm(inner, 'charge-does-not-fit', id, { ...about, amount, currency }))
    return 'alarm'
  }
  const settlement =
    event.type === 'payment.failed'
      ? await settleFailure(context, payment.id, event.providerRef, event.reason ?? 'card_declined')
      : await settleSuccess(context, payment, event)
  if (settlement === 'repeated') return 'repeated'
  return settlement === 'alarm' ? 'alarm' : 'settled'
}
