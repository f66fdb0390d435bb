import { type Insertable, sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import type { SessionSpeakers, Speakers, Stages, Tracks } from '#platform/database/database-types'

const tables = (context: OfficeContext) =>
  context.db.$pickTables<'tracks' | 'stages' | 'speakers' | 'program_sessions' | 'session_speakers'>()

export const insertTracks = (context: OfficeContext, rows: readonly Insertable<Tracks>[]) =>
  tables(context).insertInto('tracks').values(rows).execute()

export const insertStages = (context: OfficeContext, rows: readonly Insertable<Stages>[]) =>
  tables(context).insertInto('stages').values(rows).execute()

export const insertSpeakers = (context: OfficeContext, rows: readonly Insertable<Speakers>[]) =>
  tables(context).insertInto('speakers').values(rows).execute()

type Codes = ReadonlyMap<string, number>

/** The ids of the edition's sessions, by their codes. */
export async function listSessionCodes(context: OfficeContext): Promise<Codes> {
  const rows = await tables(context)
    .selectFrom('program_sessions')
    .select(['code', 'id'])
    .where('edition_id', '=', context.editionId)
    .execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

type NamedParts<Of> = Readonly<Record<'tracks' | 'stages' | 'speakers', Of>>

/** The ids of what sessions are made of, by their codes: whoever removes one of these waits, and finds it used. */
export async function holdParts(
  context: OfficeContext,
  named: NamedParts<readonly string[]>,
): Promise<NamedParts<Codes>> {
  const hold = async (table: keyof typeof named) => {
    const rows = await tables(context)
      .selectFrom(table)
      .select(['code', 'id'])
      .where('edition_id', '=', context.editionId)
      .where('code', '=', sql<string>`any(${[...new Set(named[table])]}::text[])`)
      .orderBy('id')
      .forKeyShare()
      .execute()
    return new Map(rows.map(({ code, id }) => [code, id]))
  }
  return { tracks: await hold('tracks'), stages: await hold('stages'), speakers: await hold('speakers') }
}

/** When stages are taken: by each session that is held. */
export const listStageTimes = (context: OfficeContext) =>
  tables(context)
    .selectFrom('program_sessions as p')
    .innerJoin('stages as s', 's.id', 'p.stage_id')
    .select(['p.code', 's.code as stage', 'p.starts_at', 'p.ends_at'])
    .where('p.edition_id', '=', context.editionId)
    .where('p.cancelled_at', 'is', null)
    .execute()

interface SessionRow {
  readonly code: string
  readonly title: object
  readonly abstract: object
  readonly starts_at: string
  readonly ends_at: string
  readonly track_id: number | null
  readonly stage_id: number | null
  readonly level: string
  readonly language: string
  readonly repeats: string | null
}

/**
 * All of them as one value, however many. What one of them repeats may be another of them: ids are given out before
 * anything is written.
 * @returns the ids by code.
 */
export async function insertSessions(
  context: OfficeContext,
  rows: readonly SessionRow[],
): Promise<ReadonlyMap<string, number>> {
  const { rows: inserted } = await sql<{ code: string; id: number }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('program_sessions', 'id'))::int as id, r.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        code text, title jsonb, abstract jsonb, starts_at timestamptz, ends_at timestamptz, track_id int, stage_id int,
        level text, language text, repeats text
      )
    )
    insert into program_sessions
      (id, edition_id, code, title, abstract, starts_at, ends_at, track_id, stage_id, level, language, repeats_id)
    overriding system value
    select n.id, ${context.editionId}, n.code, n.title, n.abstract, n.starts_at, n.ends_at, n.track_id, n.stage_id,
      n.level, n.language, coalesce(
        (select o.id from numbered o where o.code = n.repeats),
        (select p.id from program_sessions p where p.code = n.repeats and p.edition_id = ${context.editionId})
      )
    from numbered n
    returning code, id`.execute(context.db)
  return new Map(inserted.map(({ code, id }) => [code, id]))
}

export const insertSessionSpeakers = (context: OfficeContext, rows: readonly Insertable<SessionSpeakers>[]) =>
  tables(context).insertInto('session_speakers').values(rows).execute()

/** @returns whether there is such a session, and such a stage. */
export async function moveSessionRow(
  context: OfficeContext,
  code: string,
  to: { readonly startsAt: string; readonly endsAt: string; readonly stage: string },
): Promise<boolean> {
  const moved = await tables(context)
    .updateTable('program_sessions')
    .from('stages')
    .set((row) => ({
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      stage_id: row.ref('stages.id'),
      sequence: sql<number>`program_sessions.sequence + 1`,
      version: sql<number>`program_sessions.version + 1`,
    }))
    .where('program_sessions.edition_id', '=', context.editionId)
    .where('program_sessions.code', '=', code)
    .where('program_sessions.stage_id', 'is not', null)
    .whereRef('stages.edition_id', '=', 'program_sessions.edition_id')
    .where('stages.code', '=', to.stage)
    .executeTakeFirstOrThrow()
  return moved.numUpdatedRows === 1n
}

/** @returns whether there is such a session that was not cancelled before. */
export async function cancelSessionRow(context: OfficeContext, code: string): Promise<boolean> {
  const cancelled = await tables(context)
    .updateTable('program_sessions')
    .set({ cancelled_at: context.now, sequence: sql<number>`sequence + 1`, version: sql<number>`version + 1` })
    .where('edition_id', '=', context.editionId)
    .where('code', '=', code)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return cancelled.numUpdatedRows === 1n
}
