import { type Insertable, type Selectable, sql } from 'kysely'
import { accounts } from '#features/identity'
import type { Context } from '#platform/context'
import type { BulkActPeople, BulkActs } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'bulk_acts' | 'bulk_act_people'>()

export type BulkActRow = Selectable<BulkActs>
type Waiting = Pick<Selectable<BulkActPeople>, 'user_id' | 'pass_id' | 'tries'>

/** So many people are written down in one statement. */
const AT_ONCE = 500

export async function insertAct(
  context: Context,
  row: Insertable<BulkActs>,
  people: readonly Pick<Waiting, 'user_id' | 'pass_id'>[],
): Promise<void> {
  await tables(context).insertInto('bulk_acts').values(row).execute()
  for (let at = 0; at < people.length; at += AT_ONCE)
    await tables(context)
      .insertInto('bulk_act_people')
      .values(people.slice(at, at + AT_ONCE).map((person) => ({ act_id: row.id, ...person })))
      .execute()
}

const counted = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('bulk_acts')
    .selectAll('bulk_acts')
    .select([
      sql<number>`(select count(*)::int from bulk_act_people p where p.act_id = bulk_acts.id)`.as('people'),
      sql<number>`(select count(*)::int from bulk_act_people p where p.act_id = bulk_acts.id and p.outcome = 'done')`.as(
        'done',
      ),
    ])

export type CountedAct = Awaited<ReturnType<typeof listActsOf>>[number]

export const listActsOf = (context: Context, userId: string) =>
  counted(context)
    .where('begun_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export const findAct = (context: Context, id: string): Promise<BulkActRow | undefined> =>
  tables(context).selectFrom('bulk_acts').selectAll().where('id', '=', id).executeTakeFirst()

/** Whom acts left as they are, by name. */
export const listRefused = (context: Context, actIds: readonly string[], most: number) =>
  accounts(context)
    .$castTo<{ id: string; first_name: string; last_name: string }>()
    .innerJoin(
      (all) =>
        all
          .selectFrom(
            tables(context)
              .selectFrom('bulk_act_people')
              .select(['act_id', 'user_id', 'reason as left_because'])
              .where('act_id', 'in', [...actIds])
              .where('outcome', '=', 'refused')
              .orderBy('act_id')
              .orderBy('user_id')
              .limit(most)
              .as('some'),
          )
          .selectAll()
          .as('refused'),
      (join) => join.onRef('refused.user_id', '=', 'users.id'),
    )
    .select(['refused.act_id', 'refused.left_because'])
    .orderBy('users.last_name')
    .orderBy('users.id')
    .execute()

export const listWaiting = (context: Context, actId: string, most: number): Promise<Waiting[]> =>
  tables(context)
    .selectFrom('bulk_act_people')
    .select(['user_id', 'pass_id', 'tries'])
    .where('act_id', '=', actId)
    .where('outcome', '=', 'waiting')
    .orderBy('tries')
    .orderBy('user_id')
    .limit(most)
    .execute()

/** False: another worker was faster, or there is nothing to be done to them any more. */
export const settle = async (
  context: Context,
  { actId, userId }: { readonly actId: string; readonly userId: string },
  reason: string | null,
): Promise<boolean> =>
  (
    await tables(context)
      .updateTable('bulk_act_people')
      .set({ outcome: reason === null ? 'done' : 'refused', reason })
      .where('act_id', '=', actId)
      .where('user_id', '=', userId)
      .where('outcome', '=', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const noteTry = (context: Context, actId: string, userId: string) =>
  tables(context)
    .updateTable('bulk_act_people')
    .set({ tries: sql`tries + 1` })
    .where('act_id', '=', actId)
    .where('user_id', '=', userId)
    .execute()

/** Ends it where nobody waits in it any more. False: somebody does. */
export const finishAct = async (context: Context, actId: string): Promise<boolean> =>
  (
    await tables(context)
      .updateTable('bulk_acts')
      .set({ finished_at: context.now })
      .where('id', '=', actId)
      .where(
        sql<boolean>`not exists (select from bulk_act_people p where p.act_id = bulk_acts.id and p.outcome = 'waiting')`,
      )
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** False: none of theirs that is over. */
export const deleteFinishedAct = async (context: Context, id: string, userId: string): Promise<boolean> =>
  (
    await tables(context)
      .deleteFrom('bulk_acts')
      .where('id', '=', id)
      .where('begun_by', '=', userId)
      .where('edition_id', '=', context.editionId)
      .where('finished_at', 'is not', null)
      .executeTakeFirst()
  ).numDeletedRows === 1n

export const deleteActsOf = async (context: Context, userId: string): Promise<void> => {
  await tables(context).deleteFrom('bulk_acts').where('begun_by', '=', userId).execute()
  await tables(context).deleteFrom('bulk_act_people').where('user_id', '=', userId).execute()
}

/** Somebody's line in what others began; of two in one act the one that is there stays. */
export async function moveActPeople(context: Context, keptId: string, goneId: string): Promise<void> {
  await sql`
    delete from bulk_act_people l using bulk_act_people w
    where l.user_id = ${goneId} and w.user_id = ${keptId} and w.act_id = l.act_id`.execute(context.db)
  await tables(context).updateTable('bulk_act_people').set({ user_id: keptId }).where('user_id', '=', goneId).execute()
}
