import type { Order } from '@foyer/contract/orders'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { atBank, chargesOf, confirmCharge, goToBank, orderOf } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const week = { arrival: '2025-10-20', departure: '2025-10-24' }

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

async function placed() {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret! }
}

const current = async (person: Attendee) =>
  (await call<Order | null>(house, 'GET', '/api/order/current', { token: person.token })).body!

test('who left the bank’s page pays with another card at once, and the page can take nothing more', async () => {
  const { order, secret } = await placed()
  const ref = await goToBank(house, order, secret)
  expect((await orderOf(house, order, secret)).body).toMatchObject({ paymentPending: true, can: { pay: true } })
  expect((await pay(house, order, secret)).body.status).toBe('paid')
  await atBank(house, ref, 'confirm')
  await confirmCharge(house, ref)
  const states = (await chargesOf(house, order)).map(({ state, reason }) => `${state} ${reason}`)
  expect(states.toSorted()).toEqual(['failed cancelled', 'succeeded null'])
})

test('a page that was confirmed before the other card came counts, and the other card is not charged', async () => {
  const { order, secret } = await placed()
  const ref = await goToBank(house, order, secret)
  // The provider has the money; its event is still on its way.
  await house.sandbox.sandboxEvent(ref, { state: 'succeeded' })
  expect(await pay(house, order, secret)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await chargesOf(house, order)).toHaveLength(1)
})

test('a payment that the provider works on gives way to nothing', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  expect((await orderOf(house, order, secret)).body).toMatchObject({ paymentPending: true, can: { pay: false } })
  expect(await pay(house, order, secret)).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
})

test('two tabs that pay with another card charge one of them', async () => {
  const { order, secret } = await placed()
  await goToBank(house, order, secret)
  const answers = await Promise.all([pay(house, order, secret), pay(house, order, secret)])
  expect(answers.map(({ status }) => status).toSorted()).toContain(200)
  expect((await chargesOf(house, order)).filter(({ state }) => state === 'succeeded')).toHaveLength(1)
})

test('an order whose bank page was left can change; money for what it cost before goes back, and what was paid in the end can', async () => {
  await openHotel(house, 951, [{ id: 9511, allotment: 9 }])
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9511, ...week })
  const order = await current(person)
  await place(house, order, person.token)
  const ref = await goToBank(house, order, person.token)
  expect((await book(house, person.token, { roomId: 9511, ...week })).status).toBe(201)
  // Confirmed in the moment between the change and the provider's hearing of it.
  await confirmCharge(house, ref)
  await house.app.jobs.drain()
  const [charge] = await chargesOf(house, order)
  expect(charge).toMatchObject({ amount: 47_600, refunded: 47_600 })
  expect((await orderOf(house, order, person.token)).body.status).toBe('awaiting_payment')
  expect((await pay(house, order, person.token)).body).toMatchObject({ status: 'paid', total: { amount: 95_200 } })
  await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: person.token, body: {} })
  await house.app.jobs.drain()
  // Each amount goes back over the card that it came from.
  const charges = (await chargesOf(house, order)).map(({ amount, refunded }) => ({ amount, refunded }))
  expect(charges.toSorted((a, b) => a.amount - b.amount)).toEqual([
    { amount: 47_600, refunded: 47_600 },
    { amount: 95_200, refunded: 95_200 },
  ])
})

test('an order that changes waits for no bank page any more, and the provider ends the page', async () => {
  await openHotel(house, 952, [{ id: 9521, allotment: 9 }])
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9521, ...week })
  const order = await current(person)
  await place(house, order, person.token)
  const ref = await goToBank(house, order, person.token)
  await book(house, person.token, { roomId: 9521, ...week })
  expect((await orderOf(house, order, person.token)).body.paymentPending).toBe(false)
  await house.app.jobs.drain()
  await atBank(house, ref, 'confirm')
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
})

test('an order whose bank page was left can be cancelled, and the provider ends the page', async () => {
  const { order, secret } = await placed()
  const ref = await goToBank(house, order, secret)
  expect((await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret, body: {} })).status).toBe(200)
  await house.app.jobs.drain()
  await atBank(house, ref, 'confirm')
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
})

test('money of a page that was confirmed while its order was cancelled goes back', async () => {
  const { order, secret } = await placed()
  const ref = await goToBank(house, order, secret)
  await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret, body: {} })
  await house.sandbox.sandboxEvent(ref, { state: 'succeeded' })
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: 49_900 }])
  expect((await orderOf(house, order, secret)).body.status).toBe('cancelled')
})

test('a bank’s page that nobody came back from is ended at the provider after half an hour', async () => {
  const { order, secret } = await placed()
  const ref = await goToBank(house, order, secret)
  house.clock.forward(31 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  await atBank(house, ref, 'confirm')
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
  expect((await orderOf(house, order, secret)).body).toMatchObject({ status: 'expired', paymentPending: false })
})

test('an attempt of which the provider, who answered it, says that it never heard is not taken for ended: a person is told', async () => {
  const { order, secret } = await placed()
  await goToBank(house, order, secret)
  await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret, body: {} })
  const [charge] = await chargesOf(house, order)
  const name = (attemptId: string) =>
    house.database.db
      .updateTable('sandbox_charges')
      .set({ attempt_id: attemptId })
      .where('provider_ref', '=', charge!.provider_ref)
      .execute()
  await name('0198bbfa-0000-7000-8000-00000000dead')
  await house.app.jobs.drain()
  house.clock.forward(60 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const alarms = () => house.database.db.selectFrom('payment_alarms').select(['kind', 'detail', 'closed_how']).execute()
  expect(await alarms()).toEqual([
    {
      kind: 'end-fails',
      detail: { error: 'The provider does not know an attempt that it has answered.' },
      closed_how: null,
    },
  ])
  await name(charge!.attempt_id)
  house.clock.forward(60 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await alarms()).toMatchObject([{ closed_how: 'by-itself' }])
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
})
