import { randomUUID } from 'node:crypto'
import type { Dashboard } from '@foyer/contract/dashboard'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider'
import { orderOf } from '../../testing/bank.ts'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const provider = createStripeProvider({
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: stripe.webhookSecret,
  apiBase: stripe.url,
  payUrl: (order) => `http://localhost:3000/pay?order=${order}`,
  webhookUrl: 'http://localhost:3000/api/payment/webhook/stripe',
})
const create = 'POST /v1/payment_intents'
const giveBack = 'POST /v1/refunds'
const house = useTestHouse({ ports: (ports) => ({ ...ports, payments: provider }) })
beforeAll(() => seedStaffForTests(house))
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  expect(await ourBooks()).toEqual(stripe.books.lines.map(({ amount }) => amount).toSorted((a, b) => a - b))
})
afterAll(() => stripe.close())

/** What came and what went, as our books have it. */
async function ourBooks(): Promise<number[]> {
  const taken = await house.database.db
    .selectFrom('payments')
    .select('amount')
    .where('provider', '=', 'stripe')
    .where('state', '=', 'succeeded')
    .execute()
  const given = await house.database.db
    .selectFrom('refunds')
    .select(['amount', 'state'])
    .where('state', '<>', 'requested')
    .execute()
  const moved = given.flatMap(({ amount, state }) => (state === 'failed' ? [-amount, amount] : [-amount]))
  return [...taken.map(({ amount }) => amount), ...moved].toSorted((a, b) => a - b)
}

async function placed() {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret! }
}

const begin = (order: { uuid: string }, secret: string) =>
  call<{ action: { url: string } | null; code?: string; status?: string }>(
    house,
    'POST',
    `/api/order/${order.uuid}/payment`,
    { token: secret, headers: { 'idempotency-key': randomUUID() } },
  )

const resume = (order: { uuid: string }, secret: string) =>
  call<{ order: { status: string }; fields: object | null }>(house, 'POST', `/api/order/${order.uuid}/payment/resume`, {
    token: secret,
  })

const intentsOf = (order: { uuid: string }) =>
  stripe.books.intents.filter(({ metadata }) => metadata['foyer_order'] === order.uuid)
const intentOf = (order: { uuid: string }) => intentsOf(order).at(-1)!

const send = ({ body, headers }: { body: Buffer; headers: Record<string, string> }) =>
  house.app.http.inject({ method: 'POST', url: '/api/payment/webhook/stripe', headers, payload: body })

const statusOf = async (order: { uuid: string }, secret: string) => (await orderOf(house, order, secret)).body.status

const storedEvents = async () => (await house.database.db.selectFrom('payment_events').select('id').execute()).length

async function recheck(): Promise<void> {
  house.clock.forward(61_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

test('an order is paid when Stripe says so, a hundred times over and in any order, and once', async () => {
  const { order, secret } = await placed()
  expect(await begin(order, secret)).toMatchObject({
    status: 202,
    body: { action: { url: expect.stringContaining(order.uuid) } },
  })
  const intent = intentOf(order)
  // The first card was declined, the second one asked the bank.
  const declined = stripe.event('payment_intent.payment_failed', intent)
  stripe.books.confirm(intent, 'requires_action')
  stripe.books.confirm(intent)
  const paid = stripe.event('payment_intent.succeeded', intent)
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => send(at % 2 === 0 ? paid : declined)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
  expect(await statusOf(order, secret)).toBe('paid')
})

test('a card that is sent to us is refused, and no payment is begun for it', async () => {
  const { order, secret } = await placed()
  const before = stripe.calls.length
  expect(await pay(house, order, secret)).toMatchObject({ status: 400, body: { errors: [{ path: 'card' }] } })
  expect(stripe.calls).toHaveLength(before)
  expect(await statusOf(order, secret)).toBe('awaiting_payment')
})

test.each([
  ['of another provider', { provider: 'sandbox' }],
  ['about another amount than the order costs by now', { amount: 1 }],
])('an attempt %s takes no card: it is ended, and another one is begun', async (_what, changes) => {
  const { order, secret } = await placed()
  expect((await begin(order, secret)).status).toBe(202)
  await house.database.db.updateTable('payments').set(changes).where('order_id', '=', order.uuid).execute()
  expect((await begin(order, secret)).status).toBe(202)
  expect(intentsOf(order).map(({ status }) => status)).toEqual(['canceled', 'requires_payment_method'])
})

test('an amount that Stripe takes no card for is refused at once, and can be transferred', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'too-small' })
  expect(await begin(order, secret)).toMatchObject({
    status: 402,
    body: { code: 'orders/payment-failed', reason: 'amount_too_small' },
  })
  expect(intentsOf(order)).toEqual([])
  const path = `/api/order/${order.uuid}/place`
  expect((await call(house, 'POST', path, { token: secret, body: { method: 'transfer' } })).status).toBe(200)
  expect((await orderOf(house, order, secret)).body).toMatchObject({ method: 'transfer', status: 'awaiting_payment' })
})

