import type { OfficeSession } from '@foyer/contract/office-program'
import { beforeAll, expect, test } from 'vitest'
import { askBehind } from './testing/ask-behind.ts'
import { makeQuota, newPassType } from './testing/office-scenarios.ts'
import { call } from './testing/people.ts'
import { openSeats } from './testing/reservations.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { type Guard, takeOut } from './testing/statements.ts'
import { type TestHouse, useTestHouse } from './testing/test-house.ts'
import { openTrainTickets } from './testing/train-tickets.ts'
import { openEvent } from './testing/vip-events.ts'

// Staff who make less of something wait for whoever takes of it in that moment, and never make less than is taken.
// What nights do in that moment stands with them (change-nights.race.test.ts).
const house = useTestHouse()
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

interface Cut {
  readonly table: string
  /** What is taken of it is counted here. */
  readonly taken: string
  readonly guard: Guard
  readonly constraint: string
  /** Makes one with room for ten. @returns its id, and how staff make it one for one. */
  open(): Promise<{ readonly id: string; cut(): Promise<{ readonly status: number }> }>
}

const withoutLock = (table: string): Guard => {
  const locked = `from "${table}" where "id" = $1 and "edition_id" = $2`
  return { part: `${locked} for update`, left: locked }
}

const patch = (path: string, body: object) => () => call(house, 'PATCH', `/api/organiser/${path}`, { token, body })
const smaller = { version: 1, capacity: 1 }

async function smallerSession(at: TestHouse, id: number) {
  const { body } = await call<OfficeSession>(at, 'GET', `/api/organiser/session/${id}`, { token })
  const { title, abstract, track, level, language, speakers, repeats, version } = body
  const seats = { capacity: 1, answerHours: 24 }
  return patch(`session/${id}`, { title, abstract, track, level, language, speakers, repeats, version, seats })
}

const cuts: Readonly<Record<string, Cut>> = {
  'a pass type': {
    table: 'pass_types',
    taken: 'held',
    guard: { part: 'held + sold <= ', left: '0 <= ' },
    constraint: 'passes_within_capacity',
    async open() {
      const body = newPassType({ capacity: 10 })
      const { id } = (await call<{ id: number }>(house, 'POST', '/api/organiser/pass-type', { token, body })).body
      return { id: String(id), cut: patch(`pass-type/${id}`, smaller) }
    },
  },
  'a quota that pass types share': {
    table: 'pass_quotas',
    taken: 'taken',
    guard: { part: '"taken" <= ', left: '0 <= ' },
    constraint: 'passes_within_shared_quota',
    async open() {
      const { id } = (await makeQuota(house, { capacity: 10 })).made.body
      return { id: String(id), cut: patch(`pass-quota/${id}`, smaller) }
    },
  },
  'the seats of a session': {
    table: 'session_seats',
    taken: 'held',
    guard: { part: 'session_seats.held + session_seats.taken <= excluded', left: '0 <= excluded' },
    constraint: 'seats_within_session',
    async open() {
      const id = await openSeats(house, 10)
      return { id: String(id), cut: await smallerSession(house, id) }
    },
  },
  'the places at an event': {
    table: 'vip_events',
    taken: 'held',
    guard: withoutLock('vip_events'),
    constraint: 'places_within_event',
    async open() {
      const id = await openEvent(house, { capacity: 10 })
      return { id: String(id), cut: patch(`vip-event/${id}`, smaller) }
    },
  },
  'a kind of train ticket': {
    table: 'train_ticket_types',
    taken: 'held',
    guard: withoutLock('train_ticket_types'),
    constraint: 'train_tickets_within_capacity',
    async open() {
      const id = await openTrainTickets(house, { capacity: 10 })
      return { id, cut: patch(`train-ticket-type/${id}`, smaller) }
    },
  },
}

/** Staff cut it to one while somebody takes two of it. */
async function cutWhileTaken({ table, taken, open }: Cut) {
  const { id, cut } = await open()
  const lock = `update ${table} set ${taken} = ${taken} + 2 where id::text = '${id}'`
  const { status } = await askBehind(house, { lock, change: 'select 1' }, cut)
  const { rows } = await house.database.raw(`select capacity, ${taken} as taken from ${table} where id::text = $1`, [
    id,
  ])
  return { status, ...rows[0] }
}

test.each(Object.entries(cuts))('%s is not cut below what somebody takes of it in that moment', async (_what, cut) => {
  expect(await cutWhileTaken(cut)).toEqual({ status: 409, capacity: 10, taken: 2 })
})

test.each(Object.entries(cuts))(
  'without its guard and its constraint %s is: the guard is what holds',
  async (_what, cut) => {
    await house.database.script(`alter table ${cut.table} drop constraint ${cut.constraint}`)
    const { met, restore } = takeOut([cut.guard])
    try {
      expect(await cutWhileTaken(cut)).toEqual({ status: 200, capacity: 1, taken: 2 })
      expect(met).not.toContain(0)
    } finally {
      restore()
    }
  },
)
