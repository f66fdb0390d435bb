import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, confirm, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const stay = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-22' }
const minutes = 60_000

beforeAll(() =>
  openHotel(house, 901, [
    { id: 9011, allotment: 9 },
    { id: 9012, allotment: 1 },
  ]),
)

const order = (uuid: string, token: string) => call<Order>(house, 'GET', `/api/order/${uuid}`, { token })
const current = async (person: Attendee) =>
  (await call<Order>(house, 'GET', '/api/order/current', { token: person.token })).body
const cancel = (uuid: string, token: string, preview: boolean) =>
  call<{ refunded: { amount: number } }>(house, 'POST', `/api/order/${uuid}/cancel`, { token, body: { preview } })
const extend = (uuid: string, token: string | null) =>
  call<Order>(house, 'POST', `/api/order/${uuid}/extend`, { token: token ?? undefined })

test('a paid order is given back until the edition’s deadline, and not from that moment on', async () => {
  const { cancel_before } = await house.database.db
    .selectFrom('editions')
    .select('cancel_before')
    .executeTakeFirstOrThrow()
  const [early, late] = [await signUpVisitor(house), await signUpVisitor(house)]
  for (const { order: own, orderSecret } of [early, late]) {
    await place(house, own!, orderSecret)
    expect((await pay(house, own!, orderSecret)).body).toMatchObject({ status: 'paid', can: { cancel: true } })
  }
  await house.app.jobs.drain()
  const before = house.clock.now()

  house.clock.set(new Date(cancel_before.getTime() - 1))
  expect(await cancel(late.order!.uuid, late.orderSecret!, true)).toMatchObject({ status: 200 })
  const refund = await cancel(early.order!.uuid, early.orderSecret!, false)
  expect(refund).toMatchObject({ status: 200, body: { refunded: { amount: 49_900 } } })

  house.clock.set(cancel_before)
  expect((await order(late.order!.uuid, late.orderSecret!)).body.can.cancel).toBe(false)
  for (const preview of [true, false])
    expect(await cancel(late.order!.uuid, late.orderSecret!, preview)).toMatchObject({
      status: 409,
      body: { code: 'orders/not-cancellable' },
    })
  await house.app.jobs.drain()
  expect((await order(late.order!.uuid, late.orderSecret!)).body).toMatchObject({
    status: 'paid',
    refunded: { amount: 0 },
  })
  expect(await findViolations(house.database)).toEqual([])
  house.clock.set(before)
})

test('however often something is chosen anew, nothing is held longer than an hour from the first choice', async () => {
  const person = await attendee(house)
  const began = house.clock.now().getTime()
  const { body: booking } = await book(house, person.token, stay)
  const choose = (departure: string) =>
    call<{ code?: string }>(house, 'PATCH', `/api/booking/${booking.bookingId}`, {
      token: person.token,
      body: { departure },
    })
  const heldFor = async () => (Date.parse((await current(person)).holdExpiresAt!) - began) / minutes
  expect(await heldFor()).toBe(20)
  for (const [at, until] of [
    [15, 35],
    [34, 54],
    [45, 60],
    [59, 60],
  ] as const) {
    house.clock.set(new Date(began + at * minutes))
    expect((await choose(at % 2 === 0 ? '2025-10-23' : '2025-10-22')).status).toBe(200)
    expect(await heldFor()).toBe(until)
  }
  // The sweep has not come yet: the time is over all the same.
  house.clock.set(new Date(began + 60 * minutes))
  expect(await choose('2025-10-24')).toMatchObject({ status: 409 })
  expect(await book(house, person.token, stay)).toMatchObject({ status: 409, body: { code: 'orders/not-open' } })
  await house.app.sweep()
  await house.app.jobs.drain()
  // Others come first, for as long as a hold lasts.
  house.clock.set(new Date(began + 80 * minutes - 1))
  expect(await book(house, person.token, stay)).toMatchObject({ status: 409, body: { code: 'orders/others-first' } })
  house.clock.set(new Date(began + 80 * minutes))
  expect(await book(house, person.token, stay)).toMatchObject({ status: 201 })
  expect(await findViolations(house.database)).toEqual([])
})

test('the last pass is not held longer while others wait for it, any other is', async () => {
  const { order: last, orderSecret } = await signUpVisitor(house, { passTypeId: 4 })
  await place(house, last!, orderSecret)
  expect((await order(last!.uuid, orderSecret!)).body.can.extend).toBe(true)
  expect(await extend(last!.uuid, orderSecret)).toMatchObject({ status: 409, body: { code: 'orders/not-extendable' } })
  const setCapacity = (capacity: number) =>
    house.database.db.updateTable('pass_types').set({ capacity }).where('id', '=', 4).execute()
  await setCapacity(2)
  house.clock.forward(5 * minutes)
  expect(await extend(last!.uuid, orderSecret)).toMatchObject({
    status: 200,
    body: { holdExpiresAt: new Date(house.clock.now().getTime() + 20 * minutes).toISOString() },
  })
})

test('the last room of a night is not held longer while others wait for it, any other is', async () => {
  const person = await attendee(house)
  const nights = { arrival: '2025-10-20', departure: '2025-10-22' }
  await book(house, person.token, { roomId: 9012, ...nights })
  const { uuid } = await current(person)
  expect(await extend(uuid, person.token)).toMatchObject({ status: 409, body: { code: 'orders/not-extendable' } })
  await house.database.db.updateTable('availabilities').set({ allotment: 2 }).where('room_id', '=', 9012).execute()
  expect(await extend(uuid, person.token)).toMatchObject({ status: 200 })
})

const week = 7 * 24 * 60 * minutes
test.each([
  ['works to the last moment of its seven days', week - 1, 200],
  ['is worthless from then on', week, 410],
])('the link of a sign-up %s', async (_what, later, status) => {
  const visitor = await signUpVisitor(house)
  await house.app.jobs.drain()
  house.clock.forward(later)
  expect((await confirm(house, visitor)).status).toBe(status)
})
