import { invitationOver } from '@foyer/contract/pass-transfers'
import { getEdition } from '#features/editions'
import { describePass, findPassRow, findPassTypeRow } from '#features/passes'
import { type Context, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { hashSecret } from '#platform/door/secrets'
import { inLanguage } from '#platform/ground/texts'
import { findTransfer, type TransferRow } from './pass-transfers.queries.ts'
import { statusOf } from './transfer-terms.ts'

/** Whether a link opens this invitation: it waits for an answer, and the link is of its newest mail. */
export const isOpenedBy = (transfer: TransferRow | undefined, token: string, now: Date): transfer is TransferRow =>
  transfer !== undefined && statusOf(transfer, now) === 'invited' && transfer.token_hash === hashSecret(token)

/**
 * An invitation, for whoever has its mail, with the pass while it is still the giver's.
 * @throws Refused `pass-transfers/invitation-over`, alike for what never was.
 */
export async function getReceivedInvitation(given: Context, id: string, token: string) {
  const transfer = await findTransfer(given, id)
  if (!isOpenedBy(transfer, token, given.now)) throw refuse(invitationOver)
  const context = inEdition(given, transfer.edition_id)
  const pass = await findPassRow(context, transfer.pass_id)
  if (pass?.state !== 'approved' || pass.user_id !== transfer.giver_id) throw refuse(invitationOver)
  return { context, transfer, pass }
}

/** What a pass is called, with its event, in the context's language; and whose stripe it bears. */
export async function namePass(context: Context, passTypeId: number) {
  const type = await findPassTypeRow(context, passTypeId)
  if (type === undefined) throw new Error('The type of a pass is gone.')
  const { description } = describePass(type, await getEdition(context))
  return { name: inLanguage(description, context.locale), codeType: type.code_type }
}
