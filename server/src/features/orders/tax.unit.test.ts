import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domesticRate, type TaxClass } from '#features/editions'
import { priceThing, sumLines } from './price-order.ts'
import { awaitsProof, decideTax, taxPrice } from './tax.ts'

/**
 * A German seller, as the demo's: 19 % (§ 12 Abs. 1 UStG), lodging 7 % (§ 12 Abs. 2 Nr. 11 UStG). Trains bear 7 % as well
 * (Nr. 10); here they bear another rate, so that each class is seen to have its own.
 */
const rules = {
  vatRate: 1900,
  roomVatRate: 700,
  trainVatRate: 500,
  vatChanges: [],
  sellerCountry: 'DE',
  chargesVatOutsideEu: true,
  taxedWhereItTakesPlace: [] as readonly TaxClass[],
}
const rulesWithoutVatOutside = { ...rules, chargesVatOutsideEu: false }

const vat = { isCharged: true, reverseCharge: false }
const reverseCharge = { isCharged: false, reverseCharge: true }
const noVat = { isCharged: false, reverseCharge: false }

const eu = (country: string, vatId: string | null = null) => ({ country, inEu: true, vatId })
const abroad = (country: string, vatId: string | null = null) => ({ country, inEu: false, vatId })

describe('which VAT an order bears', () => {
  test.each([
    ['a private person at home', 'Directive 2006/112/EC, art. 53 and 54', eu('DE'), vat],
    ['a business at home', 'art. 193: at home the seller owes the VAT', eu('DE', 'DE136695976'), vat],
    ['a business elsewhere in the EU', 'art. 44 and 196: the customer owes it', eu('AT', 'ATU13585627'), reverseCharge],
    ['a Greek business, EL in the register and GR in the post', 'art. 215', eu('GR', 'EL094259216'), reverseCharge],
    ['a private person elsewhere in the EU', 'art. 53 and 54: at the event', eu('AT'), vat],
    ['a business that gives no VAT ID', 'Regulation 282/2011, art. 18: no ID, no business', eu('FR'), vat],
    [
      'a foreign address with the seller’s own country’s VAT ID',
      'art. 196: it is not abroad',
      eu('AT', 'DE136695976'),
      vat,
    ],
    ['an address at home with a foreign VAT ID', 'art. 193: it is served at home', eu('DE', 'ATU13585627'), vat],
    [
      'a VAT ID of a third member state',
      'Regulation 282/2011, art. 20: where it is established',
      eu('FR', 'ATU13585627'),
      vat,
    ],
    ['a Greek VAT ID at another address', 'as above', eu('AT', 'EL094259216'), vat],
    ['another’s VAT ID at a Greek address', 'as above', eu('GR', 'ATU13585627'), vat],
    ['nobody knows where', 'without an address nobody owes it elsewhere', eu('', 'ATU13585627'), vat],
    ['somebody outside the EU', 'art. 53 and 54: at the event', abroad('CH'), vat],
    [
      'a business outside the EU with a VAT ID of it',
      'art. 196 needs a business that is established in it',
      abroad('US', 'ATU13585627'),
      vat,
    ],
    [
      'a Northern Irish business',
      'Directive (EU) 2020/1756: XI counts for goods, not for services',
      abroad('GB', 'XI123456789'),
      vat,
    ],
    ['a country whose code begins its own VAT ID, outside the EU', 'as above', abroad('GB', 'GB980780684'), vat],
  ])('%s (%s)', (_who, _source, buyer, decision) => {
    expect(decideTax(buyer, 'standard', rules)).toEqual(decision)
  })

  test.each([
    ['outside the EU, a person', abroad('CH'), noVat],
    ['outside the EU, a business', abroad('US', 'ATU13585627'), noVat],
    ['in the EU, a person', eu('AT'), vat],
    ['in the EU, a business', eu('AT', 'ATU13585627'), reverseCharge],
    ['at home', eu('DE'), vat],
    ['nobody knows where', eu(''), vat],
  ])('where the edition charges no VAT outside the EU: %s', (_who, buyer, decision) => {
    expect(decideTax(buyer, 'standard', rulesWithoutVatOutside)).toEqual(decision)
  })

  test.each([
    ['an Austrian business of a seller in Austria', 'AT', eu('AT', 'ATU13585627'), vat],
    ['a German business of a seller in Austria', 'AT', eu('DE', 'DE136695976'), reverseCharge],
    ['a Greek business of a seller in Greece', 'GR', eu('GR', 'EL094259216'), vat],
    ['a German business of a seller in Switzerland', 'CH', eu('DE', 'DE136695976'), reverseCharge],
  ])('home is where the seller is: %s', (_who, sellerCountry, buyer, decision) => {
    expect(decideTax(buyer, 'standard', { ...rules, sellerCountry })).toEqual(decision)
  })
})

