import { expect, test } from 'vitest'
import type { TaxRules } from '#features/editions'
import { vatOfCorrection } from './vat-of-correction.ts'

const rules: TaxRules = {
  vatRate: 1900,
  roomVatRate: 700,
  trainVatRate: 700,
  vatChanges: [],
  sellerCountry: 'DE',
  chargesVatOutsideEu: true,
  taxedWhereItTakesPlace: [],
}
const proof = { checkedAt: '2025-08-18T09:00:00Z', consultation: 'WAPI1' }
const german = { country: 'DE', inEu: true, vatId: null }
const germanBusiness = { country: 'DE', inEu: true, vatId: 'DE136695976', vatIdProof: proof }
const austrian = { country: 'AT', inEu: true, vatId: null }
const business = { country: 'AT', inEu: true, vatId: 'ATU34001834', vatIdProof: proof }
const otherBusiness = { ...business, vatId: 'ATU34138974' }
const silent = { ...business, vatIdProof: null }
const swiss = { country: 'CH', inEu: false, vatId: null }

test.each([
  ['the same town written rightly', german, german, 'none'],
  ['a VAT ID of the seller’s own country', german, germanBusiness, 'none'],
  ['a person elsewhere in the Union', german, austrian, 'none'],
  ['a number that the register has not confirmed yet', austrian, silent, 'none'],
  ['a business elsewhere, known to the register', austrian, business, 'given-back'],
  ['the same from the seller’s own country', german, business, 'given-back'],
  ['another business, known as well', business, otherBusiness, 'none'],
  ['a business that is none any more', business, austrian, 'other'],
  ['a business elsewhere that moves here', business, german, 'other'],
  ['a business whose new number is not confirmed', business, silent, 'other'],
] as const)('%s', (_name, before, after, wanted) => {
  expect(vatOfCorrection(before, after, ['standard', 'lodging'], rules)).toBe(wanted)
})

test('outside the Union nothing changes where VAT is charged there too, and nobody decides it where it is not', () => {
  expect(vatOfCorrection(german, swiss, ['standard'], rules)).toBe('none')
  const without = { ...rules, chargesVatOutsideEu: false }
  expect(vatOfCorrection(german, swiss, ['standard'], without)).toBe('other')
  expect(vatOfCorrection(swiss, german, ['standard'], without)).toBe('other')
  expect(vatOfCorrection(swiss, business, ['standard'], without)).toBe('other')
})

test('what is taxed where it takes place bears its VAT, whoever is invoiced; the rest follows', () => {
  const there: TaxRules = { ...rules, taxedWhereItTakesPlace: ['lodging'] }
  expect(vatOfCorrection(german, business, ['lodging'], there)).toBe('none')
  expect(vatOfCorrection(german, business, ['lodging', 'standard'], there)).toBe('given-back')
})

test('of what has gone back whole nothing is left to change', () => {
  expect(vatOfCorrection(german, business, [], rules)).toBe('none')
})
