import { expect, test } from 'vitest'
import { currencies } from '../setup-rules.ts'
import { formatMoney } from './money.ts'

test.each([
  [0, '0.00 €'],
  [5, '0.05 €'],
  [100, '1.00 €'],
  [49_900, '499.00 €'],
  [149_900, '1,499.00 €'],
  [123_456_789, '1,234,567.89 €'],
  [-149_900, '−1,499.00 €'],
])('%i cents are shown as %s', (amount, shown) => {
  expect(formatMoney({ amount, currency: 'EUR' })).toBe(shown.replace(' ', '\u00a0'))
})

// Prices, documents, tables for accountants and statements of a bank all reckon with it.
test.each(currencies)('an edition that is sold in %s is sold in hundredths', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  expect(maximumFractionDigits).toBe(2)
})
