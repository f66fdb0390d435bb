import { expect, test } from 'vitest'
import { ProblemError, unreachable } from './problem-error.ts'
import { compactVatId, judgeVatId, splitVatId, verdictOf } from './vat-id.ts'

test.each([
  ['DE812640117', 'DE', '812640117'],
  [' de 812 640 117 ', 'DE', '812640117'],
  ['DE-812.640.117', 'DE', '812640117'],
  ['ATU12345678', 'AT', 'U12345678'],
])('%s is asked about as country and number', (typed, countryCode, vatNumber) => {
  expect(splitVatId(typed)).toEqual({ countryCode, vatNumber })
})

test('however short a number is, it is asked about', () => {
  expect(splitVatId('DE 1')).toEqual({ countryCode: 'DE', vatNumber: '1' })
})

test.each(['', ' ', 'D', 'DE '])('"%s" is too little to ask about', (typed) => {
  expect(splitVatId(typed)).toBeNull()
})

test('a VAT ID is kept without spaces, in capitals', () => {
  expect(compactVatId(' nl 8043 15 890 b01')).toBe('NL804315890B01')
})

test('dashes alone are a wrong VAT ID, and not none', async () => {
  expect(compactVatId(' -- ')).toBe('--')
  expect(compactVatId('  ')).toBe('')
  expect(await judgeVatId('--')).toBe('invalid')
  expect(await judgeVatId(' ')).toBe('valid')
})

const refused = (status: number) => new ProblemError({ ...unreachable, status, statusCode: status, code: 'x' })

test('what the server refuses to look at is no VAT ID; only an outage leaves it open', () => {
  expect(verdictOf({ valid: true }, null)).toBe('valid')
  expect(verdictOf({ valid: false, reason: 'checksum' }, null)).toBe('invalid')
  expect(verdictOf({ valid: false, reason: 'unavailable' }, null)).toBe('unavailable')
  expect(verdictOf(undefined, refused(400))).toBe('invalid')
  for (const status of [0, 429, 500, 503]) expect(verdictOf(undefined, refused(status))).toBe('unavailable')
  expect(verdictOf(undefined, null)).toBe(null)
})
