import type { BookingChange } from '@foyer/contract/bookings'
import type { Order } from '@foyer/contract/orders'
import { beforeEach, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const stay = { arrival: '2025-10-20', departure: '2025-10-23' }
let room = 9010

const setPrice = (price: number) =>
  house.database.db.updateTable('availabilities').set({ price }).where('room_id', '=', room).execute()
const change = (person: Attendee, id: number, body: object, preview = false) =>
  call<BookingChange>(house, 'PATCH', `/api/booking/${id}${preview ? '?preview=true' : ''}`, {
    token: person.token,
    body,
  })
const current = async (person: Attendee) =>
  (await call<Order>(house, 'GET', '/api/order/current', { token: person.token })).body

/** Three nights at 100.00 €, which cost 150.00 € by now. */
async function taken(isPaid: boolean) {
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, { roomId: room, ...stay })
  const order = await current(person)
  if (isPaid) {
    await place(house, order, person.token)
    await pay(house, order, person.token)
    await house.app.jobs.drain()
  }
  await setPrice(15_000)
  return { person, id: booking.bookingId, order }
}

beforeEach(async () => {
  room += 1
  await openHotel(house, room, [{ id: room, prices: Array(10).fill(10_000) }])
})

// Decision 005: nights that are kept cost what they were taken at; new nights cost what they cost today.
test.each([
  ['a night more', { departure: '2025-10-24' }, 15_000],
  ['a night fewer', { departure: '2025-10-22' }, -10_000],
  ['a day later: one is new, one goes', { arrival: '2025-10-21', departure: '2025-10-24' }, 5000],
  ['other nights altogether', { arrival: '2025-10-23', departure: '2025-10-25' }, 0],
])('a booked stay that is changed keeps the price of the nights it keeps: %s', async (_what, wish, difference) => {
  const { person, id } = await taken(true)
  const seen = await change(person, id, wish, true)
  expect(seen.body).toMatchObject({ before: { amount: 30_000 }, difference: { amount: difference } })
  const { body } = await change(person, id, wish)
  expect(body).toMatchObject({ after: { amount: 30_000 + difference }, difference: { amount: difference } })
  if (difference > 0) {
    expect(body.order).toMatchObject({ total: { amount: difference } })
    await place(house, body.order!, person.token)
    expect((await pay(house, body.order!, person.token)).body.status).toBe('paid')
  } else expect(body).toMatchObject({ order: null, booking: wish })
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

test('a held stay that is changed keeps the price of the nights it keeps, and so does its order', async () => {
  const { person, id } = await taken(false)
  expect((await change(person, id, { departure: '2025-10-24' })).body).toMatchObject({ after: { amount: 45_000 } })
  expect((await current(person)).total.amount).toBe(45_000)
})

test('a night that was let go and is taken again costs what it costs today', async () => {
  const { person, id } = await taken(false)
  await change(person, id, { departure: '2025-10-22' })
  expect((await change(person, id, { departure: '2025-10-23' })).body).toMatchObject({ after: { amount: 35_000 } })
})

test('a stay taken anew costs what it costs today', async () => {
  const { person } = await taken(false)
  const { body } = await book(house, person.token, { roomId: room, ...stay })
  expect(body.price.amount).toBe(45_000)
})

/** A business in Austria: it pays without VAT, so what it pays is rounded. */
async function becomeAustrian({ token }: Attendee) {
  await call(house, 'PATCH', '/api/user/', { token, body: { vatId: 'ATU13585627' } })
  // The register is asked about it at once, and not while they wait.
  await house.app.jobs.drain()
  const address = { zip: '1010', city: 'Wien', countryId: countryId('AT') }
  await call(house, 'PATCH', '/api/address/', { token, body: { type: 'billingAddress', address } })
}

const night = { arrival: '2025-10-20', departure: '2025-10-21' }
const threeNights = { departure: '2025-10-23' }

test('a held stay that is changed costs its order to the cent so much more or less as the change says', async () => {
  const person = await attendee(house)
  await becomeAustrian(person)
  const { body: booking } = await book(house, person.token, { roomId: room, ...night })
  expect((await current(person)).total.amount).toBe(9346)
  const dearer = await change(person, booking.bookingId, threeNights)
  expect(dearer.body.difference.amount).toBe(28_037 - 9346)
  expect((await current(person)).total.amount).toBe(28_037)
  const cheaper = await change(person, booking.bookingId, night)
  expect(cheaper.body.difference.amount).toBe(9346 - 28_037)
})

test('what a booked stay costs more is an order of its own, rounded for itself', async () => {
  const person = await attendee(house)
  await becomeAustrian(person)
  const { body: booking } = await book(house, person.token, { roomId: room, ...night })
  const order = await current(person)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  const { body } = await change(person, booking.bookingId, threeNights)
  expect(body).toMatchObject({ difference: { amount: 18_692 }, order: { total: { amount: 18_692 } } })
})

test('who paid with VAT gets back with VAT what a shorter stay costs less, whatever their address is by then', async () => {
  const { person, id } = await taken(true)
  await becomeAustrian(person)
  const wish = { departure: '2025-10-22' }
  expect((await change(person, id, wish, true)).body.difference.amount).toBe(-10_000)
  expect((await change(person, id, wish)).body.difference.amount).toBe(-10_000)
})
