import { formatMoney, type Money } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { unbrokenDays } from '#platform/days.ts'
import type { SumRow } from '#ui/sum-box.tsx'

type Translate = (text: string, values?: Record<string, string | number>) => string

/** What a line is called beside its amount: by default as the server describes it. */
type NameOf = (line: Order['lines'][number]) => Pick<SumRow, 'name' | 'note'>

/** VAT by rate, in basis points; the lower rate first. */
export function taxByRate(lines: readonly Pick<Order['lines'][number], 'taxRate' | 'tax'>[]): [number, Money][] {
  const sums = new Map<number, Money>()
  for (const { taxRate, tax } of lines) {
    const sum = sums.get(taxRate)
    sums.set(taxRate, { ...tax, amount: tax.amount + (sum?.amount ?? 0) })
  }
  return [...sums].sort(([a], [b]) => a - b)
}

/** An order's amounts in the order they are always shown: items, net, VAT by rate. */
export function orderRows(
  order: Order,
  t: Translate,
  nameOf: NameOf = ({ description }) => ({ name: unbrokenDays(description) }),
): SumRow[] {
  const kind = 'muted' as const
  const taxes = order.reverseCharge
    ? [{ name: t('VAT, reverse charge'), amount: formatMoney(order.tax), kind }]
    : taxByRate(order.lines).map(([rate, tax]) => ({
        name: t('VAT {rate} %', { rate: rate / 100 }),
        amount: formatMoney(tax),
        kind,
      }))
  return [
    ...order.lines.map((line) => ({ ...nameOf(line), amount: formatMoney(line.gross) })),
    { name: t('Net'), amount: formatMoney(order.net), kind: 'sub' as const },
    ...taxes,
  ]
}
