import { afterAll, afterEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { orderOf } from '../../testing/bank.ts'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call } from '../../testing/people.ts'
import {
  bothBooks,
  deliver,
  intentsOf,
  payingBy,
  placedBuyer,
  type StripeBuyer,
  steps,
  wrongsOf,
} from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Stripe promises neither that events come in the order in which things happened, nor that each comes once.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
const buyers: StripeBuyer[] = []
afterAll(() => stripe.close())

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
  expect(await wrongsOf(house.database, stripe, buyers)).toEqual([])
})

async function begun(): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  buyers.push(buyer)
  expect((await steps.pay(house, buyer)).status).toBe(202)
  return buyer
}
const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer).at(-1)!
const read = async ({ order, secret }: StripeBuyer) => (await orderOf(house, order, secret)).body

/** What came for an order and what of that went back, in minor units, the oldest attempt first. */
async function moneyOf({ order }: StripeBuyer) {
  const { rows } = await house.database.raw(
    `select p.state, p.amount, coalesce((select sum(amount) from refunds r where r.payment_id = p.id), 0)::int as back
     from payments p where p.order_id = $1 order by p.id`,
    [order.uuid],
  )
  return rows
}

type Told = 'payment_intent.succeeded' | 'payment_intent.canceled' | 'payment_intent.payment_failed'
const statusIn = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.canceled': 'canceled',
  'payment_intent.payment_failed': 'requires_payment_method',
} as const

/** The same intent, as each event has it. */
const eventOf = (buyer: StripeBuyer, type: Told) => stripe.event(type, { ...intentOf(buyer), status: statusIn[type] })

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]]
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}
const orders = permutations<Told>(Object.keys(statusIn) as Told[])

test.each(orders)('told %s, then %s, then %s, each twice: the order is paid, once', async (...types) => {
  const buyer = await begun()
  stripe.books.confirm(intentOf(buyer))
  for (const event of types.map((type) => eventOf(buyer, type)))
    for (const _ of ['once', 'again']) expect(await deliver(house, event)).toBe(202)
  expect((await read(buyer)).status).toBe('paid')
  expect(await moneyOf(buyer)).toEqual([{ state: 'succeeded', amount: intentOf(buyer).amount, back: 0 }])
})

test.each(orders)(
  'told %s, then %s, then %s of an order that its buyer cancelled meanwhile: all of it goes back, once',
  async (...types) => {
    const buyer = await begun()
    const intent = intentOf(buyer)
    stripe.faults.push({ call: `POST /v1/payment_intents/${intent.id}/cancel`, kind: 'paid-before' })
    expect((await steps.cancel(house, buyer)).status).toBe(200)
    stripe.books.confirm(intent)
    stripe.faults.splice(0)
    for (const type of types) expect(await deliver(house, eventOf(buyer, type))).toBe(202)
    await house.app.jobs.drain()
    expect((await read(buyer)).status).toBe('cancelled')
    expect(await moneyOf(buyer)).toEqual([{ state: 'succeeded', amount: intent.amount, back: intent.amount }])
  },
)

test('a first payment that its buyer left and a second one that paid, told in the wrong order, keep one of them', async () => {
  for (const turn of ['as they happened', 'the other way']) {
    const buyer = await begun()
    const first = intentOf(buyer)
    // The bank's page of the first was confirmed as the order went over to a transfer and back.
    const way = (method: 'transfer' | 'card') =>
      call(house, 'POST', `/api/order/${buyer.order.uuid}/place`, { token: buyer.secret, body: { method } })
    house.clock.forward(1000)
    expect((await way('transfer')).status).toBe(200)
    expect((await way('card')).status).toBe(200)
    expect((await steps.pay(house, buyer)).status).toBe(202)
    const second = intentOf(buyer)
    expect(second.id).not.toBe(first.id)
    stripe.books.confirm(first)
    stripe.books.confirm(second)
    const events = [first, second].map((intent) => stripe.event('payment_intent.succeeded', intent))
    if (turn === 'the other way') events.reverse()
    for (const event of [...events, ...events]) expect(await deliver(house, event)).toBe(202)
    await house.app.jobs.drain()
    expect((await read(buyer)).status).toBe('paid')
    const back = (await moneyOf(buyer)).map((row) => row['back'])
    expect(back).toEqual(turn === 'the other way' ? [first.amount, 0] : [0, second.amount])
  }
})
