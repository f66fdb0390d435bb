import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { inLanguage } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { linkOffer } from './link-order.ts'
import { mailBuyer } from './order-mails.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** Leads somebody to what staff put together for them. */
async function mailMadeOrder(context: ProcessContext, jobId: string, order: OrderRow): Promise<void> {
  const { timeZone } = await getEdition(context)
  const t = wordsIn(order.locale)
  const sending = { kind: 'mail-order-offered' as const, ids: { orderId: order.id }, jobId }
  await mailBuyer(context, sending, order, t('Held for you: order {number}', { number: order.number }), {
    heading: t('We hold this for you'),
    paragraphs: [t('Pay it, and all of it is yours. What is not paid in time goes back to others.')],
    facts: [
      ...linesOf(order),
      [t('To pay'), formatMoney({ amount: order.total, currency: order.currency })],
      [t('Held until'), writeMoment(order.promised_until ?? context.now, timeZone, order.locale)],
    ],
    action: {
      label: t('Look at it and pay'),
      url: await linkOffer(context, order, jobId),
    },
  })
}

/** What is in an order, with what each of it costs. */
export const linesOf = ({ lines, locale, currency }: OrderRow): (readonly [string, string])[] =>
  lines.map(({ description, gross }) => [inLanguage(description, locale), formatMoney({ amount: gross, currency })])

/** Leads somebody to the order that staff began for them; nothing where it is paid by now, or has ended. */
export async function mailOrderOffered(context: ProcessContext, jobId: string, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order === undefined || order.promised_until === null) return
  if (order.state !== 'open' && order.state !== 'awaiting_payment') return
  const { timeZone } = await getEdition(context)
  const t = wordsIn(order.locale)
  if (order.purpose === 'offer') return mailMadeOrder(context, jobId, order)
  const sending = { kind: 'mail-order-offered' as const, ids: { orderId }, jobId }
  await mailBuyer(context, sending, order, t('Please pay the difference: order {number}', { number: order.number }), {
    heading: t('What you asked for is held for you'),
    paragraphs: [
      t(
        'It costs more than what you have. Pay the difference, and it is yours. Until then nothing changes, and if you do not pay in time everything stays as it is.',
      ),
    ],
    facts: [
      ...order.lines.map((line) => [t('What changes'), inLanguage(line.description, order.locale)] as const),
      [t('To pay'), formatMoney({ amount: order.total, currency: order.currency })],
      [t('Held until'), writeMoment(order.promised_until, timeZone, order.locale)],
    ],
    action: {
      label: t('Pay the difference'),
      url: `${context.ports.publicUrl}/registration/checkout?order=${order.id}`,
    },
  })
}
