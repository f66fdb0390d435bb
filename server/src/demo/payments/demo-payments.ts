import type { PaymentProvider } from '#platform/payments/payments'
import { InvalidSignature } from '#platform/payments/webhook-signature'

/**
 * A demo whose buyers try Stripe in its test mode: those it began with paid at the sandbox, which keeps what it took. What is
 * asked about an attempt or money is asked of whoever has it.
 */
export function besideSandbox(sandbox: PaymentProvider, stripe: PaymentProvider) {
  let isOpen = false
  const now = () => (isOpen ? stripe : sandbox)
  const ofRef = (providerRef: string) => (providerRef.startsWith('pi_') ? stripe : sandbox)
  const payments: PaymentProvider = {
    get name() {
      return now().name
    },
    get fields() {
      return now().fields
    },
    mode: 'test',
    charge: (asked) => now().charge(asked),
    refund: (asked) => ofRef(asked.providerRef).refund(asked),
    find: async (attemptId, providerRef) =>
      (await sandbox.find(attemptId, providerRef)) ?? (isOpen ? stripe.find(attemptId, providerRef) : null),
    cancel: async (attemptId, providerRef) =>
      (await sandbox.cancel(attemptId, providerRef)) ?? (isOpen ? stripe.cancel(attemptId, providerRef) : null),
    verifyEvent(rawBody, headers, at) {
      if (!isOpen) throw new InvalidSignature('missing')
      return stripe.verifyEvent(rawBody, headers, at)
    },
  }
  return {
    payments,
    /** From here on it is Stripe who is asked for money. */
    open: () => {
      isOpen = true
    },
  }
}
