import type { LineKind } from '@foyer/contract/orders'
import { describe, expect, test } from 'vitest'
import { type CurrentEdition, cancellationSteps, hasSteps, presentCancellation } from '#features/editions'
import {
  cancelBeforeOf,
  keptOfNights,
  planCancellation,
  presentFees,
  tablesIn,
  wasAgreed,
} from './plan-cancellation.ts'

const edition = {
  timeZone: 'Europe/Berlin',
  cancelBefore: new Date('2025-10-13T07:00:00Z'),
  currency: 'EUR',
} as CurrentEdition
const tables: Partial<Record<LineKind, 'passes' | 'stays'>> = { pass: 'passes', upgrade: 'passes', room: 'stays' }
const tableOf = (kind: LineKind) => tables[kind] ?? null

const step = (lastDay: string, percent: number, fixed: number, per: 'pass' | 'night' | 'order') => ({
  ...{ lastDay, percent, fixed, per },
})
const policy = {
  passes: [step('2025-08-31', 0, 1000, 'pass'), step('2025-09-30', 5000, 500, 'order')],
  stays: [step('2025-09-30', 0, 700, 'night')],
}

type Asked = Parameters<typeof planCancellation>[0]
type Sold = Asked['lines'][number] & Asked['order']['lines'][number] & { readonly kind: LineKind }
const sold = (id: number, kind: LineKind, price: number, changes: Partial<Sold> = {}): Sold => ({
  ...{ id, kind, order_id: 'o', reference: `${kind}-${id}`, price_with_vat: price, returned: 0, vat_returned: false },
  ...{ net: price, tax: 0, gross: price, refunded_net: 0, refunded_tax: 0, went_back_at: null },
  ...changes,
})

const plan = (now: string, lines: readonly Sold[], more: object = {}, agreed: unknown = policy, all = lines) =>
  planCancellation({
    ...{ edition, now: new Date(now), tableOf, lines },
    order: { cancellation_policy: agreed, lines: all },
    things: lines.map(({ kind, reference }) => ({
      ...{ kind, reference },
      feesFor: { pass: kind === 'pass' ? 1 : 0, night: kind === 'room' ? 3 : 0 },
      ...more,
    })),
  } as unknown as Asked)

const returned = (planned: ReturnType<typeof plan>) => planned.parts.map(({ lineId, gross }) => [lineId, gross])
const kept = (planned: ReturnType<typeof plan>) => planned.fees.map((fee) => [fee.of, fee.kept])

describe('what a cancellation gives back', () => {
  const pass = sold(1, 'pass', 10_000)
  const stay = sold(2, 'room', 30_000)

  test.each<[string, string, Sold[], number[][], (string | number)[][]]>([
    ['a sum for a pass', '2025-08-31T21:59:59Z', [pass], [[1, 9000]], [['passes', 1000]]],
    [
      'a share and a sum for the order, from midnight on',
      '2025-08-31T22:00:00Z',
      [pass],
      [[1, 4500]],
      [['passes', 5500]],
    ],
    ['all of it, after the last step', '2025-09-30T22:00:00Z', [pass], [], [['passes', 10_000]]],
    ['a sum for each night', '2025-08-01T00:00:00Z', [stay], [[2, 27_900]], [['stays', 2100]]],
    [
      'of each kind as its own table says',
      '2025-08-01T00:00:00Z',
      [pass, stay],
      [
        [1, 9000],
        [2, 27_900],
      ],
      [
        ['passes', 1000],
        ['stays', 2100],
      ],
    ],
    ['nothing of what follows no table', '2025-12-01T00:00:00Z', [sold(3, 'train-ticket', 5000)], [[3, 5000]], []],
  ])('%s is kept', (_what, now, lines, back, fees) => {
    const planned = plan(now, lines)
    expect(returned(planned)).toEqual(back)
    expect(kept(planned)).toEqual(fees)
  })

  test('a sum for the order is kept with the first thing that goes back, and with none after it', () => {
    const gone = sold(4, 'upgrade', 2000, { went_back_at: new Date(0), returned: 1500 })
    const now = '2025-09-10T00:00:00Z'
    expect(kept(plan(now, [pass], {}, policy, [pass, gone]))).toEqual([['passes', 5000]])
    // What came back whole kept nothing; nor did what is still there, or what went back of a stay.
    for (const other of [
      { ...gone, returned: 2000 },
      { ...gone, went_back_at: null },
      { ...gone, kind: 'room' as const },
    ])
      expect(kept(plan(now, [pass], {}, policy, [pass, other]))).toEqual([['passes', 5500]])
  })

  test('what was kept of a thing before is not in the price that a fee is taken of, and never more than it', () => {
    const before = (keptBefore: number) => returned(plan('2025-09-10T00:00:00Z', [pass], { keptBefore }))
    expect(before(4000)).toEqual([[1, 2500]])
    expect(before(10_001)).toEqual([])
    expect(kept(plan('2025-09-10T00:00:00Z', [pass], { keptBefore: 10_001 }))).toEqual([])
  })

  test('a sum is kept for nothing where nobody said for how many, and a cent is kept too', () => {
    for (const feesFor of [undefined, {}]) {
      expect(kept(plan('2025-08-01T00:00:00Z', [pass], { feesFor }))).toEqual([])
      expect(kept(plan('2025-08-01T00:00:00Z', [stay], { feesFor }))).toEqual([])
    }
    const cent = { ...policy, passes: [step('2025-09-30', 1, 0, 'order')] }
    expect(kept(plan('2025-08-01T00:00:00Z', [pass], {}, cent))).toEqual([['passes', 1]])
  })

  test('where nothing was charged for the VAT, what is kept is told as it was paid', () => {
    const free = sold(1, 'pass', 11_900, { net: 10_000, tax: 0, gross: 10_000 })
    expect(kept(plan('2025-09-10T00:00:00Z', [free]))).toEqual([['passes', 5420]])
  })

  test('without a table it is all of it until the deadline, and nothing after', () => {
    expect(kept(plan('2025-10-13T06:59:59Z', [pass], {}, null))).toEqual([])
    expect(returned(plan('2025-10-13T06:59:59Z', [pass], {}, null))).toEqual([[1, 10_000]])
    expect(kept(plan('2025-10-13T07:00:00Z', [pass], {}, null))).toEqual([['passes', 10_000]])
  })

  test('of nights alone, a sum for the order is not kept yet', () => {
    const now = new Date('2025-08-01T00:00:00Z')
    const of = (stays: object) => ({ edition, now, order: { cancellation_policy: { passes: null, stays: [stays] } } })
    const nights = { price: 20_000, nights: 2 }
    expect(keptOfNights(of(step('2025-09-30', 1000, 700, 'night')), nights)).toBe(3400)
    expect(keptOfNights(of(step('2025-09-30', 0, 700, 'order')), nights)).toBe(0)
  })
})

