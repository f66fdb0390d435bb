import { formatMoney } from '@foyer/contract/kit/money'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { Buyer, findOrder } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { type Say, wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findFile } from '#platform/site/files'
import { findInvoice } from './invoices.queries.ts'

function wordsOf(kind: 'invoice' | 'creditNote', number: string, t: Say) {
  if (kind === 'creditNote')
    return {
      subject: t('Credit note {number}', { number }),
      heading: t('Your credit note'),
      text: t('The credit note is attached as a PDF. You find it with your account as well.'),
    }
  return {
    subject: t('Invoice {number}', { number }),
    heading: t('Your invoice'),
    text: t('The invoice is attached as a PDF. You find it with your account as well.'),
  }
}

/** Sends the document of an invoice or credit note to its buyer, once it is drawn. */
export async function mailInvoice(context: ProcessContext, jobId: string, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(context, invoiceId)
  const file = invoice?.file_id == null ? null : await findFile(context, invoice.file_id)
  if (invoice === undefined || file === null) return
  const order = await findOrder(context, invoice.order_id)
  const edition = await getEdition(context)
  const { locale } = invoice
  const t = wordsIn(locale)
  const words = wordsOf(invoice.kind, invoice.number, t)
  const productTitle = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale,
    productTitle,
    heading: words.heading,
    paragraphs: [words.text],
    facts: [
      [t('Number'), invoice.number],
      [t('Total'), formatMoney({ amount: invoice.total, currency: invoice.currency })],
    ],
    action: { label: t('Show my invoices'), url: `${context.ports.publicUrl}/invoices` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: z.parse(Buyer, invoice.buyer).email,
      subject: `${words.subject} · ${productTitle}`,
      text,
      html,
      attachments: [
        { filename: `${invoice.number}.pdf`, content: Buffer.from(file.bytes), contentType: 'application/pdf' },
      ],
    },
    {
      kind: 'mail-invoice',
      ids: { invoiceId },
      jobId,
      userId: order?.user_id ?? null,
      signUpId: order?.sign_up_id ?? null,
      orderId: invoice.order_id,
    },
  )
}
