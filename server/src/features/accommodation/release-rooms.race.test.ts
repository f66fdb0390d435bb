import type { EditedRoom } from '@foyer/contract/office-accommodation'
import type { HouseContract } from '@foyer/contract/office-contracts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { type Attendee, attendee, call, unlessBusy } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'
import { releaseRooms } from './release-rooms.ts'

type Server = Pick<TestHouse, 'app'>

/** Two servers over one database, a hotel with one room of three nights, and who works there. */
const withHotel = (work: (house: TestHouse, servers: readonly [Server, Server], token: string) => Promise<void>) =>
  withTwoServers(async (house, servers) => {
    await seedStaffForTests(house)
    await openHotel(house, 901, [{ id: 9011, allotment: 2, from: '2025-10-20', prices: [9_900, 9_900, 9_900] }])
    await work(house, servers, await signInStaff(house, 'organiser'))
  })

const stay = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-23' }

/** The cut-off date is over, on another day each round, and all rooms are on sale again. */
async function beginRound(house: TestHouse, token: string, at: number) {
  await house.database.script('update availabilities set allotment = 2 where room_id = 9011')
  const { rows } = await sql<{
    version: number
  }>`select version from house_contracts where accommodation_id = 901`.execute(house.database.db)
  const cutOffOn = `2025-08-${String((at % 15) + 1).padStart(2, '0')}`
  const body = { version: rows[0]?.version ?? null, roomNights: 3, cutOffOn, attritionPercent: 0, rate: 1, email: null }
  const saved = await call<HouseContract>(house, 'PUT', '/api/organiser/accommodation/901/contract', { token, body })
  expect(saved.status).toBe(200)
}

/** A stay is taken while both servers give back what is unsold: at once, or so many questions later. */
async function round(house: TestHouse, servers: readonly [Server, Server], guest: Attendee, at: number) {
  const release = async (server: Server) => {
    for (let asked = 0; asked < at % 8; asked += 1) await call(server, 'GET', '/api/accommodation/901')
    await releaseRooms(await server.app.context())
  }
  const [booked] = await Promise.all([
    unlessBusy(() => book(servers[0], guest.token, stay)),
    release(servers[1]),
    release(servers[0]),
  ])
  const { rows } = await sql<{ below: number; taken: number; left: number }>`
    select count(*) filter (where held + booked > allotment) as below, sum(held + booked) as taken,
      sum(allotment - held - booked) as left
    from availabilities where room_id = 9011`.execute(house.database.db)
  const [nights] = rows
  return { booked, below: Number(nights?.below), taken: Number(nights?.taken), left: Number(nights?.left) }
}

const releases = async (house: TestHouse) =>
  Number(
    (await house.database.raw(`select count(*)::int as n from audit_entries where act = 'accommodation.releaseRooms'`))
      .rows[0]?.['n'],
  )

test('rooms go back once while one of them is taken: who has it keeps it, and nothing unsold is left', () =>
  withHotel(async (house, servers, token) => {
    const guest = await attendee(house, { passTypeId: 1 })
    const outcomes = { booked: 0, gone: 0 }
    const ROUNDS = 40
    for (let at = 0; at < ROUNDS; at += 1) {
      await beginRound(house, token, at)
      const { booked, below, taken, left } = await round(house, servers, guest, at)
      expect({ below, left }).toEqual({ below: 0, left: 0 })
      expect(taken).toBe(booked.status === 201 ? 3 : 0)
      outcomes[booked.status === 201 ? 'booked' : 'gone'] += 1
      if (booked.status === 201)
        await call(house, 'DELETE', `/api/booking/${booked.body.bookingId}`, { token: guest.token })
    }
    expect(await releases(house)).toBe(ROUNDS)
    // Neither always wins: it was a race.
    expect(Math.min(outcomes.booked, outcomes.gone)).toBeGreaterThan(0)
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without its guard a release is done by each server that begins it', () =>
  withHotel(async (house, servers, token) => {
    const { met, restore } = takeOut([{ part: '"released_at" is null and', left: '' }])
    await beginRound(house, token, 0)
    const releaseBy =
      ({ app }: Server) =>
      async () =>
        releaseRooms(await app.context())
    await meanwhile(house, 'update "house_contracts" set "released_at"', releaseBy(servers[0]), releaseBy(servers[1]))
    restore()
    expect(met).not.toContain(0)
    expect(await releases(house)).toBe(2)
  }))

test('a room takes no fewer people while a stay of two is taken on another server', () =>
  withHotel(async (house, [here, there], token) => {
    const guest = await attendee(house, { passTypeId: 1 })
    const path = '/api/organiser/accommodation/901/room/9011'
    const entries = {
      name: { en: 'Room' },
      description: { en: 'A bed' },
      board: 'none',
      isInternal: false,
      isActive: true,
    }
    const outcomes = new Set<string>()
    const resize = async (maxOccupancy: number) => {
      const whole = await call<{ rooms: EditedRoom[] }>(there, 'GET', '/api/organiser/accommodation/901', { token })
      const body = { ...entries, maxOccupancy, version: whole.body.rooms[0]?.version }
      return unlessBusy(() => call(there, 'PATCH', path, { token, body }))
    }
    for (let at = 0; at < 30; at += 1) {
      const [booked, made] = await Promise.all([
        unlessBusy(() => book(here, guest.token, { ...stay, roomOccupancy: 2 })),
        resize(1),
      ])
      expect([booked.status, made.status].sort()).toEqual(booked.status === 201 ? [201, 409] : [200, 409])
      outcomes.add(String(booked.status))
      expect(await findViolations(house.database)).toEqual([])
      if (booked.status === 201)
        await call(house, 'DELETE', `/api/booking/${booked.body.bookingId}`, { token: guest.token })
      else await resize(2)
    }
    expect(outcomes.size).toBeGreaterThan(0)
  }))
