import { describe, expect, it, test } from 'vitest'
import { isSure, openMatcher } from './match-entry.ts'

const lena = { number: 'MS25-04802', due: 59_900, currency: 'EUR', names: ['Lena Krüger', 'Nordlicht IT GmbH'] }
const omar = { number: 'MS25-04803', due: 59_900, currency: 'EUR', names: ['Omar Haddad', null] }
const dear = { number: 'MS25-048021', due: 149_900, currency: 'EUR', names: ['Lena Krüger', null] }
const orders = [omar, dear, lena]
const entry = (changes: object = {}) => ({
  left: 59_900,
  currency: 'EUR',
  payerName: 'Somebody Else',
  remittance: '',
  ...changes,
})
const found = (changes: object) =>
  openMatcher(orders)(entry(changes)).map(({ order, confidence }) => [order.number, confidence])

describe('money in the account', () => {
  it.each([
    ['the reference as it was told', 'RF56 MS25 0480 2'],
    ['the reference among other words', 'Pass Lena RF56MS2504802 danke'],
    ['the number of the order', 'MS25-04802'],
    ['the number without its hyphen, in small letters', 'order ms2504802'],
  ])('is surely for the order with %s and the amount', (_, remittance) => {
    expect(found({ remittance })[0]).toEqual(['MS25-04802', 'sure'])
  })

  it('is likely for it where the reference fits and the amount does not', () => {
    expect(found({ remittance: 'MS25-04802', left: 50_000 })).toEqual([['MS25-04802', 'likely']])
  })

  it('is likely for the order of who paid, and possible for others of that amount', () => {
    expect(found({ payerName: 'NORDLICHT IT GMBH' })).toEqual([
      ['MS25-04802', 'likely'],
      ['MS25-04803', 'possible'],
    ])
    expect(found({ payerName: 'Kruger, Lena' })[0]).toEqual(['MS25-04802', 'likely'])
  })

  it('is surely for the order whose reference runs into other digits, which its number alone may not', () => {
    expect(found({ remittance: 'RF56 MS25 0480 2 2025-11-02' })[0]).toEqual(['MS25-04802', 'sure'])
    expect(found({ remittance: 'MS25 0480 2 2025-11-02' })[0]).toEqual(['MS25-04803', 'possible'])
  })

  it('that names two orders is first for the one whose amount it is', () => {
    expect(found({ remittance: 'MS25-048021, MS25-04802' }).slice(0, 2)).toEqual([
      ['MS25-04802', 'sure'],
      ['MS25-048021', 'likely'],
    ])
  })

  it.each([
    ['without what every company has in common', 'Acme GmbH', 'ACME', 'likely'],
    ['without words of two letters', 'Acme AG', 'Acme', 'likely'],
    ['by a name of three letters', 'IBM', 'Ibm Deutschland', 'likely'],
    ['not by the first of its words alone', 'Lena Krüger', 'Lena Paul', 'possible'],
  ])('knows its payer %s', (_, name, payerName, confidence) => {
    const [match] = openMatcher([{ ...omar, names: [name] }])(entry({ payerName }))
    expect(match?.confidence).toBe(confidence)
  })

  it('is for no order that needs nothing more, and for one that needs a cent', () => {
    const remittance = 'MS25-04803'
    expect(openMatcher([{ ...omar, due: 0 }])(entry({ remittance }))).toEqual([])
    expect(openMatcher([{ ...omar, due: 1 }])(entry({ remittance, left: 1 }))[0]?.confidence).toBe('sure')
  })

  it('is not for an order whose number only begins the same', () => {
    expect(found({ remittance: 'MS25-048021', left: 1 })).toEqual([['MS25-048021', 'likely']])
  })

  test.each([
    ['in another currency', { currency: 'CHF', remittance: 'MS25-04802' }],
    ['that is spent', { left: 0, remittance: 'MS25-04802' }],
    ['of an amount that nobody owes', { left: 12_345, payerName: 'Lena Krüger' }],
  ])('%s is for none', (_, changes) => expect(found(changes)).toEqual([]))

  it('with the references of two orders that it both fits is surely for neither', () => {
    const both = openMatcher(orders)(entry({ remittance: 'MS25-04802 MS25-04803' }))
    expect(both.map(({ confidence }) => confidence)).toEqual(['sure', 'sure'])
    expect(isSure(both)).toBe(false)
    expect(isSure(openMatcher(orders)(entry({ remittance: 'MS25-04802' })))).toBe(true)
  })

  it('names five at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...omar, number: `MS25-1000${at}` }))
    expect(openMatcher(many)(entry())).toHaveLength(5)
  })
})
