import type Stripe from 'stripe'
import type { ChargeOutcome } from '../payments.ts'

/** Of ours: an intent that another shop of the same account made has none of it. */
export interface IntentNames {
  readonly attemptId: string
  readonly orderUuid: string
}

export const metadataOf = ({ attemptId, orderUuid }: IntentNames) => ({
  foyer_attempt: attemptId,
  foyer_order: orderUuid,
})

export function namesOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): IntentNames | null {
  const { foyer_attempt: attemptId, foyer_order: orderUuid } = metadata
  return attemptId === undefined || orderUuid === undefined ? null : { attemptId, orderUuid }
}

/** Stripe writes currencies in small letters. */
export const currencyOf = ({ currency }: { readonly currency: string }) => currency.toUpperCase()

/** The charge of the card that was declined last, for as long as no other was taken. */
export const declinedIn = ({ last_payment_error: error }: Pick<Stripe.PaymentIntent, 'last_payment_error'>) =>
  error?.charge

/**
 * How an attempt stands. A declined card ends nothing: the same intent takes the buyer's next one, until it is paid or
 * cancelled.
 */
export function outcomeOf(intent: Stripe.PaymentIntent, payUrl: (orderUuid: string) => string): ChargeOutcome {
  const providerRef = intent.id
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded', providerRef, amount: intent.amount_received, currency: currencyOf(intent) }
    case 'canceled':
      return { state: 'failed', providerRef, reason: 'cancelled' }
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action': {
      const declined = declinedIn(intent)
      return {
        state: 'action_required',
        providerRef,
        actionUrl: payUrl(namesOf(intent)?.orderUuid ?? ''),
        ...(intent.client_secret !== null && { clientSecret: intent.client_secret }),
        ...(declined !== undefined && { declined }),
      }
    }
    // Stripe works on it, or names a state that came after this version of its interface: it is asked again.
    default:
      return { state: 'processing', providerRef }
  }
}

/** When an attempt or a refund of ours was named, in seconds: a UUID of version 7 begins with its milliseconds. */
export function namedAt(id: string): number {
  return Math.floor(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) / 1000)
}
