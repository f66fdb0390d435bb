import type { ViewedList } from '@foyer/contract/list-views'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { ListViews } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'list_views'>()

export type ListViewRow = Selectable<ListViews>

/** One's own, and then what colleagues share, by name: all of it, for nobody keeps very many. */
export const listViewsFor = (context: Context, list: ViewedList, userId: string): Promise<ListViewRow[]> =>
  tables(context)
    .selectFrom('list_views')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .where('list', '=', list)
    .where((row) => row.or([row('saved_by', '=', userId), row('is_shared', '=', true)]))
    .orderBy(sql`saved_by <> ${userId}`)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findView = (context: Context, id: string): Promise<ListViewRow | undefined> =>
  tables(context)
    .selectFrom('list_views')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

/** Until the transaction ends, nobody else keeps a view of theirs. */
export const lockViewsOf = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${userId}`}, 0))`.execute(context.db)

/** What is kept under a name; not what of it was lost. */
export const countViewsOf = async (context: Context, list: ViewedList, userId: string): Promise<number> =>
  (
    await tables(context)
      .selectFrom('list_views')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('saved_by', '=', userId)
      .where('edition_id', '=', context.editionId)
      .where('list', '=', list)
      .where('lost_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

export const insertView = (context: Context, row: Insertable<ListViews>): Promise<ListViewRow> =>
  tables(context).insertInto('list_views').values(row).returningAll().executeTakeFirstOrThrow()

/** Undefined: somebody changed it since, or it was lost. */
export const updateView = (
  context: Context,
  { id, version }: Pick<ListViewRow, 'id' | 'version'>,
  changes: Pick<ListViewRow, 'name' | 'is_shared' | 'search'>,
): Promise<ListViewRow | undefined> =>
  tables(context)
    .updateTable('list_views')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('lost_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const deleteView = (context: Context, id: string) =>
  tables(context).deleteFrom('list_views').where('id', '=', id).execute()

export const deleteViewsOf = async (context: Context, userId: string): Promise<void> => {
  await tables(context).deleteFrom('list_views').where('saved_by', '=', userId).execute()
}

export type AnyView = Pick<ListViewRow, 'id' | 'list' | 'name' | 'search'>

/** Of every edition and everybody who works here. */
export const listAllViews = (context: Context): Promise<AnyView[]> =>
  tables(context)
    .selectFrom('list_views')
    .select(['id', 'list', 'name', 'search'])
    .where('lost_at', 'is', null)
    .execute()

/** What its owner made of it meanwhile stays. */
export const searchAnew = (context: Context, { id, search: before }: AnyView, search: string) =>
  tables(context)
    .updateTable('list_views')
    .set({ search, version: sql`version + 1` })
    .where('id', '=', id)
    .where('search', '=', before)
    .execute()

/** Takes every word of them away: what is left tells whoever saved one that it is gone. */
export const loseViews = (context: Context, views: readonly Pick<ListViewRow, 'id'>[]) =>
  tables(context)
    .updateTable('list_views')
    .set({ name: '', search: '', is_shared: false, lost_at: context.now, version: sql`version + 1` })
    .where(
      'id',
      'in',
      views.map(({ id }) => id),
    )
    .execute()
