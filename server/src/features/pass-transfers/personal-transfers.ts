import type { Archive } from '@foyer/contract/archive'
import { getUserEmail, type PersonalData } from '#features/identity'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { listInvitationsBetween, moveTransfers } from './merge-givers.queries.ts'
import { advanceTransfer, forgetNamesIn, listTransfersAbout, lockTransfer } from './pass-transfers.queries.ts'
import { statusOf } from './transfer-terms.ts'

interface Who {
  readonly userId: string
  readonly email: string
}

async function archiveTransfers(context: Context, { userId, email }: Who): Promise<Archive['passTransfers']> {
  return (await listTransfersAbout(context, userId, emailKey(email))).map((transfer) => ({
    uuid: transfer.id,
    passUuid: transfer.pass_id,
    direction: transfer.giver_id === userId ? 'given' : 'received',
    email: transfer.email,
    firstName: transfer.first_name,
    lastName: transfer.last_name,
    note: transfer.note,
    status: statusOf(transfer, context.now),
    invitedAt: transfer.invited_at.toISOString(),
    endedAt: transfer.ended_at?.toISOString() ?? null,
  }))
}

/** Ends what waits for an answer, from them or of them, and forgets who was named. */
async function eraseTransfers(context: Context, { userId, email }: Who): Promise<void> {
  for (const { id } of await listTransfersAbout(context, userId, emailKey(email))) {
    const transfer = await lockTransfer(context, id)
    if (transfer === undefined) continue
    if (transfer.state === 'invited') await advanceTransfer(context, transfer, 'withdraw')
    await forgetNamesIn(context, id)
  }
}

export const personalTransfers: PersonalData<'passTransfers'> = {
  archive: async (context, person) => ({ passTransfers: await archiveTransfers(context, person) }),
  erase: eraseTransfers,
  async obstacles(context, merging) {
    const emails = [await getUserEmail(context, merging.keptId), await getUserEmail(context, merging.goneId)]
    return (await listInvitationsBetween(context, merging, emails.map(emailKey))).map(({ edition_id, email }) => ({
      kind: 'invitation' as const,
      editionId: edition_id,
      what: email,
    }))
  },
  merge: moveTransfers,
}
