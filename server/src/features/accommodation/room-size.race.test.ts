import type { OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// A room becomes smaller in the moment in which somebody takes it: the room is locked by who takes it until they have it.
const house = useTestHouse()
let token: string
const stay = { arrival: '2025-10-20', departure: '2025-10-22', roomOccupancy: 2 }

beforeAll(async () => {
  await openHotel(
    house,
    983,
    [9831, 9832, 9833].map((id) => ({ id, maxOccupancy: 2 })),
  )
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

/** Staff say that it takes one alone. */
async function shrink(id: number) {
  const { body } = await call<OfficeAccommodation>(house, 'GET', '/api/organiser/accommodation/983', { token })
  const { version, name, description, maxOccupancy, board, isInternal, isActive } = body.rooms.find(
    (room) => room.id === id,
  )!
  expect(maxOccupancy).toBe(2)
  return () =>
    call<{ code?: string }>(house, 'PATCH', `/api/organiser/accommodation/983/room/${id}`, {
      token,
      body: { version, name, description, board, isInternal, isActive, maxOccupancy: 1 },
    })
}
const tooSmall = { status: 409, body: { code: 'accommodation/room-too-small', booked: 2 } }

test('a room that two take stays one for two', async () => {
  const guest = await attendee(house)
  const take = () => book(house, guest.token, { roomId: 9831, ...stay })
  const [taken, shrunk] = await meanwhile(house, 'insert into "bookings"', take, await shrink(9831))
  expect(taken.status).toBe(201)
  expect(shrunk).toMatchObject(tooSmall)
})

test.each([
  ['held', 9832, 'update "bookings"'],
  ['booked', 9833, 'insert into "booking_changes"'],
])('so does a room into which two move whose stay is %s', async (state, room, part) => {
  const guest = await attendee(house)
  const { body } = await book(house, guest.token, { roomId: 9831, ...stay })
  if (state === 'booked') {
    await place(house, { uuid: body.orderUuid ?? '' }, guest.token)
    await pay(house, { uuid: body.orderUuid ?? '' }, guest.token)
  }
  const move = () =>
    call(house, 'PATCH', `/api/booking/${body.bookingId}`, { token: guest.token, body: { roomId: room } })
  const [moved, shrunk] = await meanwhile(house, part, move, await shrink(room))
  expect(moved.status).toBe(200)
  expect(shrunk).toMatchObject(tooSmall)
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})
