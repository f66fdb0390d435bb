import { type PassTransfer, sentJustNow, transfersClosed } from '@foyer/contract/pass-transfers'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { lockOwnInvitation } from './own-invitation.ts'
import { updateTransfer } from './pass-transfers.queries.ts'
import { showTransfer } from './show-transfer.ts'
import { answerBy, sendAgainFrom } from './transfer-terms.ts'

/**
 * Sends the caller's invitation once more, with the whole time to answer; the link before it is worthless then.
 * @throws Refused `pass-transfers/nobody-invited`, `pass-transfers/sent-just-now`, `pass-transfers/closed`.
 */
export async function sendAgain(context: CallerContext<Person>): Promise<PassTransfer> {
  const invitation = await lockOwnInvitation(context)
  if (context.now >= (await getEdition(context)).passTransfersUntil) throw refuse(transfersClosed)
  if (context.now < sendAgainFrom(invitation)) throw refuse(sentJustNow)
  await updateTransfer(context, invitation.id, { sent_at: context.now, answer_by: await answerBy(context) })
  await context.enqueue('mail-pass-invitation', { transferId: invitation.id })
  return showTransfer(context)
}
