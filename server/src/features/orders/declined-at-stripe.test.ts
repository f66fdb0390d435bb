import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attemptLimits } from '#platform/door/attempt-limits'
import { orderOf } from '../../testing/bank.ts'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call, confirm, place, signIn, signUpVisitor } from '../../testing/people.ts'
import { bothBooks, deliver, intentsOf, payingBy, placedBuyer, type StripeBuyer } from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'

// Cards are given to Stripe, which tells of those that were declined: they are limited as those that are given to us.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ isRateLimited: true, ports: payingBy(stripe) })
const ofOrder = attemptLimits['declined-card-of-order'].attempts
const ofAccount = attemptLimits['declined-card-of-account'].attempts
const ofNetwork = attemptLimits['declined-card-of-network'].attempts

const limitsAreOver = () => house.database.db.deleteFrom('rate_limits').execute()
beforeEach(async () => {
  await limitsAreOver()
  stripe.takeEvents()
})
afterAll(() => stripe.close())
afterEach(async () => {
  await house.app.jobs.drain()
  expect(stripe.faults).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
})

const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer).at(-1)!
const read = async ({ order, secret }: StripeBuyer) => (await orderOf(house, order, secret)).body
const resume = ({ order, secret }: StripeBuyer) =>
  call<{ order: object; fields: object | null }>(house, 'POST', `/api/order/${order.uuid}/payment/resume`, {
    token: secret,
  })
const begin = ({ order, secret }: StripeBuyer, remoteAddress = '203.0.113.1') =>
  house.app.http.inject({
    method: 'POST',
    url: `/api/order/${order.uuid}/payment`,
    remoteAddress,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    payload: '{}',
  })

async function paying(from?: string): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  expect((await begin(buyer, from)).statusCode).toBe(202)
  return buyer
}

async function tell(events = stripe.takeEvents()): Promise<void> {
  const answers = await Promise.all(events.map((event) => deliver(house, event)))
  expect(answers).toEqual(events.map(() => 202))
}

async function decline(buyer: StripeBuyer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    stripe.books.decline(intentOf(buyer), time % 2 === 0)
    await tell()
  }
}

async function recheck(): Promise<void> {
  house.clock.forward(61_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

const countsOf = async (limit: string): Promise<number[]> =>
  (await house.database.raw('select points from rate_limits where key like $1', [`${limit}:%`])).rows
    .map(({ points }) => Number(points))
    .filter((points) => points > 0)

async function isEnded(buyer: StripeBuyer): Promise<void> {
  expect(await resume(buyer)).toMatchObject({
    status: 200,
    body: { order: { status: 'awaiting_payment', paymentPending: false }, fields: null },
  })
  await house.app.jobs.drain()
  expect(intentsOf(stripe, buyer).map(({ status }) => status)).toEqual(['canceled'])
  const refused = await begin(buyer, '198.51.100.7')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'requests/too-many' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(intentsOf(stripe, buyer)).toHaveLength(1)
}

const takesCards = async (buyer: StripeBuyer) => {
  expect((await resume(buyer)).body.fields).not.toBeNull()
  expect((await begin(buyer)).statusCode).toBe(202)
  expect(intentsOf(stripe, buyer).map(({ status }) => status)).toEqual(['requires_payment_method'])
}

test('an amount that Stripe takes no card for says nothing of a card, however often it is tried', async () => {
  const buyer = await placedBuyer(house)
  const tries = Array.from(
    { length: ofOrder + 1 },
    () => ({ call: 'POST /v1/payment_intents', kind: 'too-small' }) as const,
  )
  stripe.faults.push(...tries)
  for (const _ of tries) expect((await begin(buyer)).statusCode).toBe(402)
  expect((await begin(buyer)).statusCode).toBe(202)
})

test('few cards are declined for one order: then its payment is ended, and none is begun until the limit is over', async () => {
  const buyer = await paying()
  await decline(buyer, ofOrder - 1)
  await takesCards(buyer)
  await decline(buyer, 1)
  await isEnded(buyer)
  await limitsAreOver()
  expect((await begin(buyer)).statusCode).toBe(202)
  stripe.books.confirm(intentOf(buyer))
  await tell()
  expect((await read(buyer)).status).toBe('paid')
})

test('whose cards were declined too often can still transfer', async () => {
  const buyer = await paying()
  await decline(buyer, ofOrder)
  await isEnded(buyer)
  const body = { method: 'transfer' }
  const { status } = await call(house, 'POST', `/api/order/${buyer.order.uuid}/place`, { token: buyer.secret, body })
  expect(status).toBe(200)
  expect(await read(buyer)).toMatchObject({ status: 'awaiting_payment', method: 'transfer' })
})

test('a card that was declined counts once, however often it is told of, by an event or by asking', async () => {
  const buyer = await paying()
  stripe.books.decline(intentOf(buyer))
  const [event] = stripe.takeEvents()
  const another = stripe.event('payment_intent.payment_failed', intentOf(buyer))
  await tell(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? event! : another)))
  await tell([event!])
  await takesCards(buyer)
  await recheck()
  for (const limit of ['declined-card-of-order', 'declined-card-of-network', 'declined-cards'])
    expect(await countsOf(limit)).toEqual([1])
})

