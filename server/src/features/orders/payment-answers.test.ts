import { randomUUID } from 'node:crypto'
import type { Order } from '@foyer/contract/orders'
import { thingUnavailable } from '@foyer/contract/sold-out'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { refuse } from '#platform/door/refused'
import type { Charge, ChargeOutcome, PaymentProvider } from '#platform/payments/payments'
import { sellables } from '../../sellables.ts'
import { chargesOf, confirmCharge, orderOf } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

type ChargeCall = PaymentProvider['charge']

/** What the provider does instead when it is asked for money. */
let charge: ChargeCall | null = null
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    payments: new Proxy(ports.payments, {
      get: (target, name) => (name === 'charge' && charge !== null ? charge : target[name as keyof PaymentProvider]),
    }),
  }),
})

afterEach(async () => {
  charge = null
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

/** The provider works on it, and the answer comes only after something else has happened. */
const answerAfter =
  (meanwhile: (providerRef: string) => Promise<unknown>, answer = waits): ChargeCall =>
  async (asked) => {
    await house.sandbox.charge({ ...asked, card: cards.late })
    const outcome = await house.sandbox.find(asked.attemptId)
    if (outcome?.state !== 'processing') throw new Error(`The card answered ${outcome?.state}.`)
    await meanwhile(outcome.providerRef)
    return answer(outcome, asked)
  }

type Answer = (
  first: Extract<ChargeOutcome, { state: 'processing' }>,
  asked: Charge,
) => ChargeOutcome | Promise<ChargeOutcome>

const waits: Answer = (first) => first
const wasDeclined: Answer = ({ providerRef }) => ({ state: 'failed', providerRef, reason: 'card_declined' })
const asksBank: Answer = ({ providerRef }) => ({
  state: 'action_required',
  providerRef,
  actionUrl: 'https://bank.example/',
})
/** The provider has taken the money, and its event has not come. */
const wasTaken: Answer = async ({ providerRef }, { attemptId }) => {
  await house.sandbox.sandboxEvent(providerRef, { state: 'succeeded' })
  return (await house.sandbox.find(attemptId))!
}

async function placed(changes: Record<string, unknown> = {}) {
  const visitor = await signUpVisitor(house, changes)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret! }
}

const attemptOf = (order: { uuid: string }) =>
  house.database.db
    .selectFrom('payments')
    .select(['state', 'reason', 'provider_ref', 'action_url'])
    .where('order_id', '=', order.uuid)
    .executeTakeFirstOrThrow()

test.each([
  ['a card that asks the bank', cards.asksBank, { state: 'pending', action_url: expect.stringContaining('/3ds/') }],
  ['a card that takes its time', cards.late, { state: 'pending', action_url: null }],
  ['a card that is declined', cards.declined, { state: 'failed', action_url: null, reason: 'card_declined' }],
])('of %s it is kept what the provider calls it, and how it stands', async (_what, card, expected) => {
  const { order, secret } = await placed()
  await pay(house, order, secret, card)
  const [{ provider_ref } = { provider_ref: '' }] = await chargesOf(house, order)
  expect(provider_ref).not.toBe('')
  expect(await attemptOf(order)).toMatchObject({ ...expected, provider_ref })
  if (expected.state === 'pending') await confirmCharge(house, provider_ref)
})

test.each([
  ['declined', '4000 0000 0000 0002', 'card_declined'],
  ['not covered', '4000 0000 0000 9995', 'insufficient_funds'],
])('who pays with a card that is %s is told so', async (_what, number, reason) => {
  const { order, secret } = await placed()
  const answer = await pay(house, order, secret, { ...cards.pays, number })
  expect(answer).toMatchObject({ status: 402, body: { code: 'orders/payment-failed', reason } })
})

test.each([
  ['waits', waits],
  ['was declined', wasDeclined],
  ['asks the bank', asksBank],
])('an answer that says a payment %s changes nothing once it is known to be paid', async (_what, answer) => {
  const { order, secret } = await placed()
  charge = answerAfter((ref) => confirmCharge(house, ref), answer)
  expect(await pay(house, order, secret)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await attemptOf(order)).toMatchObject({ state: 'succeeded', reason: null })
})

test('who gives back a part of what was paid before the answer comes is answered with what is left', async () => {
  const person = await attendee(house)
  await openHotel(house, 973, [
    { id: 9731, allotment: 5 },
    { id: 9732, allotment: 5 },
  ])
  const nights = { arrival: '2025-10-20', departure: '2025-10-22' }
  const { body: first } = await book(house, person.token, { roomId: 9731, ...nights })
  await book(house, person.token, { roomId: 9732, ...nights })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token: person.token })
  expect(order.lines).toHaveLength(2)
  await place(house, order, person.token)
  charge = answerAfter(async (ref) => {
    await confirmCharge(house, ref)
    await call(house, 'DELETE', `/api/booking/${first.bookingId}`, { token: person.token })
  })
  const answer = await pay(house, order, person.token)
  expect(answer).toMatchObject({ status: 200, body: { status: 'partially_refunded' } })
})

const lastOfItsType = { passTypeId: 4 }

/** The hold of the last pass of its type runs out, and somebody else has it. */
async function loseThePlace(): Promise<void> {
  const kept = charge
  charge = null
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const other = await placed(lastOfItsType)
  expect((await pay(house, other.order, other.secret)).status).toBe(200)
  onTestFinished(async () => {
    const { status } = await call(house, 'POST', `/api/order/${other.order.uuid}/cancel`, { token: other.secret })
    expect(status).toBe(200)
  })
  charge = kept
}

