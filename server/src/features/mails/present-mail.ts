import type { MailKind, SentMail } from '@foyer/contract/office-mails'
import type { MailJob } from '#platform/papers/mail/mail-facts'
import type { ShownMail } from './mails.queries.ts'

/** A job that mails something the contract has no word for is an error of the types, here. */
type KindOf<Job extends MailJob> = Job extends `mail-${infer Kind}` ? Kind : never

/** What a mail is, by the job that sends it. */
export const kindOf = ({ kind }: { readonly kind: string }): MailKind => kind.replace(/^mail-/, '') as MailKind

/**
 * Whether staff may send it again. Not what opens an account or gives something to whoever holds the link, which only
 * its reader or its giver asks for, and not what is for colleagues, hotels and the one who comes first.
 */
const sentAgain: Readonly<Record<MailKind | KindOf<MailJob>, boolean>> = {
  'confirm-sign-up': true,
  'pass-approved': true,
  'pass-ended': true,
  'pass-rejected': true,
  'pass-given': true,
  'order-paid': true,
  'order-returned': true,
  'payment-given-back': true,
  'order-offered': true,
  'transfer-due': true,
  'transfer-reminder': true,
  invoice: true,
  stay: true,
  'train-ticket': true,
  'vip-offer': true,
  'vip-cancelled': true,
  'vip-moved': true,
  'seat-offer': true,
  'session-cancelled': true,
  'session-moved': true,
  'password-reminder': false,
  'staff-invitation': false,
  // It goes to where its reader is not any more.
  'address-left': false,
  'accounts-merged': true,
  'account-opened': true,
  'pass-invitation': false,
  'pass-free': false,
  'payment-alarm': false,
  'rooming-list': false,
  export: false,
}

export const isSentAgain = (mail: { readonly kind: string }): boolean => sentAgain[kindOf(mail)]

export const presentMail = (mail: ShownMail): SentMail => ({
  uuid: mail.id,
  kind: kindOf(mail),
  subject: mail.subject,
  email: mail.sent_to,
  order: mail.order_id === null ? null : { uuid: mail.order_id, number: mail.order_number ?? '' },
  outcome: mail.outcome,
  answer: mail.answer,
  tries: mail.tries,
  createdAt: mail.created_at.toISOString(),
  triedAt: mail.tried_at?.toISOString() ?? null,
  askedBy: mail.asked_by === null ? null : { uuid: mail.asked_by, name: mail.asked_by_name ?? '' },
  can: { sendAgain: mail.outcome !== 'waiting' && mail.sent_to !== null && isSentAgain(mail) },
})
