import { exportOfficeInvoices, listOfficeInvoices } from '@foyer/contract/office-invoices'
import { createDownload } from '@foyer/contract/platform'
import { withSecondFactor } from '#features/identity'
import { addressOf, send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useOpening } from '#platform/use-download.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'
import { TaxSums } from './tax-sums.tsx'
import { useInvoiceSearch } from './use-invoice-search.ts'

/** `/organiser/invoices`: every document of the event, and what of it is VAT. */
export function OfficeInvoicesPage() {
  const { t } = useText()
  const { search, change, isNarrowed } = useInvoiceSearch()
  const filters = Object.fromEntries(Object.entries(search).filter(([, text]) => text !== ''))
  const invoices = usePages(listOfficeInvoices, filters)
  usePlainTitle(t('Invoices'))
  return (
    <>
      <PageHead
        title={t('Invoices')}
        note={t('And credit notes, the newest first.')}
        actions={<Save filters={filters} />}
      />
      <InvoiceFilters search={search} change={change} />
      <TaxSums from={search.from} to={search.to} />
      {invoices.lines === undefined ? (
        invoices.error === null ? (
          <Skeleton boxes={[44, 44, 44, 44]} />
        ) : (
          <LoadFailed error={invoices.error} onRetry={invoices.retry} />
        )
      ) : invoices.lines.length === 0 ? (
        <Empty
          title={t('No invoices')}
          text={
            isNarrowed
              ? t('No document fits what you look for.')
              : t('An invoice is written as soon as an order is paid.')
          }
        />
      ) : (
        <>
          <InvoiceTable invoices={invoices.lines} />
          {invoices.hasMore ? (
            <p className={styles.more}>
              <Button variant="line" isSending={invoices.isFetchingMore} onClick={invoices.more}>
                {t('Show older ones')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </>
  )
}

/** What the list shows, all of it, a line for each rate of VAT: for the accountant. */
function Save({ filters }: { readonly filters: Readonly<Record<string, string>> }) {
  const { t } = useText()
  const path = addressOf(exportOfficeInvoices, { query: filters })
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
      <span role="status">{word}</span>
    </>
  )
}
