import type { MoneyReport } from '@foyer/contract/books'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import type { ReactNode } from 'react'
import { useKindWords } from '#features/orders'
import { formatLongDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import styles from './money.module.css'

/** On a small screen no head stands above an amount. */
function Named({ name, amount }: { readonly name: string; readonly amount: Money }) {
  return (
    <>
      <span className="only-phone">{name} </span>
      {formatMoney(amount)}
    </>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function ByDay({ days }: Pick<MoneyReport, 'days'>) {
  const { t, locale } = useText()
  const columns: Column<MoneyReport['days'][number]>[] = [
    { key: 'day', head: t('Day'), cell: ({ day }) => formatLongDay(day, locale), at: 'title' },
    { key: 'captured', head: t('Captured'), cell: ({ captured }) => formatMoney(captured), at: 'side', isNumber: true },
    {
      key: 'refunded',
      head: t('Given back'),
      cell: ({ refunded }) => <Named name={t('Given back')} amount={refunded} />,
      at: 'below',
      isNumber: true,
    },
    { key: 'net', head: t('Turnover, net'), cell: ({ net }) => formatMoney(net), isNumber: true },
    {
      key: 'tax',
      head: t('VAT'),
      cell: ({ tax }) => <Named name={t('VAT')} amount={tax} />,
      at: 'state',
      isNumber: true,
    },
    { key: 'fees', head: t('Fees'), cell: ({ fees }) => formatMoney(fees), isNumber: true },
  ]
  return (
    <Part id="by-day" title={t('By day', undefined, { context: 'sums' })}>
      {days.length === 0 ? (
        <p className="muted">{t('No money came in or went back in these days.')}</p>
      ) : (
        <DataTable label={t('What moved by day')} columns={columns} rows={days} keyOf={({ day }) => day} />
      )}
    </Part>
  )
}

/** A rate in basis points, as people write it. */
function useRateWords() {
  const { locale } = useText()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (rate: number) => `${number.format(rate / 100)}\u00a0%`
}

export function ByKind({ kinds }: Pick<MoneyReport, 'kinds'>) {
  const { t } = useText()
  const kindWords = useKindWords()
  const rateOf = useRateWords()
  if (kinds.length === 0) return null
  const columns: Column<MoneyReport['kinds'][number]>[] = [
    { key: 'kind', head: t('Kind'), cell: ({ kind }) => (kind === null ? t('Unknown') : kindWords[kind]), at: 'title' },
    { key: 'rate', head: t('VAT'), cell: ({ rate }) => rateOf(rate), at: 'note' },
    { key: 'net', head: t('Turnover, net'), cell: ({ net }) => formatMoney(net), at: 'side', isNumber: true },
  ]
  return (
    <Part id="by-kind" title={t('Turnover by kind')}>
      <DataTable
        label={t('Turnover by what was sold')}
        columns={columns}
        rows={kinds}
        keyOf={({ kind, rate }) => `${kind} ${rate}`}
      />
    </Part>
  )
}

interface RateRow {
  readonly key: string
  readonly rate: string
  readonly net: Money
  readonly tax: Money
}

export function ByRate({ rates, total }: Pick<MoneyReport, 'rates' | 'total'>) {
  const { t } = useText()
  const rateOf = useRateWords()
  if (rates.length === 0) return null
  const rows: RateRow[] = rates.map(({ rate, net, tax }) => ({ key: String(rate), rate: rateOf(rate), net, tax }))
  rows.push({ key: 'all', rate: t('Together'), net: total.net, tax: total.tax })
  const columns: Column<RateRow>[] = [
    { key: 'rate', head: t('Rate'), cell: ({ rate }) => rate, at: 'title' },
    {
      key: 'net',
      head: t('Turnover, net'),
      cell: ({ net }) => <Named name={t('Turnover, net')} amount={net} />,
      at: 'below',
      isNumber: true,
    },
    { key: 'tax', head: t('VAT'), cell: ({ tax }) => formatMoney(tax), at: 'side', isNumber: true },
  ]
  return (
    <Part id="by-rate" title={t('VAT by rate')}>
      <DataTable label={t('Sums by rate of VAT')} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </Part>
  )
}
