import type { Invoice } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { formatLongDay, unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './invoices-page.module.css'
import { useInvoicePdf } from './use-invoice-pdf.ts'

/** One document: number, what it is for, day, state, amount, and its PDF. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, locale } = useText()
  const pdf = useInvoicePdf(invoice)
  return (
    <li className={`bill ${styles.bill}`}>
      <p className="bill__n">
        <b className="code">{invoice.number}</b>
        <span>{unbrokenDays(invoice.description)}</span>
      </p>
      <p className="bill__d num">
        <time dateTime={invoice.issuedOn}>{formatLongDay(invoice.issuedOn, locale)}</time>
      </p>
      <p className="bill__s">
        <State invoice={invoice} />
      </p>
      <p className="bill__p num">{formatMoney(invoice.total)}</p>
      <p className={`bill__a ${styles.action}`}>
        <Button variant="line" isSmall isSending={pdf.isOpening} onClick={pdf.open}>
          {pdf.isOpening ? null : <Icon name="download" />}
          PDF<span className="vh"> {t('of {number}', { number: invoice.number })}</span>
        </Button>
      </p>
      <p className={styles.word} role="status" data-bad={pdf.hasFailed || undefined}>
        {pdf.word}
      </p>
    </li>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  if (invoice.kind === 'creditNote') return <span className="tag">{t('Credit note')}</span>
  if (invoice.status === 'due') {
    return (
      <span className="tag tag--warning">
        <Icon name="clock" />
        {t('Due')}
      </span>
    )
  }
  if (invoice.status === 'refunded') return <span className="tag">{t('Refunded')}</span>
  return (
    <span className="tag tag--success">
      <Icon name="check" />
      {t('Paid')}
    </span>
  )
}
