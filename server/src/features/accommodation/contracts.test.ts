import type { AuditEntry } from '@foyer/contract/audit'
import type { HouseContract } from '@foyer/contract/office-contracts'
import type { NightGrid } from '@foyer/contract/office-nights'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
let next = 930

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const agreed = {
  roomNights: 12,
  cutOffOn: '2025-09-22',
  attritionPercent: 20,
  rate: 14_800,
  email: 'desk@adler.example',
}

/** A hotel with a room of four nights from 20 October, three of each, and one that is internal. */
async function hotel() {
  next += 1
  const id = next
  const room = { allotment: 3, from: '2025-10-20', prices: [10_000, 10_000, 10_000, 10_000] }
  const internal = { ...room, allotment: 1, prices: [0, 0], isInternal: true }
  await openHotel(house, id, [
    { id: id * 10 + 1, ...room },
    { id: id * 10 + 2, ...internal },
  ])
  return { id, path: `/api/organiser/accommodation/${id}`, room: id * 10 + 1 }
}
type Hotel = Awaited<ReturnType<typeof hotel>>

const save = ({ path }: Hotel, body: object = {}) =>
  call<HouseContract & { code?: string; theirs?: HouseContract }>(house, 'PUT', `${path}/contract`, {
    token,
    body: { version: null, ...agreed, ...body },
  })
const grid = async ({ path }: Hotel) => (await call<NightGrid>(house, 'GET', `${path}/nights`, { token })).body
const allotments = async (here: Hotel) =>
  (await grid(here)).rooms.map(({ nights }) => nights.map(({ allotment }) => allotment))
const acts = async ({ id }: Hotel) =>
  (
    await call<{ items: AuditEntry[] }>(
      house,
      'GET',
      `/api/organiser/audit-entry?record=accommodation&recordId=${id}`,
      { token: await signInStaff(house, 'owner') },
    )
  ).body.items

/** Somebody stays from the 20th to the 22nd. */
async function stay({ room }: Hotel, isPaid: boolean) {
  const { token: guest } = await attendee(house)
  const { body } = await book(house, guest, { roomId: room, arrival: '2025-10-20', departure: '2025-10-22' })
  if (!isPaid) return
  await place(house, { uuid: body.orderUuid! }, guest)
  await pay(house, { uuid: body.orderUuid! }, guest)
}

test('what is owed to a house tonight is said in euros: what is guaranteed and nobody has booked', async () => {
  const here = await hotel()
  expect((await grid(here)).contract).toBeNull()
  // 12 less 20 % are 9.6, so 10 are guaranteed. The two internal nights are used by our own people.
  expect(await save(here)).toMatchObject({
    status: 200,
    body: { version: 1, ...agreed, taken: 2, guaranteed: 10, short: 8, owed: 118_400, releasedAt: null },
  })
  await stay(here, true)
  await stay(here, false)
  expect((await grid(here)).contract).toMatchObject({ taken: 4, short: 6, owed: 88_800 })
})

test('who writes a contract down second is shown the one that stands there', async () => {
  const here = await hotel()
  await save(here)
  expect(await save(here, { rate: 1 })).toMatchObject({ status: 409, body: { theirs: { version: 1, rate: 14_800 } } })
  expect(await save(here, { version: 1, rate: 15_000 })).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await save(here, { version: 1 })).toMatchObject({ status: 409, body: { theirs: { version: 2 } } })
  const [last] = await acts(here)
  expect(last).toMatchObject({
    act: 'accommodation.saveContract',
    changes: [{ field: 'rate', before: 14_800, after: 15_000 }],
  })
})

test('after the cut-off date rooms that nobody has taken go back, and twice does nothing more', async () => {
  const here = await hotel()
  await stay(here, true)
  await save(here, { cutOffOn: '2025-08-18' })
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await allotments(here)).toEqual([
    [3, 3, 3, 3],
    [1, 1],
  ])
  // The day is over where the event is, two hours before it is in UTC.
  house.clock.set(new Date('2025-08-18T22:00:00.000Z'))
  token = await signInStaff(house, 'organiser')
  await stay(here, false)
  const { version } = await grid(here)
  await Promise.all([house.app.sweep(), house.app.sweep()])
  await house.app.jobs.drain()
  const now = await grid(here)
  expect(await allotments(here)).toEqual([
    [2, 2, 0, 0],
    [1, 1],
  ])
  expect(now).toMatchObject({
    version: version + 1,
    contract: { released: 8, releasedAt: '2025-08-18T22:00:00.000Z', cutOffIn: -1 },
  })
  const log = await acts(here)
  expect(log.filter(({ act }) => act === 'accommodation.releaseRooms')).toHaveLength(1)
  expect(log[0]?.changes).toContainEqual({ field: 'released', after: 8 })
  const nights = `${here.room} ${now.rooms[0]?.name.en}`
  expect(log[0]?.changes).toContainEqual({
    field: 'allotment',
    before: [`${nights} 2025-10-20/2025-10-23: 3`],
    after: [`${nights} 2025-10-20/2025-10-21: 2`, `${nights} 2025-10-22/2025-10-23: 0`],
  })
  expect(await findViolations(house.database)).toEqual([])

  // What an organiser gets back from the house by word of mouth stays theirs.
  await call(house, 'PATCH', `${here.path}/nights`, {
    token,
    body: { version: now.version, roomIds: [here.room], first: '2025-10-20', last: '2025-10-20', allotment: 3 },
  })
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await allotments(here))[0]?.[0]).toBe(3)
})

test('with another date rooms go back anew', async () => {
  const here = await hotel()
  await save(here, { cutOffOn: '2025-08-01' })
  await house.app.sweep()
  await house.app.jobs.drain()
  const { contract } = await grid(here)
  expect(contract).toMatchObject({ released: 12 })
  expect((await save(here, { version: contract?.version, rate: 1, cutOffOn: '2025-08-01' })).body.released).toBe(12)
  expect((await save(here, { version: contract!.version + 1 })).body).toMatchObject({ released: null })
})

test.each([
  ['more than all may be left unused', { attritionPercent: 101 }],
  ['a day is none', { cutOffOn: '2025-02-30' }],
  ['a night short pays', { rate: -1 }],
  ['a night short costs more than there is', { rate: 1e309 }],
  ['half a night is under contract', { roomNights: 0.5 }],
  ['lists go to no address', { email: 'desk\r\nbcc: all@adler.example' }],
])('a contract in which %s is refused', async (_what, wrong) => {
  const here = await hotel()
  expect((await save(here, wrong)).status).toBe(400)
  expect((await grid(here)).contract).toBeNull()
})
