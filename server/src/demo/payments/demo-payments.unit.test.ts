import { expect, test } from 'vitest'
import { noPayments } from '#platform/payments/no-payments'
import type { PaymentProvider } from '#platform/payments/payments'
import { besideSandbox } from './demo-payments.ts'

/** Knows the attempts that it is given, and notes what it is asked. */
function provider(name: 'sandbox' | 'stripe', knows: string, asked: string[]): PaymentProvider {
  const note = (what: string) => asked.push(`${name} ${what}`)
  const found = (attemptId: string) =>
    attemptId === knows ? ({ state: 'processing', providerRef: `${name} reference` } as const) : null
  return {
    ...noPayments,
    name,
    fields: name === 'stripe' ? { provider: 'stripe', publishableKey: 'pk_test_a' } : null,
    charge: async () => {
      note('charges')
      return { state: 'processing', providerRef: '' }
    },
    refund: async ({ providerRef }) => {
      note('gives back')
      return { state: 'succeeded', providerRef }
    },
    find: async (attemptId) => found(attemptId),
    cancel: async (attemptId) => found(attemptId),
  }
}

test('a demo with test keys gives back and asks where the money is: at its sandbox what it began with, at Stripe what is bought since', async () => {
  const asked: string[] = []
  const { payments, open } = besideSandbox(provider('sandbox', 'old', asked), provider('stripe', 'new', asked))
  const charge = { attemptId: 'new', orderUuid: '', amount: 1, currency: 'EUR', returnUrl: '' }
  expect([payments.name, payments.fields]).toEqual(['sandbox', null])
  await payments.charge(charge)
  open()
  expect([payments.name, payments.fields?.publishableKey]).toEqual(['stripe', 'pk_test_a'])
  await payments.charge(charge)
  await payments.refund({ refundId: '', providerRef: 'sandbox reference', amount: 1, refusals: 0 })
  await payments.refund({ refundId: '', providerRef: 'pi_1', amount: 1, refusals: 0 })
  expect(asked).toEqual(['sandbox charges', 'stripe charges', 'sandbox gives back', 'stripe gives back'])
  for (const look of [payments.find, payments.cancel]) {
    expect(await look('old')).toMatchObject({ providerRef: 'sandbox reference' })
    expect(await look('new')).toMatchObject({ providerRef: 'stripe reference' })
    expect(await look('nobody’s')).toBeNull()
  }
})
