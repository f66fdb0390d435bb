import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidAndKept, planRefund, planReturn, type ReturnableLine } from './plan-return.ts'

const line = (id: number, price: number, tax: number, changes: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id,
  order_id: 'a',
  price_with_vat: price,
  returned: 0,
  net: price - tax,
  tax,
  gross: price,
  refunded_net: 0,
  refunded_tax: 0,
  vat_returned: false,
  ...changes,
})

describe('what is given back', () => {
  test('comes from the line that was paid last', () => {
    const parts = planReturn([line(1, 10_700, 700), line(2, 5350, 350)], 6000)
    expect(parts).toEqual([
      { lineId: 2, orderId: 'a', returned: 5350, net: 5000, tax: 350, gross: 5350 },
      { lineId: 1, orderId: 'a', returned: 650, net: 607, tax: 43, gross: 650 },
    ])
  })

  test('is what the buyer paid: where no VAT was charged, none goes back', () => {
    const free = line(1, 10_700, 0, { net: 10_000, gross: 10_000 })
    expect(planReturn([free], 'all')).toMatchObject([{ returned: 10_700, net: 10_000, tax: 0, gross: 10_000 }])
    expect(planReturn([free], 5350)).toMatchObject([{ net: 5000, tax: 0, gross: 5000 }])
  })

  test('is a cent, where a cent is asked for', () => {
    expect(planReturn([line(1, 10_700, 700)], 1)).toMatchObject([{ returned: 1 }])
  })

  test('is never more than is left', () => {
    expect(planReturn([line(1, 1000, 65, { returned: 1000, refunded_net: 935, refunded_tax: 65 })], 'all')).toEqual([])
  })

  test('takes back no cent of tax in the last of many parts', () => {
    // Rounded by themselves, the parts before gave back more than there was.
    let now = line(1, 142_529, 29)
    const taxes: number[] = []
    for (const wish of [22_117, 31_947, 22_117, 17_202, 7373, 12_287, 17_202, 'all'] as const)
      for (const part of planReturn([now], wish)) {
        taxes.push(part.tax)
        const [refunded_net, refunded_tax] = [now.refunded_net + part.net, now.refunded_tax + part.tax]
        now = { ...now, returned: now.returned + part.returned, refunded_net, refunded_tax }
      }
    expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0)
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(29)
  })

  test('adds up to the line to the cent, in however many parts it goes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 12 }),
        (price, rate, wishes) => {
          const tax = Math.round((price * rate) / (10_000 + rate))
          let now = line(1, price, tax)
          const sums = { net: 0, tax: 0, gross: 0 }
          for (const wish of [...wishes, 'all' as const])
            for (const part of planReturn([now], wish)) {
              expect(part.gross).toBe(part.net + part.tax)
              expect(Math.min(part.net, part.tax, part.gross)).toBeGreaterThanOrEqual(0)
              sums.net += part.net
              sums.tax += part.tax
              sums.gross += part.gross
              now = {
                ...now,
                returned: now.returned + part.returned,
                refunded_net: now.refunded_net + part.net,
                refunded_tax: now.refunded_tax + part.tax,
              }
            }
          expect(sums).toEqual({ net: price - tax, tax, gross: price })
        },
      ),
    )
  })
})

describe('what staff give back', () => {
  const after = (now: ReturnableLine, part: ReturnType<typeof planRefund>[number]): ReturnableLine => ({
    ...now,
    returned: now.returned + part.returned,
    refunded_net: now.refunded_net + part.net,
    refunded_tax: now.refunded_tax + part.tax,
  })

  test('is what the buyer gets, with VAT or without', () => {
    expect(planRefund([line(1, 10_700, 700)], 5350)).toMatchObject([
      { returned: 5350, net: 5000, tax: 350, gross: 5350 },
    ])
    const free = line(1, 10_700, 0, { net: 10_000, gross: 10_000 })
    expect(planRefund([free], 5000)).toMatchObject([{ returned: 5350, net: 5000, tax: 0, gross: 5000 }])
    expect(planRefund([free], 10_000)).toMatchObject([{ returned: 10_700, gross: 10_000 }])
  })

  test('comes from the line that was paid last, and passes over one of which nothing is left', () => {
    const gone = line(3, 2000, 0, { returned: 2000, refunded_net: 2000 })
    const parts = planRefund([line(1, 10_700, 700), line(2, 5350, 350), gone], 6000)
    expect(parts).toEqual([
      { lineId: 2, orderId: 'a', returned: 5350, net: 5000, tax: 350, gross: 5350 },
      { lineId: 1, orderId: 'a', returned: 650, net: 607, tax: 43, gross: 650 },
    ])
    expect(planRefund([line(1, 1, 0), line(2, 5350, 350)], 5350)).toHaveLength(1)
    // A cent is a cent.
    expect(planRefund([line(1, 1, 0)], 1)).toMatchObject([{ returned: 1, gross: 1 }])
  })

  test('is net once the VAT of what was left went back by itself', () => {
    // Half went back with its VAT; then the other half's VAT did: 350 of 700.
    const half = { returned: 5350, refunded_net: 5000, refunded_tax: 700, vat_returned: true }
    const now = line(1, 10_700, 700, half)
    expect(paidAndKept([now])).toBe(5000)
    expect(planRefund([now], 2500)).toMatchObject([{ returned: 2675, net: 2500, tax: 0, gross: 2500 }])
    expect(planRefund([now], 5000)).toMatchObject([{ returned: 5350, net: 5000, tax: 0, gross: 5000 }])
    expect(planReturn([now], 2675)).toMatchObject([{ net: 2500, tax: 0, gross: 2500 }])
    expect(planReturn([now], 'all')).toMatchObject([{ returned: 5350, net: 5000, tax: 0, gross: 5000 }])
  })

  test('goes on where self-service left off, and ends with the line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.boolean(),
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 50_000 })), { maxLength: 12 }),
        (price, rate, isFree, wishes) => {
          const tax = Math.round((price * rate) / (10_000 + rate))
          const net = price - tax
          let now = line(1, price, isFree ? 0 : tax, { net, gross: isFree ? net : price })
          for (const [byStaff, wish] of wishes) {
            const most = paidAndKept([now])
            const [part] = byStaff ? planRefund([now], Math.min(wish, most)) : planReturn([now], wish)
            if (part === undefined) continue
            if (byStaff) expect(part.gross).toBe(Math.min(wish, most))
            expect(part.gross).toBe(part.net + part.tax)
            expect(Math.min(part.returned, part.net, part.tax)).toBeGreaterThanOrEqual(0)
            now = after(now, part)
            expect(now.returned).toBeLessThanOrEqual(price)
          }
          const [last] = planRefund([now], paidAndKept([now]))
          if (last !== undefined) now = after(now, last)
          expect([now.refunded_net, now.refunded_tax]).toEqual([now.net, now.tax])
          if (now.gross > 0) expect(now.returned).toBe(price)
        },
      ),
    )
  })
})
