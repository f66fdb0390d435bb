import type { Dashboard } from '@foyer/contract/dashboard'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import {
  bothBooks,
  deliver,
  intentsOf,
  paidBuyer,
  payingBy,
  type StripeBuyer,
  steps,
} from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { refundPayment } from './refund-payment.ts'

// Stripe refuses to give money back, because the account has too little or a dispute holds the charge, and says the same to a
// key for a day. Our promise stands, and is kept as soon as it can be.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
const giveBack = 'POST /v1/refunds'
let token: string
beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = await signInStaff(house, 'finance')
})
afterAll(() => stripe.close())

const refuse = (times: number) => {
  for (let time = 0; time < times; time += 1) stripe.faults.push({ call: giveBack, kind: 'refused' })
}
const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer)[0]!
const asked = () => stripe.calls.filter((one) => one === giveBack).length
const refundOf = async ({ order }: StripeBuyer) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })).body.refunds[0]
const toldIn = async ({ order }: StripeBuyer) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })).body.timeline.flatMap(
    ({ kind, event }) => (kind === 'alarm' ? [event] : []),
  )
const alarms = async () =>
  (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token })).body.alarms ?? []

const paid = () => paidBuyer(house, stripe)

async function runJobs(): Promise<void> {
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await house.app.jobs.drain()
}

/** An hour goes by, minute by minute where it matters. */
async function anHour(): Promise<void> {
  house.clock.forward(3_600_000)
  token = await signInStaff(house, 'finance')
  await house.app.sweep()
  await house.app.jobs.drain()
}

/** Nothing waits for a person any more, and the books are right. */
async function expectAllRight(): Promise<void> {
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
}

test('refused three times, money goes back with the fourth try, and the office reads each of them', async () => {
  const buyer = await paid()
  refuse(3)
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  for (const refusals of [1, 2, 3]) {
    expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals, settledAt: null })
    expect(await alarms()).toMatchObject([{ kind: 'refund-failed', order: { number: expect.any(String) } }])
    await runJobs()
  }
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 3, settledAt: expect.any(String) })
  expect(asked()).toBe(4)
  expect(await alarms()).toEqual([])
  expect(await toldIn(buyer)).toEqual(['refund-failed by-itself', 'refund-failed'])
  await expectAllRight()
})

test('what went through after all and is sent back by the buyer’s bank is told once more, until somebody has paid it', async () => {
  const buyer = await paid()
  refuse(1)
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  await runJobs()
  expect(await alarms()).toEqual([])
  const [given] = stripe.books.refunds.filter((one) => one.payment_intent === intentOf(buyer).id)
  stripe.books.bounce(given!)
  const event = stripe.event('refund.failed', { ...given, currency: 'eur' })
  for (const _ of ['once', 'again']) expect(await deliver(house, event)).toBe(202)
  const [alarm, ...others] = await alarms()
  expect(others).toEqual([])
  expect(await refundOf(buyer)).toMatchObject({ state: 'failed' })
  expect((await call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.uuid}/close`, { token })).status).toBe(204)
  expect(await deliver(house, event)).toBe(202)
  expect(await alarms()).toEqual([])
  await house.app.jobs.drain()
  await expectAllRight()
})

test('refused for hours, long after its job was given up, it is asked for once an hour until it goes back', async () => {
  const buyer = await paid()
  refuse(11)
  await steps.cancel(house, buyer)
  for (let time = 0; time < 12; time += 1) await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals: 9 })
  for (const refusals of [10, 11]) {
    await anHour()
    expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals })
    await house.app.sweep()
    await house.app.jobs.drain()
    expect(await refundOf(buyer)).toMatchObject({ refusals })
  }
  await anHour()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 11 })
  await expectAllRight()
})

test('who paid it in another way closes the alarm: from then on nobody is asked for it', async () => {
  const buyer = await paid()
  refuse(1)
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  const [alarm] = await alarms()
  expect((await call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.uuid}/close`, { token })).status).toBe(204)
  expect(await refundOf(buyer)).toMatchObject({ state: 'failed', refusals: 1 })
  const before = asked()
  await runJobs()
  await anHour()
  await anHour()
  expect(asked()).toBe(before)
  await expectAllRight()
})

test('a refund whose answer is lost after one that was refused is given once', async () => {
  const buyer = await paid()
  const before = stripe.books.refunds.length
  refuse(1)
  stripe.faults.push({ call: giveBack, kind: 'cut-after' }, { call: giveBack, kind: 'failed' })
  await steps.cancel(house, buyer)
  for (const _ of [1, 2, 3]) await runJobs()
  expect(stripe.faults).toEqual([])
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 1 })
  expect(stripe.books.refunds).toHaveLength(before + 1)
  await expectAllRight()
})

/** Refused once; its alarm is open, and the next try is on its way. */
async function refusedOnce(): Promise<StripeBuyer> {
  const buyer = await paid()
  refuse(1)
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals: 1 })
  return buyer
}
const byHand = (buyer: StripeBuyer, amount: number) => {
  house.clock.forward(60_000)
  stripe.books.giveBackByHand(intentOf(buyer), amount)
}
const givenTo = (buyer: StripeBuyer) =>
  stripe.books.refunds.filter((one) => one.payment_intent === intentOf(buyer).id).map(({ amount }) => amount)

