import { expect, test } from 'vitest'
import { departureOf, wallClock } from './departures.ts'

const line = {
  line: 'S1',
  kind: 'shuttle' as const,
  to: 'A',
  stop: 'B',
  first: '06:56',
  last: '00:56',
  everyMinutes: 8,
}
const days = { linesFrom: '2025-10-19', linesUntil: '2025-10-25' }
const at = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return departureOf(line, days, { day, minutes: hours * 60 + minutes })
}

test('before the first day the board says when the lines begin', () => {
  expect(at('2025-08-18', '09:00')).toEqual({ kind: 'first', first: '06:56', everyMinutes: 8 })
})

test('on the day it says in how many minutes, and when after that', () => {
  expect(at('2025-10-21', '10:42')).toEqual({ kind: 'next', inMinutes: 6, later: ['10:56', '11:04'] })
  expect(at('2025-10-21', '10:48')).toEqual({ kind: 'next', inMinutes: 0, later: ['10:56', '11:04'] })
  expect(at('2025-10-19', '03:00')).toEqual({ kind: 'next', inMinutes: 236, later: ['07:04', '07:12'] })
})

test('what leaves after midnight is of the day before', () => {
  expect(at('2025-10-21', '23:59')).toEqual({ kind: 'next', inMinutes: 1, later: ['00:08', '00:16'] })
  expect(at('2025-10-22', '00:50')).toEqual({ kind: 'next', inMinutes: 6, later: ['06:56', '07:04'] })
  expect(at('2025-10-19', '00:10')).toMatchObject({ kind: 'next', inMinutes: 406 })
  expect(at('2025-10-26', '00:50')).toEqual({ kind: 'next', inMinutes: 6, later: [] })
})

test('after the last one nothing runs', () => {
  expect(at('2025-10-26', '00:57')).toEqual({ kind: 'over' })
  expect(at('2025-11-26', '12:00')).toEqual({ kind: 'over' })
})

test('the clock is that of the place, on the night it is set back too', () => {
  expect(wallClock(new Date('2025-10-25T22:30:00Z'), 'Europe/Berlin')).toEqual({ day: '2025-10-26', minutes: 30 })
  expect(wallClock(new Date('2025-10-26T00:30:00Z'), 'Europe/Berlin')).toEqual({ day: '2025-10-26', minutes: 150 })
  expect(wallClock(new Date('2025-10-26T01:30:00Z'), 'Europe/Berlin')).toEqual({ day: '2025-10-26', minutes: 150 })
})
