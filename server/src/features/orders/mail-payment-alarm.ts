import { sourceLocale } from '@foyer/contract/kit/languages'
import { message } from '@foyer/contract/kit/message'
import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findAlarm, type PaymentAlarmKind } from './payment-alarms.queries.ts'

/** What each says to whoever runs the event. */
const words: Readonly<Record<PaymentAlarmKind, { readonly subject: string; readonly text: string }>> = {
  'charge-does-not-fit': {
    subject: message('A payment does not fit the books'),
    text: message(
      'The payment provider reports money that is not what was asked for. Nothing was delivered for it and nothing was given back. Compare it with the provider’s own list.',
    ),
  },
  'check-fails': {
    subject: message('A payment cannot be checked'),
    text: message(
      'The payment provider could not be asked three times in a row what became of an attempt. Foyer goes on asking. Compare it with the provider’s own list.',
    ),
  },
  'delivery-failed': {
    subject: message('A payment could not be delivered'),
    text: message(
      'What was paid for could not be handed over, and the money goes back to the buyer. This is a fault of the program: report it.',
    ),
  },
  'payment-disputed': {
    subject: message('A payment is disputed'),
    text: message(
      'A buyer asks their bank for the money of an order back. What they bought stays theirs until you decide otherwise. Answer in the provider’s own office before its deadline, or the money is lost.',
    ),
  },
  'end-fails': {
    subject: message('A payment that was left could not be ended'),
    text: message(
      'A buyer left an attempt to pay, and the payment provider could not be told so. Foyer tells it again, once an hour. Should money come of it, it goes back by itself where nothing waits for it. Cancel it with the provider if it stays so, and close the alarm.',
    ),
  },
  'refund-failed': {
    subject: message('A refund was refused'),
    text: message(
      'The payment provider did not give money back that was promised back. Foyer asks for it again, at last once an hour. Pay it in another way if it stays so, and close the alarm: then it is asked for no more. If it goes through, the alarm closes by itself.',
    ),
  },
}

/** Tells whoever runs the event that the books need a person. */
export async function mailPaymentAlarm(context: ProcessContext, jobId: string, alarmId: string): Promise<void> {
  const alarm = await findAlarm(context, alarmId)
  if (alarm === undefined || alarm.closed_at !== null) return
  const edition = await getEdition(context)
  // Nobody in particular is written to: the event's first language.
  const locale = spokenLocale(edition.languages[0] ?? sourceLocale)
  const t = wordsIn(locale)
  const { subject, text } = words[alarm.kind]
  const productTitle = `${edition.product} ${edition.year}`
  const mail = renderMail({
    locale,
    productTitle,
    heading: t(subject),
    paragraphs: [t(text), t('{command} lists everything that is open.', { command: 'npm run doctor' })],
    facts: [
      [t('Subject'), alarm.subject],
      [t('Raised'), writeMoment(alarm.raised_at, edition.timeZone, locale)],
      [t('Detail'), JSON.stringify(alarm.detail)],
    ],
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: edition.contactEmail,
      subject: `${t(subject)} · ${productTitle}`,
      ...mail,
    },
    { kind: 'mail-payment-alarm', ids: { alarmId }, jobId, userId: null },
  )
}
