import { requests } from '@foyer/contract/kit/refusal'
import { mailNotSentAgain, type sendMailAgain as sends } from '@foyer/contract/office-mails'
import { Audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { askForMail } from './ask-for-mail.ts'
import { findMail } from './mails.queries.ts'
import { isSentAgain, presentMail } from './present-mail.ts'

const mailRecord = auditedRecord('mail', [])

/**
 * Sends what a mail said again, as it is true by now.
 * @throws Refused `requests/not-found`, `mails/not-sent-again`, `mails/just-sent`, `mails/enough-for-today`.
 */
export const sendMailAgain: UseCase<typeof sends> = async (context, { params: { uuid } }) => {
  const mail = await findMail(context, uuid)
  if (mail === undefined) throw refuse(requests.notFound)
  const { kind, ids, user_id, sign_up_id, order_id, sent_to } = mail
  if (sent_to === null || !isSentAgain(mail)) throw refuse(mailNotSentAgain)
  const { id, acts } = await askForMail(context, { kind, ids, user_id, sign_up_id, order_id, sent_to })
  const asked = await findMail(context, id)
  if (asked === undefined) throw new Error('A mail that was asked for is not written down.')
  const [first = mailRecord.created(id, {}), ...others] = acts
  return new Audited([first, ...others], presentMail(asked))
}
