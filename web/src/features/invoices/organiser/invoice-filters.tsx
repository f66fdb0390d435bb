import { useText } from '#platform/messages/messages.ts'
import { SearchBox } from '#platform/search-box.tsx'
import { Filter, Filters } from '#ui/filters.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { useInvoiceSearch } from './use-invoice-search.ts'

/** By what the list is narrowed: all of it stands in the address. */
export function InvoiceFilters({ search, change }: Pick<ReturnType<typeof useInvoiceSearch>, 'search' | 'change'>) {
  const { t } = useText()
  return (
    <Filters
      search={
        <SearchBox
          label={t('Number of a document or an order')}
          asked={search.q}
          onAsk={(q) => change({ q })}
          maxLength={40}
        />
      }
    >
      <Filter
        id="kind"
        label={t('Kind')}
        all={t('Anything')}
        choices={[
          ['invoice', t('Invoice')],
          ['creditNote', t('Credit note')],
        ]}
        value={search.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField id="from" type="date" label={t('From')} value={search.from} onChange={(from) => change({ from })} />
      <TextField id="to" type="date" label={t('To')} value={search.to} onChange={(to) => change({ to })} />
    </Filters>
  )
}
