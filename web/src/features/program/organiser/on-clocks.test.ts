import { expect, test } from 'vitest'
import { instantFrom, instantOf } from './on-clocks.ts'

test.each([
  ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T02:30', ''],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['soon', ''],
])('clocks that show %s in Berlin show the instant %j', (text, instant) => {
  expect(instantOf(text, 'Europe/Berlin')).toBe(instant)
})

test('of an hour that clocks show twice, a moment that was the later one stays it', () => {
  const later = '2026-10-25T01:30:00.000Z'
  expect(instantFrom(later, '2026-10-25T02:30', 'Europe/Berlin')).toBe(later)
  expect(instantFrom(later, '2026-10-25T04:30', 'Europe/Berlin')).toBe('2026-10-25T03:30:00.000Z')
})
