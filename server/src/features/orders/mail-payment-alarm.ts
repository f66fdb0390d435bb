import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { renderMail } from '#platform/mail/mail-template'
import { findAlarm, type PaymentAlarmKind } from './payments.queries.ts'

/** For whoever runs the event: in English, as the server's own words are. */
const words: Readonly<Record<PaymentAlarmKind, { readonly subject: string; readonly text: string }>> = {
  'charge-does-not-fit': {
    subject: 'A payment does not fit the books',
    text: 'The payment provider reports money that is not what was asked for. Nothing was delivered for it and nothing was given back. Compare it with the provider’s own list.',
  },
  'check-fails': {
    subject: 'A payment cannot be checked',
    text: 'The payment provider could not be asked three times in a row what became of an attempt. Foyer goes on asking. Compare it with the provider’s own list.',
  },
  'delivery-failed': {
    subject: 'A payment could not be delivered',
    text: 'What was paid for could not be handed over, and the money goes back to the buyer. This is a fault of the program: report it.',
  },
  'refund-failed': {
    subject: 'A refund was refused',
    text: 'The payment provider did not give money back that was promised back. Foyer tries again for a while. Refund it in the provider’s own office if it stays so.',
  },
}

/** Tells whoever runs the event that the books need a person. */
export async function mailPaymentAlarm(context: ProcessContext, jobId: string, alarmId: string): Promise<void> {
  const alarm = await findAlarm(context, alarmId)
  if (alarm === undefined || alarm.closed_at !== null) return
  const edition = await getEdition(context)
  const { subject, text } = words[alarm.kind]
  const productTitle = `${edition.product} ${edition.year}`
  const mail = renderMail({
    locale: 'en',
    productTitle,
    heading: subject,
    paragraphs: [text, 'npm run doctor lists everything that is open.'],
    facts: [
      ['Subject', alarm.subject],
      ['Raised', alarm.raised_at.toISOString()],
      ['Detail', JSON.stringify(alarm.detail)],
    ],
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: edition.contactEmail,
    subject: `${subject} · ${productTitle}`,
    ...mail,
  })
}