test('an attempt that Stripe works on is waited for: another try is told so', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  stripe.books.confirm(intentOf(order), 'processing')
  await recheck()
  expect(await begin(order, secret)).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
  stripe.books.confirm(intentOf(order))
  await recheck()
  expect(await statusOf(order, secret)).toBe('paid')
})

test('an attempt whose answer was lost is found by its name, before the search knows it, and never sent again', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'cut-after' }, { call: create, kind: 'failed' })
  expect((await begin(order, secret)).status).toBe(503)
  stripe.books.isSearchLate = true
  stripe.books.confirm(intentOf(order))
  const sent = stripe.calls.filter((one) => one === create).length
  await recheck()
  stripe.books.isSearchLate = false
  expect(await statusOf(order, secret)).toBe('paid')
  expect(stripe.calls.filter((one) => one === create)).toHaveLength(sent)
})

test('a call that was cut after Stripe had done it is sent again under its key, and makes one intent', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'cut-after' })
  expect((await begin(order, secret)).status).toBe(202)
  expect(stripe.books.intents.filter(({ metadata }) => metadata['foyer_order'] === order.uuid)).toHaveLength(1)
  stripe.books.confirm(intentOf(order))
  await recheck()
  expect(await statusOf(order, secret)).toBe('paid')
})

/** It happens while the first such call is under way. */
const during = (call: string, act: () => Promise<unknown>) => stripe.faults.push({ call, kind: 'meanwhile', act })
const cancel = async (order: { uuid: string }, secret: string) =>
  expect((await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret, body: {} })).status).toBe(200)
const cancelFrom = (order: { uuid: string }, secret: string) => async () => {
  await cancel(order, secret)
  // Stripe is told before it has made what it is told of.
  await house.app.jobs.drain()
}

test('an order that is cancelled in another tab while its payment begins takes no card, and Stripe ends it', async () => {
  const { order, secret } = await placed()
  during(create, cancelFrom(order, secret))
  expect(await begin(order, secret)).toMatchObject({ status: 409, body: { code: 'orders/not-payable' } })
  await house.app.jobs.drain()
  expect(intentsOf(order).map(({ status }) => status)).toEqual(['canceled'])
})

test('nor does one that is begun once more in that moment', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'failed' }, { call: create, kind: 'failed' })
  expect((await begin(order, secret)).status).toBe(503)
  during(create, cancelFrom(order, secret))
  expect(await begin(order, secret)).toMatchObject({ status: 409, body: { code: 'orders/not-payable' } })
  await house.app.jobs.drain()
  expect(intentsOf(order).map(({ status }) => status)).toEqual(['canceled'])
})

test('nobody is shown what a card is given with for a payment that is left while its page asks', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'cut-after' }, { call: create, kind: 'failed' })
  expect((await begin(order, secret)).status).toBe(503)
  during(`GET /v1/payment_intents/${intentOf(order).id}`, () => cancel(order, secret))
  expect(await resume(order, secret)).toMatchObject({
    status: 200,
    body: { order: { status: 'cancelled' }, fields: null },
  })
  await house.app.jobs.drain()
  expect(intentsOf(order).map(({ status }) => status)).toEqual(['canceled'])
})

test('who begins anew, or opens the page again, goes on with the intent that waits; it is paid once', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const intent = intentOf(order)
  const both = await Promise.all([begin(order, secret), begin(order, secret)])
  expect(both.map(({ status }) => status)).toEqual([202, 202])
  expect(intentsOf(order)).toEqual([intent])
  for (const _ of ['a tab', 'another'])
    expect((await resume(order, secret)).body.fields).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_of_the_tests',
      clientSecret: intent.client_secret,
    })
  stripe.books.confirm(intent)
  // No event came yet: the page that asks books what it is told.
  expect((await resume(order, secret)).body).toMatchObject({ order: { status: 'paid' }, fields: null })
})

