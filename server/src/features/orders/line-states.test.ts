import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, confirm, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// How the thing of each line stands, as the page of an order tells staff.
const house = useTestHouse()
let token: string

beforeAll(async () => {
  await openHotel(house, 967, [{ id: 9671, allotment: 20 }])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const statesOf = async ({ uuid }: { uuid: string }) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body.lines.map(
    ({ kind, state }) => [kind, state],
  )

test('a pass is chosen, waits for money, then for its holder’s mailbox, and is given', async () => {
  const visitor = await signUpVisitor(house)
  const order = visitor.order!
  expect(await statesOf(order)).toEqual([['pass', 'chosen']])
  await place(house, order, visitor.orderSecret)
  expect(await statesOf(order)).toEqual([['pass', 'unpaid']])
  await pay(house, order, visitor.orderSecret)
  expect(await statesOf(order)).toEqual([['pass', 'waiting']])
  await confirm(house, visitor)
  expect(await statesOf(order)).toEqual([['pass', 'given']])
})

test('what nobody pays in time is let go', async () => {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  house.clock.forward(60 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'organiser')
  expect(await statesOf(visitor.order!)).toEqual([['pass', 'let-go']])
})

test('a pass that became another one was changed by the order of its upgrade', async () => {
  const person = await attendee(house)
  const body = { passTypeId: 7 }
  const { body: upgrade } = await call<Order>(house, 'POST', '/api/pass/upgrade', { token: person.token, body })
  await place(house, upgrade, person.token)
  expect(await statesOf(person.signUp.order!)).toEqual([['pass', 'given']])
  await pay(house, upgrade, person.token)
  expect(await statesOf(person.signUp.order!)).toEqual([['pass', 'changed']])
  expect(await statesOf(upgrade)).toEqual([['upgrade', 'given']])
})

test('a stay is given, changed with its days, and returned with its money', async () => {
  const person = await attendee(house)
  const stay = { roomId: 9671, arrival: '2025-10-20', departure: '2025-10-24' }
  const { body: booked } = await book(house, person.token, stay)
  const order = { uuid: booked.orderUuid ?? '' }
  await place(house, order, person.token)
  await pay(house, order, person.token)
  expect(await statesOf(order)).toEqual([['room', 'given']])
  const change = `/api/organiser/booking/${booked.bookingId}/change`
  const { body: previewed } = await call<StayChangePreview>(house, 'POST', `${change}/preview`, {
    token,
    body: { ...stay, departure: '2025-10-23' },
  })
  const { roomId, arrival, departure } = previewed.wanted
  const done = { roomId, arrival, departure, seen: previewed.seen }
  expect((await call(house, 'POST', change, { token, body: done })).status).toBeLessThan(300)
  expect(await statesOf(order)).toEqual([['room', 'changed']])
  const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })
  const refund = { lines: [body.lines[0]?.id], goesBack: true, amount: 0, reason: 'asked' }
  const seen = { fee: body.total.amount - body.refunded.amount, refundedBefore: body.refunded.amount }
  const answer = await call(house, 'POST', `/api/organiser/order/${order.uuid}/refund`, {
    token,
    body: { ...refund, ...seen },
  })
  expect(answer.status).toBe(204)
  expect(await statesOf(order)).toEqual([['room', 'returned']])
})
