import type { Input } from '@foyer/contract/kit/endpoint'
import {
  alreadyInvited,
  type invite as endpoint,
  noPassToGive,
  type PassTransfer,
  tooManyInvitations,
  transferToOneself,
} from '@foyer/contract/pass-transfers'
import { approvedPassOf, assertPassForAddress } from '#features/passes'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { advanceTransfer, countInvitations, insertTransfer, lockInvitationOf } from './pass-transfers.queries.ts'
import { showTransfer } from './show-transfer.ts'
import { answerBy, assertMayChangeHands, INVITATIONS_A_DAY } from './transfer-terms.ts'

const DAY_MS = 86_400_000

/**
 * Invites a colleague to take the caller's pass. Until they accept, everything stays as it is. Whether the address has
 * an account, or a pass, nobody learns from the answer.
 * @throws Refused `pass-transfers/…`, `passes/not-available-for-address`.
 */
export async function invite(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<PassTransfer> {
  const { userId, approvedPassId } = context.caller
  // Locked, so that of two invitations at once the second finds the first.
  const pass = approvedPassId === null ? null : await approvedPassOf(context, approvedPassId, userId)
  if (pass === null) throw refuse(noPassToGive)
  await assertMayChangeHands(context, userId)
  const to = emailKey(body.email)
  if (to === emailKey(context.caller.email)) throw refuse(transferToOneself)
  await assertPassForAddress(context, pass, body.email)
  const before = await lockInvitationOf(context, pass.id)
  if (before !== undefined && before.answer_by > context.now) throw refuse(alreadyInvited)
  if (before !== undefined) await advanceTransfer(context, before, 'lapse', { ended_at: before.answer_by })
  const yesterday = new Date(context.now.getTime() - DAY_MS)
  if ((await countInvitations(context, pass.id, yesterday)) >= INVITATIONS_A_DAY) throw refuse(tooManyInvitations)
  const id = uuidV7(context.now)
  await insertTransfer(context, {
    id,
    edition_id: pass.edition_id,
    pass_id: pass.id,
    giver_id: userId,
    email: body.email,
    email_key: to,
    first_name: body.firstName,
    last_name: body.lastName,
    note: body.note?.trim() ? body.note : null,
    locale: context.locale,
    takes_stays: body.stays !== 'stay',
    takes_vip_places: body.vipPlaces === 'to-colleague',
    // No link yet: the mail's job makes the token, so that no token waits in a queue.
    token_hash: hashSecret(newSecret()),
    invited_at: context.now,
    sent_at: context.now,
    answer_by: await answerBy(context),
  })
  await context.enqueue('mail-pass-invitation', { transferId: id })
  return showTransfer(context)
}
