import { useText } from '#platform/messages/messages.ts'
import { SearchBox } from '#platform/search-box.tsx'
import { Offered } from '#ui/read-only.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './invoices.module.css'
import type { useInvoiceSearch } from './use-invoice-search.ts'

/** By what the list is narrowed: all of it stands in the address. */
export function InvoiceFilters({ search, change }: Pick<ReturnType<typeof useInvoiceSearch>, 'search' | 'change'>) {
  const { t } = useText()
  return (
    <Offered>
      <search>
        <SearchBox
          label={t('Number of a document or an order')}
          asked={search.q}
          onAsk={(q) => change({ q })}
          maxLength={40}
        />
        <div className={styles.filters}>
          <SelectField id="kind" label={t('Kind')} value={search.kind} onChange={(kind) => change({ kind })}>
            <option value="">{t('Anything')}</option>
            <option value="invoice">{t('Invoice')}</option>
            <option value="creditNote">{t('Credit note')}</option>
          </SelectField>
          <TextField
            id="from"
            type="date"
            label={t('From')}
            value={search.from}
            onChange={(from) => change({ from })}
          />
          <TextField id="to" type="date" label={t('To')} value={search.to} onChange={(to) => change({ to })} />
        </div>
      </search>
    </Offered>
  )
}
