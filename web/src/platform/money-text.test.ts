import { expect, test } from 'vitest'
import { majorText, minorUnits } from './money-text.ts'

test.each([
  ['499', 49_900],
  ['499.5', 49_950],
  ['0,05', 5],
  ['', Number.NaN],
  ['1e9', Number.NaN],
  ['-1', Number.NaN],
  ['1,000.00', Number.NaN],
])('an amount of "%s" is %s minor units', (text, minor) => {
  expect(minorUnits(text)).toBe(minor)
})

test('an amount stands in its field as it is read from there', () => {
  expect(minorUnits(majorText(49_905))).toBe(49_905)
})
