import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Exports, SavedExports } from '#platform/database/database-types'
import { isJobThere } from '#platform/jobs/queues'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'exports' | 'export_pieces' | 'saved_exports'>()

export type ExportRow = Selectable<Exports>
export type SavedExportRow = Selectable<SavedExports>

/** Until the transaction ends, nobody else begins or keeps an export of theirs. */
export const lockExportsOf = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`exports of ${userId}`}, 0))`.execute(context.db)

/** Whether fewer than so many of theirs are under way. In a transaction, until whose end nobody else begins one of theirs. */
export async function isRoomFor(context: Context, userId: string, most: number): Promise<boolean> {
  await lockExportsOf(context, userId)
  const underWay = tables(context)
    .selectFrom('exports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('begun_by', '=', userId)
    .where('finished_at', 'is', null)
  return (await underWay.executeTakeFirstOrThrow()).count < most
}

/** Enters it, unless so many of theirs are under way. In a transaction. */
export async function insertExport(context: Context, row: Insertable<Exports>, most: number): Promise<boolean> {
  if (!(await isRoomFor(context, row.begun_by, most))) return false
  await tables(context).insertInto('exports').values(row).execute()
  return true
}

export const findExport = (context: Context, id: string): Promise<ExportRow | undefined> =>
  tables(context).selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()

export const findOwnExport = (context: Context, id: string, userId: string): Promise<ExportRow | undefined> =>
  tables(context)
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('begun_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

export const listExportsOf = (context: Context, userId: string, since: Date): Promise<ExportRow[]> =>
  tables(context)
    .selectFrom('exports')
    .selectAll()
    .where('begun_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where((row) => row.or([row('finished_at', 'is', null), row('finished_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * Takes an export for a worker, where none wrote at it since then, with what was written of it before thrown away.
 * Undefined: it is done, or at work.
 */
export async function takeExport(
  context: Context,
  id: string,
  { now, silentSince }: { readonly now: Date; readonly silentSince: Date },
): Promise<ExportRow | undefined> {
  const taken = await tables(context)
    .updateTable('exports')
    .set({ run: sql`run + 1`, tries: sql`tries + 1`, touched_at: now, rows: 0, expected_rows: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where((row) => row.or([row('touched_at', 'is', null), row('touched_at', '<=', silentSince)]))
    .returningAll()
    .executeTakeFirst()
  if (taken !== undefined) await tables(context).deleteFrom('export_pieces').where('export_id', '=', id).execute()
  return taken
}

/** Under which run somebody writes; another worker may have come after. */
type Run = Pick<ExportRow, 'id' | 'run'>

const ofRun = (context: Context, { id, run }: Run) =>
  tables(context).updateTable('exports').where('id', '=', id).where('run', '=', run).where('finished_at', 'is', null)

/** Keeps a piece of the file, in one statement with how far it is. False: another worker came after, or it was removed. */
export async function keepPiece(
  context: Context,
  { id, run }: Run,
  piece: { readonly number: number; readonly content: Buffer; readonly rows: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with mine as (
      update exports set rows = ${piece.rows}, touched_at = ${piece.now}
      where id = ${id} and run = ${run} and finished_at is null returning id
    )
    insert into export_pieces (export_id, number, content)
    select id, ${piece.number}::int, ${piece.content}::bytea from mine returning number`.execute(context.db)
  return rows.length > 0
}

export const noteExpected = (context: Context, run: Run, expected: number) =>
  ofRun(context, run).set({ expected_rows: expected }).execute()

/** Lets the next worker take it at once. */
export const letGo = (context: Context, run: Run) => ofRun(context, run).set({ touched_at: null }).execute()

export const finishExport = async (
  context: Context,
  run: Run,
  end: Pick<ExportRow, 'rows' | 'size' | 'failure' | 'finished_at'>,
): Promise<boolean> => (await ofRun(context, run).set(end).executeTakeFirst()).numUpdatedRows === 1n

/** What workers left lying, and what no job is there for any more: one that failed for good is not. */
export const listSilentExports = async (context: Context, silentSince: Date): Promise<ExportRow[]> =>
  tables(context)
    .selectFrom('exports')
    .selectAll()
    .where('finished_at', 'is', null)
    .where(({ and, or, eb }) =>
      or([
        eb('touched_at', '<=', silentSince),
        and([
          eb('touched_at', 'is', null),
          sql<boolean>`not ${isJobThere('write-export', 'exportId', sql.ref('exports.id'))}`,
        ]),
      ]),
    )
    .execute()

/** Makes one that failed wait again. False: it did not fail. */
export const resetExport = async (context: Context, id: string): Promise<boolean> =>
  (
    await tables(context)
      .updateTable('exports')
      .set({ tries: 0, touched_at: null, rows: 0, expected_rows: null, finished_at: null, failure: null })
      .where('id', '=', id)
      .where('failure', 'is not', null)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const findPiece = async (context: Context, id: string, number: number): Promise<Uint8Array | undefined> =>
  (
    await tables(context)
      .selectFrom('export_pieces')
      .select('content')
      .where('export_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.content

/** With its pieces. */
export const deleteExport = (context: Context, id: string) =>
  tables(context).deleteFrom('exports').where('id', '=', id).execute()

export const deleteExportsOf = async (context: Context, userId: string): Promise<void> => {
  await tables(context).deleteFrom('exports').where('begun_by', '=', userId).execute()
  await tables(context).deleteFrom('saved_exports').where('saved_by', '=', userId).execute()
}

/** One's own, and what colleagues share, by name: all of it, for nobody keeps very many. */
export const listSaved = (context: Context, userId: string): Promise<SavedExportRow[]> =>
  tables(context)
    .selectFrom('saved_exports')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .where((row) => row.or([row('saved_by', '=', userId), row('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** What is kept under a name; not what of it was lost. */
export const countSaved = async (context: Context, userId: string): Promise<number> =>
  (
    await tables(context)
      .selectFrom('saved_exports')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('saved_by', '=', userId)
      .where('lost_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

export const insertSaved = (context: Context, row: Insertable<SavedExports>): Promise<SavedExportRow> =>
  tables(context).insertInto('saved_exports').values(row).returningAll().executeTakeFirstOrThrow()

export const deleteSaved = (context: Context, id: string, userId: string): Promise<SavedExportRow | undefined> =>
  tables(context)
    .deleteFrom('saved_exports')
    .where('id', '=', id)
    .where('saved_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .returningAll()
    .executeTakeFirst()

/** Of every edition and everybody who works here: how each is called, and what it looks for. */
export const listAllSaved = (context: Context) =>
  tables(context)
    .selectFrom('saved_exports')
    .select(['id', 'name', sql<string | null>`filters ->> 'q'`.as('q')])
    .where('lost_at', 'is', null)
    .execute()

/** Takes every word of them away, and what began by itself ends: what is left tells whoever kept one that it is gone. */
export const loseSaved = (context: Context, saved: readonly Pick<SavedExportRow, 'id'>[]) =>
  tables(context)
    .updateTable('saved_exports')
    .set({ name: '', filters: '{}', is_shared: false, every: null, next_at: null, lost_at: context.now })
    .where(
      'id',
      'in',
      saved.map(({ id }) => id),
    )
    .execute()
