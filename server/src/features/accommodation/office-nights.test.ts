import type { NightGrid } from '@foyer/contract/office-nights'
import { beforeAll, expect, test } from 'vitest'
import { createEdition } from '#features/editions'
import { edition as autumn } from '../../demo/demo-edition.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/accommodation'
let support: string

beforeAll(async () => {
  await seedStaffForTests(house)
  support = await signInStaff(house, 'support')
})

const free = { minimumStay: 1, closedToArrival: false }

interface Page {
  readonly items: readonly NightGrid[]
  readonly next: string | null
}
const list = async (query = '') =>
  (await call<Page>(house, 'GET', `${office}?limit=200${query}`, { token: support })).body.items
const read = (id: number) => call<NightGrid>(house, 'GET', `${office}/${id}/nights`, { token: support })

test('a house says of each room and night what is under contract, held and booked, and what it costs', async () => {
  await openHotel(house, 910, [
    { id: 9101, allotment: 3, prices: [10_000, 12_000, 12_000, 9_000] },
    { id: 9102, allotment: 2, prices: [0], isInternal: true },
  ])
  const [held, paid] = [await attendee(house), await attendee(house)]
  await book(house, held.token, { roomId: 9101, arrival: '2025-10-17', departure: '2025-10-19' })
  const { body } = await book(house, paid.token, { roomId: 9101, arrival: '2025-10-18', departure: '2025-10-20' })
  await place(house, { uuid: body.orderUuid! }, paid.token)
  await pay(house, { uuid: body.orderUuid! }, paid.token)

  const grid = (await read(910)).body
  expect(grid).toMatchObject({ name: 'Test Hotel 910', isActive: true, allotment: 14, held: 2, booked: 2 })
  expect(grid.rooms).toEqual([
    {
      id: 9101,
      name: { en: 'Room 9101', de: 'Room 9101 (de)' },
      maxOccupancy: 2,
      isInternal: false,
      isActive: true,
      allotment: 12,
      held: 2,
      booked: 2,
      nights: [
        { night: '2025-10-17', allotment: 3, held: 1, booked: 0, price: 10_000, ...free },
        { night: '2025-10-18', allotment: 3, held: 1, booked: 1, price: 12_000, ...free },
        { night: '2025-10-19', allotment: 3, held: 0, booked: 1, price: 12_000, ...free },
        { night: '2025-10-20', allotment: 3, held: 0, booked: 0, price: 9_000, ...free },
      ],
    },
    expect.objectContaining({ id: 9102, isInternal: true, allotment: 2, held: 0, booked: 0 }),
  ])
  expect((await list()).find(({ id }) => id === 910)).toEqual(grid)
})

test('the list has the nights around the event, and the sums are of all', async () => {
  await openHotel(house, 911, [{ id: 9111, allotment: 1, from: '2025-09-30', prices: Array(40).fill(5_000) }])
  const listed = (await list()).find(({ id }) => id === 911)
  const whole = (await read(911)).body
  expect(whole.rooms[0]?.nights).toHaveLength(40)
  expect(listed?.allotment).toBe(40)
  const nights = listed?.rooms[0]?.nights.map(({ night }) => night) ?? []
  expect([nights[0], nights.at(-1)]).toEqual(['2025-10-13', '2025-10-31'])
})

test('houses are listed by name in pages, those without rooms and those not on sale among them', async () => {
  await openHotel(house, 912, [])
  await house.database.db.updateTable('accommodations').set({ is_active: false }).where('id', '=', 912).execute()
  const all = await list()
  expect(all.find(({ id }) => id === 912)).toMatchObject({ isActive: false, rooms: [], allotment: 0 })
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await call<Page>(house, 'GET', `${office}?limit=2${at}`, { token: support })
    names.push(...body.items.map(({ name }) => name))
    cursor = body.next
  }
  expect(names).toEqual(all.map(({ name }) => name))
  expect((await list('&sort=-name')).map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed())
})

test('a house of another edition is none of this one', async () => {
  const spring = await house.database.transaction((db) => createEdition({ db }, { ...autumn, code: 'SP26' }))
  await openHotel(house, 913, [{ id: 9131 }])
  await house.database.db.updateTable('accommodations').set({ edition_id: spring }).where('id', '=', 913).execute()
  expect((await read(913)).status).toBe(404)
  expect((await list()).some(({ id }) => id === 913)).toBe(false)
})
