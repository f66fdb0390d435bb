import { expect, test } from 'vitest'
import { roughMinutes } from './rough-wait.ts'

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
  [601, 15],
  [3_600, 60],
  [3_601, 90],
])('%i seconds are said as %i minutes', (seconds, minutes) => {
  expect(roughMinutes(seconds)).toBe(minutes)
})