test('where Stripe does not answer, nothing is charged and the buyer is told; the next try is the same intent', async () => {
  const { order, secret } = await placed()
  stripe.faults.push({ call: create, kind: 'cut-after' }, { call: create, kind: 'failed' })
  expect(await begin(order, secret)).toMatchObject({ status: 503, body: { code: 'orders/provider-silent' } })
  expect(await begin(order, secret)).toMatchObject({ status: 202 })
  expect(intentsOf(order)).toHaveLength(1)
  const read = `GET /v1/payment_intents/${intentOf(order).id}`
  stripe.faults.push({ call: read, kind: 'failed' }, { call: read, kind: 'failed' })
  expect(await resume(order, secret)).toMatchObject({ status: 503, body: { code: 'orders/provider-silent' } })
  stripe.books.confirm(intentOf(order))
  await recheck()
  expect(await statusOf(order, secret)).toBe('paid')
})

test('what opens the fields is given to nobody but who holds the order', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const another = await placed()
  expect((await resume(order, another.secret)).status).toBe(404)
  const kept = await house.database.db.selectFrom('payments').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('_secret_')
})

test('an intent waits as long as its order is held, and ends with it; who paid in that very moment has paid', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  for (const _ of Array.from({ length: 19 })) await recheck()
  expect(intentOf(order).status).toBe('requires_payment_method')
  const late = await placed()
  await begin(late.order, late.secret)
  house.clock.forward(21 * 60_000)
  stripe.faults.push({ call: `POST /v1/payment_intents/${intentOf(late.order).id}/cancel`, kind: 'paid-before' })
  await recheck()
  expect(stripe.faults).toEqual([])
  expect(intentOf(order).status).toBe('canceled')
  expect(await statusOf(order, secret)).toBe('expired')
  // Its pass was still to be had.
  expect(await statusOf(late.order, late.secret)).toBe('paid')
})

test.each([
  [
    'another order',
    (intent: object) => ({ ...intent, metadata: { ...intentMetadata(intent), foyer_order: randomUUID() } }),
    {},
  ],
  ['a lower amount', (intent: object) => ({ ...intent, amount_received: 1 }), {}],
  ['another currency', (intent: object) => ({ ...intent, currency: 'usd' }), {}],
  ['real money', (intent: object) => intent, { livemode: true }],
])('an event about %s leaves the order unpaid, and a person is told', async (_what, altered, changes) => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const intent = intentOf(order)
  const told = { ...intent, status: 'succeeded', amount_received: intent.amount }
  const event = stripe.event('payment_intent.succeeded', altered(told) as typeof intent, changes)
  expect((await send(event)).statusCode).toBe(202)
  expect(await statusOf(order, secret)).toBe('awaiting_payment')
  const alarms = (await findViolations(house.database)).find(({ name }) => name === 'no payment waits for a person')
  expect(alarms?.rows).toHaveLength(1)
  await house.database.db.deleteFrom('payment_alarms').execute()
})

const intentMetadata = (intent: object) => (intent as { metadata: object }).metadata

test('each dispute and a refund that failed late are told to a person, once and with the order; those of another shop are not', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const intent = intentOf(order)
  stripe.books.confirm(intent)
  await recheck()
  const about = { payment_intent: intent.id, amount: intent.amount, currency: 'eur' }
  const disputed = stripe.event('charge.dispute.created', { ...about, id: 'dp_1' })
  const again = stripe.event('charge.dispute.created', { ...about, id: 'dp_1' })
  const second = stripe.event('charge.dispute.created', { ...about, id: 'dp_2' })
  const failed = stripe.event('refund.failed', { ...about, id: 're_late', metadata: { foyer_refund: randomUUID() } })
  const another = stripe.event('charge.dispute.created', {
    ...about,
    id: 'dp_3',
    payment_intent: 'pi_of_another_shop',
  })
  for (const event of [disputed, disputed, again, second, failed, another])
    expect((await send(event)).statusCode).toBe(202)
  const alarms = await house.database.db.selectFrom('payment_alarms').select('kind').orderBy('kind').execute()
  expect(alarms.map(({ kind }) => kind)).toEqual(['payment-disputed', 'payment-disputed', 'refund-failed'])
  const { body } = await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', {
    token: await signInStaff(house, 'finance'),
  })
  expect(body.alarms?.map((alarm) => alarm.order?.number)).toEqual([order.number, order.number, order.number])
  await house.app.jobs.drain()
  await house.database.db.deleteFrom('payment_alarms').execute()
})

