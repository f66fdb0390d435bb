import type Stripe from 'stripe'
import type { ProviderEvent, ProviderNotice } from '../payments.ts'
import { currencyOf, declinedIn, namesOf } from './read-intent.ts'

/** The events about an attempt. A card that was declined leaves its intent open, and is counted. */
const types: ReadonlyMap<string, ProviderEvent['type']> = new Map([
  ['payment_intent.succeeded', 'payment.succeeded'],
  ['payment_intent.canceled', 'payment.failed'],
  ['payment_intent.payment_failed', 'payment.declined'],
])

/** All that is waited for: what of them the account does not tell is learnt late or never. */
export const waitedFor: readonly string[] = [...types.keys(), 'charge.dispute.created', 'refund.failed']

/** Null for events of other kinds, and for intents of another shop over the same account. */
export function readEvent(event: Stripe.Event): ProviderEvent | ProviderNotice | null {
  if (event.type === 'charge.dispute.created') return noticeOf(event.id, 'payment.disputed', event.data.object)
  if (event.type === 'refund.failed') return noticeOf(event.id, 'refund.failed', event.data.object)
  return readAboutIntent(event)
}

function noticeOf(
  id: string,
  type: ProviderNotice['type'],
  about: Stripe.Dispute | Stripe.Refund,
): ProviderNotice | null {
  const { payment_intent: intent, amount, metadata } = about
  const providerRef = typeof intent === 'string' ? intent : intent?.id
  if (providerRef === undefined) return null
  const refundId = metadata?.['foyer_refund'] ?? null
  return { id, type, about: about.id, providerRef, refundId, amount, currency: currencyOf(about) }
}

function readAboutIntent(event: Stripe.Event): ProviderEvent | null {
  const type = types.get(event.type)
  if (type === undefined) return null
  const intent = event.data.object as Stripe.PaymentIntent
  const names = namesOf(intent)
  if (names === null) return null
  return {
    id: event.id,
    type,
    providerRef: intent.id,
    ...names,
    amount: type === 'payment.succeeded' ? intent.amount_received : intent.amount,
    currency: currencyOf(intent),
    mode: event.livemode ? 'live' : 'test',
    ...(type === 'payment.failed' && { reason: 'cancelled' }),
    // A bank that was asked and did not know its customer declines without a charge.
    ...(type === 'payment.declined' && { declined: declinedIn(intent) ?? event.id }),
    createdAt: new Date(event.created * 1000).toISOString(),
  }
}
