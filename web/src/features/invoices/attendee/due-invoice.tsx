import type { Invoice } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import dueInvoiceStyles from './due-invoice.module.css'
import styles from './invoices-page.module.css'
import { useInvoiceFile } from './use-invoice-file.ts'

/** The one thing to do on this screen: pay what is open. The bank details stand in the document. */
export function DueInvoice({ invoice }: { invoice: Invoice }) {
  const { t, rich } = useText()
  const pdf = useInvoiceFile(invoice, 'pdf')
  return (
    <section className={`${hivisStyles.block} ${styles.due}`} aria-labelledby="invoice-due">
      <div className={`${hivisStyles.inner} ${dueInvoiceStyles.due}`}>
        <div>
          <p className={hivisStyles.kicker}>{t('Next step')}</p>
          <h2 id="invoice-due">{t('Transfer {amount}', { amount: formatMoney(invoice.total) })}</h2>
          <p>
            {rich('Invoice {number}: {description}. The bank details and the reference are on it.', {
              number: <span className="num">{invoice.number}</span>,
              description: unbrokenDays(invoice.description),
            })}
          </p>
          <p role="status">{pdf.word}</p>
        </div>
        <Button isSending={pdf.isOpening} onClick={pdf.open}>
          {pdf.isOpening ? null : <Icon name="download" />}
          {t('Open the invoice')}
        </Button>
      </div>
    </section>
  )
}
