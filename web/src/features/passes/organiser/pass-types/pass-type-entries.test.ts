import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { expect, test } from 'vitest'
import { linesShown, type PassTypeFields, passTypeFields, passTypeSchema, upgradeKey } from './pass-type-entries.ts'

const zone = 'Europe/Berlin'
const type: OfficePassType = {
  id: 7,
  version: 3,
  position: 2,
  name: { en: 'Badge VIP', de: 'Badge VIP' },
  codeType: 'badge-vip',
  list: 'paid-upgrade',
  description: { en: 'All halls' },
  benefits: [{ en: 'Lunch', de: 'Mittagessen' }, { en: 'Lounge' }],
  price: 89_900,
  pricePhases: [{ name: 'Late', from: '2025-09-05T22:00:00.000Z', price: 99_950 }],
  priceNow: 89_900,
  capacity: 600,
  onSaleFrom: null,
  onSaleUntil: '2025-10-24T16:00:00.000Z',
  isHidden: false,
  requiresApproval: true,
  upgradeableBy: [1],
  quotaId: null,
  sharedLeft: null,
  held: 8,
  sold: 412,
}
const others = [{ id: 1 }, { id: 2 }]
const schema = passTypeSchema(['en', 'de'], others, zone)
const entered = (changes: Partial<PassTypeFields> = {}) =>
  schema.safeParse({ ...passTypeFields(type, others, zone), ...changes })
/** Where something is wrong. */
const wrong = (changes: Partial<PassTypeFields>) => {
  const parsed = entered(changes)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

test('what nobody touched is sent as it is', () => {
  const { id, version, position, priceNow, sharedLeft, held, sold, ...rest } = type
  expect(entered()).toEqual({ success: true, data: rest })
})

test('moments are those of the clocks at the venue', () => {
  const fields = passTypeFields(type, others, zone)
  expect(fields.onSaleUntil).toBe('2025-10-24T18:00')
  expect(fields.pricePhases[0]).toEqual({ name: 'Late', from: '2025-09-06T00:00', price: '999.50' })
})

// The clocks are set back from 03:00 to 02:00 on 26 October 2025, and forward from 02:00 on 29 March 2026.
test.each([
  ['2025-10-26T01:59', '2025-10-25T23:59:00.000Z'],
  ['2025-10-26T02:30', '2025-10-26T00:30:00.000Z'],
  ['2025-10-26T03:00', '2025-10-26T02:00:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
])('a price from %s in Berlin begins at %s', (from, instant) => {
  const parsed = entered({ pricePhases: [{ name: 'Late', from, price: '1' }] })
  expect(parsed.success && parsed.data.pricePhases?.[0]?.from).toBe(instant)
})

test('what is wrong is said at its field, blank lines before it or not', () => {
  const none = { en: '', de: '', fr: '' }
  expect(wrong({ benefits: [none, { ...none, de: 'Nur deutsch' }] })).toEqual(['benefits.1.en'])
  const blank = { name: '', from: '', price: '' }
  const late = { name: 'Late', from: '2025-09-01T00:00', price: '100' }
  expect(wrong({ pricePhases: [blank, { ...late, price: 'much' }] })).toEqual(['pricePhases.1.price'])
  expect(wrong({ pricePhases: [{ ...late, from: '' }] })).toEqual(['pricePhases.0.from'])
  expect(wrong({ pricePhases: [late, blank, late] })).toEqual(['pricePhases.2.from'])
  expect(wrong({ price: '-1', capacity: '2.5' }).sort()).toEqual(['capacity', 'price'])
})

test('only an upgrade is reached from other types', () => {
  const both = { [upgradeKey(1)]: true, [upgradeKey(2)]: true }
  const parsed = entered({ upgradeableBy: both })
  expect(parsed.success && parsed.data.upgradeableBy).toEqual([1, 2])
  const paid = entered({ list: 'paid', upgradeableBy: both })
  expect(paid.success && paid.data.upgradeableBy).toEqual([])
})

test('there is always one line to go on with, until there are as many as may be', () => {
  const line = (text: string) => ({ en: text })
  expect(linesShown([line(''), line(''), line('')])).toBe(1)
  expect(linesShown([line('Lunch'), line(''), line('')])).toBe(2)
  expect(linesShown([line('Lunch'), line(''), line('Lounge')])).toBe(3)
})
