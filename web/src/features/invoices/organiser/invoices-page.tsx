import { exportOfficeInvoices, listOfficeInvoices } from '@foyer/contract/office-invoices'
import { SaveTable } from '#features/identity'
import { ListViews, useViewColumns } from '#features/list-views'
import { addressOf } from '#platform/api.ts'
import { ChooseColumns } from '#platform/choose-columns.tsx'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { PageHead } from '#ui/page-head.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceTable, useInvoiceColumns } from './invoice-table.tsx'
import { TaxSums } from './tax-sums.tsx'
import { useInvoiceSearch } from './use-invoice-search.ts'
import { VatChecks } from './vat-checks.tsx'

/** `/organiser/invoices`: every document of the event, and what of it is VAT. */
export function OfficeInvoicesPage() {
  const { t } = useText()
  const { search, change, filters, isNarrowed, clear } = useInvoiceSearch()
  const invoices = usePages(listOfficeInvoices, filters)
  const choice = useViewColumns('invoices')
  const columns = useInvoiceColumns()
  usePlainTitle(t('Invoices'))
  return (
    <>
      <PageHead
        title={t('Invoices')}
        note={t('And credit notes, the newest first.')}
        actions={
          <>
            <ChooseColumns columns={columns} choice={choice} />
            <SaveTable path={addressOf(exportOfficeInvoices, { query: filters })} />
          </>
        }
      />
      <VatChecks />
      <ListViews list="invoices" hidden={choice.hidden} />
      <InvoiceFilters search={search} change={change} />
      <TaxSums from={search.from} to={search.to} />
      <PagedList
        pages={invoices}
        empty={{
          title: t('No invoices'),
          onShowAll: isNarrowed ? clear : undefined,
          text: isNarrowed
            ? t('No document fits what you look for.')
            : t('An invoice is written as soon as an order is paid.'),
        }}
      >
        {(lines) => <InvoiceTable invoices={lines} hidden={choice.hidden} />}
      </PagedList>
    </>
  )
}
