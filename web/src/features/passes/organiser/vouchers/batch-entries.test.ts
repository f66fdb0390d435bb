import { describe, expect, test } from 'vitest'
import { type BatchEntries, batchSchema, emptyBatch } from './batch-entries.ts'
import { exampleOf } from './what-codes-mean.tsx'

const schema = batchSchema('Europe/Berlin')
const whole: BatchEntries = { ...emptyBatch, name: 'Press', pattern: 'PRESS-######', passTypeId: '6', codes: '20' }
const read = (changes: Partial<BatchEntries>) => schema.safeParse({ ...whole, ...changes })

describe('a batch of vouchers as it is typed', () => {
  test.each([
    ['summer', '2025-09-30T23:59', '2025-09-30T21:59:00.000Z'],
    ['winter', '2025-11-30T23:59', '2025-11-30T22:59:00.000Z'],
    ['the hour that comes twice, the first time', '2025-10-26T02:30', '2025-10-26T00:30:00.000Z'],
  ])('has its end on the clocks of the venue: %s', (_, typed, instant) => {
    expect(read({ validUntil: typed })).toMatchObject({ success: true, data: { validUntil: instant } })
  })

  test('is without company, start and end where nothing is typed', () => {
    expect(read({})).toMatchObject({
      success: true,
      data: { company: null, validFrom: null, validUntil: null, codes: 20 },
    })
  })

  test.each([
    ['free', { valueKind: 'free', value: 'whatever' }, { kind: 'free' }],
    ['12.5 per cent', { valueKind: 'percent', value: '12,5' }, { kind: 'percent', value: 1250 }],
    ['an amount off', { valueKind: 'amount', value: '50' }, { kind: 'amount', value: 5000 }],
    ['a price', { valueKind: 'price', value: '99.90' }, { kind: 'price', value: 9990 }],
  ] as const)('is worth %s', (_, typed, value) => {
    expect(read(typed)).toMatchObject({ success: true, data: { value } })
  })

  test.each([
    ['value', { valueKind: 'percent' as const, value: '' }],
    ['value', { valueKind: 'percent' as const, value: '100.01' }],
    ['value', { valueKind: 'amount' as const, value: '-5' }],
    ['name', { name: ' ' }],
    ['passTypeId', { passTypeId: '' }],
    ['pattern', { pattern: 'Ünïcode' }],
    ['codes', { codes: '' }],
    ['codes', { codes: '1.5' }],
    ['codes', { codes: '10001' }],
    ['usesPerCode', { usesPerCode: '0' }],
    ['validUntil', { validUntil: 'soon' }],
  ])('says at the field %s what is missing: %j', (field, changes) => {
    const parsed = read(changes)
    expect(parsed.success).toBe(false)
    if (!parsed.success) expect(parsed.error.issues.map(({ path }) => path[0])).toEqual([field])
  })
})

test('what is wrong is listed as the fields stand in the form', () => {
  const parsed = schema.safeParse({
    ...emptyBatch,
    valueKind: 'amount',
    usesPerCode: '0',
    validFrom: 'x',
    validUntil: 'y',
  })
  expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'passTypeId',
    'value',
    'pattern',
    'codes',
    'usesPerCode',
    'validFrom',
    'validUntil',
  ])
})

test('an example has a sign for each number sign, and only those that nobody mistakes', () => {
  expect(exampleOf('kc25-######')).toMatch(/^KC25-[A-HJ-NP-Z2-9]{6}$/)
  expect(exampleOf('PRESS')).toBe('PRESS')
})
