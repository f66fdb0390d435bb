import { expect, test } from 'vitest'
import { lastDayOf } from './cancellation-words.ts'

test('the last day of a step is the one before a deadline at midnight, at the venue', () => {
  expect(lastDayOf('2025-10-06T16:00:00Z', 'Europe/Berlin', 'en')).toBe('6\u00a0Oct')
  expect(lastDayOf('2025-10-06T22:00:00Z', 'Europe/Berlin', 'en')).toBe('6\u00a0Oct')
  expect(lastDayOf('2025-10-06T22:00:01Z', 'Europe/Berlin', 'en')).toBe('7\u00a0Oct')
  expect(lastDayOf('2025-10-06T22:00:00Z', 'Europe/Berlin', 'de')).toBe('6.\u00a0Okt.')
})
