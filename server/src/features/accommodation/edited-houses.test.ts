import type { AccommodationDetail, Room } from '@foyer/contract/accommodation'
import type { AuditEntry } from '@foyer/contract/audit'
import type { Booking } from '@foyer/contract/bookings'
import type { HouseEntries, OfficeAccommodation, RoomEntries } from '@foyer/contract/office-accommodation'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { paint, upload } from '../../testing/uploads.ts'

const house = useTestHouse()
const office = '/api/organiser/accommodation'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const entries: HouseEntries = {
  name: 'Haus am Wehr',
  stars: 3,
  description: { en: 'A mill by the weir', de: 'Eine Mühle am Wehr' },
  address: 'Am Wehr 4, 10997 Berlin',
  latitude: 52.5,
  longitude: 13.44,
  minutesToVenue: 12,
  wayKind: 'walk',
  way: { en: 'Along the river' },
  hasShuttle: false,
  amenities: ['wifi', 'garden'],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  phone: '+49 30 1234',
  isActive: true,
}
const room: RoomEntries = {
  name: { en: 'Miller’s room', de: 'Müllerstube' },
  description: { en: 'A bed above the wheel' },
  maxOccupancy: 2,
  board: 'breakfast',
  isInternal: false,
  isActive: true,
}

type Answer = OfficeAccommodation & {
  code?: string
  theirs?: OfficeAccommodation
  booked?: number
  errors?: { path: string }[]
}
const send = (method: 'POST' | 'PATCH', path: string, body: object, by = token) =>
  call<Answer>(house, method, path, { token: by, body })
const shown = (id: number, language = 'en') =>
  call<AccommodationDetail & { code?: string }>(house, 'GET', `/api/accommodation/${id}`, {
    headers: { 'accept-language': language },
  })
const made = async () => (await send('POST', office, entries)).body

test('a house is made, with its rooms and nights, and attendees see it in their language', async () => {
  const { status, body } = await send('POST', office, entries)
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...entries, version: 1, images: [], rooms: [] })
  const added = await send('POST', `${office}/${body.id}/room`, room)
  expect(added).toMatchObject({ status: 201, body: { rooms: [{ ...room, version: 1, stays: 0 }] } })
  const [kind] = added.body.rooms
  const nights = { first: '2025-10-20', last: '2025-10-22', allotment: 2, price: 9_900 }
  await send('PATCH', `${office}/${body.id}/nights`, { version: 1, roomIds: [kind?.id], ...nights })
  expect((await shown(body.id, 'de')).body).toMatchObject({
    name: 'Haus am Wehr',
    description: 'Eine Mühle am Wehr',
    way: { text: 'Along the river' },
  })
  const { token: guest } = await attendee(house)
  const stay = { roomId: kind?.id ?? 0, arrival: '2025-10-20', departure: '2025-10-22' }
  expect((await book(house, guest, stay)).status).toBe(201)
})

test('what is changed of a house is shown at once, and stands in the log before and after', async () => {
  const { id } = await made()
  const change = { ...entries, stars: 4, hasShuttle: true, wayKind: 'shuttle', description: { en: 'Renewed' } }
  const { status, body } = await send('PATCH', `${office}/${id}`, { ...change, version: 1 })
  expect({ status, version: body.version }).toEqual({ status: 200, version: 2 })
  expect((await shown(id)).body).toMatchObject({ stars: 4, shuttle: true, description: 'Renewed' })
  const log = await call<{ items: AuditEntry[] }>(
    house,
    'GET',
    `/api/organiser/audit-entry?record=accommodation&recordId=${id}`,
    { token: await signInStaff(house, 'owner') },
  )
  expect(log.body.items[0]).toMatchObject({ act: 'accommodation.changeAccommodation' })
  expect(log.body.items[0]?.changes.map(({ field }) => field).sort()).toEqual([
    'description',
    'hasShuttle',
    'stars',
    'wayKind',
  ])
})

test('a house that is taken off the sale is seen by nobody, and who booked there keeps their stay', async () => {
  await openHotel(house, 905, [{ id: 9051 }])
  const guest = await attendee(house)
  await book(house, guest.token, { roomId: 9051, arrival: '2025-10-20', departure: '2025-10-22' })
  const { body } = await call<OfficeAccommodation>(house, 'GET', `${office}/905`, { token })
  const { id: _id, version: _version, images: _images, rooms, ...now } = body
  expect(rooms).toMatchObject([{ id: 9051, stays: 1 }])
  expect((await send('PATCH', `${office}/905`, { ...now, version: 1, isActive: false })).status).toBe(200)
  expect((await shown(905)).status).toBe(404)
  const own = await call<Booking[]>(house, 'GET', '/api/booking', { token: guest.token })
  expect(own.body).toMatchObject([{ status: 'held', accommodationId: 905 }])
})

