import { expect, test } from 'vitest'
import { neededToday, sameDayBefore } from './same-day.ts'

const berlin = (startsOn: string) => ({ startsOn, timeZone: 'Europe/Berlin' })

test.each([
  [
    '63 days ahead, in both summers',
    '2025-08-18T07:00:00Z',
    berlin('2025-10-20'),
    berlin('2024-10-21'),
    '2024-08-19',
    '2024-08-19T07:00:00.000Z',
  ],
  [
    'summer time began in between',
    '2025-03-28T08:00:00Z',
    berlin('2025-05-05'),
    berlin('2024-05-13'),
    '2024-04-05',
    '2024-04-05T07:00:00.000Z',
  ],
  [
    'summer time ended in between',
    '2025-10-27T08:00:00Z',
    berlin('2025-11-10'),
    berlin('2024-11-04'),
    '2024-10-21',
    '2024-10-21T07:00:00.000Z',
  ],
  [
    'the leap day is a day',
    '2025-02-28T12:00:00Z',
    berlin('2025-03-10'),
    berlin('2024-03-11'),
    '2024-03-01',
    '2024-03-01T12:00:00.000Z',
  ],
  [
    'to the leap day',
    '2025-02-27T12:00:00Z',
    berlin('2025-03-10'),
    berlin('2024-03-11'),
    '2024-02-29',
    '2024-02-29T12:00:00.000Z',
  ],
  [
    'from the leap day',
    '2024-02-29T12:00:00Z',
    berlin('2024-03-11'),
    berlin('2023-03-13'),
    '2023-03-02',
    '2023-03-02T12:00:00.000Z',
  ],
  [
    'past midnight there, before it in UTC',
    '2025-08-17T22:30:00Z',
    berlin('2025-10-20'),
    berlin('2024-10-21'),
    '2024-08-19',
    '2024-08-18T22:30:00.000Z',
  ],
  [
    'while the event is on',
    '2025-10-22T10:00:00Z',
    berlin('2025-10-20'),
    berlin('2024-10-21'),
    '2024-10-23',
    '2024-10-23T10:00:00.000Z',
  ],
  [
    'elsewhere, by the clocks there',
    '2025-08-18T07:00:00Z',
    berlin('2025-10-20'),
    { startsOn: '2024-10-21', timeZone: 'America/New_York' },
    '2024-08-19',
    '2024-08-19T13:00:00.000Z',
  ],
  [
    'a time that was skipped',
    '2025-03-29T01:30:00Z',
    berlin('2025-03-31'),
    berlin('2024-04-02'),
    '2024-03-31',
    '2024-03-31T00:30:00.000Z',
  ],
  [
    'a time that came twice',
    '2025-10-25T00:30:00Z',
    berlin('2025-10-27'),
    berlin('2024-10-29'),
    '2024-10-27',
    '2024-10-27T00:30:00.000Z',
  ],
] as const)('%s', (_what, at, event, before, day, then) => {
  const found = sameDayBefore(new Date(at), event, before)
  expect([found.day, found.at.toISOString()]).toEqual([day, then])
})

test.each([
  ['none on the day of the opening', 0, '2025-06-01'],
  ['half of them in the middle', 50, '2025-07-01'],
  ['all of them at the end', 100, '2025-07-31'],
  ['no more after it', 100, '2025-09-01'],
  ['and none before it', 0, '2025-05-01'],
])('by an even pace: %s', (_what, needed, today) => {
  expect(neededToday(100, '2025-06-01', '2025-07-31', today)).toBe(needed)
})
