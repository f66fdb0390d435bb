import { expect, test } from 'vitest'
import { lastMonth, thisMonth, thisYear } from './ranges.ts'

test.each([
  ['2025-08-18', { from: '2025-07-01', to: '2025-07-31' }],
  ['2025-01-01', { from: '2024-12-01', to: '2024-12-31' }],
  ['2024-03-31', { from: '2024-02-01', to: '2024-02-29' }],
])('the month before %s is whole', (today, days) => {
  expect(lastMonth(today)).toEqual(days)
})

test('this month and this year end today', () => {
  expect(thisMonth('2025-08-18')).toEqual({ from: '2025-08-01', to: '2025-08-18' })
  expect(thisYear('2025-08-18')).toEqual({ from: '2025-01-01', to: '2025-08-18' })
})
