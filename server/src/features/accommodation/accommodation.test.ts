import type { Accommodation, AccommodationDetail, Availability, Room } from '@foyer/contract/accommodation'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

beforeAll(async () => {
  await openHotel(house, 901, [
    { id: 9011, prices: Array.from({ length: 10 }, () => 10_000) },
    { id: 9012, prices: Array.from({ length: 10 }, () => 7000), maxOccupancy: 1 },
    { id: 9014, isInternal: true },
    { id: 9015, isActive: false },
  ])
  await openHotel(house, 902, [{ id: 9021, allotment: 1 }])
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9021, arrival: '2025-10-22', departure: '2025-10-23' })
})

const list = async (query = '') => (await call<Accommodation[]>(house, 'GET', `/api/accommodation${query}`)).body

test('the list answers the edition’s default search: bookable ones, the dearest first', async () => {
  const hotels = await list()
  expect(hotels.map((hotel) => hotel.id)).toContain(901)
  expect(hotels.map((hotel) => hotel.id)).not.toContain(902)
  const totals = hotels.map((hotel) => hotel.totalPrice?.amount ?? 0)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

test('each shows the cheapest room that is free on every night, its total and its night strip', async () => {
  const hotel = (await list()).find(({ id }) => id === 901)
  expect(hotel).toMatchObject({
    room: { id: 9012 },
    fromPrice: { amount: 7000 },
    totalPrice: { amount: 28_000, currency: 'EUR' },
    bookable: true,
  })
  expect(hotel?.nights.map(({ night }) => night)).toEqual(
    Array.from({ length: 8 }, (_, index) => `2025-10-${18 + index}`),
  )
})

test('roomIsBookable=null asks for all: one without all nights says so, and has no total', async () => {
  const hotel = (await list('?roomIsBookable=null')).find(({ id }) => id === 902)
  expect(hotel).toMatchObject({ bookable: false, totalPrice: null, fromPrice: { amount: 11_900 } })
  expect(hotel?.nights.find(({ night }) => night === '2025-10-22')?.left).toBe(0)
  expect((await list('?roomIsBookable=false')).map(({ id }) => id)).toContain(902)
  expect((await list('?roomIsBookable=false')).map(({ id }) => id)).not.toContain(901)
})

test('roomOccupancy leaves out rooms that are too small', async () => {
  const hotel = (await list('?roomOccupancy=2')).find(({ id }) => id === 901)
  expect(hotel?.room?.id).toBe(9011)
  expect((await list('?roomOccupancy=9')).map(({ id }) => id)).toEqual([])
})

test('currentStays stands in for the end, and must fit the days', async () => {
  const two = (await list('?start=2025-10-20&currentStays=2')).find(({ id }) => id === 901)
  expect(two?.totalPrice?.amount).toBe(14_000)
  expect((await call(house, 'GET', '/api/accommodation?start=2025-10-20&end=2025-10-24&currentStays=3')).status).toBe(
    400,
  )
})

test.each([
  ['nameAZ', (a: Accommodation, b: Accommodation) => (a.name.toLowerCase() <= b.name.toLowerCase() ? -1 : 1)],
  ['distance', (a: Accommodation, b: Accommodation) => a.minutesToVenue - b.minutesToVenue],
  ['priceLowHigh', (a: Accommodation, b: Accommodation) => (a.totalPrice?.amount ?? 0) - (b.totalPrice?.amount ?? 0)],
])('order=%s does what it says', async (order, compare) => {
  const hotels = await list(`?order=${order}`)
  expect(hotels.length).toBeGreaterThan(5)
  for (const [index, hotel] of hotels.slice(1).entries()) expect(compare(hotels[index]!, hotel)).toBeLessThanOrEqual(0)
})

test.each([
  '?start=2025-02-30',
  '?end=2025-10-19',
  '?order=cheap',
  '?roomIsBookable=maybe',
  '?roomOccupancy=0',
  '?nights=4',
  '?start=2025-10-01&end=2025-12-24',
])('a search like %s is refused', async (query) => {
  expect((await call(house, 'GET', `/api/accommodation${query}`)).status).toBe(400)
})

test('the slash at the end makes the difference: without it the house, with it its rooms', async () => {
  const detail = await call<AccommodationDetail>(house, 'GET', '/api/accommodation/901')
  expect(detail.body).toMatchObject({ id: 901, checkInFrom: '15:00', checkOutUntil: '11:00' })
  const rooms = await call<Room[]>(house, 'GET', '/api/accommodation/901/')
  expect(rooms.body.map(({ id }) => id)).toEqual([9012, 9011])
  expect(rooms.body[0]?.availabilityIds).toHaveLength(4)
})

test('each room brings its night strip, so that a hotel’s page asks once', async () => {
  const { body } = await call<Room[]>(house, 'GET', '/api/accommodation/902/?start=2025-10-16&end=2025-10-19')
  const nights = body[0]?.nights ?? []
  expect(nights.map(({ night }) => night)).toEqual(Array.from({ length: 10 }, (_, index) => `2025-10-${16 + index}`))
  // The 16th is not offered: that is no full night.
  expect(nights[0]).toEqual({ availabilityId: null, night: '2025-10-16', left: 0, price: null })
  expect(nights.find(({ night }) => night === '2025-10-22')).toMatchObject({ left: 0, price: { amount: 11_900 } })
  expect(body[0]).toMatchObject({
    bookable: false,
    totalPrice: null,
    availabilityIds: [expect.any(Number), expect.any(Number)],
  })
  const known = nights.filter(({ night }) => night === '2025-10-17' || night === '2025-10-18')
  expect(known.map(({ availabilityId }) => availabilityId)).toEqual(body[0]?.availabilityIds)
  expect((await call<Room>(house, 'GET', '/api/accommodation/902/room/9021')).body.nights).toHaveLength(8)
})

test('the nights that anybody offers have a first and a last', async () => {
  const read = async () =>
    (await call<{ first: string | null; last: string | null }>(house, 'GET', '/api/stay-nights')).body
  const before = await read()
  await openHotel(house, 903, [
    { id: 9031, from: '2025-10-10', prices: [5000] },
    { id: 9032, from: '2025-11-02', prices: [5000], isInternal: true },
  ])
  expect(before.first).toBe('2025-10-16')
  expect(await read()).toEqual({ first: '2025-10-10', last: before.last })
})

test('internal and inactive rooms are shown to nobody, whatever is asked', async () => {
  for (const query of ['?roomInternal=true', '?roomActive=false'])
    expect((await call<Room[]>(house, 'GET', `/api/accommodation/901/${query}`)).body).toEqual([])
  expect((await call(house, 'GET', '/api/accommodation/901/room/9014')).status).toBe(404)
})

test('a room and one of its nights can be read by themselves, in their house only', async () => {
  const room = await call<Room>(house, 'GET', '/api/accommodation/902/room/9021')
  expect(room.body).toMatchObject({ bookable: false, totalPrice: null })
  const nights = await Promise.all(
    room.body.availabilityIds.map(
      async (id) =>
        (await call<Availability>(house, 'GET', `/api/accommodation/902/room/9021/availability/${id}`)).body,
    ),
  )
  expect(nights.map(({ night, left }) => [night, left])).toEqual([
    ['2025-10-20', 1],
    ['2025-10-21', 1],
    ['2025-10-22', 0],
    ['2025-10-23', 1],
  ])
  expect((await call(house, 'GET', `/api/accommodation/901/room/9021`)).status).toBe(404)
  expect((await call(house, 'GET', `/api/accommodation/901/room/9011/availability/${nights[0]?.id}`)).status).toBe(404)
})

test.each(['/api/accommodation/abc', '/api/accommodation/99999', '/api/accommodation/99999/', '/api/accommodation/0'])(
  '%s is not found',
  async (path) => {
    expect((await call(house, 'GET', path)).status).toBe(404)
  },
)

test('texts come in the reader’s language', async () => {
  const { body } = await call<AccommodationDetail>(house, 'GET', '/api/accommodation/901', {
    headers: { 'accept-language': 'de-DE' },
  })
  expect(body.description).toBe('A house to test in (de)')
})

test('whether somebody needs a room is kept, for them alone', async () => {
  const [person, stranger] = [await attendee(house), await attendee(house)]
  const plan = (token: string) => call(house, 'GET', '/api/stay-plan', { token })
  expect((await plan(person.token)).body).toEqual({ plan: null })
  await call(house, 'PUT', '/api/stay-plan', { token: person.token, body: { plan: 'own' } })
  await call(house, 'PUT', '/api/stay-plan', { token: person.token, body: { plan: 'later' } })
  expect((await plan(person.token)).body).toEqual({ plan: 'later' })
  expect((await plan(stranger.token)).body).toEqual({ plan: null })
})

test('one accommodation takes the whole query of the list, and is there whether it is bookable or not', async () => {
  const query = 'start=2025-10-20&end=2025-10-24&roomOccupancy=1&currentStays=4&order=priceHighLow'
  const [listed] = (await call<{ id: number }[]>(house, 'GET', `/api/accommodation?${query}&roomIsBookable=null`)).body
  for (const bookable of ['true', 'false', 'null', '']) {
    const { status, body } = await call<{ id: number }>(
      house,
      'GET',
      `/api/accommodation/${listed?.id}?${query}&roomIsBookable=${bookable}`,
    )
    expect([status, body.id]).toEqual([200, listed?.id])
  }
  const wrong = await call(house, 'GET', `/api/accommodation/${listed?.id}?order=random`)
  expect(wrong.status).toBe(400)
})
