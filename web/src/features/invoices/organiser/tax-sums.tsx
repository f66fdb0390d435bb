import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { readTaxReport, type TaxReport } from '@foyer/contract/office-invoices'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './invoices.module.css'

type Row = Omit<TaxReport['rows'][number], 'kind' | 'rate' | 'reverseCharge' | 'documents'> & {
  readonly key: string
  readonly what: string
  readonly rate: string
  readonly documents: number | null
}

/** What was invoiced and taken back in the days that are chosen, by rate of VAT; nothing where nothing was. */
export function TaxSums({ from, to }: { readonly from: string; readonly to: string }) {
  const { t } = useText()
  const days = { ...(from !== '' && { from }), ...(to !== '' && { to }) }
  const { data, error, refetch } = useQuery(query(readTaxReport, { query: days }))
  const rateOf = useRateWords()
  if (data?.rows.length === 0) return null
  const rows: Row[] = (data?.rows ?? []).map((row) => ({
    ...row,
    key: `${row.kind} ${row.rate} ${row.reverseCharge}`,
    what: row.kind === 'invoice' ? t('Invoices') : t('Credit notes'),
    rate: rateOf(row),
  }))
  if (data !== undefined) rows.push({ ...data, key: 'all', what: t('Together'), rate: '', documents: null })
  const columns: Column<Row>[] = [
    { key: 'what', head: t('What'), cell: ({ what }) => what, at: 'title' },
    { key: 'rate', head: t('VAT'), cell: ({ rate }) => rate, at: 'note' },
    { key: 'documents', head: t('Documents'), cell: ({ documents }) => documents ?? '', isNumber: true },
    {
      key: 'net',
      head: t('Net'),
      cell: ({ net }) => <Named name={t('Net')} amount={net} />,
      isNumber: true,
      at: 'below',
    },
    {
      key: 'tax',
      head: t('Tax'),
      cell: ({ tax }) => <Named name={t('Tax')} amount={tax} />,
      isNumber: true,
      at: 'state',
    },
    { key: 'gross', head: t('Gross'), cell: ({ gross }) => formatMoney(gross), isNumber: true, at: 'side' },
  ]
  return (
    <section className={styles.part} aria-labelledby="taxes">
      <h2 id="taxes">{t('VAT by rate')}</h2>
      {data !== undefined ? (
        <DataTable label={t('Sums by rate of VAT')} columns={columns} rows={rows} keyOf={({ key }) => key} />
      ) : error === null ? (
        <div className={styles.coming}>
          <Skeleton boxes={[44, 44, 44]} />
        </div>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

/** On a small screen no head stands above an amount. */
function Named({ name, amount }: { readonly name: string; readonly amount: Money }) {
  return (
    <>
      <span className="only-phone">{name} </span>
      {formatMoney(amount)}
    </>
  )
}

function useRateWords() {
  const { t, locale } = useText()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return ({ rate, reverseCharge }: Pick<TaxReport['rows'][number], 'rate' | 'reverseCharge'>) =>
    reverseCharge ? t('Owed by the buyer') : `${number.format(rate / 100)}\u00a0%`
}
