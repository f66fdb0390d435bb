import { formatMoney } from '@foyer/contract/kit/money'
import { RefundReason } from '@foyer/contract/office-order-acts.schemas'
import * as z from 'zod/mini'
import { cancellationSteps, getEdition, sayCancellation } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { inLanguage } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'
import type { Sending } from '#platform/papers/mail/mail-facts'
import { type MailContent, renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { Buyer } from './buyer.ts'
import { overWhenPaid } from './deliver-order.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { tablesIn, tablesOf } from './plan-cancellation.ts'
import { findRefund } from './refunds.queries.ts'
import { findKept } from './returns.queries.ts'
import { vatReturned } from './vat-checks.queries.ts'

type WhyRefunded = 'returned' | 'given' | 'vat' | 'late' | 'over' | 'all-over'

function wordsOfRefund(why: WhyRefunded, t: Say) {
  if (why === 'given')
    return {
      heading: t('You get money back'),
      text: t(
        'We give you money back for your order. It goes the way it was paid and arrives within a few days. The credit note lies with your account.',
      ),
      action: t('Show my invoices'),
    }
  if (why === 'vat')
    return {
      heading: t('Your VAT ID is confirmed'),
      text: t(
        'Your VAT ID could not be checked when you paid. It is confirmed now, so you owe no VAT here: we give it back. It goes the way you paid and arrives within a few days. A corrected invoice follows.',
      ),
      action: t('Show my invoices'),
    }
  if (why === 'over' || why === 'all-over')
    return {
      heading: t('What you can no longer have is refunded'),
      text: t(
        'When your payment arrived, something you had chosen could no longer be had: it was over, had been cancelled, or needs a pass that you no longer hold. We give its price back; it reaches your account within a few days.',
      ),
      action: why === 'over' ? t('Show my invoices') : t('Choose again'),
    }
  if (why === 'returned')
    return {
      heading: t('What you gave back'),
      text: t(
        'What you cancelled or changed is done. The money goes back the way it was paid and arrives within a few days. The corrected invoice lies with your account.',
      ),
      action: t('Show my invoices'),
    }
  return {
    heading: t('Your payment came after your place was given back'),
    text: t(
      'Your payment arrived after the time to pay was over, and by then others had taken what was held for you. We give all of it back; it reaches your account within a few days.',
    ),
    action: t('Choose again'),
  }
}

/** Says that an order is paid. Who signs up has the mail with the confirmation link instead. */
export async function mailOrderPaid(context: ProcessContext, jobId: string, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order === undefined || order.purpose === 'sign-up') return
  const t = wordsIn(order.locale)
  const isGiven = order.purpose === 'offer' && order.total === 0
  const text = isGiven
    ? t('We booked this for you. You have nothing to pay.')
    : order.total === 0
      ? t('Thank you. Nothing was due, and all of this is yours.')
      : t('Thank you. Your payment has arrived, and all of this is yours. The invoice lies with your account.')
  const conditions = await conditionsOf(context, order)
  await mailBuyer(context, { kind: 'mail-order-paid', ids: { orderId }, jobId }, order, t('Your order is complete'), {
    heading: t('Everything is booked'),
    paragraphs: [text],
    facts: [
      [t('Order'), order.number],
      ...order.lines.map((line) => [describeGiven(line, order.locale), money(order, line.gross)] as const),
      [t('Total'), money(order, order.total)],
      ...conditions,
    ],
    action: {
      label: t('Show my registration'),
      url: `${context.ports.publicUrl}/registration/finish?order=${order.id}`,
    },
  })
}

/** What was over when it was paid is not theirs; nor is what they gave back before this mail was written. */
function describeGiven(line: OrderRow['lines'][number], locale: OrderRow['locale']): string {
  const what = inLanguage(line.description, locale)
  return line.went_back_at === null ? what : wordsIn(locale)('{what}: given back', { what })
}

/** What was agreed about giving back what is in an order, as facts of a mail. */
async function conditionsOf(context: ProcessContext, order: OrderRow): Promise<(readonly [string, string])[]> {
  const edition = await getEdition(context)
  const t = wordsIn(order.locale)
  const titles = { passes: t('If you cancel your pass'), stays: t('If you cancel your stay') }
  return tablesIn(order.lines, tablesOf(context)).flatMap((table) => {
    const steps = cancellationSteps(order.cancellation_policy, table, edition)
    const said = sayCancellation(steps, edition, { t, locale: order.locale })
    return said.length === 0 ? [] : [[titles[table], said.join(' ')] as const]
  })
}

/** Says what is given back for what somebody cancelled or changed, or what staff give back. */
export async function mailOrderReturned(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(context, refundId)
  await mailRefund(context, {
    sending: { kind: 'mail-order-returned', ids: { orderId, refundId }, jobId },
    why: whyOf(refund?.reason),
    path: () => '/invoices',
  })
}

function whyOf(reason: string | undefined): WhyRefunded {
  if (reason === vatReturned) return 'vat'
  if (reason === overWhenPaid) return 'over'
  return z.safeParse(RefundReason, reason).success ? 'given' : 'returned'
}

/** Tells a buyer that their late payment could not be kept, and goes back in full. */
export async function mailPaymentGivenBack(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  refundId: string,
): Promise<void> {
  await mailRefund(context, {
    sending: { kind: 'mail-payment-given-back', ids: { orderId, refundId }, jobId },
    why: (await findRefund(context, refundId))?.reason === overWhenPaid ? 'all-over' : 'late',
    path: (order) => (order.purpose === 'sign-up' ? '/sign-up' : '/registration'),
  })
}

async function mailRefund(
  context: ProcessContext,
  what: {
    readonly sending: Sending & { readonly ids: { readonly orderId: string; readonly refundId: string } }
    readonly why: WhyRefunded
    readonly path: (order: OrderRow) => string
  },
): Promise<void> {
  const order = await findOrder(context, what.sending.ids.orderId)
  const refund = await findRefund(context, what.sending.ids.refundId)
  if (order === undefined || refund === undefined) return
  const t = wordsIn(order.locale)
  const { heading, text, action } = wordsOfRefund(what.why, t)
  const kept = what.why === 'returned' ? await findKept(context, refund.id) : 0
  await mailBuyer(context, what.sending, order, t('Your money is on its way back'), {
    heading,
    paragraphs: [text],
    facts: [
      [t('Order'), order.number],
      [t('You get back'), money(order, refund.amount)],
      ...(kept === 0 ? [] : [[t('We keep, as was agreed'), money(order, kept)] as const]),
    ],
    action: { label: action, url: `${context.ports.publicUrl}${what.path(order)}` },
  })
}

const money = (order: OrderRow, amount: number): string => formatMoney({ amount, currency: order.currency })

/** A mail about an order to its buyer; nothing to whoever was erased. */
export async function mailBuyer(
  context: ProcessContext,
  sending: Sending,
  order: OrderRow,
  subject: string,
  content: Omit<MailContent, 'locale' | 'productTitle' | 'footer'>,
  attachments?: Parameters<typeof sendMail>[1]['attachments'],
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
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to,
      subject: `${subject} · ${productTitle}`,
      text,
      html,
      ...(attachments !== undefined && { attachments }),
    },
    { ...sending, userId: order.user_id, signUpId: order.sign_up_id, orderId: order.id },
  )
}
