import type { VoucherValue } from '@foyer/contract/voucher-value.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxPrice } from '#features/orders'
import { priceWith, valueRow, voucherOf } from './voucher-value.ts'

const now = new Date('2025-08-01T00:00:00.000Z')
const sold = { list: 'paid', price: 49_900, price_phases: [] } as const
const phased = { ...sold, price_phases: [{ name: 'Late', from: now.toISOString(), price: 59_900 }] }
const opened = { ...sold, list: 'voucher' } as const
const costing = (price: number) => ({ ...sold, price })

test.each<[string, Parameters<typeof priceWith>[1], VoucherValue | null, price: number, givenAway: number]>([
  ['no voucher', sold, null, 49_900, 0],
  ['one that makes it free', sold, { kind: 'free' }, 0, 49_900],
  ['a fifth off', sold, { kind: 'percent', value: 2_000 }, 39_920, 9_980],
  ['a fifth off, of the price of the day', phased, { kind: 'percent', value: 2_000 }, 47_920, 11_980],
  ['all of it off', sold, { kind: 'percent', value: 10_000 }, 0, 49_900],
  ['half of an odd cent off: the buyer has it', costing(101), { kind: 'percent', value: 5_000 }, 50, 51],
  ['less than half a cent off: nothing', costing(49), { kind: 'percent', value: 100 }, 49, 0],
  ['half a cent off: a cent', costing(50), { kind: 'percent', value: 100 }, 49, 1],
  ['just less than half a cent off: nothing', costing(1), { kind: 'percent', value: 4_999 }, 1, 0],
  ['a hundredth per cent off', sold, { kind: 'percent', value: 1 }, 49_895, 5],
  ['a sum off', sold, { kind: 'amount', value: 10_000 }, 39_900, 10_000],
  ['exactly its price off', sold, { kind: 'amount', value: 49_900 }, 0, 49_900],
  ['more than its price off', sold, { kind: 'amount', value: 49_901 }, 0, 49_900],
  ['a price of its own', sold, { kind: 'price', value: 9_900 }, 9_900, 40_000],
  ['a price of nothing', sold, { kind: 'price', value: 0 }, 0, 49_900],
  ['a price above what everybody pays', sold, { kind: 'price', value: 50_000 }, 49_900, 0],
  ['a price of its own, of what vouchers alone open', opened, { kind: 'price', value: 50_000 }, 50_000, 0],
  ['the same, below', opened, { kind: 'price', value: 9_900 }, 9_900, 40_000],
  ['something off what costs nothing', costing(0), { kind: 'amount', value: 100 }, 0, 0],
])('with %s a pass costs its price, and the rest is given away', (_what, type, voucher, price, givenAway) => {
  expect(priceWith(voucher, type, now)).toEqual({ price, givenAway })
})

const amounts = fc.nat({ max: 100_000_000 })
const vouchers: fc.Arbitrary<VoucherValue> = fc.oneof(
  fc.constant({ kind: 'free' as const }),
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constantFrom('amount' as const, 'price' as const), value: amounts }),
)

test('whatever the price, the voucher and the rate: nothing is below nothing or above the price, and every cent is somewhere', () => {
  fc.assert(
    fc.property(amounts, vouchers, fc.nat({ max: 10_000 }), fc.boolean(), (full, voucher, rate, isCharged) => {
      const { price, givenAway } = priceWith(voucher, costing(full), now)
      expect(Number.isSafeInteger(price) && price >= 0 && price <= full).toBe(true)
      expect(price + givenAway).toBe(full)
      const { net, tax, gross } = taxPrice(price, rate, isCharged)
      expect(Math.min(net, tax, gross)).toBeGreaterThanOrEqual(0)
      expect(net + tax).toBe(gross)
      if (isCharged) expect(gross).toBe(price)
    }),
  )
})

test.each<[VoucherValue, ReturnType<typeof valueRow>]>([
  [{ kind: 'free' }, { value_kind: 'free', value: null }],
  [
    { kind: 'percent', value: 2_000 },
    { value_kind: 'percent', value: 2_000 },
  ],
  [
    { kind: 'price', value: 0 },
    { value_kind: 'price', value: 0 },
  ],
])('%o is kept, and is read as it was', (value, row) => {
  expect(valueRow(value)).toEqual(row)
  expect(voucherOf(row)).toEqual(value)
})

test('more off never costs more', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 9_999 }), (full, value) => {
      const at = (share: number) => priceWith({ kind: 'percent', value: share }, costing(full), now).price
      expect(at(value + 1)).toBeLessThanOrEqual(at(value))
    }),
  )
})
