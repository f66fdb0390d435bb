import { type Invoice, listInvoices } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { formatDay, unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import homePageStyles from './home-page.module.css'
import styles from './invoices-card.module.css'
import { LoadFailed } from './load-failed.tsx'

const SHOWN = 3

/** The newest invoices. */
export function InvoicesCard() {
  const { t } = useText()
  const { data, error, isPending, refetch } = useQuery(query(listInvoices))
  if (error !== null && data === undefined) {
    return <LoadFailed title={t('Invoices')} error={error} onAgain={() => void refetch()} />
  }
  return (
    <section className={homePageStyles.trip} aria-labelledby="home-invoices" aria-busy={isPending}>
      <header className="row between">
        <h2 id="home-invoices">{t('Invoices')}</h2>
        <Link className={`label ${homePageStyles.all}`} to="/invoices">
          {t('All invoices')}
        </Link>
      </header>
      {data === undefined ? <SkeletonBox height={72} /> : null}
      {data?.length === 0 ? (
        <p className={`muted ${styles.none}`}>{t('Invoices appear after your first order.')}</p>
      ) : null}
      {data !== undefined && data.length > 0 ? (
        <ul className={`${homePageStyles.news} ${styles.list}`}>
          {data.slice(0, SHOWN).map((invoice) => (
            <Row key={invoice.uuid} invoice={invoice} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { t, locale } = useText()
  const states = {
    paid: { kind: 'success', word: t('Paid') },
    due: { kind: 'warning', word: t('To pay') },
    refunded: { kind: 'type', word: t('Credit note') },
    replaced: { kind: 'type', word: t('Replaced') },
  } as const
  const { kind, word } = states[invoice.status]
  return (
    <li className={styles.row}>
      <div>
        <h3>{invoice.number}</h3>
        <p>
          {formatDay(invoice.issuedOn, locale)}, {unbrokenDays(invoice.description)}
        </p>
      </div>
      <p className={styles.sum}>
        <b className="num">{formatMoney(invoice.total)}</b>
        <Tag kind={kind}>{word}</Tag>
      </p>
    </li>
  )
}
