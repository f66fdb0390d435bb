import * as z from 'zod/mini'
import { Instant, Uuid } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { mailboxFull, mailJustSent, mailNotSentAgain } from './office-mails.refusals.ts'

/** What a mail says, whatever its words. */
export const MailKind = z.enum([
  'confirm-sign-up',
  'password-reminder',
  'staff-invitation',
  'address-left',
  'accounts-merged',
  'account-opened',
  'pass-approved',
  'pass-free',
  'pass-ended',
  'pass-rejected',
  'pass-invitation',
  'pass-given',
  'order-paid',
  'order-returned',
  'payment-given-back',
  'payment-alarm',
  'order-offered',
  'transfer-due',
  'transfer-reminder',
  'invoice',
  'stay',
  'rooming-list',
  'train-ticket',
  'vip-offer',
  'vip-cancelled',
  'vip-moved',
  'seat-offer',
  'session-cancelled',
  'session-moved',
  'export',
])
export type MailKind = z.infer<typeof MailKind>

/**
 * `waiting`: it is on its way to the mail server; `accepted`: that has taken it; `refused`: that has not; `unanswered`:
 * that was not reached, and is tried again for a while; `dropped`: there was nothing to send, it is not true any more.
 */
export const MailOutcome = z.enum(['waiting', 'accepted', 'refused', 'unanswered', 'dropped'])
export type MailOutcome = z.infer<typeof MailOutcome>

/** A mail as staff see it: what became of it, and never its text. */
export const SentMail = z.object({
  uuid: Uuid,
  kind: MailKind,
  /** As it was sent, in the language of whom it is for; null before that, and where it names somebody else. */
  subject: z.nullable(z.string()),
  email: z.nullable(z.string()),
  order: z.nullable(z.object({ uuid: Uuid, number: z.string() })),
  outcome: MailOutcome,
  /** What the mail server said, or why it was not reached. */
  answer: z.nullable(z.string()),
  tries: z.int(),
  createdAt: Instant,
  triedAt: z.nullable(Instant),
  /** Who of the staff sent it again; null: it sent itself. */
  askedBy: z.nullable(z.object({ uuid: Uuid, name: z.string() })),
  can: z.object({ sendAgain: z.boolean() }),
})
export type SentMail = z.infer<typeof SentMail>
export const PageOfMails = pageOf(SentMail)

const params = z.object({ uuid: Uuid })
const list = {
  runs: 'read',
  params,
  query: listQuery(['-createdAt'], {}),
  answers: { 200: PageOfMails },
  refusals: [requests.notFound],
} as const

export const terms = {
  'mails.listMailsToPerson': {
    ...list,
    summary: 'The mails to somebody, the newest first, each with what became of it',
  },
  'mails.listMailsAboutOrder': {
    ...list,
    summary: 'The mails about an order, the newest first, each with what became of it',
  },
  'mails.sendMailAgain': {
    summary: 'Send a mail again, with what is true by now, to where its reader is written to by now',
    runs: 'command',
    params,
    answers: { 202: SentMail },
    refusals: [requests.notFound, mailNotSentAgain, mailJustSent, mailboxFull],
  },
} as const satisfies TermsById
