import { expect, test } from 'vitest'
import { numbersMeant } from './numbers-meant.ts'

test.each(['MS25-04810', 'ms25 04810', 'MS2504810', 'ms25–04810', 'MS25-4810', 'MS254810', 'RF42 MS25 0481 0'])(
  '%s may be MS25-04810',
  (typed) => {
    expect(numbersMeant(typed, 2)).toContain('MS25-04810')
  },
)

test.each(['MS25-R-00412', 'ms25r00412', 'MS25 R 412'])('%s may be MS25-R-00412', (typed) => {
  expect(numbersMeant(typed, 3)).toContain('MS25-R-00412')
})

test('a number that is longer than its figures usually are is one as well', () => {
  expect(numbersMeant('MS25123456', 2)).toContain('MS25-123456')
})

test.each(['', 'Okafor', '-', '7', 'x'.repeat(40) + '1'])('“%s” is no number', (typed) => {
  expect(numbersMeant(typed, 2)).toEqual([])
})

test('what may be meant stays few', () => {
  expect(numbersMeant('1'.repeat(30), 2).length).toBeLessThan(30)
  expect(numbersMeant('1'.repeat(30), 3).length).toBeLessThan(450)
})
