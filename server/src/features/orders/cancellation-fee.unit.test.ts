import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CancellationStep } from '#features/editions'
import { feeOf, priceLeft, returnShares, stepAt } from './cancellation-fee.ts'
import { planReturn, type ReturnableLine } from './plan-return.ts'

const step = (changes: Partial<CancellationStep> = {}): CancellationStep => ({
  until: new Date('2025-09-30T22:00:00Z'),
  percent: 0,
  fixed: 0,
  per: 'order',
  ...changes,
})
const one = { pass: 1, night: 3, order: 1 }

describe('what is kept', () => {
  test.each<[string, Partial<CancellationStep>, number]>([
    ['nothing', {}, 0],
    ['a share', { percent: 2500 }, 2500],
    ['a share, rounded half up', { percent: 1 }, 1],
    ['a sum for the order', { fixed: 1500 }, 1500],
    ['a sum for the pass', { fixed: 1500, per: 'pass' }, 1500],
    ['a sum for each night', { fixed: 1500, per: 'night' }, 4500],
    ['a share and a sum', { percent: 2500, fixed: 1500, per: 'night' }, 7000],
    ['no more than the price', { percent: 5000, fixed: 9000 }, 10_000],
    ['all of it', { percent: 10_000 }, 10_000],
  ])('%s', (_what, changes, kept) => {
    expect(feeOf(step(changes), 10_000, one)).toBe(kept)
  })

  test('is half a cent up, and less than half of one down', () => {
    expect(feeOf(step({ percent: 5000 }), 1, one)).toBe(1)
    expect(feeOf(step({ percent: 4999 }), 1, one)).toBe(0)
  })

  test('is all of the price after the last step', () => {
    expect(feeOf(undefined, 10_000, one)).toBe(10_000)
  })
})

describe('the step that holds', () => {
  const early = step({ until: new Date('2025-09-01T00:00:00Z') })
  const late = step({ percent: 5000 })
  test.each<[string, CancellationStep | undefined]>([
    ['2025-08-31T23:59:59.999Z', early],
    ['2025-09-01T00:00:00.000Z', late],
    ['2025-09-30T21:59:59.999Z', late],
    ['2025-09-30T22:00:00.000Z', undefined],
  ])('at %s', (now, expected) => {
    expect(stepAt([early, late], new Date(now))).toBe(expected)
  })
})

const line = (id: number, price: number, rate: number, isFree = false): ReturnableLine => {
  const tax = Math.round((price * rate) / (10_000 + rate))
  const taxed = isFree ? { net: price - tax, tax: 0, gross: price - tax } : { net: price - tax, tax, gross: price }
  return {
    id,
    order_id: 'a',
    vat_returned: false,
    price_with_vat: price,
    returned: 0,
    ...taxed,
    refunded_net: 0,
    refunded_tax: 0,
  }
}

describe('what comes back', () => {
  test('lies on all lines, on each at its own rate', () => {
    expect(returnShares([line(1, 10_700, 700), line(2, 23_800, 1900)], 17_250)).toEqual([
      { lineId: 1, orderId: 'a', returned: 5350, net: 5000, tax: 350, gross: 5350 },
      { lineId: 2, orderId: 'a', returned: 11_900, net: 10_000, tax: 1900, gross: 11_900 },
    ])
  })

  test('lies on the last line with the cent that cannot be shared', () => {
    expect(returnShares([line(1, 1, 0), line(2, 1, 0)], 1)).toMatchObject([{ lineId: 2, returned: 1 }])
    expect(returnShares([line(1, 3, 0), line(2, 3, 0)], 3)).toMatchObject([{ returned: 1 }, { returned: 2 }])
  })

  test('is nothing of lines of which nothing is left', () => {
    expect(returnShares([{ ...line(1, 0, 700) }], 0)).toEqual([])
    expect(returnShares([{ ...line(1, 1000, 0), returned: 1000, refunded_net: 1000 }], 0)).toEqual([])
  })

  test('and what is kept are the price to the cent, however it is spread and whatever came back before', () => {
    const lines = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(0, 700, 1900, 2500),
        fc.boolean(),
        fc.integer({ min: 0, max: 10_000 }),
      ),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 9000 }),
        (made, percent, fixed) => {
          const given = made.map(([price, rate, isFree, before], at) => {
            const fresh = line(at + 1, price, rate, isFree)
            const [part] = planReturn([fresh], Math.floor((price * before) / 10_000))
            return part === undefined
              ? fresh
              : { ...fresh, returned: part.returned, refunded_net: part.net, refunded_tax: part.tax }
          })
          const left = priceLeft(given)
          const kept = feeOf(step({ percent, fixed }), left, one)
          const parts = returnShares(given, left - kept)
          expect(parts.reduce((sum, { returned }) => sum + returned, 0)).toBe(left - kept)
          for (const part of parts) {
            const of = given.find(({ id }) => id === part.lineId)!
            expect(part.returned).toBeLessThanOrEqual(of.price_with_vat - of.returned)
            expect(part.gross).toBe(part.net + part.tax)
            expect(Math.min(part.net, part.tax)).toBeGreaterThanOrEqual(0)
            // What is kept of a line bears its rate: its net and tax are those of the share that stays, to a cent.
            const stays = of.price_with_vat - of.returned - part.returned
            const keptTax = of.tax - of.refunded_tax - part.tax
            expect(Math.abs(keptTax - (of.tax * stays) / of.price_with_vat)).toBeLessThanOrEqual(1)
          }
          // What staff give back of it afterwards ends with the line.
          const rest = returnShares(
            given.map((one) => {
              const part = parts.find(({ lineId }) => lineId === one.id)
              if (part === undefined) return one
              const { refunded_net, refunded_tax } = one
              return {
                ...one,
                returned: one.returned + part.returned,
                refunded_net: refunded_net + part.net,
                refunded_tax: refunded_tax + part.tax,
              }
            }),
            kept,
          )
          const all = [...parts, ...rest].reduce((sum, { gross }) => sum + gross, 0)
          const paid = given.reduce(
            (sum, { gross, refunded_net, refunded_tax }) => sum + gross - refunded_net - refunded_tax,
            0,
          )
          expect(all).toBe(paid)
        },
      ),
    )
  })
})
