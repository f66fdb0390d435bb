import { describe, expect, test } from 'vitest'
import { eventForm, eventSchema, languagesOf, sellerForm, sellerSchema } from './entries.ts'
import { passTypeForm, passTypeSchema } from './pass-type-entries.ts'
import { isStepDone, nextStep } from './setup-steps.ts'
import { changesShown, vatChangeFields } from './vat-changes.ts'

const event = {
  product: 'Nordlicht',
  code: 'NL30',
  year: 2030,
  startsOn: '2030-10-21',
  endsOn: '2030-10-23',
  doorsOpenAt: '2030-10-21T08:30',
  cancelBefore: '2030-10-07T18:00',
  venue: 'Hafenhallen',
  city: 'Hamburg',
  entrance: { de: 'Süd', en: 'South' },
  timeZone: 'UTC',
  currency: 'EUR' as const,
  languages: ['de' as const, 'en' as const],
  search: null,
}

describe('an event', () => {
  test('that stands in the fields is entered as it was', () => {
    expect(eventSchema.safeParse(eventForm(event, 'en'))).toEqual({ success: true, data: event })
  })

  test('that says what hotels are looked for says so in full; where nothing is said its own days are', () => {
    const search = {
      start: '2030-10-20',
      end: '2030-10-23',
      roomOccupancy: 2,
      roomIsBookable: false,
      order: 'distance',
    }
    const looked = { ...event, search: { ...search, order: 'distance' as const } }
    expect(eventSchema.safeParse(eventForm(looked, 'en'))).toEqual({ success: true, data: looked })
    const form = eventForm(event, 'en')
    const other = eventSchema.safeParse({ ...form, search: { ...form.search, roomOccupancy: '3' } })
    expect(other.success && other.data.search).toEqual({
      ...{ start: '2030-10-21', end: '2030-10-23', roomOccupancy: 3, roomIsBookable: true, order: 'priceHighLow' },
    })
  })

  test('is written in the languages that are chosen, the first of them first', () => {
    expect(languagesOf({ speaks: { en: true, de: false, fr: true }, first: 'fr' })).toEqual(['fr', 'en'])
    // Who takes away the first language has another one.
    expect(languagesOf({ speaks: { en: true, de: false, fr: false }, first: 'de' })).toEqual(['en'])
  })

  test('has its text in the first language at least, and in no language that is not chosen', () => {
    const form = eventForm(event, 'en')
    const entrance = { ...form.entrance, de: ' ', fr: 'Sud' }
    const parsed = eventSchema.safeParse({ ...form, entrance })
    expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path)).toEqual([['entrance', 'de']])
    const other = eventSchema.safeParse({ ...form, entrance: { ...form.entrance, en: '' } })
    expect(other.success && other.data.entrance).toEqual({ de: 'Süd' })
  })

  test('is of the year in which it begins, and its code is written in capitals', () => {
    const parsed = eventSchema.safeParse({ ...eventForm(event, 'en'), code: ' nl31 ', startsOn: '2031-01-02' })
    expect(parsed.success && [parsed.data.year, parsed.data.code]).toEqual([2031, 'NL31'])
  })
})

test.each([
  ['19', 1900],
  ['7,7', 770],
  [' 0 ', 0],
  ['', null],
  ['many', null],
  ['101', null],
])('a rate of "%s" per cent is %s basis points', (vatRate, wanted) => {
  const whole = { ...sellerForm(null), name: 'A', addressLines: 'B\n\nC', country: 'DE', email: 'a@b.example' }
  const parsed = sellerSchema.safeParse({ ...whole, vatRate })
  if (wanted === null) {
    expect(parsed.success ? [] : parsed.error.issues).toEqual([
      { path: ['vatRate'], message: 'Enter a rate from 0 to 100 per cent.' },
    ])
    return
  }
  expect(parsed.success && [parsed.data.vatRate, parsed.data.addressLines]).toEqual([wanted, ['B', 'C']])
})

test('a pass type without a price, or with a part of a place, is told what to enter', () => {
  const form = { ...passTypeForm(null), name: { en: 'A', de: '', fr: '' }, description: { en: 'B', de: '', fr: '' } }
  const parsed = passTypeSchema(['en', 'de']).safeParse({ ...form, capacity: '1.5' })
  expect(parsed.success ? [] : parsed.error.issues).toEqual([
    { path: ['price'], message: 'Enter a price such as 499 or 499.50; 0 where it costs nothing.' },
    { path: ['capacity'], message: 'Enter a whole number, or nothing.' },
  ])
  const free = passTypeSchema(['en', 'de']).safeParse({ ...form, price: '0' })
  expect(free.success && free.data).toMatchObject({ name: { en: 'A' }, price: 0, capacity: null, list: 'paid' })
})

test('one goes on with the first thing that is missing, and at last to the opening', () => {
  const items = ['event', 'seller', 'vat-id', 'mail'] as const
  const upTo = (count: number) => ({
    checklist: items.map((item, at) => ({ item, isDone: at < count })),
    openedAt: null,
  })
  expect([0, 1, 2, 3, 4].map((count) => nextStep(upTo(count)))).toEqual(['event', 'seller', 'seller', 'mail', 'open'])
  expect(isStepDone(upTo(2) as never, 'seller')).toBe(false)
  expect(isStepDone(upTo(3) as never, 'seller')).toBe(true)
  expect(isStepDone(upTo(4) as never, 'open')).toBe(false)
})

describe('rates that change', () => {
  const none = { from: '', vatRate: '', roomVatRate: '', trainVatRate: '' }
  const lower = { from: '2030-07-01', vatRate: '16', roomVatRate: '5', trainVatRate: '5' }
  const whole = { ...sellerForm(null), name: 'A', addressLines: 'B', country: 'DE', email: 'a@b.example' }

  test('are those of the lines that say something', () => {
    const parsed = sellerSchema.safeParse({ ...whole, vatChanges: [none, lower, none, none] })
    const entered = [{ from: '2030-07-01', vatRate: 1600, roomVatRate: 500, trainVatRate: 500 }]
    expect(parsed.success && parsed.data.vatChanges).toEqual(entered)
    expect(changesShown(vatChangeFields(entered))).toBe(2)
    expect(changesShown(vatChangeFields([]))).toBe(1)
  })

  test('say what is missing in the line it is missing in', () => {
    const vatChanges = [none, { ...lower, from: '', roomVatRate: 'many' }, none, none]
    const parsed = sellerSchema.safeParse({ ...whole, vatChanges })
    expect(parsed.success ? [] : parsed.error.issues).toEqual([
      { path: ['vatChanges', 1, 'from'], message: 'Enter the first day of these rates.' },
      { path: ['vatChanges', 1, 'roomVatRate'], message: 'Enter a rate from 0 to 100 per cent.' },
    ])
  })

  test('come one after the other', () => {
    const parsed = sellerSchema.safeParse({ ...whole, vatChanges: [lower, lower, none, none] })
    expect(parsed.success ? [] : parsed.error.issues).toEqual([
      { path: ['vatChanges', 1, 'from'], message: 'Each day must be later than the one before.' },
    ])
  })
})
