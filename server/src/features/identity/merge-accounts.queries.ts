import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Merging } from './personal-data.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<
    | 'users'
    | 'user_tags'
    | 'user_scopes'
    | 'sessions'
    | 'sign_ups'
    | 'addresses'
    | 'former_addresses'
    | 'person_notes'
    | 'staff_invitations'
  >()

/** Nobody begins anything for either until the transaction ends; whoever has begun is waited for. */
export const lockForGood = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [keptId, goneId])
    .orderBy('id')
    .forUpdate()
    .execute()

/** What either is called among staff, what was written down of them, and what they signed up with. */
export async function moveAccount(context: Context, { keptId, goneId }: Merging): Promise<void> {
  await sql`
    insert into user_tags (user_id, tag_id, granted_by, granted_at)
    select ${keptId}, tag_id, granted_by, granted_at from user_tags where user_id = ${goneId}
    on conflict do nothing`.execute(context.db)
  await sql`
    insert into user_scopes (user_id, scope) select ${keptId}, scope from user_scopes where user_id = ${goneId}
    on conflict do nothing`.execute(context.db)
  for (const table of ['user_tags', 'user_scopes', 'sessions'] as const)
    await tables(context).deleteFrom(table).where('user_id', '=', goneId).execute()
  for (const table of ['sign_ups', 'former_addresses', 'person_notes'] as const)
    await tables(context).updateTable(table).set({ user_id: keptId }).where('user_id', '=', goneId).execute()
  await tables(context)
    .updateTable('staff_invitations')
    .set({ accepted_by: keptId })
    .where('accepted_by', '=', goneId)
    .execute()
}

/** Of each kind of address the one that was chosen. */
export async function moveAddresses(
  context: Context,
  { keptId, goneId }: Merging,
  types: readonly ('billingAddress' | 'shippingAddress')[],
): Promise<void> {
  for (const type of types) {
    await tables(context).deleteFrom('addresses').where('user_id', '=', keptId).where('type', '=', type).execute()
    await tables(context)
      .updateTable('addresses')
      .set({ user_id: keptId })
      .where('user_id', '=', goneId)
      .where('type', '=', type)
      .execute()
  }
  await tables(context).deleteFrom('addresses').where('user_id', '=', goneId).execute()
}

/** @throws where anything still names it. */
export const deleteAccount = (context: Context, userId: string) =>
  tables(context).deleteFrom('users').where('id', '=', userId).execute()
