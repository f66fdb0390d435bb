import type { PaymentProvider } from './payments.ts'
import { InvalidSignature } from './webhook-signature.ts'

function refuse(): never {
  throw new Error('Nobody takes money here.')
}

/** Where no provider is set up: what costs something cannot be placed, so that nothing of this is ever asked for. */
export const noPayments: PaymentProvider = {
  name: 'none',
  mode: 'live',
  fields: null,
  charge: async () => refuse(),
  refund: async () => refuse(),
  find: async () => null,
  cancel: async () => null,
  verifyEvent: () => {
    throw new InvalidSignature('missing')
  },
}
