import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVatId } from './vat-id.ts'

describe('a VAT ID', () => {
  it.each([
    ['ATU13585627'],
    ['BE0428759497'],
    ['CZ25123891'],
    ['DE136695976'],
    ['DK13585628'],
    ['EE100931558'],
    ['EL094259216'],
    ['ESA13585625'],
    ['FI20774740'],
    ['FR40303265045'],
    ['HR33392005961'],
    ['HU12892312'],
    ['IE6433435F'],
    ['IT00743110157'],
    ['LU15027442'],
    ['NL004495445B01'],
    ['NL000099998B57'],
    ['PL8567346215'],
    ['PT501964843'],
    ['SE123456789701'],
    ['SI50223054'],
  ])('%s can be right', (text) => {
    expect(checkVatId(text)).toEqual({ valid: true, countryCode: text.slice(0, 2), number: text.slice(2) })
  })

  it.each([['de 136 695 976'], ['DE136.695.976'], ['DE-136-695-976'], ['\u00a0DE136695976 ']])(
    '"%s" is read as DE136695976',
    (text) => {
      expect(checkVatId(text)).toEqual({ valid: true, countryCode: 'DE', number: '136695976' })
    },
  )

  it('of Greece is kept with the register’s prefix, however it was written', () => {
    const expected = { valid: true, countryCode: 'EL', number: '094259216' }
    expect(checkVatId('GR094259216')).toEqual(expected)
    expect(checkVatId('094259216', 'GR')).toEqual(expected)
    expect(checkVatId('EL094259216', 'GR')).toEqual(expected)
  })

  it.each([
    ['DE136695970', 'checksum'],
    ['IT00743110158', 'checksum'],
    ['DE12345', 'format'],
    ['DE1366959760', 'format'],
    ['136695976', 'format'],
    ['', 'format'],
    ['DE', 'format'],
    ['GB980780684', 'not-eu'],
    ['XI980780684', 'not-eu'],
    ['CHE123456788MWST', 'not-eu'],
    ['NO123456785MVA', 'not-eu'],
    ['US123456789', 'not-eu'],
    [`DE${'1'.repeat(100_000)}`, 'format'],
  ])('%s is wrong by its %s', (text, reason) => {
    expect(checkVatId(text)).toMatchObject({ valid: false, reason })
  })

  it('comes with or without its prefix where the country is known', () => {
    expect(checkVatId('136 695 976', 'DE').valid).toBe(true)
    expect(checkVatId('DE 136 695 976', 'DE').valid).toBe(true)
    expect(checkVatId('ATU13585627', 'DE')).toMatchObject({ valid: false, reason: 'format' })
    expect(checkVatId('136695976', 'CH')).toMatchObject({ valid: false, reason: 'not-eu' })
  })

  it('is of no country that has no code of two letters', () => {
    for (const country of ['', 'D', 'DEU', '49'])
      expect(checkVatId('DE136695976', country)).toMatchObject({ valid: false, reason: 'format' })
  })

  it('has room for blanks, forty characters in all; what is longer is not looked at', () => {
    const blanks = (count: number) => `DE${' '.repeat(count - 11)}136695976`
    expect(checkVatId(blanks(40))).toMatchObject({ valid: true, number: '136695976' })
    expect(checkVatId(blanks(41))).toMatchObject({ valid: false, reason: 'format' })
    expect(checkVatId(`DE136695976${' '.repeat(90)}`)).toMatchObject({ valid: false, reason: 'format' })
    expect(checkVatId('1'.repeat(100)).number).toHaveLength(41)
  })

  it('is answered for any text at all', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.option(fc.string({ maxLength: 3 }), { nil: undefined }),
        (text, country) => {
          const { valid, reason } = country === undefined ? checkVatId(text) : checkVatId(text, country)
          expect(valid).toBe(reason === undefined)
        },
      ),
    )
  })
})
