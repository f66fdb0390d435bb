import { beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#platform/payments/payments'
import { atBank, chargesOf, confirmCharge, goToBank } from '../../testing/bank.ts'
import { pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

/** What happens while the provider is asked to end an attempt. */
let meanwhile: () => Promise<unknown> = async () => {}
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    payments: new Proxy(ports.payments, {
      get: (target, name) => {
        if (name !== 'cancel') return target[name as keyof PaymentProvider]
        return async (attemptId: string) => {
          await meanwhile()
          return target.cancel(attemptId)
        }
      },
    }),
  }),
})

beforeEach(() => {
  meanwhile = async () => {}
})

async function atTheBank() {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  return { order: order!, secret: orderSecret, ref: await goToBank(house, order!, orderSecret) }
}

test('whose bank confirms while they pay with another card has paid once, and is told so', async () => {
  const { order, secret, ref } = await atTheBank()
  meanwhile = () => confirmCharge(house, ref)
  expect(await pay(house, order, secret)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
})

test('whose bank declines while they pay with another card pays with that', async () => {
  const { order, secret, ref } = await atTheBank()
  meanwhile = () => atBank(house, ref, 'decline')
  expect(await pay(house, order, secret)).toMatchObject({ status: 200, body: { status: 'paid' } })
  const states = (await chargesOf(house, order)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['failed', 'succeeded'])
})
