import type { OfficeSession } from '@foyer/contract/office-program'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { meanwhile } from '../../testing/meanwhile.ts'
import { accept, invited } from '../../testing/pass-transfers.ts'
import { type Attendee, attendee, call, unlessBusy } from '../../testing/people.ts'
import { giveBack, openSeats, reserve, reservedBy } from '../../testing/reservations.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'
import { settle } from '../../testing/vip-events.ts'

type Server = Pick<TestHouse, 'app'>

async function people(house: TestHouse, count: number): Promise<Attendee[]> {
  const some: Attendee[] = []
  for (let index = 0; index < count; index += 1) some.push(await attendee(house))
  return some
}

/** The condition with which a seat is taken. */
const guard = ' and e.held + e.taken + 1 <= e.capacity'
const oversold = 'no session has more seats promised than it has'

const statesOf = async ({ database }: TestHouse, id: number): Promise<Record<string, number>> => {
  const { rows } = await database.raw(
    'select state, count(*)::int as count from session_reservations where session_id = $1 group by state',
    [id],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
}

const rush = (servers: readonly [Server, Server], some: readonly Attendee[], id: number) =>
  Promise.all(some.map((person, index) => unlessBusy(() => reserve(servers[index % 2 === 0 ? 0 : 1], person, id))))

const violationsOf = (house: TestHouse) => findViolations(house.database, house.clock.now())

test('the last five seats are had by five of thirty, and the others wait, each in a place of their own', () =>
  withTwoServers(async (house, servers) => {
    const id = await openSeats(house, 5)
    const answers = await rush(servers, await people(house, 30), id)
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(await statesOf(house, id)).toEqual({ reserved: 5, waiting: 25 })
    const { rows } = await house.database.raw(
      `select count(distinct arrival)::int as places from session_reservations where session_id = $1 and state = 'waiting'`,
      [id],
    )
    expect(rows).toEqual([{ places: 25 }])
    expect(await violationsOf(house)).toEqual([])
  }))

test('without its guard and its constraint the same race promises one seat to many: the guard is what holds', () =>
  withTwoServers(async (house, servers) => {
    const some = await people(house, 12)
    await sql`alter table session_seats drop constraint seats_within_session`.execute(house.database.db)
    const { met, restore } = takeOut([guard])
    // Whoever comes behind one who waits joins the line without trying: on a busy machine that may be all but one.
    for (let tries = 0, most = 0; most <= 1; tries += 1) {
      expect(tries).toBeLessThan(20)
      const id = await openSeats(house, 1)
      await rush(servers, some, id)
      most = (await statesOf(house, id))['reserved'] ?? 0
    }
    restore()
    expect(met).not.toContain(0)
    expect((await violationsOf(house)).map(({ name }) => name)).toContain(oversold)
  }))

test('one person who reserves twenty times at once has one seat', () =>
  withTwoServers(async (house, servers) => {
    const id = await openSeats(house, 30)
    const [person] = (await people(house, 1)) as [Attendee]
    const answers = await rush(servers, Array(20).fill(person), id)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await statesOf(house, id)).toEqual({ reserved: 1 })
    expect(await violationsOf(house)).toEqual([])
  }))

test('a seat that is given back while others come, and while two servers sweep, is offered once, to the first in line', () =>
  withTwoServers(async (house, [here, there]) => {
    const [first, second, third, late] = (await people(house, 4)) as [Attendee, Attendee, Attendee, Attendee]
    for (let round = 0; round < 6; round += 1) {
      const id = await openSeats(house, 1)
      for (const person of [first, second, third]) await reserve(here, person, id)
      await Promise.all([giveBack(there, first, id), reserve(here, late, id), settle(house)])
      await settle(house)
      expect(await reservedBy(here, second, id)).toBe('offered')
      expect(await statesOf(house, id)).toEqual({ withdrawn: 1, offered: 1, waiting: 2 })
    }
    expect(await violationsOf(house)).toEqual([])
  }))

test('a seat that is reserved while its pass is cancelled is not kept: within a minute the next in line has it', () =>
  withTwoServers(async (house, [here, there]) => {
    for (let round = 0; round < 6; round += 1) {
      const [leaver, next] = (await people(house, 2)) as [Attendee, Attendee]
      const id = await openSeats(house, 1)
      const order = leaver.signUp.order!
      const [, cancelled] = await Promise.all([
        reserve(here, leaver, id),
        call(there, 'POST', `/api/order/${order.uuid}/cancel`, { token: leaver.token, body: {} }),
      ])
      expect(cancelled.status).toBe(200)
      await reserve(here, next, id)
      await settle(house)
      expect(await statesOf(house, id)).not.toHaveProperty('waiting')
      expect(['reserved', 'offered']).toContain(await reservedBy(here, next, id))
    }
    expect(await violationsOf(house)).toEqual([])
  }))

test('a seat whose holder was given another pass by the time that the sweep comes to it stays theirs', () =>
  withTwoServers(async (house, [here, there]) => {
    const [person, giver] = (await people(house, 2)) as [Attendee, Attendee]
    const id = await openSeats(house, 1)
    await reserve(here, person, id)
    await call(there, 'POST', `/api/order/${person.signUp.order!.uuid}/cancel`, { token: person.token, body: {} })
    const link = await invited(house, giver, { email: person.email })
    const [, given] = await meanwhile(
      house,
      '"session_reservations"."id" = ',
      () => settle(house),
      () => accept(there, link, null),
    )
    expect(given.status).toBe(200)
    expect(await statesOf(house, id)).toEqual({ reserved: 1 })
    expect(await violationsOf(house)).toEqual([])
  }))

/** Somebody of the staff takes the seats of a session away: everybody just comes. */
async function seatsGoing(house: TestHouse, id: number) {
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<OfficeSession>(house, 'GET', `/api/organiser/session/${id}`, { token })
  const { title, abstract, track, level, language, speakers, repeats, version } = body
  const entries = { title, abstract, track, level, language, speakers, repeats, version, seats: null }
  return () => call<{ code: string }>(house, 'PATCH', `/api/organiser/session/${id}`, { token, body: entries })
}

test('seats that are taken away while one is reserved stay, and it is said why', () =>
  withTwoServers(async (house) => {
    const [person] = (await people(house, 1)) as [Attendee]
    const id = await openSeats(house, 3)
    const takeAway = await seatsGoing(house, id)
    const [reserved, gone] = await meanwhile(house, 'commit', () => reserve(house, person, id), takeAway)
    expect(reserved.status).toBe(200)
    expect(gone).toMatchObject({ status: 409, body: { code: 'program/seats-below-taken' } })
    expect(await statesOf(house, id)).toEqual({ reserved: 1 })
    expect(await violationsOf(house)).toEqual([])
  }))

test('who reserves a seat in the moment in which all of them are taken away is told that there are none', () =>
  withTwoServers(async (house) => {
    const [person] = (await people(house, 1)) as [Attendee]
    const id = await openSeats(house, 3)
    const takeAway = await seatsGoing(house, id)
    const [gone, reserved] = await meanwhile(house, 'commit', takeAway, () => reserve(house, person, id))
    expect(gone.status).toBe(200)
    expect(reserved).toMatchObject({ status: 404, body: { code: 'requests/not-found' } })
    expect(await statesOf(house, id)).toEqual({})
    expect(await violationsOf(house)).toEqual([])
  }))
