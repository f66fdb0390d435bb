import { formatMoney } from '@foyer/contract/kit/money'
import type { ListedOrder } from '@foyer/contract/office-orders'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { OrderState } from './order-state.tsx'
import { useMethodWords } from './order-words.ts'

/** What stands of an order in a list. */
export function useOrderColumns(): readonly Column<ListedOrder>[] {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const methods = useMethodWords()
  return [
    {
      key: 'number',
      head: t('Number'),
      cell: ({ uuid, number }) => (
        <Link to="/organiser/orders/$uuid" params={{ uuid }} className="code">
          {number}
        </Link>
      ),
      at: 'title',
    },
    {
      key: 'buyer',
      head: t('Buyer'),
      cell: ({ buyer }) => (
        <>
          {buyer.name}
          <small>{buyer.company ?? buyer.email}</small>
        </>
      ),
      at: 'note',
    },
    {
      key: 'items',
      head: t('Items'),
      cell: ({ items }) => items.map(({ summary }) => summary).join(', '),
      at: 'below',
    },
    { key: 'total', head: t('Total'), cell: ({ total }) => formatMoney(total), at: 'side', isNumber: true },
    { key: 'method', head: t('Paid by'), cell: ({ method }) => (method === null ? '–' : methods[method]) },
    { key: 'state', head: t('Status'), cell: ({ status }) => <OrderState state={status} />, at: 'state' },
    {
      key: 'begun',
      head: t('Begun'),
      cell: ({ createdAt }) => formatMoment(createdAt, timeZone, locale),
      isNumber: true,
    },
  ]
}

interface OrderTableProps {
  readonly orders: readonly ListedOrder[]
  readonly hidden?: ReadonlySet<string>
  /** The one that is shown beside the list; null: none now. */
  readonly current?: string | null | undefined
}

/** Orders, each a line that leads to it. */
export function OrderTable({ orders, hidden, current }: OrderTableProps) {
  const { t } = useText()
  return (
    <DataTable
      label={t('List of orders')}
      columns={useOrderColumns()}
      rows={orders}
      keyOf={({ uuid }) => uuid}
      hidden={hidden}
      current={current}
    />
  )
}
