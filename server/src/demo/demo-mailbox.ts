import { createHash } from 'node:crypto'
import type { Clock } from '#platform/ground/clock'
import {
  headerText,
  type MailAttachment,
  type MailSender,
  requireAddress,
  splitSender,
} from '#platform/papers/mail/mail'

/** A row of `demo_mails`. */
export interface DemoMailRow {
  readonly id: string
  readonly to_address: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly sent_at: Date
}

/** The same message has the same id (a UUID of version 8, RFC 9562), so that keeping it twice is one mail. */
function idOf(messageId: string): string {
  const bytes = createHash('sha256').update(messageId).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A mail program finds a mail's own pictures beside its markup; who reads it here finds them within. */
const withPictures = (html: string, attachments: readonly MailAttachment[]): string =>
  attachments.reduce(
    (shown, { contentId, contentType, content }) =>
      contentId === undefined
        ? shown
        : shown.replaceAll(`src="cid:${contentId}"`, `src="data:${contentType};base64,${content.toString('base64')}"`),
    html,
  )

/**
 * Mail that stays in the house: the demo shows it instead of sending it. `keep` inserts the row and does nothing where
 * its id is there already (a job that ran twice). What a mail server would refuse is refused here as well.
 */
export function createDemoMailbox(
  keep: (row: DemoMailRow) => Promise<void>,
  forget: (address: string) => Promise<void>,
  clock: Clock,
): MailSender {
  return {
    forget,
    async send({ messageId, from, to, subject, text, html, attachments = [] }) {
      splitSender(from)
      await keep({
        id: idOf(messageId),
        to_address: requireAddress(to),
        subject: headerText(subject),
        body_text: text,
        body_html: withPictures(html, attachments),
        sent_at: clock.now(),
      })
      return 'Kept in /demo/mailbox'
    },
    greet: async () => null,
  }
}
