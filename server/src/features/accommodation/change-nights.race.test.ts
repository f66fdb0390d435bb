import type { NightGrid } from '@foyer/contract/office-nights'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, unlessBusy } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'

type Server = Pick<TestHouse, 'app'>
const path = '/api/organiser/accommodation/901/nights'
const nights = { roomIds: [9011], first: '2025-10-20', last: '2025-10-22' }

/** Two servers over one database, a hotel with one room of three nights, and who works there. */
const withHotel = (work: (house: TestHouse, servers: readonly [Server, Server], token: string) => Promise<void>) =>
  withTwoServers(async (house, servers) => {
    await seedStaffForTests(house)
    await openHotel(house, 901, [{ id: 9011, allotment: 1, from: '2025-10-20', prices: [9_900, 9_900, 9_900] }])
    await work(house, servers, await signInStaff(house, 'organiser'))
  })

const versionOf = async (house: Server, token: string) =>
  (await call<NightGrid>(house, 'GET', path, { token })).body.version

async function set(server: Server, token: string, allotment: number) {
  const body = { ...nights, allotment, version: await versionOf(server, token) }
  return unlessBusy(() => call<{ code?: string }>(server, 'PATCH', path, { token, body }))
}

interface Round {
  readonly house: TestHouse
  readonly servers: readonly [Server, Server]
  readonly token: string
  readonly guest: Attendee
  readonly at: number
}

/** A stay is taken on one server while all of its nights are cut to none on the other. */
async function cutWhileBooked({ house, servers: [here, there], token, guest, at }: Round) {
  // Which of them begins makes a difference to who comes first.
  const begun = [
    () => unlessBusy(() => book(here, guest.token, { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-23' })),
    () => set(there, token, 0),
  ] as const
  const [booked, cut] =
    at % 2 === 0
      ? await Promise.all([begun[0](), begun[1]()])
      : await Promise.all([begun[1](), begun[0]()]).then(([first, second]) => [second, first] as const)
  const { rows } = await sql<{ below: number; taken: number }>`
    select count(*) filter (where held + booked > allotment) as below, sum(held + booked) as taken
    from availabilities where room_id = 9011`.execute(house.database.db)
  return { booked, cut, below: Number(rows[0]?.below), taken: Number(rows[0]?.taken) }
}

test('of a stay that is taken while its allotment is cut, one comes to be: in 200 rounds none is left below what is taken', () =>
  withHotel(async (house, servers, token) => {
    const guest = await attendee(house, { passTypeId: 1 })
    const outcomes = { booked: 0, cut: 0 }
    for (let at = 0; at < 200; at += 1) {
      const { booked, cut, below, taken } = await cutWhileBooked({ house, servers, token, guest, at })
      expect(below).toBe(0)
      if (booked.status === 201) {
        expect(cut).toMatchObject({ status: 409, body: { code: 'accommodation/allotment-below-taken' } })
        expect(taken).toBe(3)
        outcomes.booked += 1
        await call(house, 'DELETE', `/api/booking/${booked.body.bookingId}`, { token: guest.token })
      } else {
        expect([booked.status, cut.status, taken]).toEqual([409, 200, 0])
        outcomes.cut += 1
        expect((await set(house, token, 1)).status).toBe(200)
      }
    }
    // Neither always wins: it was a race.
    expect(Math.min(outcomes.booked, outcomes.cut)).toBeGreaterThan(0)
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the guard and the constraint an allotment is cut below what is taken', () =>
  withHotel(async (house, servers, token) => {
    const guest = await attendee(house, { passTypeId: 1 })
    await sql`alter table availabilities drop constraint nights_within_allotment`.execute(house.database.db)
    const { met, restore } = takeOut([{ part: 'v.held + v.booked <= coalesce', left: '0 <= coalesce' }])
    let below = 0
    for (let at = 0; at < 40 && below === 0; at += 1) {
      const round = await cutWhileBooked({ house, servers, token, guest, at })
      below = round.below
      if (below === 0) await set(house, token, 1)
    }
    restore()
    expect(met).not.toContain(0)
    expect(below).toBeGreaterThan(0)
    expect((await findViolations(house.database)).map(({ name }) => name)).toContain(
      'no night of a room is promised more often than there are rooms',
    )
  }))

test('of twenty who change the same nights at once one does, and the others are shown what they are now', () =>
  withHotel(async (house, servers, token) => {
    const version = await versionOf(house, token)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        unlessBusy(() =>
          call<{ code?: string; theirs?: NightGrid }>(servers[at % 2 === 0 ? 0 : 1], 'PATCH', path, {
            token,
            body: { ...nights, version, price: 1000 + at },
          }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ code: 'office/changed-meanwhile', theirs: { version: version + 1 } })
  }))
