import type { Night } from '@foyer/contract/accommodation'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { vatWithin } from '@foyer/contract/kit/vat'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { SumList, type SumRow } from '#ui/sum-box.tsx'
import { isNightOf, nightCount, type Stay } from '../../shared/stay.ts'
import { monthOf, shortDay, weekday } from '../../shared/words.ts'
import styles from './stay-sum.module.css'

interface StaySumProps {
  readonly stay: Stay
  readonly nights: readonly Pick<Night, 'night' | 'price'>[]
  readonly total: Money | null
  readonly board: string | null
}

/** Arriving, leaving, and what each night costs, then net and VAT. */
export function StaySum({ stay, nights, total, board }: StaySumProps) {
  const { t, locale } = useText()
  const { roomVatRate, roomVatChanges } = useEdition()
  const rate = roomVatChanges.findLast(({ from }) => from <= stay.departure)?.rate ?? roomVatRate
  const own = nights.filter(({ night }) => isNightOf(night, stay))
  const rows: SumRow[] = own.map(({ night, price }, index) => ({
    name: shortDay(night, locale),
    ...(index === 0 && board !== null ? { note: board } : {}),
    amount: price === null ? '?' : formatMoney(price),
  }))
  if (total !== null) {
    const tax = vatWithin(total.amount, rate)
    const inTotal = (amount: number) => formatMoney({ amount, currency: total.currency })
    rows.push({ name: t('Net'), amount: inTotal(total.amount - tax), kind: 'sub' })
    rows.push({ name: t('VAT {rate} %', { rate: rate / 100 }), amount: inTotal(tax), kind: 'muted' })
  }
  const end = (name: string, day: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{Number(day.slice(8))}</b>
        {weekday(day, locale)}, {monthOf(day, locale)}
      </dd>
    </div>
  )
  return (
    <>
      <dl className={styles.when}>
        {end(t('Arrive'), stay.arrival)}
        <div className={`${styles.nights} num`}>
          <dt className="vh">{t('Length of stay')}</dt>
          <dd>{t('{nights, plural, one {# night} other {# nights}}', { nights: nightCount(stay) })}</dd>
        </div>
        {end(t('Depart'), stay.departure)}
      </dl>
      <SumList rows={rows} />
    </>
  )
}
