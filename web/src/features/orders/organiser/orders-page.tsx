import { formatMoney } from '@foyer/contract/kit/money'
import { type ListedOrder, listOfficeOrders } from '@foyer/contract/office-orders'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderState } from './order-state.tsx'
import { useMethodWords } from './order-words.ts'
import styles from './orders.module.css'
import { useOrderSearch } from './use-order-search.ts'

/** `/organiser/orders`: what was ordered, the newest first. */
export function OrdersPage() {
  const { t } = useText()
  const { search, change, isNarrowed } = useOrderSearch()
  const orders = usePages(
    listOfficeOrders,
    Object.fromEntries(Object.entries(search).filter(([, text]) => text !== '')),
  )
  usePlainTitle(t('Orders'))
  return (
    <>
      <PageHead title={t('Orders')} note={t('The newest first.')} />
      <OrderFilters search={search} change={change} />
      {orders.lines === undefined ? (
        orders.error === null ? (
          <Skeleton boxes={[44, 44, 44, 44, 44, 44]} />
        ) : (
          <LoadFailed error={orders.error} onRetry={orders.retry} />
        )
      ) : orders.lines.length === 0 ? (
        <Empty
          title={t('No orders')}
          text={isNarrowed ? t('No order fits what you look for.') : t('What people order stands here.')}
        />
      ) : (
        <>
          <OrderTable orders={orders.lines} />
          {orders.hasMore ? (
            <p className={styles.more}>
              <Button variant="line" isSending={orders.isFetchingMore} onClick={orders.more}>
                {t('Show older ones')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </>
  )
}

function OrderTable({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const methods = useMethodWords()
  const columns: Column<ListedOrder>[] = [
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
  return <DataTable label={t('List of orders')} columns={columns} rows={orders} keyOf={({ uuid }) => uuid} />
}
