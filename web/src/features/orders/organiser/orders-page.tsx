import { listOfficeOrders } from '@foyer/contract/office-orders'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
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
