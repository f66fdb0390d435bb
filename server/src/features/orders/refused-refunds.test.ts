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
  payingBy,
  placedBuyer,
  type StripeBuyer,
  steps,
} from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'

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
const asked = () => stripe.calls.filter((one) => one === giveBack).length
const refundOf = async ({ order }: StripeBuyer) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })).body.refunds[0]
const alarms = async () =>
  (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token })).body.alarms ?? []

async function paid(): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  await steps.pay(house, buyer)
  const [intent] = intentsOf(stripe, buyer)
  stripe.books.confirm(intent!)
  for (const event of stripe.takeEvents()) await deliver(house, event)
  await house.app.jobs.drain()
  return buyer
}

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

async function expectAllRight(): Promise<void> {
  const violations = (await findViolations(house.database, house.clock.now())).map(({ name }) => name)
  // What waits for a person is told, and is no fault of the books.
  const told = ['no payment waits for a person', 'no job was given up']
  expect(violations.filter((name) => !told.includes(name))).toEqual([])
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
  await expectAllRight()
  await house.database.db.deleteFrom('payment_alarms').execute()
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
  await house.database.db.deleteFrom('payment_alarms').execute()
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
