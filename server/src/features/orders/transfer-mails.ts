import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import { inEdition, type ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { wordsIn } from '#platform/ground/words'
import { eachByItself } from '#platform/jobs/each-by-itself'
import type { Sending } from '#platform/papers/mail/mail-facts'
import { listTransfersToRemind, markReminded } from './awaited-transfers.queries.ts'
import { linkOffer, linkOrder } from './link-order.ts'
import { linesOf } from './offer-mail.ts'
import { mailBuyer } from './order-mails.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { presentTransfer } from './transfer.ts'

/** Who has so little time left is reminded, in milliseconds: a transfer takes a working day. */
const REMIND_BEFORE_MS = 2 * 24 * 60 * 60_000

/**
 * Says where an order is transferred to; nothing where it is paid by now, or in another way.
 * @param drawProForma what the buyer's books need before anything is transferred.
 */
export async function mailTransferDue(
  context: ProcessContext,
  jobId: string,
  orderId: string,
  drawProForma: () => Promise<Buffer | null>,
): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order === undefined) return
  const t = wordsIn(order.locale)
  const words = {
    subject: t('How to pay order {number}', { number: order.number }),
    heading: t('Please transfer the amount'),
    text:
      order.purpose === 'offer'
        ? t('We hold this for you until the money is here. Write the reference beside it, and nothing else.')
        : t('What you chose is held for you until the money is here. Write the reference beside it, and nothing else.'),
  }
  await mailTransfer(context, { kind: 'mail-transfer-due', ids: { orderId }, jobId }, order, words, drawProForma)
}

/** Reminds a buyer whose transfer has not come. */
export async function mailTransferReminder(context: ProcessContext, jobId: string, orderId: string): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order === undefined) return
  const t = wordsIn(order.locale)
  await mailTransfer(context, { kind: 'mail-transfer-reminder', ids: { orderId }, jobId }, order, {
    subject: t('Order {number} is not paid yet', { number: order.number }),
    heading:
      order.transferred === 0 ? t('Your transfer has not arrived yet') : t('Part of your transfer has not arrived yet'),
    text: t('If it is on its way, you need not do anything. What is not paid in time goes back to others.'),
  })
}

async function mailTransfer(
  context: ProcessContext,
  sending: Sending,
  order: OrderRow,
  words: { readonly subject: string; readonly heading: string; readonly text: string },
  drawProForma: () => Promise<Buffer | null> = async () => null,
): Promise<void> {
  const edition = await getEdition(context)
  const transfer = presentTransfer(order, edition)
  if (transfer == null || order.hold_expires_at === null) return
  const t = wordsIn(order.locale)
  const url = await linkTo(context, order, sending.jobId)
  const paper = await drawProForma()
  const content: Parameters<typeof mailBuyer>[4] = {
    heading: words.heading,
    paragraphs: [words.text, ...(paper === null ? [] : [t('A pro forma invoice for your books is attached.')])],
    facts: [
      // Who did not choose it themself reads what it is.
      ...(order.purpose === 'offer' ? linesOf(order) : []),
      ...(transfer.received.amount === 0
        ? [[t('Amount'), formatMoney(transfer.amount)] as const]
        : [
            [t('Arrived'), formatMoney(transfer.received)] as const,
            [t('Still missing'), formatMoney(transfer.amount)] as const,
          ]),
      [t('Account holder'), transfer.holder],
      [t('IBAN'), transfer.iban],
      ...(transfer.bank === '' ? [] : [[t('Bank'), transfer.bank] as const]),
      [t('Reference'), transfer.reference],
      [t('Held until'), writeMoment(order.hold_expires_at, edition.timeZone, order.locale)],
    ],
    action: {
      label: t('Show the order'),
      url,
    },
  }
  const attached =
    paper === null
      ? undefined
      : [{ filename: `${order.number}-pro-forma.pdf`, content: paper, contentType: 'application/pdf' }]
  await mailBuyer(context, sending, order, words.subject, content, attached)
}

async function linkTo(context: ProcessContext, order: OrderRow, jobId: string): Promise<string> {
  if (order.purpose === 'offer') return linkOffer(context, order, jobId)
  const link = order.sign_up_id === null ? null : await linkOrder(context, order.sign_up_id, jobId)
  return link?.url ?? `${context.ports.publicUrl}/registration/checkout?order=${order.id}`
}

/** Has those reminded whose time to transfer is nearly over, once each: by their own edition, into whose account they transfer. */
export async function remindTransfers(context: ProcessContext): Promise<void> {
  const before = new Date(context.now.getTime() + REMIND_BEFORE_MS)
  await eachByItself(
    await listTransfersToRemind(context, before),
    ({ id }) => id,
    ({ id, edition_id }) =>
      inEdition(context, edition_id).inTransaction(async (inner) => {
        if (await markReminded(inner, id)) await inner.enqueue('mail-transfer-reminder', { orderId: id })
      }),
  )
}
