import type { Edition } from '@foyer/contract/editions'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book, nightsLeft, openHotel } from './testing/hotels.ts'
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

test('nights are days: a stay over the change of the clocks has each of them once, and costs each of them once', async () => {
  await openHotel(house, 901, [
    { id: 9011, allotment: 2, from: '2025-10-23', prices: [1000, 2000, 4000, 8000, 16_000] },
  ])
  const guest = await attendee(house)
  const before = await nightsLeft(house, 9011)
  const { body } = await book(house, guest.token, { roomId: 9011, arrival: '2025-10-24', departure: '2025-10-27' })
  expect(body).toMatchObject({ arrival: '2025-10-24', departure: '2025-10-27', price: { amount: 14_000 } })
  const after = await nightsLeft(house, 9011)
  expect(Object.keys(after).filter((night) => after[night] !== before[night])).toEqual([
    '2025-10-24',
    '2025-10-25',
    '2025-10-26',
  ])
  const { body: seen } = await call<{ arrival: string; departure: string }[]>(house, 'GET', '/api/booking', {
    token: guest.token,
  })
  expect(seen).toMatchObject([{ arrival: '2025-10-24', departure: '2025-10-27' }])
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

test.each([
  ['2025-10-26', '2025-10-26'],
  ['2025-12-31', '2026-01-01'],
])('an event from %s to %s is told as on those days', async (startsOn, endsOn) => {
  await house.database.raw('update editions set starts_on = $1, ends_on = $2 where is_current', [startsOn, endsOn])
  const { body } = await call<Edition>(house, 'GET', '/api/edition')
  expect(body).toMatchObject({ startsOn, endsOn })
})
