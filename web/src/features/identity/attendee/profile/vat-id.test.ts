import { expect, test } from 'vitest'
import { compactVatId, splitVatId } from './vat-id.ts'

test.each([
  ['DE812640117', 'DE', '812640117'],
  [' de 812 640 117 ', 'DE', '812640117'],
  ['DE-812.640.117', 'DE', '812640117'],
  ['ATU12345678', 'AT', 'U12345678'],
])('%s is asked about as country and number', (typed, countryCode, vatNumber) => {
  expect(splitVatId(typed)).toEqual({ countryCode, vatNumber })
})

test.each(['', ' ', 'DE', 'DE 1'])('"%s" is too little to ask about', (typed) => {
  expect(splitVatId(typed)).toBeNull()
})

test('a VAT ID is kept without spaces, in capitals', () => {
  expect(compactVatId(' nl 8043 15 890 b01')).toBe('NL804315890B01')
})
