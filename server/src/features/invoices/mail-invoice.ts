import { formatMoney } from '@foyer/contract/kit/money'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { Buyer } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { findFile } from '#platform/files'
import { renderMail } from '#platform/mail/mail-template'
import { findInvoice } from './invoices.queries.ts'

const texts = {
  en: {
    invoice: {
      subject: (number: string) => `Invoice ${number}`,
      heading: 'Your invoice',
      text: 'The invoice is attached as a PDF. You find it with your account as well.',
    },
    creditNote: {
      subject: (number: string) => `Credit note ${number}`,
      heading: 'Your credit note',
      text: 'The credit note is attached as a PDF. You find it with your account as well.',
    },
    number: 'Number',
    total: 'Total',
    action: 'Show my invoices',
  },
  de: {
    invoice: {
      subject: (number: string) => `Rechnung ${number}`,
      heading: 'Ihre Rechnung',
      text: 'Die Rechnung hängt als PDF an. Sie liegt auch in Ihrem Konto.',
    },
    creditNote: {
      subject: (number: string) => `Rechnungskorrektur ${number}`,
      heading: 'Ihre Rechnungskorrektur',
      text: 'Die Rechnungskorrektur hängt als PDF an. Sie liegt auch in Ihrem Konto.',
    },
    number: 'Nummer',
    total: 'Summe',
    action: 'Meine Rechnungen zeigen',
  },
}

/** Sends the document of an invoice or credit note to its buyer, once it is drawn. */
export async function mailInvoice(context: ProcessContext, jobId: string, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(context, invoiceId)
  const file = invoice?.file_id == null ? null : await findFile(context, invoice.file_id)
  if (invoice === undefined || file === null) return
  const edition = await getEdition(context)
  const locale = invoice.locale === 'de' ? 'de' : 'en'
  const words = texts[locale]
  const productTitle = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale,
    productTitle,
    heading: words[invoice.kind].heading,
    paragraphs: [words[invoice.kind].text],
    facts: [
      [words.number, invoice.number],
      [words.total, formatMoney({ amount: invoice.total, currency: invoice.currency })],
    ],
    action: { label: words.action, url: `${context.ports.publicUrl}/invoices` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: z.parse(Buyer, invoice.buyer).email,
    subject: `${words[invoice.kind].subject(invoice.number)} · ${productTitle}`,
    text,
    html,
    attachments: [
      { filename: `${invoice.number}.pdf`, content: Buffer.from(file.bytes), contentType: 'application/pdf' },
    ],
  })
}
