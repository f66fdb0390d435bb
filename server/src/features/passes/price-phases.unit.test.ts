import { PricePhase } from '@foyer/contract/new-pass-type.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upgradePrice } from './pass-type-state.ts'
import { priceAt } from './price-phases.ts'

const type = {
  price: 49_900,
  price_phases: [
    { name: 'Regular', from: '2025-07-31T22:00:00.000Z', price: 54_900 },
    { name: 'Night', from: '2025-10-26T00:30:00.000Z', price: 59_900 },
    { name: 'Late', from: '2025-10-26T01:30:00.000Z', price: 64_900 },
  ],
}

// In Berlin the clocks are set back from 03:00 to 02:00 on 26 October 2025: 02:30 is there twice, an hour apart.
test.each([
  ['long before the first phase', '2024-01-01T00:00:00.000Z', 49_900],
  ['in the last millisecond before it', '2025-07-31T21:59:59.999Z', 49_900],
  ['in its first, midnight in Berlin', '2025-07-31T22:00:00.000Z', 54_900],
  ['a millisecond before 02:30 of summer', '2025-10-26T00:29:59.999Z', 54_900],
  ['at 02:30 of summer', '2025-10-26T00:30:00.000Z', 59_900],
  ['when the clocks are set back', '2025-10-26T01:00:00.000Z', 59_900],
  ['a millisecond before 02:30 of winter', '2025-10-26T01:29:59.999Z', 59_900],
  ['at 02:30 of winter', '2025-10-26T01:30:00.000Z', 64_900],
  ['ever after', '2031-01-01T00:00:00.000Z', 64_900],
])('%s a pass costs what its phase says', (_when, at, price) => {
  expect(priceAt(type, new Date(at))).toBe(price)
})

test('a phase that began before anybody counted, or never will begin, is one like the others', () => {
  const phases = [
    { name: 'Always', from: '1970-01-01T00:00:00.000Z', price: 100 },
    { name: 'Never', from: '9999-12-31T22:59:00.000Z', price: 200 },
  ]
  expect(priceAt({ price: 50, price_phases: phases }, new Date('2025-10-26T01:00:00.000Z'))).toBe(100)
})

test('without phases it costs one price at all times', () => {
  expect(priceAt({ price: 100, price_phases: [] }, new Date('2025-10-26T01:00:00.000Z'))).toBe(100)
})

test('at any moment it costs one of its prices: that of the phase that began last', () => {
  const moment = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 })
  const phases = fc.uniqueArray(moment, { maxLength: 12 }).map((moments) => moments.sort((a, b) => a - b))
  fc.assert(
    fc.property(phases, moment, (moments, now) => {
      const price_phases = z.parse(
        z.array(PricePhase),
        moments.map((from, at) => ({ name: `Step ${at}`, from: new Date(from * 1000).toISOString(), price: at + 1 })),
      )
      const began = moments.filter((from) => from <= now).length
      expect(priceAt({ price: 0, price_phases }, new Date(now * 1000))).toBe(began)
    }),
  )
})

test('an upgrade costs the difference at its moment, and never less than nothing', () => {
  const wanted = { price: 60_000, price_phases: [] }
  expect(upgradePrice(type, wanted, new Date('2025-07-01T00:00:00.000Z'))).toBe(10_100)
  expect(upgradePrice(type, wanted, new Date('2025-08-01T00:00:00.000Z'))).toBe(5_100)
  expect(upgradePrice(type, wanted, new Date('2025-11-01T00:00:00.000Z'))).toBe(0)
})
