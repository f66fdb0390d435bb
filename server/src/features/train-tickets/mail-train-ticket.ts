import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { classWithin, writeValidity } from './describe-train-ticket.ts'
import { drawTrainTicket } from './train-ticket-document.ts'
import { findTrainTicket } from './train-tickets.queries.ts'

/** Sends a train ticket to who paid for it, as soon as it is issued. What has gone back meanwhile is not sent any more. */
export async function mailTrainTicket(context: ProcessContext, jobId: string, ticketId: string): Promise<void> {
  const ticket = await findTrainTicket(context, { id: ticketId })
  if (ticket?.state !== 'issued' || ticket.code === null) return
  const user = await findUser(context, ticket.user_id)
  if (user === undefined) return
  const edition = await getEdition(context)
  const { locale } = user
  const { code, type } = ticket
  const t = wordsIn(locale)
  const name = contentFor(type.name, readerOf(edition, locale))
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale,
    productTitle: title,
    heading: t('Your train ticket is here'),
    paragraphs: [t('It is attached as a PDF: print it, or show it on your phone. The code in it is yours alone.')],
    facts: [
      [t('Train ticket'), `${name}, ${classWithin(t, type.class)}`],
      [t('Passenger'), ticket.passenger_name],
      [t('Valid', undefined, { context: 'on which days a ticket is' }), writeValidity(type, locale)],
      [t('Code'), code],
      [t('Price'), formatMoney({ amount: ticket.price, currency: edition.currency })],
    ],
    action: { label: t('Show my train ticket'), url: `${context.ports.publicUrl}/train-ticket` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${t('Your train ticket')} · ${title}`,
      text,
      html,
      attachments: [
        {
          filename: `${t('train-ticket')}.pdf`,
          content: await drawTrainTicket(context, { ...ticket, code }, locale),
          contentType: 'application/pdf',
        },
      ],
    },
    { kind: 'mail-train-ticket', ids: { ticketId }, jobId, userId: user.id, orderId: ticket.order_id },
  )
}
