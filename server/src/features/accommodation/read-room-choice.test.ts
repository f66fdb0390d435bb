import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { RoomChoice } from '@foyer/contract/office-stays'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let support: string
beforeAll(async () => {
  await seedStaffForTests(house)
  support = await signInStaff(house, 'support')
})

const choice = (query: string) =>
  call<RoomChoice>(house, 'GET', `/api/organiser/room-choice?${query}`, { token: support })
const stay = 'arrival=2025-10-17&departure=2025-10-19'

test('each hotel stands with the rooms that are large enough, the cheapest first, and those without a price are not free', async () => {
  await openHotel(house, 930, [
    { id: 9301, allotment: 1, prices: [10_000, 12_000, 12_000] },
    { id: 9302, allotment: 2, prices: [8_000, 9_000] },
    { id: 9303, allotment: 2, prices: [1_000, 1_000], isInternal: true },
    { id: 9304, allotment: 2, prices: [5_000] },
  ])
  const names = async (query: string) => {
    const house = (await choice(query)).body.find(({ id }) => id === 930)
    return house?.rooms.map(({ id, price }) => [id, price?.amount ?? null])
  }
  expect(await names(`${stay}&occupancy=2`)).toEqual([
    [9302, 17_000],
    [9301, 22_000],
    [9304, null],
  ])
  const guest = await attendee(house)
  await book(house, guest.token, { roomId: 9301, arrival: '2025-10-18', departure: '2025-10-20' })
  expect(await names(`${stay}&occupancy=2`)).toEqual([
    [9302, 17_000],
    [9301, null],
    [9304, null],
  ])
  expect(await names(`${stay}&occupancy=20`)).toBeUndefined()
})

test('whoever works on another edition chooses from its hotels, and from none of the one that everybody sees', async () => {
  await openHotel(house, 931, [{ id: 9311, allotment: 1, prices: [10_000, 12_000] }])
  const owner = await signInStaff(house, 'owner')
  const next = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token: owner,
    body: { product: 'MSPG', code: 'RC26', startsOn: '2026-10-26' },
  })
  const { body } = await choice(`arrival=2026-10-25&departure=2026-10-27&occupancy=1&edition=${next.body.id}`)
  const shown = await choice(`${stay}&occupancy=1`)
  expect(body.length).toBeGreaterThan(0)
  const ids = new Set(shown.body.flatMap(({ rooms }) => rooms.map(({ id }) => id)))
  expect(ids.has(9311)).toBe(true)
  expect(body.flatMap(({ rooms }) => rooms).filter(({ id }) => ids.has(id))).toEqual([])
})

test('days that are no stay are said at the departure', async () => {
  for (const departure of ['2025-10-17', '2025-12-17'])
    expect(await choice(`arrival=2025-10-17&departure=${departure}&occupancy=1`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'departure' }] },
    })
})
