import type { Dashboard } from '@foyer/contract/dashboard'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { orderOf } from '../../testing/bank.ts'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { attendee, call, place } from '../../testing/people.ts'
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

// A payment was begun, and Stripe did not answer. Nobody was shown what its card is given with, so nobody can pay it: its
// buyer goes over to another way to pay, changes the order or cancels it, and Stripe is told when it answers again.
const PATIENCE_MS = 400
const create = 'POST /v1/payment_intents'
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe, PATIENCE_MS) })
const buyers: StripeBuyer[] = []
beforeAll(async () => {
  await openHotel(house, 981, [{ id: 9811, allotment: 9 }])
  await seedStaffForTests(house)
})
afterAll(() => stripe.close())

afterEach(async () => {
  await house.app.jobs.drain()
  expect(stripe.faults).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
  expect(await wrongsOf(house.database, stripe, buyers)).toEqual([])
})

const silent = { status: 503, body: { code: 'orders/provider-silent' } }
const read = async ({ order, secret }: StripeBuyer) => (await orderOf(house, order, secret)).body
/** The call and what the SDK sends once more. */
const twice = (call: string, kind: FakeStripe['faults'][number]['kind']) =>
  stripe.faults.push({ call, kind }, { call, kind })

async function placed(): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  buyers.push(buyer)
  return buyer
}

/** Begun, and not answered: it may be there, come later or never. */
async function unanswered(kind: FakeStripe['faults'][number]['kind']): Promise<StripeBuyer> {
  const buyer = await placed()
  twice(create, kind)
  expect(await steps.pay(house, buyer)).toMatchObject(silent)
  return buyer
}

const placeBy = ({ order, secret }: StripeBuyer, method: 'card' | 'transfer') =>
  call<Order>(house, 'POST', `/api/order/${order.uuid}/place`, { token: secret, body: { method } })

async function runJobs(): Promise<void> {
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await house.app.jobs.drain()
}

const statesOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer).map(({ status }) => status)

async function tellAll(): Promise<void> {
  for (const event of stripe.takeEvents()) expect(await deliver(house, event)).toBe(202)
}

const silences = ['hangs', 'late-answer', 'late'] as const

test.each(silences)('where its beginning “%s”, its buyer goes over to a transfer at once', async (kind) => {
  const buyer = await unanswered(kind)
  expect(await read(buyer)).toMatchObject({ paymentPending: true, can: { pay: true, place: true, cancel: true } })
  expect(await placeBy(buyer, 'transfer')).toMatchObject({
    status: 200,
    body: { method: 'transfer', status: 'awaiting_payment', paymentPending: false },
  })
  await runJobs()
  expect(statesOf(buyer)).toEqual(kind === 'hangs' ? [] : ['canceled'])
  await tellAll()
  expect(await read(buyer)).toMatchObject({ method: 'transfer', status: 'awaiting_payment', paymentPending: false })
})

test.each(silences)('where its beginning “%s”, its buyer cancels the order, and what it held is free', async (kind) => {
  const buyer = await unanswered(kind)
  expect((await steps.cancel(house, buyer)).status).toBe(200)
  await runJobs()
  expect(statesOf(buyer)).toEqual(kind === 'hangs' ? [] : ['canceled'])
  await tellAll()
  expect((await read(buyer)).status).toBe('cancelled')
})

test('who went over to a transfer and comes back to the card pays once, by a payment of its own', async () => {
  const buyer = await unanswered('late-answer')
  await placeBy(buyer, 'transfer')
  await placeBy(buyer, 'card')
  expect((await steps.pay(house, buyer)).status).toBe(202)
  await runJobs()
  expect(statesOf(buyer)).toEqual(['canceled', 'requires_payment_method'])
  stripe.books.confirm(intentsOf(stripe, buyer)[1]!)
  await tellAll()
  expect((await read(buyer)).status).toBe('paid')
})

