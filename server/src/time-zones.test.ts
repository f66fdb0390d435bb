import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { attendee, call } from './testing/people.ts'
import { testsPostgres } from './testing/test-database.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

test('the suite runs where it is meant to, and not at the venue', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['TZ'])
  if (process.env['FOYER_TEST_TIME_ZONE'] === undefined)
    expect(new Date('2025-10-13T12:00:00Z').getTimezoneOffset()).toBe(testsPostgres ? 150 : -780)
})

test.each(['2025-10-13', '2025-10-26', '2025-03-30', '2025-12-31', '2024-02-29', '1970-01-01', '0099-01-01'])(
  'the day %s comes out of the database as it went in',
  async (day) => {
    const { rows } = await sql<{ day: string; list: string[] }>`select ${day}::date as day`.execute(house.database.db)
    expect(rows[0]?.day).toBe(day)
    expect((await house.database.raw('select $1::date as day', [day])).rows[0]?.['day']).toBe(day)
  },
)

test.each(['2025-10-26T00:30:00.000Z', '2025-10-26T01:30:00.000Z', '2025-12-31T23:59:59.999Z'])(
  'the instant %s comes out of the database as it went in',
  async (instant) => {
    const at = new Date(instant)
    const { rows } = await sql<{ at: Date }>`select ${at}::timestamptz as at`.execute(house.database.db)
    expect(rows[0]?.at.toISOString()).toBe(instant)
  },
)

test('nights are days: the night of the clock change is one, and so is every other', async () => {
  const { rows } = await house.database.raw(
    `select d::date as night from generate_series('2025-10-24'::date, '2025-10-28'::date - 1, interval '1 day') d`,
  )
  expect(rows.map((row) => row['night'])).toEqual(['2025-10-24', '2025-10-25', '2025-10-26', '2025-10-27'])
})

test('an invoice is of the day that it is at the seller’s, at the end of the year too', async () => {
  // In Berlin it is half past midnight, on the first of January.
  house.clock.set(new Date('2025-12-31T23:30:00Z'))
  await house.database.db.updateTable('pass_types').set({ on_sale_until: null }).execute()
  const late = await attendee(house)
  await house.app.jobs.drain()
  const { body } = await call<{ issuedOn: string; number: string }[]>(house, 'GET', '/api/invoice', {
    token: late.token,
  })
  expect(body.map(({ issuedOn }) => issuedOn)).toEqual(['2026-01-01'])
})

test('the edition’s days are those that were written down', async () => {
  const { body } = await call<Record<string, unknown>>(house, 'GET', '/api/edition')
  const { rows } = await house.database.raw('select starts_on::text, ends_on::text from editions where is_current')
  const { starts_on: startsOn, ends_on: endsOn } = rows[0] ?? {}
  expect(startsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(JSON.stringify(body)).toContain(`"${startsOn}"`)
  expect(JSON.stringify(body)).toContain(`"${endsOn}"`)
})
