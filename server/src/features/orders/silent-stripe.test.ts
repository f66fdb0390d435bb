import type { OfficeOrder } from '@foyer/contract/office-orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { orderOf } from '../../testing/bank.ts'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
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

// Stripe takes a call and says nothing, says it when nobody waits any more, or dies and comes back. Whatever it did meanwhile
// stands in its books, and in the end in ours.
const PATIENCE_MS = 400
const HOUR_MS = 3_600_000
const create = 'POST /v1/payment_intents'
const giveBack = 'POST /v1/refunds'
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe, PATIENCE_MS) })
const buyers: StripeBuyer[] = []
beforeAll(() => seedStaffForTests(house))
afterAll(() => stripe.close())

afterEach(async () => {
  await house.app.jobs.drain()
  expect(stripe.faults).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
  expect(await wrongsOf(house.database, stripe, buyers)).toEqual([])
})

async function placed(): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  buyers.push(buyer)
  return buyer
}
const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer).at(-1)!
const cancelOf = (buyer: StripeBuyer) => `POST /v1/payment_intents/${intentOf(buyer).id}/cancel`
const read = async ({ order, secret }: StripeBuyer) => (await orderOf(house, order, secret)).body
/** The call and what the SDK sends once more. */
const twice = (call: string, kind: FakeStripe['faults'][number]['kind']) =>
  stripe.faults.push({ call, kind }, { call, kind })
const silent = { status: 503, body: { code: 'orders/provider-silent' } }

async function tellAll(times = 1): Promise<void> {
  for (const event of stripe.takeEvents())
    for (let time = 0; time < times; time += 1) expect(await deliver(house, event)).toBe(202)
}

async function runJobs(): Promise<void> {
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await house.app.jobs.drain()
}

async function recheck(): Promise<void> {
  house.clock.forward(61_000)
  await house.app.sweep()
  await runJobs()
}

const attemptsOf = async ({ order }: StripeBuyer) =>
  (await house.database.raw('select state, reason from payments where order_id = $1 order by created_at', [order.uuid]))
    .rows

async function paid(): Promise<StripeBuyer> {
  const buyer = await placed()
  expect((await steps.pay(house, buyer)).status).toBe(202)
  stripe.books.confirm(intentOf(buyer))
  await tellAll()
  expect((await read(buyer)).status).toBe('paid')
  return buyer
}

test.each(['hangs', 'late-answer', 'late'] as const)(
  'where beginning a payment “%s”, nobody is charged and the buyer is told; their next try is the one intent, and is paid',
  async (kind) => {
    const buyer = await placed()
    twice(create, kind)
    expect(await steps.pay(house, buyer)).toMatchObject(silent)
    expect(await read(buyer)).toMatchObject({ status: 'awaiting_payment', paymentPending: true })
    house.clock.forward(1000)
    expect((await steps.pay(house, buyer)).status).toBe(202)
    expect(intentsOf(stripe, buyer)).toHaveLength(1)
    expect(await attemptsOf(buyer)).toEqual([{ state: 'pending', reason: null }])
    stripe.books.confirm(intentOf(buyer))
    await tellAll(2)
    expect((await read(buyer)).status).toBe('paid')
  },
)

test.each(['late-answer', 'hangs'] as const)(
  'a payment that was begun so long ago that Stripe may have forgotten its key, where that “%s”, is looked up and never sent again',
  async (kind) => {
    const buyer = await placed()
    twice(create, kind)
    expect(await steps.pay(house, buyer)).toMatchObject(silent)
    // Staff gave the order more time, and nothing was asked meanwhile.
    house.clock.forward(23 * HOUR_MS)
    await house.database.db
      .updateTable('orders')
      .set({ hold_expires_at: new Date(house.clock.now().getTime() + HOUR_MS) })
      .where('id', '=', buyer.order.uuid)
      .execute()
    const known = intentsOf(stripe, buyer).length
    const sent = stripe.calls.filter((one) => one === create).length
    expect((await steps.pay(house, buyer)).status).toBe(202)
    // What it never heard of is over, and another attempt was begun.
    expect(stripe.calls.filter((one) => one === create).length - sent).toBe(1 - known)
    expect(intentsOf(stripe, buyer)).toHaveLength(1)
    expect(await attemptsOf(buyer)).toEqual([
      ...(known === 0 ? [{ state: 'failed', reason: 'never-reached' }] : []),
      { state: 'pending', reason: null },
    ])
    stripe.books.confirm(intentOf(buyer))
    await tellAll()
    expect((await read(buyer)).status).toBe('paid')
  },
)

