import { formatMoney } from '@foyer/contract/kit/money'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { SumList, type SumRow } from '#ui/sum-box.tsx'
import { lineTones, useLineWord } from './line-words.ts'
import { useKindWords } from './order-words.ts'
import styles from './orders.module.css'

type Line = OfficeOrder['lines'][number]

/** What was ordered, and what it comes to. */
export function OrderLines({ order }: { readonly order: OfficeOrder }) {
  const { t } = useText()
  const kinds = useKindWords()
  const words = useLineWord()
  const columns: Column<Line>[] = [
    {
      key: 'line',
      head: t('Line'),
      cell: ({ description, kind }) => (
        <>
          {unbrokenDays(description)}
          <small>{kinds[kind]}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'net', head: t('Net'), cell: ({ net }) => formatMoney(net), isNumber: true },
    {
      key: 'tax',
      head: t('VAT'),
      cell: ({ tax, taxRate }) => (
        <>
          {formatMoney(tax)}
          <small>{t('{rate} %', { rate: taxRate / 100 })}</small>
        </>
      ),
      at: 'note',
      isNumber: true,
    },
    { key: 'gross', head: t('With VAT'), cell: ({ gross }) => formatMoney(gross), at: 'side', isNumber: true },
    {
      key: 'refunded',
      head: t('Given back'),
      cell: ({ refunded }) => (refunded.amount === 0 ? '–' : formatMoney(refunded)),
      isNumber: true,
    },
    {
      key: 'state',
      head: t('Status'),
      cell: ({ kind, state }) => <Tag kind={lineTones[state]}>{words(kind, state)}</Tag>,
      at: 'state',
    },
  ]
  return (
    <section className={styles.part} aria-labelledby="lines">
      <h2 id="lines">{t('Lines')}</h2>
      <DataTable label={t('Lines of the order')} columns={columns} rows={order.lines} keyOf={({ id }) => id} />
      <OrderSums order={order} />
    </section>
  )
}

/** What the lines come to, with VAT by rate. */
function OrderSums({ order }: { readonly order: OfficeOrder }) {
  return (
    <div className={styles.sum}>
      <SumList rows={useSumRows(order)} />
    </div>
  )
}

/** Net, VAT by rate and total of an order, and what of it was given back. */
export function useSumRows(order: OfficeOrder): SumRow[] {
  const { t } = useText()
  return [
    { name: t('Net'), amount: formatMoney(order.net) },
    ...(order.reverseCharge
      ? [{ name: t('VAT, reverse charge'), amount: formatMoney(order.tax), kind: 'muted' as const }]
      : taxesOf(order).map(({ rate, net, tax }) => ({
          name: t('VAT {rate} % of {net}', { rate: rate / 100, net: formatMoney(net) }),
          amount: formatMoney(tax),
          kind: 'muted' as const,
        }))),
    { name: <b>{t('Total')}</b>, amount: formatMoney(order.total), kind: 'sub' },
    ...(order.refunded.amount === 0
      ? []
      : [{ name: t('Given back'), amount: formatMoney(order.refunded), kind: 'muted' as const }]),
  ]
}

/** What each rate comes to, the lowest first. */
function taxesOf({ lines }: OfficeOrder) {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((one, other) => one - other)
  return rates.map((rate) => {
    const of = lines.filter(({ taxRate }) => taxRate === rate)
    const sum = (part: 'net' | 'tax') => ({
      amount: of.reduce((total, line) => total + line[part].amount, 0),
      currency: of[0]?.[part].currency ?? '',
    })
    return { rate, net: sum('net'), tax: sum('tax') }
  })
}
