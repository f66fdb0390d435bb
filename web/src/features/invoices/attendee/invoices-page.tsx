import { type Invoice, listInvoices } from '@foyer/contract/invoices'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DueInvoice } from './due-invoice.tsx'
import invoiceRowStyles from './invoice-row.module.css'
import { InvoiceRow } from './invoice-row.tsx'
import { summariseInvoices } from './invoice-summary.ts'
import styles from './invoices-page.module.css'

/** A document is drawn a moment after what it is of: who comes here from giving something back sees the credit note arrive. In ms. */
const ASK_EVERY_MS = 10_000

/** `/invoices`: every invoice and credit note of every edition, newest first. */
export function InvoicesPage() {
  const { t } = useText()
  usePageTitle(t('Invoices'))
  const invoices = useQuery({ ...query(listInvoices), refetchInterval: ASK_EVERY_MS })
  if (invoices.data !== undefined && invoices.data.length > 0) return <InvoiceList invoices={invoices.data} />
  return (
    <>
      <Lock numeral={null} title={t('Invoices')} />
      {invoices.data !== undefined ? (
        <Empty
          title={t('No invoices yet')}
          text={t('Invoices appear after your first order')}
          action={
            <Link {...buttonLook('line', true)} to="/pass">
              {t('Go to your pass')}
            </Link>
          }
        />
      ) : invoices.error ? (
        <LoadFailed error={invoices.error} onRetry={() => void invoices.refetch()} />
      ) : (
        <Skeleton boxes={[66, 66, 66]} />
      )}
    </>
  )
}

function InvoiceList({ invoices: list }: { invoices: readonly Invoice[] }) {
  const { t, rich } = useText()
  const edition = useEdition()
  const { invoices, creditNotes, years, due } = summariseInvoices(list)
  const [first, last] = years ?? ['', '']
  const isNextYear = Number(last) - Number(first) === 1
  const when =
    first === last
      ? t('in {year}', { year: first })
      : isNextYear
        ? t('in {first} and {last}', { first, last })
        : t('from {first} to {last}', { first, last })
  return (
    <>
      <Lock numeral={invoices} title={t('{n, plural, one {Invoice} other {Invoices}}', { n: invoices })}>
        <span className="vh">{t('{n, plural, one {# invoice} other {# invoices}}', { n: invoices })} </span>
        {creditNotes === 0
          ? when
          : t('{n, plural, one {and one credit note {when}} other {and # credit notes {when}}}', {
              n: creditNotes,
              when,
            })}
      </Lock>
      {due === null ? null : <DueInvoice invoice={due} />}
      <div className={styles.rows}>
        <ul className={invoiceRowStyles.list}>
          {list.map((invoice) => (
            <InvoiceRow key={invoice.uuid} invoice={invoice} />
          ))}
        </ul>
      </div>
      <p className={`hint ${styles.after}`}>
        {list.some(({ canCorrect }) => canCorrect === true)
          ? t('Wrong address on an invoice? Correct it. The old number stays, a credit note and a new invoice follow.')
          : rich('Wrong address on an invoice? {ask}. The old number stays, a credit note and a new invoice follow.', {
              ask: <a href={`mailto:${edition.contactEmail}`}>{t('Ask for a corrected one')}</a>,
            })}
      </p>
    </>
  )
}
