import type { SessionLevel } from '@foyer/contract/program'
import { type Expression, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { ProgramSessions } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

type InEdition = Pick<Context, 'db' | 'editionId'>

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'program_sessions' | 'tracks' | 'stages' | 'session_seats' | 'session_speakers'>()

/** By what the office sorts sessions; an index has it behind the edition. */
export const sessionKeys = {
  startsAt: [
    { by: sql`program_sessions.starts_at`, type: 'timestamptz' },
    { by: sql`program_sessions.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface SessionRow extends Selectable<ProgramSessions> {
  readonly track: string | null
  readonly stage: string | null
  readonly repeats: string | null
  readonly speakers: readonly string[]
  /** Null with the three below: everybody just comes. */
  readonly capacity: number | null
  readonly answer_hours: number | null
  readonly taken: number | null
  readonly held: number | null
  readonly waiting: number
  readonly starred: number
}

const sessionsOf = (context: InEdition) =>
  tables(context)
    .selectFrom('program_sessions')
    .leftJoin('tracks', 'tracks.id', 'program_sessions.track_id')
    .leftJoin('stages', 'stages.id', 'program_sessions.stage_id')
    .leftJoin('session_seats', 'session_seats.id', 'program_sessions.id')
    .selectAll('program_sessions')
    .select([
      'tracks.code as track',
      'stages.code as stage',
      'session_seats.capacity',
      'session_seats.answer_hours',
      'session_seats.taken',
      'session_seats.held',
    ])
    .select([
      sql<string | null>`(select r.code from program_sessions r where r.id = program_sessions.repeats_id)`.as(
        'repeats',
      ),
      sql<string[]>`array(select k.code from session_speakers x join speakers k on k.id = x.speaker_id
        where x.session_id = program_sessions.id order by x.position)`.as('speakers'),
      sql<number>`(select count(*)::int from session_reservations w
        where w.session_id = program_sessions.id and w.state = 'waiting')`.as('waiting'),
      sql<number>`(select count(*)::int from favourites f where f.session_id = program_sessions.id)`.as('starred'),
    ])
    .where('program_sessions.edition_id', '=', context.editionId)

/** Whether somebody who speaks in a session speaks in another one meanwhile. */
const speaksElsewhere = (session: string) => {
  const of = (column: string) => sql.ref(`${session}.${column}`)
  return sql<boolean>`(${of('cancelled_at')} is null and exists (
    select from session_speakers here
    join session_speakers there on there.speaker_id = here.speaker_id and there.session_id <> here.session_id
    join program_sessions o on o.id = there.session_id and o.cancelled_at is null
    where here.session_id = ${of('id')} and o.starts_at < ${of('ends_at')} and o.ends_at > ${of('starts_at')}
  ))`
}

/** Sessions whose speakers are asked for in two places at once, as they stand in JSON. */
export interface ClashingSessions {
  readonly sessions: number
  /** When the first of them begins. */
  readonly first: string | null
}

/** Sessions of an edition that clash, as part of another feature's own statement. No stage can be taken twice. */
export const clashesIn = (editionId: Expression<number>) => sql<ClashingSessions>`(
  select jsonb_build_object('sessions', count(*), 'first', min(s.starts_at))
  from program_sessions s where s.edition_id = ${editionId} and ${speaksElsewhere('s')}
)`

/** @param day on the clocks of this zone; undefined: all of them. @param clash: only those that do. */
export function readSessionPage(
  context: InEdition,
  {
    day,
    clash,
    timeZone,
  }: { readonly day: string | undefined; readonly clash: 'speaker' | undefined; readonly timeZone: string },
  asked: PageAsked,
) {
  const midnight = (later: number) => sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`
  return readPage(
    sessionsOf(context)
      .$if(day !== undefined, (all) =>
        all
          .where('program_sessions.starts_at', '>=', midnight(0))
          .where('program_sessions.starts_at', '<', midnight(1)),
      )
      .$if(clash !== undefined, (all) => all.where(speaksElsewhere('program_sessions'))),
    asked,
    asked.after,
    asked.limit,
  )
}

/** All of the edition, cancelled ones too. */
export const listAllSessions = (context: InEdition): Promise<SessionRow[]> =>
  sessionsOf(context).orderBy('program_sessions.id').execute()

export const findSessionRow = (
  context: InEdition,
  of: number | { readonly code: string },
): Promise<SessionRow | undefined> =>
  sessionsOf(context)
    .where((row) =>
      typeof of === 'number' ? row('program_sessions.id', '=', of) : row('program_sessions.code', '=', of.code),
    )
    .executeTakeFirst()

/** Whoever changes a session waits for whoever does so already. */
export const lockSession = (context: InEdition, id: number) =>
  tables(context)
    .selectFrom('program_sessions')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .forUpdate()
    .execute()

/** Of two who want one stage at a time, the second looks when the first has written; whoever removes it waits too. */
export const lockStage = (context: InEdition, code: string) =>
  tables(context)
    .selectFrom('stages')
    .select('id')
    .where('code', '=', code)
    .where('edition_id', '=', context.editionId)
    .forNoKeyUpdate()
    .execute()

interface Written {
  readonly title: object
  readonly abstract: object
  readonly trackId: number | null
  readonly level: SessionLevel
  readonly language: string
  readonly repeatsId: number | null
}

export const updateSession = (context: InEdition, id: number, written: Written) =>
  tables(context)
    .updateTable('program_sessions')
    .set((row) => ({
      title: JSON.stringify(written.title),
      abstract: JSON.stringify(written.abstract),
      track_id: written.trackId,
      level: written.level,
      language: written.language,
      repeats_id: written.repeatsId,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .execute()

/** A break has no stage that could be taken. */
export const moveBreakRow = (
  context: InEdition,
  id: number,
  to: { readonly startsAt: string; readonly endsAt: string },
) =>
  tables(context)
    .updateTable('program_sessions')
    .set((row) => ({
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      sequence: row('sequence', '+', 1),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .execute()

/** Who speaks in a session, in this order. */
export async function replaceSpeakers(context: InEdition, sessionId: number, speakerIds: readonly number[]) {
  await tables(context).deleteFrom('session_speakers').where('session_id', '=', sessionId).execute()
  if (speakerIds.length === 0) return
  await tables(context)
    .insertInto('session_speakers')
    .values(
      speakerIds.map((speaker_id, position) => ({
        session_id: sessionId,
        speaker_id,
        edition_id: context.editionId,
        position,
      })),
    )
    .execute()
}

/** The seats of a session, never fewer than are reserved or offered. @returns false where they would be. */
export async function updateSeats(
  context: InEdition,
  id: number,
  seats: { readonly capacity: number; readonly answerHours: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into session_seats (id, capacity, answer_hours) values (${id}, ${seats.capacity}, ${seats.answerHours})
    on conflict (id) do update set capacity = excluded.capacity, answer_hours = excluded.answer_hours
      where session_seats.held + session_seats.taken <= excluded.capacity`.execute(context.db)
  return numAffectedRows === 1n
}

/** Everybody just comes. @returns false where somebody ever reserved one. */
export async function deleteSeats(context: InEdition, id: number): Promise<boolean> {
  // Whoever reserves one in this moment is waited for, and seen by the next statement.
  await sql`select id from session_seats where id = ${id} for update`.execute(context.db)
  const { rows } = await sql<{ isLeft: boolean }>`
    with gone as (
      delete from session_seats s where s.id = ${id}
        and not exists (select from session_reservations w where w.session_id = s.id) returning s.id
    )
    select exists (select from session_seats s where s.id = ${id}) and not exists (select from gone) as "isLeft"`.execute(
    context.db,
  )
  return rows[0]?.isLeft !== true
}
