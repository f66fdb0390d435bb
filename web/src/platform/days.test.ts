import { expect, test } from 'vitest'
import { daysUntil, formatDay, formatDays, formatMoment, formatTime, unbroken, unbrokenDays } from './days.ts'

const zone = 'Europe/Berlin'

test('days are written short, with their weekday', () => {
  expect(formatDay('2025-10-20', 'en')).toBe('Mon\u00a020\u00a0Oct')
  expect(formatDays('2025-10-20', '2025-10-24', 'en')).toBe('Mon\u00a020 – Fri\u00a024\u00a0Oct')
  expect(formatDays('2025-09-29', '2025-10-02', 'en')).toBe('Mon\u00a029\u00a0Sept – Thu\u00a02\u00a0Oct')
})

test('times are the venue’s and say so', () => {
  expect(formatTime('2025-10-20T06:36:00Z', zone, 'en')).toBe('08:36\u00a0CEST')
  expect(formatTime('2025-12-20T06:36:00Z', zone, 'en')).toBe('07:36\u00a0CET')
  expect(formatMoment('2025-10-20T06:36:00Z', zone, 'en')).toBe('Mon\u00a020\u00a0Oct, 08:36\u00a0CEST')
  expect(formatMoment('2025-10-19T22:30:00Z', zone, 'en')).toBe('Mon\u00a020\u00a0Oct, 00:30\u00a0CEST')
})

test('days are counted by the venue’s calendar', () => {
  expect(daysUntil('2025-10-20', new Date('2025-08-18T07:00:00Z'), zone)).toBe(63)
  expect(daysUntil('2025-10-20', new Date('2025-10-19T21:59:00Z'), zone)).toBe(1)
  expect(daysUntil('2025-10-20', new Date('2025-10-19T22:00:00Z'), zone)).toBe(0)
  expect(daysUntil('2025-10-20', new Date('2025-10-25T12:00:00Z'), zone)).toBe(-5)
})

test('a number keeps to the words beside it where a line ends', () => {
  expect(formatDay('2025-10-24', 'de')).toBe('Fr.\u00a024.\u00a0Okt.')
  expect(unbroken('South, Hall 3')).toBe('South, Hall\u00a03')
})

test('days of one month stay together where a line ends', () => {
  expect(unbrokenDays('Hotel Adler, 23.–24.\u00a0Okt.\u00a02025')).toBe(
    'Hotel Adler, 23.–\u206024.\u00a0Okt.\u00a02025',
  )
  expect(unbrokenDays('Hotel Adler – Superior')).toBe('Hotel Adler – Superior')
})
