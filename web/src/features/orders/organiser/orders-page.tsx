import { exportOfficeOrders, listOfficeOrders } from '@foyer/contract/office-orders'
import { Link } from '@tanstack/react-router'
import { SaveTable } from '#features/identity'
import { addressOf } from '#platform/api.ts'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useColumnChoice } from '#platform/column-choice.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable, useOrderColumns } from './order-table.tsx'
import { useOrderSearch } from './use-order-search.ts'

/** `/organiser/orders`: what was ordered, the newest first. */
export function OrdersPage() {
  const { t } = useText()
  const { search, change, filters, isNarrowed } = useOrderSearch()
  const orders = usePages(listOfficeOrders, filters)
  const choice = useColumnChoice('orders')
  const columns = useOrderColumns()
  usePlainTitle(t('Orders'))
  return (
    <>
      <PageHead
        title={t('Orders')}
        note={t('The newest first.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            <Export filters={filters} />
            <Link {...buttonLook('primary', true)} to="/organiser/orders/new">
              {t('New order')}
            </Link>
          </>
        }
      />
      <OrderFilters search={search} change={change} />
      <PagedList
        pages={orders}
        empty={{
          title: t('No orders'),
          text: isNarrowed ? t('No order fits what you look for.') : t('What people order stands here.'),
        }}
      >
        {(lines) => <OrderTable orders={lines} hidden={choice.hidden} />}
      </PagedList>
    </>
  )
}

/** What the list shows, all of it: at once as a table, or as any other file. */
function Export({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { t } = useText()
  return (
    <>
      <SaveTable path={addressOf(exportOfficeOrders, { query: filters })} />
      <Link {...buttonLook('line', true)} to="/organiser/exports" search={{ table: 'orders', ...filters }}>
        {t('Export')}
      </Link>
    </>
  )
}
