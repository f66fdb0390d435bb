import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import type { SumRow } from '../../../ui/order-box.tsx'

type Translate = (text: string, values?: Record<string, string | number>) => string

/** An order's amounts in the order they are always shown: items, net, VAT by rate. */
export function orderRows(order: Order, t: Translate): SumRow[] {
  const rate = order.lines[0]?.taxRate ?? 0
  return [
    ...order.lines.map((line) => ({ name: line.description, amount: formatMoney(line.gross) })),
    { name: t('Net'), amount: formatMoney(order.net), kind: 'sub' as const },
    {
      name: order.reverseCharge ? t('VAT, reverse charge') : t('VAT {rate} %', { rate: rate / 100 }),
      amount: formatMoney(order.tax),
      kind: 'muted' as const,
    },
  ]
}
