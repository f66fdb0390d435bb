import type Stripe from 'stripe'
import type { ProviderEvent } from '../payments.ts'
import { currencyOf, namesOf } from './read-intent.ts'

/** The events that settle an attempt. A card that was declined leaves its intent open, and is not among them. */
const types: ReadonlyMap<string, ProviderEvent['type']> = new Map([
  ['payment_intent.succeeded', 'payment.succeeded'],
  ['payment_intent.canceled', 'payment.failed'],
])

/** Null for what settles nothing here: events of other kinds, and those of another shop over the same account. */
export function readEvent(event: Stripe.Event): ProviderEvent | null {
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
    createdAt: new Date(event.created * 1000).toISOString(),
  }
}
