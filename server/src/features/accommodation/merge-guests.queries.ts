import { sql } from 'kysely'
import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'bookings' | 'stay_plans'>()

export const moveBookings = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('bookings').set({ user_id: keptId }).where('user_id', '=', goneId).execute()

/** What somebody said about where they sleep, in every edition. */
export const listStayPlans = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).selectFrom('stay_plans').selectAll().where('user_id', '=', userId).orderBy('edition_id').execute()

export const deleteStayPlans = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).deleteFrom('stay_plans').where('user_id', '=', userId).execute()

/** What the one said last about where they sleep. */
export async function moveStayPlans(context: Context, { keptId, goneId }: Merging): Promise<void> {
  await tables(context)
    .insertInto('stay_plans')
    .columns(['edition_id', 'user_id', 'plan', 'changed_at'])
    .expression((from) =>
      from
        .selectFrom('stay_plans as gone')
        .select(['gone.edition_id', sql<string>`${keptId}::uuid`.as('user_id'), 'gone.plan', 'gone.changed_at'])
        .where('gone.user_id', '=', goneId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['edition_id', 'user_id'])
        .doUpdateSet((row) => ({ plan: row.ref('excluded.plan'), changed_at: row.ref('excluded.changed_at') }))
        .whereRef('stay_plans.changed_at', '<', 'excluded.changed_at'),
    )
    .execute()
  await deleteStayPlans(context, goneId)
}