describe('what was agreed', () => {
  const lines = [{ kind: 'pass' }, { kind: 'train-ticket' }] as const

  test('are the tables that something in the order follows', () => {
    expect(tablesIn(lines, tableOf)).toEqual(['passes'])
    expect(tablesIn([{ kind: 'room' }, ...lines], tableOf)).toEqual(['passes', 'stays'])
    expect(wasAgreed({ cancellation_policy: policy }, lines, tableOf)).toBe(true)
    expect(wasAgreed({ cancellation_policy: { ...policy, passes: null } }, lines, tableOf)).toBe(false)
    expect(wasAgreed({ cancellation_policy: null }, lines, tableOf)).toBe(false)
    expect(wasAgreed({ cancellation_policy: policy }, [{ kind: 'train-ticket' }], tableOf)).toBe(false)
  })

  test('ends with the last step, or with the deadline where there is none', () => {
    const until = (agreed: unknown, table: 'passes' | 'stays' | null) =>
      cancelBeforeOf(edition, { cancellation_policy: agreed }, table).toISOString()
    expect(until(policy, 'passes')).toBe('2025-09-30T22:00:00.000Z')
    expect(until(policy, null)).toBe('2025-10-13T07:00:00.000Z')
    expect(until({ ...policy, passes: null }, 'passes')).toBe('2025-10-13T07:00:00.000Z')
  })

  test('is told with its instants, shares and sums', () => {
    expect(hasSteps(policy, 'stays')).toBe(true)
    expect(hasSteps({ ...policy, stays: null }, 'stays')).toBe(false)
    expect(hasSteps(null, 'stays')).toBe(false)
    expect(cancellationSteps(null, 'stays', edition)).toEqual([
      { until: edition.cancelBefore, percent: 0, fixed: 0, per: 'order' },
    ])
    const told = [
      { until: '2025-09-30T22:00:00.000Z', percent: 0, fixed: { amount: 700, currency: 'EUR' }, per: 'night' },
    ]
    expect(presentCancellation(policy, ['stays'], edition)).toEqual([{ of: 'stays', steps: told }])
    const [stays] = cancellationSteps(policy, 'stays', edition)
    expect(
      presentFees(
        [
          { of: 'stays', step: stays, kept: 2100 },
          { of: 'passes', step: undefined, kept: 1 },
        ],
        'EUR',
      ),
    ).toEqual([
      { of: 'stays', step: told[0], kept: { amount: 2100, currency: 'EUR' } },
      { of: 'passes', step: null, kept: { amount: 1, currency: 'EUR' } },
    ])
  })
})