test('money given back that a bank sends back days later is a refund that failed, and staff see it where they gave it', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  stripe.books.confirm(intentOf(order))
  await recheck()
  const token = await signInStaff(house, 'finance')
  const read = () => call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })
  const line = (await read()).body.lines[0]
  const body = { lines: [line?.id], goesBack: true, amount: line?.gross.amount, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `/api/organiser/order/${order.uuid}/refund`, { token, body })).status).toBe(204)
  await house.app.jobs.drain()
  expect((await read()).body.refunds).toMatchObject([{ state: 'succeeded' }])
  const refund = stripe.books.refunds.at(-1)!
  stripe.books.bounce(refund)
  const event = stripe.event('refund.failed', { ...refund, currency: 'eur' })
  for (const one of [event, event]) expect((await send(one)).statusCode).toBe(202)
  expect((await read()).body.refunds).toMatchObject([{ state: 'failed' }])
  await house.app.jobs.drain()
  // A person pays it in another way, and closes the alarm.
  const [alarm] = (await house.database.raw('select id from payment_alarms where closed_at is null')).rows
  const closed = () => call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.['id']}/close`, { token })
  expect((await closed()).status).toBe(204)
})

test('what is not signed by Stripe, altered or too old is refused and not kept', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const { body, headers } = stripe.event('payment_intent.succeeded', intentOf(order))
  const { 'stripe-signature': _signature, ...unsigned } = headers
  const altered = Buffer.from(body)
  altered[altered.length - 2]! ^= 1
  const before = await storedEvents()
  expect((await send({ body, headers: unsigned })).statusCode).toBe(400)
  expect((await send({ body, headers: { ...headers, 'stripe-signature': 't=1,v1=00' } })).statusCode).toBe(400)
  expect((await send({ body: altered, headers })).statusCode).toBe(400)
  house.clock.forward(301_000)
  expect((await send({ body, headers })).statusCode).toBe(400)
  expect(await storedEvents()).toBe(before)
  expect(await statusOf(order, secret)).toBe('awaiting_payment')
})

test('a refund whose answer was lost is found after days, and given once', async () => {
  const { order, secret } = await placed()
  await begin(order, secret)
  const intent = intentOf(order)
  stripe.books.confirm(intent)
  await recheck()
  const asked = { refundId: randomUUID(), providerRef: intent.id, amount: 100, refusals: 0 }
  stripe.faults.push({ call: giveBack, kind: 'cut-after' }, { call: giveBack, kind: 'failed' })
  await expect(provider.refund(asked)).rejects.toThrow()
  const before = stripe.books.refunds.length - 1
  house.clock.forward(3 * 24 * 60 * 60_000)
  const all = await Promise.all(Array.from({ length: 20 }, () => provider.refund(asked)))
  expect(new Set(all.map(({ providerRef }) => providerRef)).size).toBe(1)
  expect(stripe.books.refunds).toHaveLength(before + 1)
  expect(await provider.refund({ ...asked, refundId: randomUUID(), amount: intent.amount })).toMatchObject({
    state: 'failed',
  })
  // Given past our books, on purpose: they are made whole for the comparison behind each test.
  stripe.books.lines.splice(
    stripe.books.lines.findIndex(({ amount }) => amount === -100),
    1,
  )
  await recheck()
})

test('the account is read to its end, with fees and the payout that each line went with', async () => {
  const before = stripe.books.lines.length
  house.clock.forward(60_000)
  const start = house.clock.now()
  for (const _ of [1, 2, 3]) {
    const { order, secret } = await placed()
    await begin(order, secret)
    stripe.books.confirm(intentOf(order))
  }
  await recheck()
  stripe.books.payOut()
  const lines = []
  for await (const line of provider.listBalanceTransactions(start)) lines.push(line)
  const added = stripe.books.lines.slice(before)
  expect(lines.map(({ id, net }) => ({ id, net })).toReversed()).toEqual(added.map(({ id, net }) => ({ id, net })))
  expect(lines.every(({ amount, fee, net }) => net === amount - fee)).toBe(true)
  expect(new Set(lines.map(({ payoutId }) => payoutId))).toEqual(new Set(['po_1']))
  expect(lines.map(({ kind }) => kind)).toEqual(['payout', 'charge', 'charge', 'charge'])
  stripe.books.lines.pop()
})
