import type { VatIdVerdict } from '#platform/payments/vat/vat-register'
import type { Ports } from '#platform/ports'

/** A register of VAT IDs that says what a test tells it to, and keeps what it was asked. */
export function tellingRegister() {
  const asked: (readonly [vatId: string, requester: string | null])[] = []
  const register = {
    asked,
    says: 'registered' as VatIdVerdict['verdict'],
    ports: (ports: Ports): Ports => ({
      ...ports,
      vatRegister: {
        async ask(vatId, requester) {
          asked.push([vatId, requester])
          const verdict = register.says
          return { verdict, consultation: verdict === 'registered' ? `WAPI${asked.length}` : null }
        },
      },
    }),
  }
  return register
}
