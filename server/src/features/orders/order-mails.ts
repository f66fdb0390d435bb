import { formatMoney } from '@foyer/contract/kit/money'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { type MailContent, renderMail } from '#platform/mail/mail-template'
import { inLanguage } from '#platform/texts'
import { Buyer } from './buyer.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { findRefund } from './payments.queries.ts'

const texts = {
  en: {
    paid: {
      subject: 'Your order is complete',
      heading: 'Everything is booked',
      text: 'Thank you. Your payment has arrived, and all of this is yours. The invoice lies with your account.',
      free: 'Thank you. Nothing was due, and all of this is yours.',
      action: 'Show my registration',
    },
    returned: {
      subject: 'Your money is on its way back',
      heading: 'What you gave back',
      text: 'What you cancelled or changed is done. The money goes back the way it was paid and arrives within a few days. The corrected invoice lies with your account.',
      action: 'Show my invoices',
    },
    late: {
      subject: 'Your money is on its way back',
      heading: 'Your payment came after your place was given back',
      text: 'Your payment arrived after the time to pay was over, and by then others had taken what was held for you. We give all of it back; it reaches your account within a few days.',
      action: 'Choose again',
    },
    order: 'Order',
    total: 'Total',
    refund: 'You get back',
  },
  de: {
    paid: {
      subject: 'Ihre Bestellung ist abgeschlossen',
      heading: 'Alles ist gebucht',
      text: 'Vielen Dank. Ihre Zahlung ist da, und all das gehört Ihnen. Die Rechnung liegt in Ihrem Konto.',
      free: 'Vielen Dank. Es war nichts zu zahlen, und all das gehört Ihnen.',
      action: 'Meine Registrierung zeigen',
    },
    returned: {
      subject: 'Ihr Geld ist auf dem Rückweg',
      heading: 'Was Sie zurückgegeben haben',
      text: 'Was Sie storniert oder geändert haben, ist erledigt. Das Geld geht auf dem Weg der Zahlung zurück und ist in wenigen Tagen da. Die Rechnungskorrektur liegt in Ihrem Konto.',
      action: 'Meine Rechnungen zeigen',
    },
    late: {
      subject: 'Ihr Geld ist auf dem Rückweg',
      heading: 'Ihre Zahlung kam, nachdem Ihr Platz zurückgegeben war',
      text: 'Ihre Zahlung kam nach Ablauf der Zahlungsfrist an, und inzwischen war vergeben, was für Sie reserviert war. Wir erstatten alles; das Geld ist in wenigen Tagen auf Ihrem Konto.',
      action: 'Neu wählen',
    },
    order: 'Bestellung',
    total: 'Summe',
    refund: 'Sie erhalten zurück',
  },
}

/** Says that an order is paid. Who signs up has the mail with the confirmation link instead. */
export async function mailOrderPaid(context: ProcessContext, jobId: string, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order === undefined || order.purpose === 'sign-up') return
  const words = texts[order.locale]
  await sendMail(context, jobId, order, words.paid.subject, {
    heading: words.paid.heading,
    paragraphs: [order.total === 0 ? words.paid.free : words.paid.text],
    facts: [
      [words.order, order.number],
      ...order.lines.map((line) => [inLanguage(line.description, order.locale), money(order, line.gross)] as const),
      [words.total, money(order, order.total)],
    ],
    action: { label: words.paid.action, url: `${context.ports.publicUrl}/registration/finish?order=${order.id}` },
  })
}

/** Says what is given back for what somebody cancelled or changed. */
export async function mailOrderReturned(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  refundId: string,
): Promise<void> {
  await mailRefund(context, jobId, { orderId, refundId, why: 'returned', path: () => '/invoices' })
}

/** Tells a buyer that their late payment could not be kept, and goes back in full. */
export async function mailPaymentGivenBack(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  refundId: string,
): Promise<void> {
  await mailRefund(context, jobId, {
    orderId,
    refundId,
    why: 'late',
    path: (order) => (order.purpose === 'sign-up' ? '/sign-up' : '/registration'),
  })
}

async function mailRefund(
  context: ProcessContext,
  jobId: string,
  what: {
    readonly orderId: string
    readonly refundId: string
    readonly why: 'returned' | 'late'
    readonly path: (order: OrderRow) => string
  },
): Promise<void> {
  const order = await findOrder(context, what.orderId)
  const refund = await findRefund(context, what.refundId)
  if (order === undefined || refund === undefined) return
  const words = texts[order.locale]
  const { subject, heading, text, action } = words[what.why]
  await sendMail(context, jobId, order, subject, {
    heading,
    paragraphs: [text],
    facts: [
      [words.order, order.number],
      [words.refund, money(order, refund.amount)],
    ],
    action: { label: action, url: `${context.ports.publicUrl}${what.path(order)}` },
  })
}

const money = (order: OrderRow, amount: number): string => formatMoney({ amount, currency: order.currency })

async function sendMail(
  context: ProcessContext,
  jobId: string,
  order: OrderRow,
  subject: string,
  content: Omit<MailContent, 'locale' | 'productTitle' | 'footer'>,
): Promise<void> {
  const to = z.parse(Buyer, order.buyer).email
  // Whoever was erased is told nothing more.
  if (to === '') return
  const edition = await getEdition(context)
  const productTitle = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    ...content,
    locale: order.locale,
    productTitle,
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to,
    subject: `${subject} · ${productTitle}`,
    text,
    html,
  })
}
