import { formatMoney } from '@foyer/contract/kit/money'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { renderMail } from '#platform/mail/mail-template'
import { Buyer } from './buyer.ts'
import { findOrder } from './orders.queries.ts'
import { findRefund } from './payments.queries.ts'

const texts = {
  en: {
    subject: 'Your money is on its way back',
    heading: 'Your payment came after your place was given back',
    text: (number: string, amount: string) =>
      `Your payment for order ${number} arrived after the time to pay was over, and by then the last place was taken. We give all of it back: ${amount}. It reaches your account within a few days.`,
    action: 'Choose another pass',
  },
  de: {
    subject: 'Ihr Geld ist auf dem Rückweg',
    heading: 'Ihre Zahlung kam, nachdem Ihr Platz zurückgegeben war',
    text: (number: string, amount: string) =>
      `Ihre Zahlung zur Bestellung ${number} kam nach Ablauf der Zahlungsfrist an, und der letzte Platz war inzwischen vergeben. Wir erstatten alles: ${amount}. Das Geld ist in wenigen Tagen auf Ihrem Konto.`,
    action: 'Ein anderes Ticket wählen',
  },
}

/** Tells a buyer that their late payment could not be kept, and goes back in full. */
export async function mailPaymentGivenBack(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  refundId: string,
): Promise<void> {
  const order = await findOrder(context, orderId)
  const refund = await findRefund(context, refundId)
  if (order === undefined || refund === undefined) return
  const edition = await getEdition(context)
  const words = texts[order.locale]
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale: order.locale,
    productTitle: title,
    heading: words.heading,
    paragraphs: [words.text(order.number, formatMoney({ amount: refund.amount, currency: order.currency }))],
    action: { label: words.action, url: `${context.ports.publicUrl}/sign-up` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: z.parse(Buyer, order.buyer).email,
    subject: `${words.subject} · ${title}`,
    text,
    html,
  })
}
