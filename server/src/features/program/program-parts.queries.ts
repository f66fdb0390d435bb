import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { ProgramSessions, Speakers, Stages, Tracks } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { deleteFile } from '#platform/site/files'

type InEdition = Pick<Context, 'db' | 'editionId'>

/** What sessions are made of. */
interface PartRows {
  readonly tracks: Selectable<Tracks>
  readonly stages: Selectable<Stages>
  readonly speakers: Selectable<Speakers>
}
export type PartKind = keyof PartRows
export type PartRow<Kind extends PartKind> = PartRows[Kind] & { readonly sessions: number }

interface Part {
  readonly id: number
  readonly edition_id: number
  readonly code: string
  readonly version: number
  readonly position: number
  readonly sort_name: string
}
/** What the three tables have in common, and the two by which one of them is in order. */
interface PartTables {
  tracks: Part
  stages: Part
  speakers: Part
}

const tables = (context: Pick<Context, 'db'>) => context.db as unknown as Kysely<PartTables>

const used: Readonly<Record<PartKind, string>> = {
  tracks: 'select count(*)::int from program_sessions p where p.track_id = tracks.id',
  stages: 'select count(*)::int from program_sessions p where p.stage_id = stages.id',
  speakers: 'select count(*)::int from session_speakers x where x.speaker_id = speakers.id',
}

const partsOf = (context: InEdition, kind: PartKind) =>
  tables(context)
    .selectFrom(kind)
    .selectAll()
    .select(sql<number>`(${sql.raw(used[kind])})`.as('sessions'))
    .where('edition_id', '=', context.editionId)

/** By what the office sorts speakers; an index has it behind the edition. */
export const speakerKeys = {
  sortName: [
    { by: sql`speakers.sort_name`, type: 'text' },
    { by: sql`speakers.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export async function readSpeakerPage(context: InEdition, asked: PageAsked) {
  const { rows, next } = await readPage(partsOf(context, 'speakers'), asked, asked.after, asked.limit)
  return { rows: rows as unknown as readonly PartRow<'speakers'>[], next }
}

/** All of the edition, in the order of their names. */
export const listAllSpeakers = async (context: InEdition) =>
  (await partsOf(context, 'speakers')
    .orderBy('sort_name')
    .orderBy('id')
    .execute()) as unknown as readonly PartRow<'speakers'>[]

/** In the order in which attendees have them. */
export const listParts = async <Kind extends 'tracks' | 'stages'>(context: InEdition, kind: Kind) =>
  (await partsOf(context, kind).orderBy('position').orderBy('id').execute()) as unknown as readonly PartRow<Kind>[]

export const findPart = async <Kind extends PartKind>(
  context: InEdition,
  kind: Kind,
  of: { id: number } | { code: string },
) =>
  (await partsOf(context, kind)
    .where((row) => ('id' in of ? row('id', '=', of.id) : row('code', '=', of.code)))
    .executeTakeFirst()) as unknown as PartRow<Kind> | undefined

interface Seen {
  readonly id: number
  readonly version: number
}

/** Changes what is still as whoever changes it saw it. @returns false where it is not; nothing was changed then. */
export async function updatePart(
  context: InEdition,
  kind: PartKind,
  { id, version }: Seen,
  columns: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(context)
    .updateTable(kind)
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('edition_id', '=', context.editionId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whoever enters a session with it waits, and finds that it is gone. */
export const lockPart = (context: InEdition, kind: PartKind, id: number) =>
  tables(context)
    .selectFrom(kind)
    .select('id')
    .where('edition_id', '=', context.editionId)
    .where('id', '=', id)
    .forUpdate()
    .execute()

export const deletePart = (context: InEdition, kind: PartKind, id: number) =>
  tables(context).deleteFrom(kind).where('edition_id', '=', context.editionId).where('id', '=', id).execute()

/** Forgets a picture of a speaker that no speaker shows any more: whoever copied an edition may have the same. */
export async function forgetPortrait(context: InEdition, image: string | null): Promise<void> {
  if (image === null) return
  const shown = await context.db
    .$pickTables<'speakers'>()
    .selectFrom('speakers')
    .select('id')
    .where('image', '=', image)
    .limit(1)
    .executeTakeFirst()
  if (shown === undefined) await deleteFile(context, image)
}

/** In their order, until the transaction ends: whoever removes one waits. */
export const lockStages = (context: InEdition) =>
  tables(context)
    .selectFrom('stages')
    .select('code')
    .where('edition_id', '=', context.editionId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()

/** These stages in the order of their codes; one that was added meanwhile keeps its place, behind those before it. */
export const placeStages = (context: InEdition, codes: readonly string[]) =>
  tables(context)
    .updateTable('stages')
    .set({ position: sql<number>`array_position(${[...codes]}::text[], code) - 1` })
    .where('edition_id', '=', context.editionId)
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()

/** The place behind the last one, of tracks and stages. */
export async function nextPosition(context: InEdition, kind: 'tracks' | 'stages'): Promise<number> {
  const last = await tables(context)
    .selectFrom(kind)
    .select('position')
    .where('edition_id', '=', context.editionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last === undefined ? 0 : last.position + 1
}

/** Speakers and sessions by what they are called, for whoever chooses among them. */
export async function listNames(context: InEdition) {
  const db = context.db.$pickTables<'speakers' | 'program_sessions'>()
  const [speakers, sessions] = [
    await db
      .selectFrom('speakers')
      .select(['code', 'name'])
      .where('edition_id', '=', context.editionId)
      .orderBy('sort_name')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('program_sessions')
      .select(['code', 'title', 'starts_at'])
      .where('edition_id', '=', context.editionId)
      .where('stage_id', 'is not', null)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  ]
  return {
    speakers,
    sessions: sessions as readonly Pick<Selectable<ProgramSessions>, 'code' | 'title' | 'starts_at'>[],
  }
}