test.each([
  ['says that it was taken', loseThePlace, wasTaken],
  [
    'comes after the money was given back',
    async (ref: string) => {
      await loseThePlace()
      await confirmCharge(house, ref)
    },
    waits,
  ],
])(
  'money for a lost place goes back, and its payer is told at once, where the answer %s',
  async (_what, meanwhile, answer) => {
    const { order, secret } = await placed(lastOfItsType)
    charge = answerAfter(meanwhile, answer)
    expect(await pay(house, order, secret)).toMatchObject({ status: 409, body: { code: 'orders/payment-given-back' } })
    await house.app.jobs.drain()
    expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: order.total.amount }])
    expect((await orderOf(house, order, secret)).body.status).toBe('expired')
    const { db } = house.database
    const pass = await db.selectFrom('passes').select('reason').where('order_id', '=', order.uuid).executeTakeFirst()
    // Their time ran out first; what counts for them is that the money came too late.
    expect(pass).toEqual({ reason: 'sold-out-before-payment' })
  },
)

test('an event that comes while the order cannot be written is answered so that it is sent again, and gives nothing back', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const [late] = await chargesOf(house, order)
  await house.database.script(`
    create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    create trigger planted before update of place on passes for each row when (new.place = 'sold') execute function planted()`)
  const failed = await confirmCharge(house, late!.provider_ref)
  await house.database.script('drop trigger planted on passes; drop function planted')
  expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  expect(await attemptOf(order)).toMatchObject({ state: 'pending' })
  expect((await confirmCharge(house, late!.provider_ref)).statusCode).toBe(202)
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
})

test('whose card’s failure is told before the card itself is answered reads that it was declined, and pays with another', async () => {
  const { order, secret } = await placed()
  charge = answerAfter(async (ref) => {
    const event = await house.sandbox.sandboxEvent(ref, { state: 'failed', reason: 'insufficient_funds' })
    const { body, headers } = event!
    const url = '/api/payment/webhook/sandbox'
    const told = await house.app.http.inject({ method: 'POST', url, headers: { ...headers }, payload: body })
    expect(told.statusCode).toBe(202)
  }, wasDeclined)
  expect(await pay(house, order, secret)).toMatchObject({
    status: 402,
    body: { code: 'orders/payment-failed', reason: 'card_declined' },
  })
  charge = null
  expect(await pay(house, order, secret)).toMatchObject({ status: 200, body: { status: 'paid' } })
})

test('where the answer to a card is lost nobody is told that nothing was charged, and what was is found', async () => {
  const { order, secret } = await placed()
  charge = answerAfter(async (ref) => {
    await house.sandbox.sandboxEvent(ref, { state: 'succeeded' })
    throw new Error('A planted cut of the line.')
  })
  const lost = await pay(house, order, secret)
  expect(lost.status).toBe(500)
  expect(lost.body.code).not.toBe('orders/provider-silent')
  charge = null
  house.clock.forward(120_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
})

/** Sends the same payment of an order, as often as it is called. */
function sendingOf({ order, secret }: Awaited<ReturnType<typeof placed>>) {
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/api/order/${order.uuid}/payment`
  const send = () =>
    call<Order & { code?: string }>(house, 'POST', path, { token: secret, headers, body: { card: cards.pays } })
  return { send, key: headers['idempotency-key'] }
}

test('what paying answers is kept in the transaction in which the order is paid, and told to who sends it again', async () => {
  const buyer = await placed()
  const { send, key } = sendingOf(buyer)
  const paid = await send()
  expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } })
  const { rows } = await house.database.raw(
    'select o.xmin = k.xmin as "isOne", k.status from orders o, idempotency_keys k where o.id = $1 and k.key = $2',
    [buyer.order.uuid, key],
  )
  expect(rows).toEqual([{ isOne: true, status: 200 }])
  expect((await send()).body).toEqual(paid.body)
  expect(await chargesOf(house, buyer.order)).toHaveLength(1)
})

test('of a payment that could not be kept the answer is what became of it, however often it is sent', async () => {
  const buyer = await placed()
  const { send } = sendingOf(buyer)
  await house.database.script(`
    create function refuse_sold() returns trigger language plpgsql as $$
      begin raise exception using errcode = '23514', message = 'A planted rule.'; end $$;
    create trigger refuse_sold before update on passes for each row when (new.place = 'sold') execute function refuse_sold()`)
  onTestFinished(() => house.database.script('drop trigger refuse_sold on passes; drop function refuse_sold()'))
  for (const answer of [await send(), await send()])
    expect(answer).toMatchObject({ status: 409, body: { code: 'orders/payment-given-back' } })
  expect(await chargesOf(house, buyer.order)).toHaveLength(1)
  const { rows } = await house.database.raw('delete from payment_alarms returning kind')
  expect(rows).toEqual([{ kind: 'delivery-failed' }])
})

test('a fault in telling of a payment gives nothing back: the order is paid once it is looked at again', async () => {
  const buyer = await placed()
  const mayGoBack = async () => {
    throw Object.assign(refuse(thingUnavailable, { reference: 'none' }), { message: 'a planted fault' })
  }
  Object.assign(sellables.pass, { mayGoBack })
  const answer = await pay(house, buyer.order, buyer.secret).finally(() =>
    Reflect.deleteProperty(sellables.pass, 'mayGoBack'),
  )
  expect(answer.status).toBe(500)
  house.clock.forward(120_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await orderOf(house, buyer.order, buyer.secret)).body.status).toBe('paid')
  expect(await chargesOf(house, buyer.order)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
})
