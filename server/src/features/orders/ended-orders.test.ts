import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { chargesOf, goToBank, orderOf } from '../../testing/bank.ts'
import { call, cards, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const minutes = 60_000

const ask = (visitor: SignedUp, what: string, body: object = {}) =>
  call<Order & { code?: string }>(house, 'POST', `/api/order/${visitor.order!.uuid}/${what}`, {
    token: visitor.orderSecret!,
    body,
  })
const placing = (visitor: SignedUp) => ask(visitor, 'place', { method: 'card' })
const paying = (visitor: SignedUp) => ask(visitor, 'payment', { card: cards.pays })
const extending = (visitor: SignedUp) => ask(visitor, 'extend')
const cancelling = (visitor: SignedUp) => ask(visitor, 'cancel')

const ends: Readonly<Record<string, (visitor: SignedUp) => Promise<void>>> = {
  begun: async () => {},
  'run out of time': async (visitor) => {
    await placing(visitor)
    house.clock.forward(20 * minutes)
    await house.app.sweep()
    await house.app.jobs.drain()
  },
  cancelled: async (visitor) => {
    await cancelling(visitor)
  },
  paid: async (visitor) => {
    await placing(visitor)
    await paying(visitor)
  },
}

test.each([
  ['begun', 'is not paid before it is placed', paying, 'orders/not-payable'],
  ['begun', 'holds nothing that could be held longer', extending, 'orders/not-extendable'],
  ['run out of time', 'is not placed', placing, 'orders/expired'],
  ['run out of time', 'is not paid', paying, 'orders/expired'],
  ['run out of time', 'is not held longer', extending, 'orders/expired'],
  ['run out of time', 'is not cancelled', cancelling, 'orders/not-cancellable'],
  ['cancelled', 'is not placed', placing, 'orders/not-placeable'],
  ['cancelled', 'is not paid', paying, 'orders/not-payable'],
  ['cancelled', 'is not held longer', extending, 'orders/not-extendable'],
  ['cancelled', 'is not cancelled again', cancelling, 'orders/not-cancellable'],
  ['paid', 'is not placed again', placing, 'orders/not-placeable'],
  ['paid', 'is not paid again', paying, 'orders/not-payable'],
  ['paid', 'is not held longer', extending, 'orders/not-extendable'],
])('an order that is %s %s', async (end, _what, command, code) => {
  const visitor = await signUpVisitor(house)
  await ends[end]!(visitor)
  const before = (await orderOf(house, visitor.order!, visitor.orderSecret)).body
  expect(await command(visitor)).toMatchObject({ status: 409, body: { code } })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body).toEqual(before)
})

test('in the moment in which its hold ends an order expires with the first who asks, and nobody pays it', async () => {
  const visitor = await signUpVisitor(house)
  await placing(visitor)
  house.clock.forward(20 * minutes - 1)
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body.can).toMatchObject({ pay: true, place: true })
  house.clock.forward(1)
  expect(await placing(visitor)).toMatchObject({ status: 409, body: { code: 'orders/expired' } })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body.status).toBe('awaiting_payment')
  expect(await paying(visitor)).toMatchObject({ status: 409, body: { code: 'orders/expired' } })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body.status).toBe('expired')
  expect(await chargesOf(house, visitor.order!)).toEqual([])
})

test('a placed order is placed again as it is, and pays in no other way', async () => {
  const visitor = await signUpVisitor(house)
  const first = await place(house, visitor.order!, visitor.orderSecret)
  house.clock.forward(minutes)
  const second = await place(house, visitor.order!, visitor.orderSecret)
  expect(second).toMatchObject({ status: 200, body: { holdExpiresAt: first.body.holdExpiresAt } })
  expect(await ask(visitor, 'place', { method: 'transfer' })).toMatchObject({ status: 409 })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body).toMatchObject({ status: 'awaiting_payment' })
})

test('an order is not cancelled while the provider works on its payment, and is while only its buyer is at the bank', async () => {
  const [late, left] = [await signUpVisitor(house), await signUpVisitor(house)]
  for (const visitor of [late, left]) await placing(visitor)
  await pay(house, late.order!, late.orderSecret, cards.late)
  expect(await cancelling(late)).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
  await goToBank(house, left.order!, left.orderSecret)
  expect(await cancelling(left)).toMatchObject({ status: 200, body: { order: { status: 'cancelled' } } })
})

test('asking what a cancellation would bring changes nothing', async () => {
  const visitor = await signUpVisitor(house)
  const preview = await ask(visitor, 'cancel', { preview: true })
  expect(preview).toMatchObject({ status: 200, body: { order: { status: 'open' }, refunded: { amount: 0 } } })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body.status).toBe('open')
})

test('an order is held longer once', async () => {
  const visitor = await signUpVisitor(house)
  await placing(visitor)
  house.clock.forward(10 * minutes)
  expect(await extending(visitor)).toMatchObject({ status: 200 })
  expect(await extending(visitor)).toMatchObject({ status: 409, body: { code: 'orders/not-extendable' } })
})
