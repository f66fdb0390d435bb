import type { Booking } from '@foyer/contract/bookings'
import { expect, test } from 'vitest'
import { findTraces } from '../../testing/dump.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place, signIn } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const guest = (lastName: string) => ({ firstName: 'Nora', lastName, email: `${lastName}@guests.example` })

async function forgetAt(day: string): Promise<void> {
  house.clock.set(new Date(day))
  await house.app.sweep()
  await house.app.jobs.drain()
}

const named = async (lastName: string) =>
  (await findTraces(house.database, { name: lastName })).includes('public.booking_guests: name')

test('who slept in a room is known for thirty days after they left, and the stay for good', async () => {
  await openHotel(house, 936, [{ id: 9361, allotment: 9 }])
  const nights = { roomId: 9361, arrival: '2025-10-20', departure: '2025-10-22' }
  const [one, other] = [await attendee(house), await attendee(house)]
  const { bookingId, orderUuid: uuid = '' } = (await book(house, one.token, { ...nights, guests: [guest('Seestern')] }))
    .body
  await place(house, { uuid }, one.token)
  expect((await pay(house, { uuid }, one.token)).status).toBe(200)
  // Of a stay that nobody pays it is as long from the end of its hold.
  expect((await book(house, other.token, { ...nights, guests: [guest('Seeteufel')] })).status).toBe(201)

  await forgetAt('2025-08-19T08:00:00Z')
  expect([await named('Seestern'), await named('Seeteufel')]).toEqual([true, true])
  await forgetAt('2025-09-19T08:00:00Z')
  expect([await named('Seestern'), await named('Seeteufel')]).toEqual([true, false])
  await forgetAt('2025-11-20T08:00:00Z')
  expect(await named('Seestern')).toBe(true)
  await forgetAt('2025-11-23T08:00:00Z')
  expect(await named('Seestern')).toBe(false)
  const { token } = (await signIn(house, one.email)).body
  const { body } = await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token })
  expect(body.find((booking) => booking.bookingId === bookingId)).toMatchObject({ status: 'booked', guests: [] })
})