test('what somebody gave in Stripe’s dashboard meanwhile is the refund, and is not given again', async () => {
  const buyer = await refusedOnce()
  byHand(buyer, 49_900)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 1 })
  expect(givenTo(buyer)).toEqual([49_900])
  await expectAllRight()
})

test('nor is what was given there in parts, once they are all there', async () => {
  const buyer = await refusedOnce()
  byHand(buyer, 20_000)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals: 1 })
  byHand(buyer, 29_900)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded' })
  expect(givenTo(buyer)).toEqual([20_000, 29_900])
})

/** 100.00 € for what stays, given by staff. */
async function giveSome({ order }: StripeBuyer, amount: number, refundedBefore: number): Promise<void> {
  const url = `/api/organiser/order/${order.uuid}`
  const { lines } = (await call<OfficeOrder>(house, 'GET', url, { token })).body
  const body = { lines: [lines[0]?.id], goesBack: false, amount, reason: 'asked', refundedBefore }
  expect((await call(house, 'POST', `${url}/refund`, { token, body })).status).toBe(204)
  await house.app.jobs.drain()
}

test('what was given there in part leaves the rest to whoever gave it: nothing more is given by itself', async () => {
  const buyer = await paid()
  refuse(1)
  await giveSome(buyer, 10_000, 0)
  byHand(buyer, 6000)
  for (let time = 0; time < 12; time += 1) await runJobs()
  await anHour()
  expect(await refundOf(buyer)).toMatchObject({ state: 'requested', refusals: 1 })
  expect(givenTo(buyer)).toEqual([6000])
  expect(await alarms()).toMatchObject([{ kind: 'refund-failed' }])
  const [alarm] = await alarms()
  expect((await call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.uuid}/close`, { token })).status).toBe(204)
  await anHour()
  expect(await refundOf(buyer)).toMatchObject({ state: 'failed' })
  expect(givenTo(buyer)).toEqual([6000])
})

test('of several that were given there the one of the promised sum is the refund, and the others are something else', async () => {
  const buyer = await paid()
  refuse(1)
  await giveSome(buyer, 10_000, 0)
  for (const amount of [6000, 10_000]) byHand(buyer, amount)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 1 })
  expect(givenTo(buyer)).toEqual([6000, 10_000])
})

test('where Stripe fails while the parts are given their name, the next try goes on with those that have none', async () => {
  const buyer = await refusedOnce()
  for (const amount of [20_000, 29_900]) byHand(buyer, amount)
  // The newest is named first; the SDK asks twice.
  const call = `${giveBack}/${stripe.books.refunds.at(-2)?.id}`
  for (const _ of ['once', 'again']) stripe.faults.push({ call, kind: 'failed' })
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'requested' })
  expect(stripe.faults).toEqual([])
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded' })
  expect(givenTo(buyer)).toEqual([20_000, 29_900])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('what was given there in the very second in which it was promised is the refund', async () => {
  const buyer = await refusedOnce()
  stripe.books.giveBackByHand(intentOf(buyer), 49_900)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded' })
  expect(givenTo(buyer)).toEqual([49_900])
})

test('what was given there and came back from the bank is given anew', async () => {
  const buyer = await refusedOnce()
  byHand(buyer, 49_900)
  stripe.books.bounce(stripe.books.refunds.at(-1)!)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 1 })
  expect(stripe.books.refunds.slice(-2).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
})

test('a refund that takes its bank days is given, and asked for no more', async () => {
  stripe.books.refundsAre = 'pending'
  const buyer = await paid()
  const before = asked()
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  stripe.books.refundsAre = 'succeeded'
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 0 })
  await anHour()
  expect(asked()).toBe(before + 1)
})

test('what was given there before the refund was promised is something else', async () => {
  const buyer = await paid()
  stripe.books.giveBackByHand(intentOf(buyer), 10_000)
  house.clock.forward(60_000)
  refuse(1)
  await giveSome(buyer, 10_000, 0)
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', refusals: 1 })
  expect(givenTo(buyer)).toEqual([10_000, 10_000])
})

test('of two refunds of one charge that were refused, what was given by hand is one of them: the other is given', async () => {
  const buyer = await paid()
  refuse(2)
  await giveSome(buyer, 10_000, 0)
  await giveSome(buyer, 10_000, 10_000)
  byHand(buyer, 10_000)
  // While the first is given its name, the second is asked for.
  const { rows } = await house.database.raw(`select id from refunds where state = 'requested' order by id`)
  const second = String(rows[1]?.['id'])
  const context = await house.app.context()
  const act = () => refundPayment(context, second).catch(() => undefined)
  stripe.faults.push({ call: `${giveBack}/${stripe.books.refunds.at(-1)?.id}`, kind: 'meanwhile', act })
  await runJobs()
  await runJobs()
  expect(stripe.faults).toEqual([])
  const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${buyer.order.uuid}`, { token })
  expect(body.refunds.map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
  expect(givenTo(buyer)).toEqual([10_000, 10_000])
})

test('an alarm that a server of the version before closed, which says nothing of how, was closed by a person', async () => {
  const buyer = await refusedOnce()
  await house.database.raw('update payment_alarms set closed_at = $1 where closed_at is null', [house.clock.now()])
  expect(await toldIn(buyer)).toEqual(['by-person', 'refund-failed'])
  await runJobs()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded' })
})
