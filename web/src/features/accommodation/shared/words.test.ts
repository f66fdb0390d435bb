import { expect, test } from 'vitest'
import { nightList, shortStay, tightStay } from './words.ts'

const stay = { arrival: '2025-10-20', departure: '2025-10-24' }

test('days are short where there is little room', () => {
  expect(tightStay(stay, 'en')).toBe('20–\u206024\u00a0Oct')
  expect(tightStay({ arrival: '2025-10-30', departure: '2025-11-02' }, 'en')).toBe('30\u00a0Oct–\u20602\u00a0Nov')
  expect(tightStay(stay, 'de')).toBe('20.–\u206024.\u00a0Okt.')
  expect(shortStay(stay, 'en')).toBe('Mon\u00a020 – Fri\u00a024')
  expect(shortStay(stay, 'de')).toBe('Mo\u00a020. – Fr\u00a024.')
  expect(nightList(['2025-10-20', '2025-10-22'], 'en')).toBe('Mon\u00a020, Wed\u00a022')
})