describe('a VAT ID counts once the register knows it', () => {
  const proof = { checkedAt: '2025-08-18T07:00:00Z', consultation: 'WAPIAAAA1' }
  const business = eu('AT', 'ATU13585627')
  test.each([
    ['that it knows', { ...business, vatIdProof: proof }, reverseCharge, false],
    ['that nobody could say anything about', { ...business, vatIdProof: null }, vat, true],
    ['of a buyer of before anybody was asked', business, reverseCharge, false],
    ['of the seller’s own country, unknown', { ...eu('DE', 'DE136695976'), vatIdProof: null }, vat, false],
    ['of another country than the address, unknown', { ...eu('FR', 'ATU13585627'), vatIdProof: null }, vat, false],
    ['that is not there', { ...eu('AT'), vatIdProof: null }, vat, false],
    ['outside the EU', { ...abroad('US', 'ATU13585627'), vatIdProof: null }, vat, false],
  ])('one %s (Regulation (EU) 282/2011, art. 18)', (_which, buyer, decision, isAskedAgain) => {
    expect(decideTax(buyer, 'standard', rules)).toEqual(decision)
    expect(awaitsProof(buyer, ['standard'], rules)).toBe(isAskedAgain)
  })

  test('and nobody is asked again for what bears VAT anyway', () => {
    const there = { ...rules, taxedWhereItTakesPlace: ['lodging'] as const }
    const unknown = { ...business, vatIdProof: null }
    expect(awaitsProof(unknown, ['lodging'], there)).toBe(false)
    expect(awaitsProof(unknown, ['lodging', 'standard'], there)).toBe(true)
    expect(awaitsProof(unknown, [], there)).toBe(false)
  })
})

describe('what is taxed where it takes place bears VAT, whoever buys it', () => {
  const everybody = [
    ['a person at home', eu('DE'), vat],
    ['a business elsewhere in the EU', eu('AT', 'ATU13585627'), reverseCharge],
    ['a person elsewhere in the EU', eu('AT'), vat],
    ['somebody outside the EU', abroad('CH'), noVat],
  ] as const
  test.each([
    ['admission', 'Directive 2006/112/EC, art. 53', 'standard'],
    ['lodging', 'art. 47', 'lodging'],
    ['a journey', 'art. 48', 'passenger-transport'],
  ] as const)('%s (%s), and nothing else', (_what, _source, taxClass) => {
    const there = { ...rulesWithoutVatOutside, taxedWhereItTakesPlace: [taxClass] }
    for (const [, buyer, elsewhere] of everybody)
      for (const each of taxClasses) expect(decideTax(buyer, each, there)).toEqual(each === taxClass ? vat : elsewhere)
  })
})

const rates: Record<TaxClass, number> = { standard: 1900, lodging: 700, 'passenger-transport': 500 }
const taxClasses = Object.keys(rates) as TaxClass[]

test.each(Object.entries(rates))('what is %s bears %i basis points', (taxClass, rate) => {
  expect(domesticRate(taxClass as TaxClass, rules, '2025-10-24')).toBe(rate)
})