test('what is told an hour late, or of what is none of ours, is not counted', async () => {
  const buyer = await paying()
  stripe.books.decline(intentOf(buyer), false)
  const hourAgo = Math.floor(house.clock.now().getTime() / 1000) - 3600
  const { metadata, ...rest } = intentOf(buyer)
  const elsewhere = { ...rest, id: 'pi_else', metadata: { ...metadata, foyer_order: crypto.randomUUID() } }
  await tell([
    stripe.event('payment_intent.payment_failed', intentOf(buyer), { created: hourAgo }),
    stripe.event('payment_intent.payment_failed', elsewhere),
  ])
  expect(await countsOf('declined-cards')).toEqual([])
  expect(await house.database.db.selectFrom('payment_alarms').selectAll().execute()).toEqual([])
})

test('where no event comes, what was declined is counted by the page and by the round that asks', async () => {
  const [byRound, byPage] = [await paying(), await paying()]
  for (let time = 0; time < ofOrder; time += 1) {
    for (const buyer of [byRound, byPage]) stripe.books.decline(intentOf(buyer))
    expect((await resume(byPage)).body.fields === null).toBe(time === ofOrder - 1)
    if (time < ofOrder) await recheck()
  }
  stripe.takeEvents()
  await isEnded(byRound)
  await isEnded(byPage)
})

test('the last two declined at once end the payment once', async () => {
  const buyer = await paying()
  await decline(buyer, ofOrder - 2)
  for (const _ of ['one', 'another']) stripe.books.decline(intentOf(buyer))
  await tell()
  await isEnded(buyer)
})

test.each(['before it is ended', 'while it is being ended'])(
  'who pays after too many declined cards, %s, has paid',
  async (when) => {
    const buyer = await paying()
    await decline(buyer, ofOrder - 1)
    const intent = intentOf(buyer)
    stripe.books.decline(intent)
    const [last] = stripe.takeEvents()
    if (when === 'before it is ended') stripe.books.confirm(intent)
    else stripe.faults.push({ call: `POST /v1/payment_intents/${intent.id}/cancel`, kind: 'paid-before' })
    await tell([last!])
    await house.app.jobs.drain()
    expect((await read(buyer)).status).toBe('paid')
    await tell([...stripe.takeEvents(), last!])
    expect((await read(buyer)).status).toBe('paid')
  },
)

test('few cards are declined for one network, for whatever orders; who pays from another one is not kept from it', async () => {
  const mine = '192.0.2.9'
  const per = ofOrder - 1
  for (let count = 0; count < ofNetwork / per; count += 1) await decline(await paying(mine), per)
  const { statusCode } = await begin(await placedBuyer(house), mine)
  expect(statusCode).toBe(429)
  await takesCards(await paying('192.0.2.10'))
})

/** Somebody with an account and a pass that cost nothing. */
async function withAccount(): Promise<string> {
  const visitor = await signUpVisitor(house, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  expect((await confirm(house, visitor)).status).toBe(200)
  return (await signIn(house, visitor.email)).body.token
}

/** They begin to pay for a train ticket. */
async function payingFor(typeId: string, token: string, from: string): Promise<StripeBuyer> {
  const { body: order } = await chooseTrainTicket(house, token, typeId)
  await place(house, order, token)
  const buyer = { order, secret: token }
  expect((await begin(buyer, from)).statusCode).toBe(202)
  return buyer
}

test('few cards are declined for one account, for whatever orders and from wherever; another account is not kept from it', async () => {
  const typeId = await openTrainTickets(house, { capacity: 20, codes: 20 })
  const [token, another] = [await withAccount(), await withAccount()]
  const per = ofOrder - 1
  for (let tried = 0; tried < ofAccount; tried += per) {
    const buyer = await payingFor(typeId, token, `192.0.2.${20 + tried}`)
    await decline(buyer, Math.min(per, ofAccount - tried))
    await call(house, 'POST', `/api/order/${buyer.order.uuid}/cancel`, { token, body: {} })
    await house.app.jobs.drain()
  }
  const { body: order } = await chooseTrainTicket(house, token, typeId)
  await place(house, order, token)
  expect((await begin({ order, secret: token }, '192.0.2.90')).statusCode).toBe(429)
  await takesCards(await payingFor(typeId, another, '192.0.2.90'))
})

test('once many cards are declined anywhere, each order may try few', async () => {
  const { attempts } = attemptLimits['declined-cards']
  const buyer = await paying()
  for (let time = 0; time < attempts; time += 1) await house.world.ports.attempts.spend('declined-cards', 'all')
  await decline(buyer, 1)
  await takesCards(buyer)
  await decline(buyer, 1)
  await isEnded(buyer)
})

test('the network that a payment was begun from is kept as a fingerprint, for a day', async () => {
  const buyer = await paying('192.0.2.77')
  const kept = async () =>
    (await house.database.raw('select network_key from payments where order_id = $1', [buyer.order.uuid])).rows[0]?.[
      'network_key'
    ]
  expect(await kept()).toMatch(/^[\w-]{20,}$/)
  house.clock.forward(24 * 3_600_000 + 60_000)
  await recheck()
  expect(await kept()).toBeNull()
})