test.each(['hangs', 'late-answer', 'late'] as const)(
  'where giving money back “%s”, staff read that it is under way, and it goes back once',
  async (kind) => {
    const buyer = await paid()
    const before = stripe.books.refunds.length
    twice(giveBack, kind)
    expect((await steps.cancel(house, buyer)).status).toBe(200)
    await house.app.jobs.drain()
    const token = await signInStaff(house, 'finance')
    const office = async () =>
      (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${buyer.order.uuid}`, { token })).body
    expect((await office()).refunds).toMatchObject([{ state: 'requested' }])
    await runJobs()
    expect((await office()).refunds).toMatchObject([{ state: 'succeeded' }])
    expect(stripe.books.refunds).toHaveLength(before + 1)
  },
)

test.each(['hangs', 'late-answer', 'late'] as const)(
  'where ending an open payment “%s”, the order goes over to a transfer at once, and the payment ends when Stripe says so',
  async (kind) => {
    const buyer = await placed()
    await steps.pay(house, buyer)
    twice(cancelOf(buyer), kind)
    const { status } = await call(house, 'POST', `/api/order/${buyer.order.uuid}/place`, {
      token: buyer.secret,
      body: { method: 'transfer' },
    })
    expect(status).toBe(200)
    await house.app.jobs.drain()
    expect(await read(buyer)).toMatchObject({ method: 'transfer', paymentPending: false })
    await runJobs()
    expect(intentOf(buyer).status).toBe('canceled')
    await tellAll(2)
    expect(await read(buyer)).toMatchObject({ status: 'awaiting_payment', method: 'transfer' })
  },
)

test('who comes back too late, while Stripe says nothing, is told that the time is over', async () => {
  const buyer = await placed()
  await steps.pay(house, buyer)
  house.clock.forward(21 * 60_000)
  twice(cancelOf(buyer), 'hangs')
  expect(await steps.pay(house, buyer)).toMatchObject({ status: 409, body: { code: 'orders/expired' } })
  await recheck()
  expect(intentOf(buyer).status).toBe('canceled')
  expect((await read(buyer)).status).toBe('expired')
})

test('a buyer whose page asks while Stripe says nothing is told so, and pays when it answers', async () => {
  const buyer = await placed()
  await steps.pay(house, buyer)
  const resume = () => call(house, 'POST', `/api/order/${buyer.order.uuid}/payment/resume`, { token: buyer.secret })
  twice(`GET /v1/payment_intents/${intentOf(buyer).id}`, 'hangs')
  expect(await resume()).toMatchObject(silent)
  stripe.books.confirm(intentOf(buyer))
  stripe.takeEvents()
  expect(await resume()).toMatchObject({ status: 200, body: { order: { status: 'paid' }, fields: null } })
})

test('killed between charge and event, it has its books when it is back, and the order is paid by asking', async () => {
  const buyer = await placed()
  await steps.pay(house, buyer)
  stripe.books.confirm(intentOf(buyer))
  const events = stripe.takeEvents()
  await stripe.kill()
  expect(
    (await call(house, 'POST', `/api/order/${buyer.order.uuid}/payment/resume`, { token: buyer.secret })).status,
  ).toBe(503)
  await recheck()
  expect((await read(buyer)).status).toBe('awaiting_payment')
  await stripe.restart()
  await recheck()
  expect((await read(buyer)).status).toBe('paid')
  // What it had not told before it died, it tells now.
  for (const event of [...events, ...events]) await deliver(house, event)
})

test('killed while it begins a payment, it makes one intent when it is back', async () => {
  const buyer = await placed()
  await stripe.kill()
  expect(await steps.pay(house, buyer)).toMatchObject(silent)
  await stripe.restart()
  expect((await steps.pay(house, buyer)).status).toBe(202)
  expect(intentsOf(stripe, buyer)).toHaveLength(1)
  stripe.books.confirm(intentOf(buyer))
  await tellAll()
  expect((await read(buyer)).status).toBe('paid')
})
