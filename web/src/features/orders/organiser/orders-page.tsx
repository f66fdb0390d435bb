import { exportOfficeOrders, listOfficeOrders } from '@foyer/contract/office-orders'
import { Link } from '@tanstack/react-router'
import { SaveTable } from '#features/identity'
import { ExportLink, ListViews, useViewColumns } from '#features/list-views'
import { addressOf } from '#platform/api.ts'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable, useOrderColumns } from './order-table.tsx'
import { useStateWords } from './order-words.ts'
import { BesideList, OrdersBeside, useOrderBeside } from './orders-beside.tsx'
import { useOrderSearch } from './use-order-search.ts'

/** `/organiser/orders`: what was ordered, the newest first. */
export function OrdersPage() {
  const { t } = useText()
  const { search, change, filters, isNarrowed, clear } = useOrderSearch()
  const orders = usePages(listOfficeOrders, filters)
  const choice = useViewColumns('orders')
  const mayMake = useHasDuty('makeOrders')
  const beside = useOrderBeside(orders.lines)
  // What the panel says of an order is no column while it does.
  const columns = useOrderColumns().filter(({ key }) => !beside.columns.has(key))
  usePlainTitle(t('Orders'))
  return (
    <OrdersBeside beside={beside}>
      <PageHead
        title={t('Orders')}
        note={t('The newest first.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            <SaveTable path={addressOf(exportOfficeOrders, { query: filters })} />
            <ExportLink table="orders" filters={filters} hidden={choice.hidden} />
            {mayMake ? (
              <Link {...buttonLook('primary', true)} to="/organiser/orders/new">
                {t('New order')}
              </Link>
            ) : null}
          </>
        }
      />
      <ListViews list="orders" usual={useUsualViews()} hidden={choice.hidden} />
      <OrderFilters search={search} change={change} />
      <PagedList
        pages={orders}
        empty={{
          title: t('No orders'),
          onShowAll: isNarrowed ? clear : undefined,
          text: isNarrowed ? t('No order fits what you look for.') : t('What people order stands here.'),
        }}
      >
        {(lines) => (
          <BesideList orders={lines} beside={beside}>
            <OrderTable
              orders={lines}
              hidden={choice.hidden.union(beside.columns)}
              current={beside.isWide ? beside.shown : undefined}
            />
          </BesideList>
        )}
      </PagedList>
    </OrdersBeside>
  )
}

/** What is looked at again and again. */
function useUsualViews() {
  const words = useStateWords()
  return (['awaiting_payment', 'refunded'] as const).map((state) => ({ word: words[state], asks: { state } }))
}
