import { payPath, receivePaymentEvent } from '@foyer/contract/orders'
import type { PaymentProvider, ProviderBooks } from '#platform/payments/payments'
import type { StripeKeys } from '#platform/payments/stripe/stripe-provider'

/** Stripe as this deployment asks it. Its SDK is loaded where its keys are set, and nowhere else. */
export async function openStripe(keys: StripeKeys, publicUrl: string): Promise<PaymentProvider & ProviderBooks> {
  const { createStripeProvider } = await import('#platform/payments/stripe/stripe-provider')
  return createStripeProvider({
    ...keys,
    payUrl: (order) => `${publicUrl}${payPath}?order=${order}`,
    webhookUrl: `${publicUrl}${receivePaymentEvent.path.replace(':provider', 'stripe')}`,
  })
}
