import type { MoneyReport } from '@foyer/contract/books'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatLongDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './money.module.css'

/** What moved in all of the days. */
export function MoneyFigures({ report: { total, byCard, byTransfer } }: { readonly report: MoneyReport }) {
  const { t } = useText()
  const ways = t('{card} by card, {transfer} by transfer', {
    card: formatMoney(byCard),
    transfer: formatMoney(byTransfer),
  })
  const kept = { ...total.captured, amount: total.captured.amount - total.refunded.amount }
  return (
    <section aria-labelledby="moved">
      <h2 id="moved" className="vh">
        {t('What moved')}
      </h2>
      <dl className={styles.figures}>
        <Figure name={t('Captured')} amount={total.captured} note={ways} />
        <Figure
          name={t('Given back')}
          amount={total.refunded}
          note={t('{amount} is kept of it', { amount: formatMoney(kept) })}
        />
        <Figure name={t('Turnover, net')} amount={total.net} note={t('as invoices and credit notes say')} />
        <Figure name={t('VAT')} amount={total.tax} note={t('as invoices and credit notes say')} />
        <Figure name={t('Fees')} amount={total.fees} note={t('kept by who takes cards')} />
      </dl>
    </section>
  )
}

function Figure({ name, amount, note }: { readonly name: string; readonly amount: Money; readonly note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}

/** Where money is that is not where it is to be in the end. */
export function OpenMoney({ open, day }: { readonly open: MoneyReport['open']; readonly day: string }) {
  const { t, locale } = useText()
  const rows: readonly { readonly name: string; readonly amount: Money; readonly way: ReactNode }[] = [
    { name: t('Lies with the card provider'), amount: open.provider, way: null },
    { name: t('On its way to the account'), amount: open.payouts, way: null },
    {
      name: t('Taken by disputes, or given back beside the orders'),
      amount: { ...open.foreign, amount: 0 - open.foreign.amount },
      way: null,
    },
    {
      name: t('Transferred, and pays nothing yet'),
      amount: open.unassigned,
      way: <Link to="/organiser/bank">{t('Bank matching')}</Link>,
    },
    {
      name: t('Promised back, and not paid back yet'),
      amount: open.toRefund,
      way: <Link to="/organiser/bank">{t('Bank matching')}</Link>,
    },
    { name: t('Owed by buyers, as documents say'), amount: open.customers, way: null },
    {
      name: t('Orders that wait for their money, as of now'),
      amount: open.awaited,
      way: (
        <Link to="/organiser/orders" search={{ state: 'awaiting_payment' }}>
          {t('Orders')}
        </Link>
      ),
    },
  ]
  return (
    <section className={styles.part} aria-labelledby="open">
      <h2 id="open">{t('Open at the end of {day}', { day: formatLongDay(day, locale) })}</h2>
      <dl className={styles.open}>
        {rows.map(({ name, amount, way }) => (
          <div key={name}>
            <dt>
              {name}
              {amount.amount === 0 || way === null ? null : <small>{way}</small>}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
