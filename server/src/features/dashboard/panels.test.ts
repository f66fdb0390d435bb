import type { Dashboard } from '@foyer/contract/dashboard'
import type { StaffScope } from '@foyer/contract/kit/scopes'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = await signInStaff(house, 'owner')
})

const read = async (as = token) => (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token: as })).body
const hidden = (shown: Dashboard) =>
  Object.entries(shown)
    .filter(([, panel]) => panel === null)
    .map(([name]) => name)

/** @param changes to the edition's row. @returns its id. */
async function lastYears(changes: object = {}): Promise<number> {
  const { rows } = await house.database.raw(
    `insert into editions select (jsonb_populate_record(e, to_jsonb(e) || $1::jsonb)).* from editions e where id = 1 returning id`,
    [
      {
        id: 24,
        code: 'MS24',
        year: 2024,
        starts_on: '2024-10-21',
        ends_on: '2024-10-24',
        is_current: false,
        ...changes,
      },
    ],
  )
  return Number(rows[0]?.['id'])
}

test.each([
  ['owner', []],
  ['organiser', []],
  ['finance', ['jobs']],
  ['support', ['revenue', 'transfers', 'vatChecks', 'jobs']],
] as const)('%s sees each panel whose list they may see, and no other', async (scope, unseen) => {
  expect(hidden(await read(await signInStaff(house, scope as StaffScope)))).toEqual(unseen)
})

describe('a panel that cannot be counted', () => {
  const without = async (table: string, work: () => Promise<void>) => {
    await house.database.script(`alter table ${table} rename to gone`)
    try {
      await work()
    } finally {
      await house.database.script(`alter table gone rename to ${table}`)
    }
  }

  test('fails alone: it is named, and all others are there', async () => {
    await without('bank_entries', async () => {
      const shown = await read()
      expect([hidden(shown), shown.failed]).toEqual([['transfers'], ['transfers']])
      // Who may not see it is told nothing of it.
      expect((await read(await signInStaff(house, 'support'))).failed).toEqual([])
    })
    expect((await read()).failed).toEqual([])
  })

  test('is there again for who listens, and has another place meanwhile', async () => {
    const { place } = await read()
    await without('program_sessions', async () => {
      const shown = await read()
      expect(shown.failed).toEqual(['clashes'])
      expect(shown.place).not.toBe(place)
    })
    expect((await read()).place).toBe(place)
  })
})

describe('the edition before', () => {
  test('is what is compared with: as many days ahead, at the same time of day', async () => {
    expect((await read()).revenue!.before).toBe(null)
    await lastYears()
    const early = await attendee(house)
    const late = await attendee(house)
    // It is 18 August 2025, nine in Berlin: 63 days ahead, as 19 August 2024 was.
    const then = (uuid: string, at: string) =>
      house.database.script(`update orders set edition_id = 24, paid_at = '${at}' where id = '${uuid}';
        update passes set edition_id = 24, paid_at = '${at}' where order_id = '${uuid}'`)
    await then(early.signUp.order!.uuid, '2024-08-19T07:00:00Z')
    await then(late.signUp.order!.uuid, '2024-08-19T07:00:01Z')
    const { revenue, passes } = await read()
    expect(revenue!.before).toMatchObject({ year: 2024, figure: early.signUp.order!.net })
    expect(passes!.before).toMatchObject({ year: 2024, figure: 1 })
    expect(passes!.before!.runUp.slice(-2)).toEqual([0, 1])
  })

  test('is none that never sold anything, is sold in other money or comes later', async () => {
    await house.database.script('update editions set sale_opened_at = null where id = 24')
    await lastYears({ id: 23, code: 'MS23', year: 2023, currency: 'CHF' })
    await lastYears({ id: 26, code: 'MS26', year: 2026, starts_on: '2026-10-19', ends_on: '2026-10-22' })
    expect((await read()).passes!.before).toBe(null)
    await lastYears({ id: 22, code: 'MS22', year: 2022, starts_on: '2022-10-17', ends_on: '2022-10-20' })
    expect((await read()).passes!.before).toMatchObject({ year: 2022, figure: 0 })
  })
})

test('an alarm stands in the edition of its order alone; one about no order that is known, and a job of none, in each', async () => {
  const { signUp } = await attendee(house)
  await house.database.script(`
    insert into payment_alarms (id, kind, subject, detail, raised_at)
      select gen_random_uuid(), 'check-fails', p.id::text, '{}', now() from payments p where p.order_id = '${signUp.order!.uuid}';
    insert into payment_alarms (id, kind, subject, detail, raised_at) values (gen_random_uuid(), 'refund-failed', 'x', '{}', now());
    insert into jobs.job (name, data) values ('dead-letters', '{"editionId": 1}'), ('dead-letters', '{}')`)
  const of = async (edition: number) => {
    const { body } = await call<Dashboard>(house, 'GET', `/api/organiser/dashboard?edition=${edition}`, { token })
    return [body.alarms!.map(({ order }) => order?.number ?? 'none').sort(), body.jobs!.failed]
  }
  expect(await of(1)).toEqual([[signUp.order!.number, 'none'], 2])
  expect(await of(24)).toEqual([['none'], 1])
  await house.database.script(`delete from payment_alarms; delete from jobs.job where name = 'dead-letters'`)
})
