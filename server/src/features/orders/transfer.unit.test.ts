import { inBlocks, isIban } from '@foyer/contract/kit/iban'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { takesTransfers, transferUntil } from '#features/editions'
import { creditorReference, epcText, presentTransfer } from './transfer.ts'

describe('an account number', () => {
  // Examples of ISO 13616 registries.
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
    'fr14 2004 1010 0505 0001 3m02 606',
    'NO9386011117947',
  ])('can be right: %s', (iban) => expect(isIban(iban)).toBe(true))
  it.each([
    '',
    'DE89 3704 0044 0532 0130 01',
    'DE98 3704 0044 0532 0130 00',
    'DE89',
    '89DE370400440532013000',
    'DE8937040044053201300é',
  ])('cannot be right: %s', (iban) => expect(isIban(iban)).toBe(false))
  it('is wrong with any figure changed', () => {
    const iban = 'DE89370400440532013000'
    fc.assert(
      fc.property(fc.integer({ min: 4, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const figure = (Number(iban[at]) + by) % 10
        expect(isIban(iban.slice(0, at) + figure + iban.slice(at + 1))).toBe(false)
      }),
    )
  })
})

describe('a creditor reference', () => {
  // The example of ISO 11649, and one of ours.
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['MS25-04802', 'RF56MS2504802'],
  ])('of %s is %s', (number, reference) => expect(creditorReference(number)).toBe(reference))

  it('bears the check of its standard, whatever the number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{2,6}-\d{5,9}$/), (number) => {
        const reference = creditorReference(number)
        // ISO 11649, 5.3: the first four to the end, letters as figures, leaves 1 of 97.
        const figures = [...(reference.slice(4) + reference.slice(0, 4))]
          .map((sign) => Number.parseInt(sign, 36))
          .join('')
        expect(BigInt(figures) % 97n).toBe(1n)
        expect(reference.length).toBeLessThanOrEqual(25)
      }),
    )
  })

  it('is written in blocks of four', () => expect(inBlocks('RF56MS2504802')).toBe('RF56 MS25 0480 2'))
})

test('a banking app is told name, account, amount and reference, a line each', () => {
  const text = epcText({
    holder: 'MSPG GmbH',
    iban: 'DE89 3704 0044 0532 0130 00',
    amount: 149_900,
    reference: 'RF56MS2504802',
  })
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'MSPG GmbH',
    'DE89370400440532013000',
    'EUR1499.00',
    '',
    'RF56MS2504802',
  ])
})

test('a banking app is told cents of less than a euro, and no more of a name and a number than fits', () => {
  const of = (amount: number, holder = 'MSPG GmbH') =>
    epcText({ holder, iban: 'DE89370400440532013000', amount, reference: 'RF' }).split('\n')
  expect([1, 12, 123, 1234].map((amount) => of(amount)[7])).toEqual(['EUR0.01', 'EUR0.12', 'EUR1.23', 'EUR12.34'])
  // EPC069-12: seventy signs; ISO 11649: twenty-one after the check digits.
  expect(of(1, `${'x'.repeat(40)}  \n${'y'.repeat(40)}`)[5]).toBe(`${'x'.repeat(40)} ${'y'.repeat(29)}`)
  expect(creditorReference('A'.repeat(30))).toHaveLength(25)
})

describe('what an order that waits for a transfer tells', () => {
  const { seller } = { seller: { name: 'MSPG GmbH', iban: 'DE89370400440532013000', bank: 'Bank' } } as Parameters<
    typeof presentTransfer
  >[1]
  const order = {
    state: 'awaiting_payment',
    method: 'transfer',
    number: 'MS25-04802',
    total: 10_000,
    transferred: 0,
    currency: 'EUR',
  }
  const told = (changes: object = {}) =>
    presentTransfer({ ...order, ...changes } as Parameters<typeof presentTransfer>[0], { seller } as never)

  it('is where to, how much, and with which words', () => {
    expect(told()).toEqual({
      holder: 'MSPG GmbH',
      iban: 'DE89 3704 0044 0532 0130 00',
      bank: 'Bank',
      reference: 'RF56 MS25 0480 2',
      amount: { amount: 10_000, currency: 'EUR' },
      received: { amount: 0, currency: 'EUR' },
      code: expect.anything(),
    })
  })

  it('is what is still missing, to the last cent', () => {
    expect(told({ transferred: 9999 })).toMatchObject({ amount: { amount: 1 }, received: { amount: 9999 } })
    expect(told({ transferred: 10_000 })).toBeNull()
    expect(told({ transferred: 10_001 })).toBeNull()
  })

  it.each([{ state: 'paid' }, { state: 'expired' }, { method: 'card' }, { method: null }])(
    'is nothing of %j',
    (changes) => {
      expect(told(changes)).toBeNull()
    },
  )

  it('has a code for banking apps in euro alone', () => expect(told({ currency: 'CHF' })).toMatchObject({ code: null }))
})

describe('a transfer', () => {
  const doorsOpenAt = new Date('2025-10-20T07:00:00Z')
  const offered = (now: string, iban = 'DE89370400440532013000') =>
    takesTransfers({ seller: { iban }, doorsOpenAt }, new Date(now))

  it.each([
    ['in time', '2025-08-18T07:00:00Z', true],
    ['a moment before its week would end with the doors', '2025-10-13T06:59:59Z', true],
    ['when its week ends with the doors', '2025-10-13T07:00:00Z', false],
    ['when the event is over', '2025-11-01T07:00:00Z', false],
  ])('is offered %s', (_, now, is) => expect(offered(now)).toBe(is))

  it('is not offered without an account, or with one that cannot be right', () => {
    expect(offered('2025-08-18T07:00:00Z', '')).toBe(false)
    expect(offered('2025-08-18T07:00:00Z', 'DE00370400440532013000')).toBe(false)
  })

  it('is waited for seven days, also where the clocks go back between', () => {
    expect(transferUntil(new Date('2025-10-24T10:00:00Z')).toISOString()).toBe('2025-10-31T10:00:00.000Z')
  })
})
