import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/pass-types.schemas'
import { expect, test } from 'vitest'
import { chargesOf, goToBank, orderOf } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, cards, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
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
  ['paid', 'is not held longer', extending, 'orders/not-extendable'],
])('an order that is %s %s', async (end, _what, command, code) => {
  const visitor = await signUpVisitor(house)
  await ends[end]!(visitor)
  const before = (await orderOf(house, visitor.order!, visitor.orderSecret)).body
  expect(await command(visitor)).toMatchObject({ status: 409, body: { code } })
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body).toEqual(before)
})

test('an order that is paid is not paid again: who tries hears that it is paid, and is charged for nothing', async () => {
  const visitor = await signUpVisitor(house)
  await ends['paid']!(visitor)
  expect(await paying(visitor)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await chargesOf(house, visitor.order!)).toHaveLength(1)
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

/** The buyer's own number that an order has once it was placed, or placed again, with what is said. */
async function numberAfter({ order, orderSecret }: SignedUp, said: object): Promise<unknown> {
  const body = { method: 'card', ...said }
  await call(house, 'POST', `/api/order/${order!.uuid}/place`, { token: orderSecret!, body })
  const asked = `select buyer ->> 'purchaseOrder' as number from orders where id = $1`
  return (await house.database.raw(asked, [order!.uuid])).rows[0]?.['number']
}

test('the number of a buyer’s own purchase is that which was said last, as long as nothing is paid', async () => {
  const visitor = await signUpVisitor(house)
  expect(await numberAfter(visitor, { purchaseOrder: '' })).toBe(null)
  expect(await numberAfter(visitor, { purchaseOrder: 'PO 4711' })).toBe('PO 4711')
  expect(await numberAfter(visitor, {})).toBe('PO 4711')
  expect(await numberAfter(visitor, { purchaseOrder: 'PO 4712' })).toBe('PO 4712')
  expect(await numberAfter(visitor, { purchaseOrder: '' })).toBe(null)
  expect(await numberAfter(await signUpVisitor(house), { purchaseOrder: 'PO 4713' })).toBe('PO 4713')
})

test('a placed order is placed again as it is, and waits a week where it is to be transferred instead', async () => {
  const visitor = await signUpVisitor(house)
  const first = await place(house, visitor.order!, visitor.orderSecret)
  house.clock.forward(minutes)
  const second = await place(house, visitor.order!, visitor.orderSecret)
  expect(second).toMatchObject({ status: 200, body: { holdExpiresAt: first.body.holdExpiresAt } })
  expect(await ask(visitor, 'place', { method: 'transfer' })).toMatchObject({ status: 200 })
  // The week begins with the first hold.
  const ends = new Date(house.clock.now().getTime() - minutes + 7 * 24 * 3_600_000).toISOString()
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).body).toMatchObject({
    status: 'awaiting_payment',
    method: 'transfer',
    holdExpiresAt: ends,
  })
})

test('what a cancelled order held can be had at once', async () => {
  const left = async () => {
    const { body } = await call<PassType[]>(house, 'GET', '/api/pass/type/paid')
    return body.find(({ id }) => id === 4)?.available
  }
  const visitor = await signUpVisitor(house, { passTypeId: 4 })
  await placing(visitor)
  expect(await left()).toBe(0)
  await cancelling(visitor)
  expect(await left()).toBe(1)
})

test('of an order of which a part was given back the rest is cancelled', async () => {
  await openHotel(house, 974, [{ id: 9741, allotment: 5 }])
  const { token } = await attendee(house)
  const nights = { roomId: 9741, arrival: '2025-10-20', departure: '2025-10-22' }
  const { body: first } = await book(house, token, nights)
  await book(house, token, { ...nights, departure: '2025-10-21' })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token })
  await place(house, order, token)
  await pay(house, order, token)
  const { body: back } = await call<{ refunded: { amount: number } }>(
    house,
    'DELETE',
    `/api/booking/${first.bookingId}`,
    {
      token,
    },
  )
  const rest = await call<{ released: string[]; refunded: { amount: number }; order: Order }>(
    house,
    'POST',
    `/api/order/${order.uuid}/cancel`,
    { token, body: {} },
  )
  expect(rest).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } })
  expect(rest.body.released).toHaveLength(1)
  expect(rest.body.refunded.amount).toBe(order.total.amount - back.refunded.amount)
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ refunded: order.total.amount }])
})

test('each thing of a cancelled order is given back under its own words', async () => {
  await openHotel(house, 975, [{ id: 9751, allotment: 5 }])
  const { token, email } = await attendee(house)
  for (const departure of ['2025-10-21', '2025-10-22'])
    await book(house, token, { roomId: 9751, arrival: '2025-10-20', departure })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token })
  await place(house, order, token)
  await pay(house, order, token)
  await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token, body: {} })
  const given = await house.database.db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .select('refund_lines.description')
    .where('order_lines.order_id', '=', order.uuid)
    .execute()
  expect(new Set(given.map((line) => JSON.stringify(line.description))).size).toBe(2)
  await house.app.jobs.drain()
  const { body: mails } = await call<{ subject: string; text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)
  const told = mails.filter(({ subject }) => subject.startsWith('Your money is on its way back'))
  expect(told.map(({ text }) => text.includes(order.number))).toEqual([true])
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
