import type { Invoice } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { formatLongDay, unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CorrectInvoice } from './correct-invoice.tsx'
import styles from './invoice-row.module.css'
import { useInvoiceFile } from './use-invoice-file.ts'

/** One document: number, what it is for, day, state, amount, its PDF and its XML. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, locale } = useText()
  const pdf = useInvoiceFile(invoice, 'pdf')
  const xml = useInvoiceFile(invoice, 'xml')
  const said = pdf.word === '' ? xml : pdf
  return (
    <li className={styles.bill}>
      <p className={styles.number}>
        <b className="code">{invoice.number}</b>
        <span>{unbrokenDays(invoice.description)}</span>
      </p>
      <p className={`${styles.day} num`}>
        <time dateTime={invoice.issuedOn}>{formatLongDay(invoice.issuedOn, locale)}</time>
      </p>
      <p className={styles.state}>
        <State invoice={invoice} />
      </p>
      <p className={`${styles.price} num`}>{formatMoney(invoice.total)}</p>
      <p className={styles.action}>
        <Button variant="line" isSmall isSending={pdf.isOpening} onClick={pdf.open}>
          {pdf.isOpening ? null : <Icon name="download" />}
          PDF<span className="vh"> {t('of {number}', { number: invoice.number })}</span>
        </Button>
        {invoice.hasXml ? (
          <Button variant="line" isSmall isSending={xml.isOpening} onClick={xml.open}>
            {xml.isOpening ? null : <Icon name="download" />}
            XML<span className="vh"> {t('of {number}', { number: invoice.number })}</span>
          </Button>
        ) : null}
        {invoice.canCorrect === true ? <CorrectInvoice invoice={invoice} /> : null}
      </p>
      <p className={styles.word} role="status" data-bad={said.hasFailed || undefined}>
        {said.word}
      </p>
    </li>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  if (invoice.kind === 'creditNote') return <Tag>{t('Credit note')}</Tag>
  if (invoice.status === 'due') {
    return (
      <Tag kind="warning">
        <Icon name="clock" />
        {t('Due')}
      </Tag>
    )
  }
  if (invoice.status === 'replaced') return <Tag>{t('Replaced')}</Tag>
  if (invoice.status === 'refunded') return <Tag>{t('Refunded')}</Tag>
  return (
    <Tag kind="success">
      <Icon name="check" />
      {t('Paid')}
    </Tag>
  )
}
