import type { MoneyReport } from '@foyer/contract/books'
import { LineKind } from '@foyer/contract/orders.schemas'
import type { MovedRow } from '#features/ledger'

const money = { captured: 0, refunded: 0, net: 0, tax: 0, fees: 0 }
type Moved = typeof money

/** What a sum of the ledger counts as in the report: what leaves revenue and VAT is what was earned. */
function countAs({ cause, account, amount }: MovedRow): Partial<Moved> {
  if (cause === 'payment' && account === 'customers') return { captured: -amount }
  if (account === 'to-refund' && cause !== 'refund') return { refunded: amount }
  if (account === 'revenue') return { net: -amount }
  if (account === 'vat') return { tax: -amount }
  if (account === 'fees') return { fees: amount }
  return {}
}

const plus = (sum: Moved, more: Partial<Moved>): Moved => ({
  captured: sum.captured + (more.captured ?? 0),
  refunded: sum.refunded + (more.refunded ?? 0),
  net: sum.net + (more.net ?? 0),
  tax: sum.tax + (more.tax ?? 0),
  fees: sum.fees + (more.fees ?? 0),
})

interface Stand {
  readonly balances: ReadonlyMap<string, number>
  /** Of orders that are placed and not paid. */
  readonly awaited: number
  readonly currency: string
}

/**
 * What moved, by day, kind and rate, and how things stand.
 * @param rows of the ledger, the newest day first.
 */
export function reportMoney(rows: readonly MovedRow[], { balances, awaited, currency }: Stand): MoneyReport {
  const days = new Map<string, Moved>()
  const kinds = new Map<string, { readonly kind: string | null; readonly rate: number; net: number }>()
  const rates = new Map<number, Moved>()
  let total = money
  for (const row of rows) {
    const counted = countAs(row)
    if (Object.keys(counted).length === 0) continue
    days.set(row.day, plus(days.get(row.day) ?? money, counted))
    total = plus(total, counted)
    const { net, tax } = counted
    const rate = row.rate ?? 0
    if (net !== undefined || tax !== undefined) rates.set(rate, plus(rates.get(rate) ?? money, counted))
    if (net === undefined) continue
    const key = `${row.kind} ${rate}`
    kinds.set(key, { kind: row.kind, rate, net: (kinds.get(key)?.net ?? 0) + net })
  }
  const cameFrom = (account: string) => sumOf(rows.filter((row) => row.cause === 'payment' && row.account === account))
  const as = (amount: number) => ({ amount, currency })
  const asMoved = (moved: Moved) => ({
    captured: as(moved.captured),
    refunded: as(moved.refunded),
    net: as(moved.net),
    tax: as(moved.tax),
    fees: as(moved.fees),
  })
  const at = (account: string) => balances.get(account) ?? 0
  return {
    total: asMoved(total),
    byCard: as(cameFrom('provider')),
    byTransfer: as(cameFrom('unassigned')),
    days: [...days].map(([day, moved]) => ({ day, ...asMoved(moved) })),
    kinds: [...kinds.values()]
      .toSorted((a, b) => b.net - a.net)
      .map(({ kind, rate, net }) => ({ kind: LineKind.safeParse(kind).data ?? null, rate, net: as(net) })),
    rates: [...rates]
      .toSorted(([a], [b]) => b - a)
      .map(([rate, { net, tax }]) => ({ rate, net: as(net), tax: as(tax) })),
    open: {
      provider: as(at('provider')),
      payouts: as(at('payouts')),
      foreign: as(0 - at('foreign')),
      unassigned: as(0 - at('unassigned')),
      toRefund: as(0 - at('to-refund')),
      customers: as(at('customers')),
      awaited: as(awaited),
    },
  }
}

const sumOf = (rows: readonly MovedRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
