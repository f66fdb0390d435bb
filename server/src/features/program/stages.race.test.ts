import type { NewSession } from '@foyer/contract/new-program.schemas'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlState } from '#platform/database/database'
import { findViolations } from '#platform/database/invariants'
import { holdUp } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { createSessions } from './create-sessions.ts'
import { moveSession } from './move-session.ts'

type Server = Pick<TestHouse, 'app'>
const EXCLUSION_VIOLATION = '23P01'

/** Two servers over one database. */
async function withTwoServers(work: (house: TestHouse, there: Server) => Promise<void>) {
  const house = await openTestHouse()
  const there = await openNeighbour(house)
  try {
    await work(house, there)
  } finally {
    await there.close()
    await house.close()
  }
}

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
  withTwoServers(async (house, there) => {
    expect(await bookBoth(house, there)).toEqual({ entered: false, moved: true })
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the constraint both do: it is what holds', () =>
  withTwoServers(async (house, there) => {
    await sql`alter table program_sessions drop constraint stage_has_one_session_at_a_time`.execute(house.database.db)
    expect(await bookBoth(house, there)).toEqual({ entered: true, moved: true })
    expect((await findViolations(house.database)).map(({ name }) => name)).toEqual([
      'a stage has one session at a time',
    ])
  }))
