import { expect, test } from 'vitest'
import { daysUntil, formatDay, formatDays, formatMoment, formatTime } from './days.ts'

const zone = 'Europe/Berlin'

test('days are written short, with their weekday', () => {
  expect(formatDay('2025-10-20', 'en')).toBe('Mon 20 Oct')
  expect(formatDays('2025-10-20', '2025-10-24', 'en')).toBe('Mon 20 – Fri 24 Oct')
  expect(formatDays('2025-09-29', '2025-10-02', 'en')).toBe('Mon 29 Sept – Thu 2 Oct')
})

test('times are the venue’s and say so', () => {
  expect(formatTime('2025-10-20T06:36:00Z', zone, 'en')).toBe('08:36 CEST')
  expect(formatTime('2025-12-20T06:36:00Z', zone, 'en')).toBe('07:36 CET')
  expect(formatMoment('2025-10-20T06:36:00Z', zone, 'en')).toBe('Mon 20 Oct, 08:36 CEST')
  expect(formatMoment('2025-10-19T22:30:00Z', zone, 'en')).toBe('Mon 20 Oct, 00:30 CEST')
})

test('days are counted by the venue’s calendar', () => {
  expect(daysUntil('2025-10-20', new Date('2025-08-18T07:00:00Z'), zone)).toBe(63)
  expect(daysUntil('2025-10-20', new Date('2025-10-19T21:59:00Z'), zone)).toBe(1)
  expect(daysUntil('2025-10-20', new Date('2025-10-19T22:00:00Z'), zone)).toBe(0)
  expect(daysUntil('2025-10-20', new Date('2025-10-25T12:00:00Z'), zone)).toBe(-5)
})