describe('how a price with VAT is split, in cents', () => {
  test.each([
    ['a pass', 49_900, 1900, { net: 41_933, tax: 7967, gross: 49_900 }],
    ['a night', 11_900, 700, { net: 11_121, tax: 779, gross: 11_900 }],
    ['one cent', 1, 1900, { net: 1, tax: 0, gross: 1 }],
    ['nothing', 0, 1900, { net: 0, tax: 0, gross: 0 }],
    ['without a rate', 5000, 0, { net: 5000, tax: 0, gross: 5000 }],
    ['just under half a cent of tax', 2, 2000, { net: 2, tax: 0, gross: 2 }],
    ['half a cent of tax goes up', 3, 2000, { net: 2, tax: 1, gross: 3 }],
    ['one and a half go up too', 9, 2000, { net: 7, tax: 2, gross: 9 }],
    ['just under half a cent, at the smallest rate', 5000, 1, { net: 5000, tax: 0, gross: 5000 }],
    ['a tenth more than half', 16, 600, { net: 15, tax: 1, gross: 16 }],
    [
      'a very large price',
      900_000_000_000,
      1900,
      { net: 756_302_521_008, tax: 143_697_478_992, gross: 900_000_000_000 },
    ],
  ])('%s', (_what, price, rate, split) => {
    expect(taxPrice(price, rate, true)).toEqual(split)
    expect(taxPrice(price, rate, false)).toEqual({ net: split.net, tax: 0, gross: split.net })
  })

  const price = fc.integer({ min: 0, max: 100_000_000 })
  const rate = fc.integer({ min: 0, max: 3000 })

  test('gross less net is the tax, and no cent is lost', () => {
    fc.assert(
      fc.property(price, rate, (of, at) => {
        const { net, tax, gross } = taxPrice(of, at, true)
        expect(gross - net).toBe(tax)
        expect(gross).toBe(of)
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the tax is the exact one, rounded to the nearest cent, half a cent up', () => {
    fc.assert(
      fc.property(price, rate, (of, at) => {
        // exact = of × at ÷ (10,000 + at); in whole numbers, so that nothing is rounded here.
        const parts = BigInt(10_000 + at)
        const off = 2n * (BigInt(taxPrice(of, at, true).tax) * parts - BigInt(of) * BigInt(at))
        expect(off > -parts && off <= parts).toBe(true)
      }),
    )
  })

  test('who owes no VAT here pays exactly the net price', () => {
    fc.assert(
      fc.property(price, rate, (of, at) => {
        expect(taxPrice(of, at, false).gross).toBe(taxPrice(of, at, true).net)
      }),
    )
  })
})

test('an order’s lines sum to its totals for every buyer, and each line to itself', () => {
  const line = fc.record({
    taxClass: fc.constantFrom(...taxClasses),
    priceWithVat: fc.integer({ min: 0, max: 10_000_000 }),
  })
  const there = fc.subarray(taxClasses)
  const buyer = fc.constantFrom(eu('DE'), eu('AT', 'ATU13585627'), eu('AT'), abroad('CH'))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), buyer, fc.boolean(), there, (things, who, outside, places) => {
      const tax = { ...rules, chargesVatOutsideEu: outside, taxedWhereItTakesPlace: places }
      const isCharged = (taxClass: TaxClass) => decideTax(who, taxClass, tax).isCharged
      const lines = things.map((thing) => priceThing({ tax, endsOn: '2025-10-24' }, who, thing))
      const sums = sumLines(lines)
      expect(sums.net + sums.tax).toBe(sums.total)
      expect(sums).toEqual({
        net: lines.reduce((sum, { net }) => sum + net, 0),
        tax: lines.reduce((sum, each) => sum + each.tax, 0),
        total: lines.reduce((sum, { gross }) => sum + gross, 0),
      })
      expect(lines.map((each) => each.tax_rate_bp)).toEqual(
        things.map(({ taxClass }) => (isCharged(taxClass) ? rates[taxClass] : 0)),
      )
      for (const [index, line] of lines.entries())
        if (isCharged(things[index]!.taxClass)) expect(line.gross).toBe(things[index]!.priceWithVat)
        else expect(line.tax).toBe(0)
    }),
  )
})
