import { mailboxFull, mailJustSent } from '@foyer/contract/office-mails'
import type { CallerContext, Person } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { AccountGone } from '#platform/ground/account-gone'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { holdReader } from '#platform/papers/mail/kept-mails.queries'
import type { MailJob } from '#platform/papers/mail/mail-facts'
import { countAsked, insertAsked, lockMailbox, type MailRow, wasJustAsked } from './mails.queries.ts'
import { kindOf } from './present-mail.ts'

/** So long after somebody of the staff sent a mail it is not sent again, in milliseconds: that would be a second click. */
const SECOND_CLICK_MS = 2 * 60_000
/** So many mails staff send again to one address within a day. */
const MOST_A_DAY = 10
const DAY_MS = 24 * 60 * 60_000

export type AskedMail = Pick<MailRow, 'kind' | 'ids' | 'user_id' | 'sign_up_id' | 'order_id'> & {
  readonly sent_to: string
}

const orderRecord = auditedRecord('order', ['mail'])
const personRecord = auditedRecord('person', ['mail'])

/**
 * Has a mail sent for somebody of the staff, by the job that sends it anyway: with what is true when that runs.
 * @returns the id of what is on its way, and what stands in the log for it.
 * @throws Refused `mails/just-sent`, `mails/enough-for-today`; AccountGone where they are erased in this moment.
 */
export async function askForMail(context: CallerContext<Person>, mail: AskedMail) {
  if (!(await holdReader(context, { userId: mail.user_id, signUpId: mail.sign_up_id }))) throw new AccountGone()
  const key = emailKey(mail.sent_to)
  await lockMailbox(context, key)
  const ago = (ms: number) => new Date(context.now.getTime() - ms)
  if (await wasJustAsked(context, mail, ago(SECOND_CLICK_MS))) throw refuse(mailJustSent)
  if ((await countAsked(context, { key, userId: mail.user_id }, ago(DAY_MS))) >= MOST_A_DAY) throw refuse(mailboxFull)
  const id = uuidV7(context.now)
  await insertAsked(context, {
    ...mail,
    id,
    edition_id: context.editionId,
    ids: JSON.stringify(mail.ids),
    sent_to_key: key,
    outcome: 'waiting',
    asked_by: context.caller.userId,
    created_at: context.now,
  })
  // What a mail is made of was written down when it was first asked for.
  await context.enqueue(mail.kind as MailJob, mail.ids as never, context.editionId, id)
  return { id, acts: actsOf(mail) }
}

function actsOf(mail: AskedMail) {
  const said = { mail: kindOf(mail) }
  const ofOrder = mail.order_id === null ? [] : [orderRecord.changed(mail.order_id, {}, said)]
  return mail.user_id === null ? ofOrder : [...ofOrder, personRecord.changed(mail.user_id, {}, said)]
}
