import type { NewSession } from '@foyer/contract/new-program.schemas'
import type { OfficeSession } from '@foyer/contract/office-program'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sqlState } from '#platform/database/database'
import { findViolations } from '#platform/database/invariants'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { holdUp, takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'
import { createSessions } from './create-sessions.ts'
import { moveSession } from './move-session.ts'

type Server = Pick<TestHouse, 'app'>
const EXCLUSION_VIOLATION = '23P01'

const hour = { startsAt: '2025-10-20T03:00:00Z', endsAt: '2025-10-20T04:00:00Z' }
const talk = (code: string): NewSession => ({
  ...{ code, title: { en: code }, abstract: { en: 'About something.' }, ...hour },
  ...{ place: { track: 'cloud', stage: '5-b' }, level: 'all', language: 'en', speakers: [], repeats: null },
})

const kept = (doing: Promise<void>): Promise<boolean> =>
  doing.then(
    () => true,
    (error: unknown) => {
      if (sqlState(error) === EXCLUSION_VIOLATION) return false
      throw error
    },
  )

/** One organiser enters a session, and is held up when they have looked; meanwhile another moves one there. */
async function bookBoth(here: Server, there: Server) {
  const held = holdUp('insert into program_sessions')
  const entering = kept(createSessions(await here.app.context(), [talk('a-talk')]))
  await held.arrived
  const moved = await kept(
    moveSession(await there.app.context(), 'runbooks-people-really-read', { ...hour, stage: '5-b' }),
  )
  held.letGo()
  return { entered: await entering, moved }
}

test('of two sessions that come onto one stage in the same moment one does', () =>
  withTwoServers(async (house, [, there]) => {
    expect(await bookBoth(house, there)).toEqual({ entered: false, moved: true })
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the constraint both do: it is what holds', () =>
  withTwoServers(async (house, [, there]) => {
    await sql`alter table program_sessions drop constraint stage_has_one_session_at_a_time`.execute(house.database.db)
    expect(await bookBoth(house, there)).toEqual({ entered: true, moved: true })
    expect((await findViolations(house.database)).map(({ name }) => name)).toEqual([
      'a stage has one session at a time',
    ])
  }))

/** Two organisers move one session; the first is held up when they have looked, until the other is done or waits. */
async function moveBoth(house: TestHouse, there: Server) {
  await seedStaffForTests(house)
  const [first, second] = [await signInStaff(house, 'organiser'), await signInStaff(house, 'organiser')]
  const path = '/api/organiser/session'
  const { body: made } = await call<OfficeSession>(house, 'POST', path, { token: first, body: talk('a-talk') })
  const move = (at: Server, token: string, stage: string) =>
    call<{ theirs?: OfficeSession }>({ ...house, ...at }, 'POST', `${path}/${made.id}/move`, {
      token,
      body: { ...hour, stage, version: made.version },
    })
  const held = holdUp('update "program_sessions"')
  const moving = move(house, first, '5-a')
  await held.arrived
  const late = move(there, second, '3-a')
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const waits = vi.waitUntil(async () => (await house.database.raw(blocked)).rows.length > 0, { timeout: 60_000 })
  await Promise.race([late, waits.catch(() => {})])
  held.letGo()
  return { moved: await moving, late: await late }
}

test('of two organisers who move one session in the same moment the second is told where the first moved it', () =>
  withTwoServers(async (house, [, there]) => {
    const { moved, late } = await moveBoth(house, there)
    expect(moved.status).toBe(200)
    expect(late).toMatchObject({ status: 409, body: { theirs: { stage: '5-a', version: 2 } } })
  }))

test('without the lock on the session both move it: it is what the second waits for', () =>
  withTwoServers(async (house, [, there]) => {
    const { met, restore } = takeOut([' for update'])
    const { moved, late } = await moveBoth(house, there).finally(restore)
    expect(met[0]).toBeGreaterThan(0)
    expect([moved.status, late.status]).toEqual([200, 200])
  }))
