import { expect, test } from 'vitest'
import { vatWithin } from './vat.ts'

test.each([
  [676_00, 700, 44_22],
  [119_00, 1900, 19_00],
  [1, 700, 0],
  [0, 700, 0],
  [100, 0, 0],
  // Half a cent, and a little less and more.
  [3, 2000, 1],
  [2, 2000, 0],
  [4, 2000, 1],
  // One part of all that a cent could be divided into less than a half.
  [374, 701, 24],
])('in %i at %i basis points there are %i of VAT', (price, rate, tax) => {
  expect(vatWithin(price, rate)).toBe(tax)
})
