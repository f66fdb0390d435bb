import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './invoices.module.css'
import type { useInvoiceSearch } from './use-invoice-search.ts'

/** By what the list is narrowed: all of it stands in the address. */
export function InvoiceFilters({ search, change }: Pick<ReturnType<typeof useInvoiceSearch>, 'search' | 'change'>) {
  const { t } = useText()
  return (
    <search>
      <NumberBox key={search.q} asked={search.q} onAsk={(q) => change({ q })} />
      <div className={styles.filters}>
        <SelectField id="kind" label={t('Kind')} value={search.kind} onChange={(kind) => change({ kind })}>
          <option value="">{t('Anything')}</option>
          <option value="invoice">{t('Invoice')}</option>
          <option value="creditNote">{t('Credit note')}</option>
        </SelectField>
        <TextField id="from" type="date" label={t('From')} value={search.from} onChange={(from) => change({ from })} />
        <TextField id="to" type="date" label={t('To')} value={search.to} onChange={(to) => change({ to })} />
      </div>
    </search>
  )
}

function NumberBox({ asked, onAsk }: { readonly asked: string; readonly onAsk: (q: string) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState(asked)
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <TextField
        id="q"
        type="search"
        label={t('Number of a document or an order')}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="line">
        {t('Search')}
      </Button>
    </form>
  )
}
