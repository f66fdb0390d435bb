import type { BulkReason } from '@foyer/contract/bulk-acts'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { accounts } from '#features/identity'
import type { Context } from '#platform/context'
import type { BulkActPeople, BulkActs } from '#platform/database/database-types'
import { isJobThere } from '#platform/jobs/queues'

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

const countOf = (who: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from bulk_act_people p where p.act_id = bulk_acts.id and ${who})`

const counted = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('bulk_acts')
    .selectAll('bulk_acts')
    .select([
      countOf(sql`true`).as('people'),
      countOf(sql`p.outcome = 'done'`).as('done'),
      countOf(sql`p.outcome = 'refused'`).as('refused'),
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

/** Whom acts left as they are, by name. @param most of each act. */
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
              .select(sql<number>`row_number() over (partition by act_id order by user_id)`.as('nth'))
              .where('act_id', 'in', [...actIds])
              .where('outcome', '=', 'refused')
              .as('some'),
          )
          .selectAll()
          .where('nth', '<=', most)
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

/** Counts a try before it is made, so that one that ends its worker is counted too. False: another worker was faster. */
export const noteTry = async (
  context: Context,
  actId: string,
  { user_id, tries }: Pick<Waiting, 'user_id' | 'tries'>,
): Promise<boolean> =>
  (
    await tables(context)
      .updateTable('bulk_act_people')
      .set({ tries: tries + 1 })
      .where('act_id', '=', actId)
      .where('user_id', '=', user_id)
      .where('outcome', '=', 'waiting')
      .where('tries', '=', tries)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

/** Acts that are under way, for nobody else until the transaction ends. */
const lockActsUnderWay = async (context: Context): Promise<string[]> => {
  const acts = tables(context).selectFrom('bulk_acts').select('id').where('finished_at', 'is', null)
  return (await acts.forUpdate().skipLocked().execute()).map(({ id }) => id)
}

/**
 * Acts under way that no job is there for, each for this transaction alone. It is asked only once they are locked: a job
 * that another sweep brought is seen then.
 */
export async function takeLeftActs(context: Context): Promise<Pick<BulkActRow, 'id' | 'edition_id'>[]> {
  const ids = await lockActsUnderWay(context)
  if (ids.length === 0) return []
  return tables(context)
    .selectFrom('bulk_acts')
    .select(['id', 'edition_id'])
    .where('id', 'in', ids)
    .where(sql<boolean>`not ${isJobThere('run-bulk-act', 'actId', sql.ref('bulk_acts.id'))}`)
    .execute()
}

/** A job that failed for good is a try of everybody who waited for it. Whoever has had theirs is left. */
export async function noteTryOfAll(context: Context, actId: string, tries: number): Promise<void> {
  await tables(context)
    .updateTable('bulk_act_people')
    .set({
      tries: sql`tries + 1`,
      outcome: sql`case when tries + 1 >= ${tries} then 'refused' else outcome end`,
      reason: sql`case when tries + 1 >= ${tries} then ${'failed' satisfies BulkReason} end`,
    })
    .where('act_id', '=', actId)
    .where('outcome', '=', 'waiting')
    .execute()
}

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
