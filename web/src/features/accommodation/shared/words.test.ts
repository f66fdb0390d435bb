import { expect, test } from 'vitest'
import { lastFreeDay, nightList, shortStay, tightStay } from './words.ts'

const stay = { arrival: '2025-10-20', departure: '2025-10-24' }

test('days are short where there is little room', () => {
  expect(tightStay(stay, 'en')).toBe('20–24 Oct')
  expect(tightStay({ arrival: '2025-10-30', departure: '2025-11-02' }, 'en')).toBe('30 Oct–2 Nov')
  expect(tightStay(stay, 'de')).toBe('20.–24. Okt.')
  expect(shortStay(stay, 'en')).toBe('Mon 20 – Fri 24')
  expect(shortStay(stay, 'de')).toBe('Mo 20. – Fr 24.')
  expect(nightList(['2025-10-20', '2025-10-22'], 'en')).toBe('Mon 20, Wed 22')
})

test('the last free day is the one before a deadline at midnight, at the venue', () => {
  expect(lastFreeDay('2025-10-06T16:00:00Z', 'Europe/Berlin', 'en')).toBe('6 Oct')
  expect(lastFreeDay('2025-10-06T22:00:00Z', 'Europe/Berlin', 'en')).toBe('6 Oct')
  expect(lastFreeDay('2025-10-06T22:00:01Z', 'Europe/Berlin', 'en')).toBe('7 Oct')
})
