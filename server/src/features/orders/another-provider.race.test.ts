import { afterAll, expect, test } from 'vitest'
import { noPayments } from '#platform/payments/no-payments'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call, cards } from '../../testing/people.ts'
import { payingBy, placedBuyer, steps } from '../../testing/stripe-buyer.ts'
import { type HouseOptions, openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
afterAll(() => stripe.close())

const settings: readonly (readonly [string, NonNullable<HouseOptions['ports']>, object | undefined])[] = [
  ['another one takes cards', (ports) => ports, { card: cards.pays }],
  ['nobody takes money any more', (ports) => ({ ...ports, payments: noPayments }), undefined],
]

test.each(settings)(
  'a payment that was begun before the settings named another provider is under way, and its order can be cancelled: %s',
  async (_what, ports, body) => {
    const buyer = await placedBuyer(house)
    expect((await steps.pay(house, buyer)).status).toBe(202)
    const later = await openNeighbour(house, { ports })
    const path = `/api/order/${buyer.order.uuid}`
    try {
      expect(await call(later, 'POST', `${path}/payment`, { token: buyer.secret, body })).toMatchObject({
        status: 409,
        body: { code: 'orders/payment-under-way' },
      })
      expect((await call(later, 'POST', `${path}/cancel`, { token: buyer.secret, body: {} })).status).toBe(200)
    } finally {
      await later.close()
    }
  },
)
