import { exportOfficeOrders, listOfficeOrders } from '@foyer/contract/office-orders'
import { createDownload } from '@foyer/contract/platform'
import { Link } from '@tanstack/react-router'
import { withSecondFactor } from '#features/identity'
import { addressOf, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useOpening } from '#platform/use-download.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
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
  const filters = Object.fromEntries(Object.entries(search).filter(([, text]) => text !== ''))
  const orders = usePages(listOfficeOrders, filters)
  usePlainTitle(t('Orders'))
  return (
    <>
      <PageHead title={t('Orders')} note={t('The newest first.')} actions={<Export filters={filters} />} />
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

/** What the list shows, all of it, as a table. */
function Export({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { t } = useText()
  const path = addressOf(exportOfficeOrders, { query: filters })
  const { isOpening, open, word } = useOpening(async () => {
    const { url } = await withSecondFactor(() => send(createDownload, { body: { path } }))
    return url
  })
  return (
    <>
      <Button variant="line" isSmall isSending={isOpening} onClick={open}>
        <Icon name="download" />
        {t('Save as CSV')}
      </Button>
      <Link {...buttonLook('line', true)} to="/organiser/exports" search={{ table: 'orders', ...filters }}>
        {t('Export')}
      </Link>
      <span role="status">{word}</span>
    </>
  )
}
