import { expect, test } from 'vitest'
import { pauseBefore } from './worker-processes.ts'

test.each([
  ['that lived long', 0, 0],
  ['that is the first to end early', 1, 0],
  ['that is the second', 2, 1_000],
  ['that is the third', 3, 2_000],
  ['that is the fourth', 4, 4_000],
  ['that is the seventh', 7, 32_000],
  ['that is the eighth', 8, 60_000],
  ['that is the thousandth', 1_000, 60_000],
  ['that is the hundred thousandth', 100_000, 60_000],
])('a process %s is replaced after its pause', (_which, early, milliseconds) => {
  expect(pauseBefore(early)).toBe(milliseconds)
})
