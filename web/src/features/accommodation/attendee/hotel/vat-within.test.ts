import { expect, test } from 'vitest'
import { vatWithin } from './vat-within.ts'

test.each([
  [676_00, 700, 631_78, 44_22],
  [119_00, 1900, 100_00, 19_00],
  [1, 700, 1, 0],
  [0, 700, 0, 0],
])('%i at %i basis points is %i net and %i tax', (amount, rate, net, tax) => {
  expect(vatWithin({ amount, currency: 'EUR' }, rate)).toEqual({
    net: { amount: net, currency: 'EUR' },
    tax: { amount: tax, currency: 'EUR' },
  })
})
