import { randomUUID } from 'node:crypto'
import type { KeptFee, MoneyReport } from '@foyer/contract/books'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// What Stripe's own account with us says: fees, payouts, disputes. All of it is in the books once, and both are even.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const provider = createStripeProvider({
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: stripe.webhookSecret,
  apiBase: stripe.url,
  payUrl: (order) => `http://localhost:3000/pay?order=${order}`,
  webhookUrl: 'http://localhost:3000/api/payment/webhook/stripe',
})
const house = useTestHouse({ ports: (ports) => ({ ...ports, payments: provider }) })
const HOUR_MS = 60 * 60_000
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'finance')
})
afterEach(async () => expect(await violations()).toEqual([]))
afterAll(() => stripe.close())

const violations = () => findViolations(house.database, house.clock.now())
const sweep = async (ms = 0) => {
  house.clock.forward(ms)
  await house.app.sweep()
  await house.app.jobs.drain()
}
const report = async () =>
  (await call<MoneyReport>(house, 'GET', '/api/organiser/money?from=2025-01-01&to=2025-12-31', { token })).body
const lies = () => stripe.books.lines.reduce((sum, { net }) => sum + net, 0)

async function paid() {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  const headers = { 'idempotency-key': randomUUID() }
  await call(house, 'POST', `/api/order/${order!.uuid}/payment`, { token: orderSecret!, headers })
  stripe.books.confirm(stripe.books.intents.find(({ metadata }) => metadata['foyer_order'] === order!.uuid)!)
  await sweep(61_000)
  return order!
}

test('what Stripe kept of payments is a fee, and what lies there in the books lies there with Stripe', async () => {
  const order = await paid()
  await paid()
  await sweep(HOUR_MS)
  // Money goes back with a second factor that was shown just now.
  token = await signInStaff(house, 'finance')
  const path = `/api/organiser/order/${order.uuid}`
  const { lines } = (await call<OfficeOrder>(house, 'GET', path, { token })).body
  const body = { lines: [lines[0]?.id], goesBack: false, amount: 11900, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `${path}/refund`, { token, body })).status).toBe(204)
  await sweep(HOUR_MS)
  const { total, open } = await report()
  expect(total.fees.amount).toBe(stripe.books.lines.reduce((sum, { fee }) => sum + fee, 0))
  expect(total.fees.amount).toBeGreaterThan(0)
  expect(open.provider.amount).toBe(lies())
})

test('of an order staff see what the provider kept of each payment and refund, and what arrived', async () => {
  const order = await paid()
  const path = `/api/organiser/order/${order.uuid}`
  const fees = async () => (await call<KeptFee[]>(house, 'GET', `${path}/fee`, { token })).body
  await sweep(HOUR_MS)
  token = await signInStaff(house, 'finance')
  const { payments, lines } = (await call<OfficeOrder>(house, 'GET', path, { token })).body
  const kept = stripe.books.lines.at(-1)
  const ofPayment = {
    uuid: payments[0]?.uuid,
    fee: { amount: kept?.fee, currency: 'EUR' },
    arrived: { amount: (payments[0]?.amount.amount ?? 0) - (kept?.fee ?? 0), currency: 'EUR' },
  }
  expect(await fees()).toEqual([ofPayment])
  const body = { lines: [lines[0]?.id], goesBack: false, amount: 11900, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `${path}/refund`, { token, body })).status).toBe(204)
  await sweep(HOUR_MS)
  await sweep(HOUR_MS)
  token = await signInStaff(house, 'finance')
  const { refunds } = (await call<OfficeOrder>(house, 'GET', path, { token })).body
  const all = await fees()
  expect(all).toContainEqual(ofPayment)
  expect(all.find(({ uuid }) => uuid === refunds[0]?.uuid)?.arrived.amount).toBe(-11900)
  const support = await signInStaff(house, 'support')
  expect((await call(house, 'GET', `${path}/fee`, { token: support })).status).toBe(403)
})

test('a payout leaves for the bank, a dispute takes what nobody asked for, and reading twice at once changes nothing', async () => {
  stripe.books.moveElse('adjustment', -49_900, 1_500)
  stripe.books.payOut()
  const paidOut = -(stripe.books.lines.at(-1)?.amount ?? 0)
  await Promise.all([sweep(HOUR_MS), house.app.sweep()])
  await sweep(HOUR_MS)
  const { open } = await report()
  expect(open).toMatchObject({ provider: { amount: 0 }, payouts: { amount: paidOut }, foreign: { amount: -49_900 } })
  const { rows } = await house.database.raw('select count(*)::int as count from provider_lines')
  expect(rows).toEqual([{ count: stripe.books.lines.length }])
})

test('the doctor notices a payment that Stripe does not know, and one that it took otherwise', async () => {
  const names = async (statement: string) => {
    await house.database.raw(statement)
    return (await violations()).map(({ name }) => name)
  }
  const change = (by: number) => names(`update provider_lines set amount = amount + ${by} where kind = 'charge'`)
  expect(await change(1)).toContain(
    "what a line of the provider's account says of a payment or a refund of ours is what we have booked",
  )
  expect(await change(-1)).toEqual([])
  const hide = (from: string, to: string) => names(`update provider_lines set kind = '${to}' where kind = '${from}'`)
  expect(await hide('refund', 'hidden')).toContain(
    'what we have booked of a provider is in its account, once that was read',
  )
  expect(await hide('hidden', 'refund')).toEqual([])
})

test('the doctor notices that the account was not read for a day, as with a key that may not read it', async () => {
  await paid()
  await sweep(HOUR_MS)
  const call = 'GET /v1/balance_transactions'
  const refuse = () => stripe.faults.push({ call, kind: 'refused' })
  const names = async () => (await violations()).map(({ name }) => name)
  for (let hour = 0; hour < 24; hour += 1) {
    refuse()
    await sweep(HOUR_MS)
  }
  expect(await names()).toEqual([])
  refuse()
  await sweep(HOUR_MS)
  expect(await names()).toContain('an account at Stripe that took money is read each day')
  await sweep(HOUR_MS)
})