test('a registration whose payment was begun is changed, and costs what is in it by then', async () => {
  const person = await attendee(house, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  const stay = { roomId: 9811, arrival: '2025-10-20', departure: '2025-10-22' }
  const before = await nightsLeft(house, 9811)
  const order = { uuid: (await book(house, person.token, stay)).body.orderUuid ?? '', total: { amount: 0 } }
  await place(house, order, person.token)
  const buyer = { order, secret: person.token }
  twice(create, 'late-answer')
  expect(await steps.pay(house, buyer)).toMatchObject(silent)
  expect((await book(house, person.token, stay)).status).toBe(201)
  await runJobs()
  expect(statesOf(buyer)).toEqual(['canceled'])
  expect((await steps.pay(house, buyer)).status).toBe(202)
  const [, intent] = intentsOf(stripe, buyer)
  const { body } = await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: person.token })
  expect(intent?.amount).toBe(body.total.amount)
  await steps.cancel(house, buyer)
  expect(await nightsLeft(house, 9811)).toEqual(before)
})

test('staff end an order whose payment was begun and never answered', async () => {
  const buyer = await unanswered('hangs')
  const token = await signInStaff(house, 'organiser')
  const url = `/api/organiser/order/${buyer.order.uuid}`
  expect((await call(house, 'GET', url, { token })).body).toMatchObject({ can: { end: true } })
  expect((await call(house, 'POST', `${url}/end`, { token })).status).toBe(204)
  expect((await read(buyer)).status).toBe('cancelled')
})

test('while Stripe is away nothing holds its buyer up; when it is back, what it made is ended', async () => {
  const buyer = await unanswered('late-answer')
  await stripe.kill()
  expect((await placeBy(buyer, 'transfer')).status).toBe(200)
  await runJobs()
  await stripe.restart()
  expect(statesOf(buyer)).toEqual(['requires_payment_method'])
  await runJobs()
  expect(statesOf(buyer)).toEqual(['canceled'])
})

const alarms = async () => {
  const token = await signInStaff(house, 'finance')
  return (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token })).body.alarms ?? []
}
const toldIn = async ({ order }: StripeBuyer) => {
  const token = await signInStaff(house, 'finance')
  const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })
  return body.timeline.flatMap(({ kind, event }) => (kind === 'alarm' ? [event] : []))
}
async function anHour(): Promise<void> {
  house.clock.forward(3_600_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

/** Left for a transfer while Stripe is away, for longer than the job tries that would end it there. */
async function neverEnded(): Promise<StripeBuyer> {
  const buyer = await unanswered('late-answer')
  await stripe.kill()
  await placeBy(buyer, 'transfer')
  await runJobs()
  // The last of its tries.
  await house.database.raw(
    `update jobs.job set retry_count = retry_limit where name = 'end-payment' and state = 'retry'`,
  )
  await runJobs()
  expect(await alarms()).toEqual([])
  await anHour()
  expect(await alarms()).toMatchObject([{ kind: 'end-fails', order: { number: expect.any(String) } }])
  return buyer
}

test('what cannot be ended while its job tries is told to the office, and ended an hour later, which closes the alarm', async () => {
  const buyer = await neverEnded()
  await anHour()
  expect(await alarms()).toHaveLength(1)
  await stripe.restart()
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(statesOf(buyer)).toEqual(['requires_payment_method'])
  await anHour()
  expect(statesOf(buyer)).toEqual(['canceled'])
  expect(await alarms()).toEqual([])
  expect(await toldIn(buyer)).toEqual(['end-fails by-itself', 'end-fails'])
})

test('who ended it in another way closes the alarm: from then on nobody is asked for it', async () => {
  const buyer = await neverEnded()
  const [alarm] = await alarms()
  const token = await signInStaff(house, 'finance')
  expect((await call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.uuid}/close`, { token })).status).toBe(204)
  await stripe.restart()
  const before = stripe.calls.length
  await anHour()
  await anHour()
  expect(stripe.calls.slice(before).filter((one) => one.includes('payment_intents'))).toEqual([])
  expect(statesOf(buyer)).toEqual(['requires_payment_method'])
  expect(await toldIn(buyer)).toEqual(['by-person', 'end-fails'])
})

test('should money come of what was left all the same, it goes back where the order was cancelled', async () => {
  const buyer = await unanswered('late-answer')
  await steps.cancel(house, buyer)
  stripe.books.confirm(intentsOf(stripe, buyer)[0]!)
  await tellAll()
  await runJobs()
  expect(stripe.books.refunds.map(({ amount }) => amount)).toEqual([buyer.order.total.amount])
})