test('a room that is taken off the sale keeps its stays, and takes no fewer people than they have', async () => {
  await openHotel(house, 906, [{ id: 9061, maxOccupancy: 3 }])
  const guest = await attendee(house)
  const stay = { roomId: 9061, arrival: '2025-10-20', departure: '2025-10-22' }
  await book(house, guest.token, { ...stay, roomOccupancy: 2 })
  const path = `${office}/906/room/9061`
  expect(await send('PATCH', path, { ...room, version: 1, maxOccupancy: 1 })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/room-too-small', booked: 2 },
  })
  expect(await send('PATCH', path, { ...room, version: 1, isActive: false })).toMatchObject({
    status: 200,
    body: { rooms: [{ isActive: false, maxOccupancy: 2, stays: 1 }] },
  })
  const rooms = await call<Room[]>(house, 'GET', '/api/accommodation/906/')
  expect(rooms.body).toEqual([])
  expect((await book(house, (await attendee(house)).token, stay)).status).toBe(409)
  expect((await call<Booking[]>(house, 'GET', '/api/booking', { token: guest.token })).body).toHaveLength(1)
  expect(await findViolations(house.database)).toEqual([])
})

test('who saves second is shown what stands there, and nothing of theirs is kept', async () => {
  const { id } = await made()
  await send('PATCH', `${office}/${id}`, { ...entries, version: 1, stars: 5 }, await signInStaff(house, 'owner'))
  expect(await send('PATCH', `${office}/${id}`, { ...entries, version: 1, stars: 1 })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { version: 2, stars: 5 } },
  })
  const { body } = await send('POST', `${office}/${id}/room`, room)
  const path = `${office}/${id}/room/${body.rooms[0]?.id}`
  await send('PATCH', path, { ...room, version: 1, board: 'none' })
  expect(await send('PATCH', path, { ...room, version: 1, board: 'halfBoard' })).toMatchObject({
    status: 409,
    body: { theirs: { rooms: [{ version: 2, board: 'none' }] } },
  })
})

test.each(['', '/room'])(
  'pictures of a house%s are put in order, told of in each language, and left out',
  async (of) => {
    const { id } = await made()
    const { body: whole } = await send('POST', `${office}/${id}/room`, room)
    const path = of === '' ? `${office}/${id}` : `${office}/${id}/room/${whole.rooms[0]?.id}`
    const edited = (answer: OfficeAccommodation) => (of === '' ? answer : answer.rooms[0])
    for (const [at, alt] of ['First', 'Second', 'Third'].entries()) {
      const query = new URLSearchParams({ version: String(at + 1), alt })
      const answer = await upload<Answer>(house, 'POST', `${path}/picture?${query}`, await paint(), {
        authorization: `Bearer ${token}`,
      })
      expect(answer.status).toBe(201)
    }
    const { body } = await call<OfficeAccommodation>(house, 'GET', `${office}/${id}`, { token })
    const [first, , third] = edited(body)?.images ?? []
    const images = [{ ...third, alt: { en: 'The mill', de: 'Die Mühle' } }, first]
    const arranged = await send('PATCH', `${path}/picture`, { version: 4, images })
    expect({ status: arranged.status, images: edited(arranged.body)?.images }).toEqual({ status: 200, images })
    const stranger = { file: '0198bbfa-7212-7996-94df-c6cea4c13b01', alt: { en: 'Not ours' } }
    for (const wrong of [[stranger], [first, first], [{ ...first, alt: { de: 'Nur deutsch' } }]])
      expect((await send('PATCH', `${path}/picture`, { version: 5, images: wrong })).status).toBe(400)
    if (of === '') expect((await shown(id, 'de')).body.images.map(({ alt }) => alt)).toEqual(['Die Mühle', 'First'])
  },
)

test.each([
  ['has no name', { name: ' ' }, 'name'],
  ['lies beyond the earth', { latitude: 91 }, 'latitude'],
  ['has six stars', { stars: 6 }, 'stars'],
  ['says nothing in the first language', { description: { de: 'Nur deutsch' } }, 'description'],
  ['opens at no time of day', { checkInFrom: '25:00' }, 'checkInFrom'],
  ['is farther than a day', { minutesToVenue: 1e309 }, 'minutesToVenue'],
  ['has what no house has', { amenities: ['helipad'] }, 'amenities'],
])('a house that %s is refused in one sentence, and not kept', async (_what, wrong, path) => {
  const { id } = await made()
  for (const answer of [
    await send('POST', office, { ...entries, ...wrong }),
    await send('PATCH', `${office}/${id}`, { ...entries, ...wrong, version: 1 }),
  ]) {
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.path).toMatch(new RegExp(`^${path}`))
  }
  expect((await call<OfficeAccommodation>(house, 'GET', `${office}/${id}`, { token })).body.version).toBe(1)
})
