import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_transfers'>()

/** Invitations of the one to the other that wait for an answer. */
export const listInvitationsBetween = (context: Context, { keptId, goneId }: Merging, emailKeys: readonly string[]) =>
  tables(context)
    .selectFrom('pass_transfers')
    .select(['edition_id', 'email'])
    .where('state', '=', 'invited')
    .where('giver_id', 'in', [keptId, goneId])
    .where('email_key', 'in', emailKeys)
    .orderBy('arrival')
    .execute()

export async function moveTransfers(context: Context, { keptId, goneId }: Merging): Promise<void> {
  await tables(context).updateTable('pass_transfers').set({ giver_id: keptId }).where('giver_id', '=', goneId).execute()
  await tables(context)
    .updateTable('pass_transfers')
    .set({ accepted_by: keptId })
    .where('accepted_by', '=', goneId)
    .execute()
}
