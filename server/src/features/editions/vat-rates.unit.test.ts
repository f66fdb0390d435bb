import { expect, test } from 'vitest'
import { domesticRate } from './vat-rates.ts'

/** The German rates of 2020 and 2021: § 28 UStG as the second Corona-Steuerhilfegesetz of 29 June 2020 (BGBl. I p. 1512) had it. */
const german = {
  vatRate: 1900,
  roomVatRate: 700,
  trainVatRate: 700,
  vatChanges: [
    { from: '2020-07-01', vatRate: 1600, roomVatRate: 500, trainVatRate: 500 },
    { from: '2021-01-01', vatRate: 1900, roomVatRate: 700, trainVatRate: 700 },
  ],
}

test.each([
  ['the last day of the old rates', '2020-06-30', 1900, 700],
  ['the first day of the lower ones', '2020-07-01', 1600, 500],
  ['the last day of them', '2020-12-31', 1600, 500],
  ['a stay over New Year, which ends in the new one', '2021-01-02', 1900, 700],
])(
  'what is supplied on %s bears its rate (Directive 2006/112/EC, art. 93; § 27 Abs. 1 UStG)',
  (_day, day, pass, low) => {
    expect(domesticRate('standard', german, day)).toBe(pass)
    expect(domesticRate('lodging', german, day)).toBe(low)
    expect(domesticRate('passenger-transport', german, day)).toBe(low)
  },
)

test('without a change of the law the edition has one rate for each kind', () => {
  expect(domesticRate('lodging', { ...german, vatChanges: [] }, '2020-08-01')).toBe(700)
})
