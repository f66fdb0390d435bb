import type { Booking, BookingChange } from '@foyer/contract/bookings'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, cards, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

beforeAll(async () => {
  await openHotel(house, 905, [{ id: 9051, allotment: 9 }])
})

const unpaid = async ({ token }: Attendee) =>
  (await call<Order[]>(house, 'GET', '/api/order/unpaid', { token })).body.map(({ purpose, status, total }) => [
    purpose,
    status,
    total.amount,
  ])
const upgrade = ({ token }: Attendee) =>
  call<Order>(house, 'POST', '/api/pass/upgrade', { token, body: { passTypeId: 8 } })

test('who has paid everything owes nothing', async () => {
  expect(await unpaid(await attendee(house))).toEqual([])
})

test('an upgrade and a dearer stay that were left wait to be paid, the newest first', async () => {
  const person = await attendee(house)
  const { body: stay } = await book(house, person.token, {
    roomId: 9051,
    arrival: '2025-10-20',
    departure: '2025-10-22',
  })
  const order = { uuid: (stay as Booking).orderUuid ?? '' }
  expect(await unpaid(person)).toEqual([['registration', 'open', 23_800]])
  await place(house, order, person.token)
  await pay(house, order, person.token)

  await upgrade(person)
  house.clock.forward(1000)
  await call<BookingChange>(house, 'PATCH', `/api/booking/${stay.bookingId}`, {
    token: person.token,
    body: { departure: '2025-10-24' },
  })
  expect(await unpaid(person)).toEqual([
    ['room-change', 'open', 23_800],
    ['upgrade', 'open', 100_000],
  ])
})

test('what has run out is nothing to pay, even before it is swept away', async () => {
  const person = await attendee(house)
  const { body } = await upgrade(person)
  await place(house, body, person.token)
  expect(await unpaid(person)).toEqual([['upgrade', 'awaiting_payment', 100_000]])
  house.clock.forward(21 * 60_000)
  expect(await unpaid(person)).toEqual([])
})

test('a payment that is being checked is still told', async () => {
  const person = await attendee(house)
  const { body } = await upgrade(person)
  await place(house, body, person.token)
  await pay(house, body, person.token, cards.asksBank)
  expect(await unpaid(person)).toEqual([['upgrade', 'awaiting_payment', 100_000]])
})

test('nobody is told of another’s orders', async () => {
  await upgrade(await attendee(house))
  expect(await unpaid(await attendee(house))).toEqual([])
})
