import { sql } from 'kysely'
import type { Context } from '#platform/context'

type InEdition = Pick<Context, 'db' | 'editionId'>

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

/** What is held at that time beside the session itself. */
const heldThen = (context: InEdition, id: number, to: Times) =>
  context.db
    .$pickTables<'program_sessions' | 'stages' | 'session_speakers' | 'speakers'>()
    .selectFrom('program_sessions')
    .select(['program_sessions.id', 'title', 'starts_at', 'ends_at'])
    .where('program_sessions.edition_id', '=', context.editionId)
    .where('program_sessions.id', '<>', id)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '<', new Date(to.endsAt))
    .where('ends_at', '>', new Date(to.startsAt))
    .orderBy('starts_at')
    .orderBy('program_sessions.id')

/** What has a stage at that time. */
export const findClash = (context: InEdition, id: number, to: Times & { readonly stage: string }) =>
  heldThen(context, id, to)
    .innerJoin('stages', 'stages.id', 'program_sessions.stage_id')
    .where('stages.code', '=', to.stage)
    .executeTakeFirst()

/** Who of those who speak in a session speaks in another one at that time. */
export const listBusySpeakers = (context: InEdition, id: number, to: Times) =>
  heldThen(context, id, to)
    .innerJoin('session_speakers', 'session_speakers.session_id', 'program_sessions.id')
    .innerJoin('speakers', 'speakers.id', 'session_speakers.speaker_id')
    .select('speakers.name')
    .where(
      'session_speakers.speaker_id',
      'in',
      sql<number>`(select own.speaker_id from session_speakers own where own.session_id = ${id})`,
    )
    .orderBy('speakers.sort_name')
    .execute()

/** How many people with a seat in a session have one in another at that time. */
export async function countSeatsElsewhere(context: InEdition, id: number, to: Times): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct here.user_id)::int as people
    from session_reservations here
    join session_reservations there on there.user_id = here.user_id and there.session_id <> here.session_id
      and there.state = 'reserved'
    join program_sessions o on o.id = there.session_id and o.cancelled_at is null
    where here.session_id = ${id} and here.state = 'reserved' and o.edition_id = ${context.editionId}
      and o.starts_at < ${to.endsAt}::timestamptz and o.ends_at > ${to.startsAt}::timestamptz`.execute(context.db)
  return rows[0]?.people ?? 0
}

/** Whoever changes a session of the edition waits until the transaction ends. */
export const lockSessionsOf = (context: InEdition) =>
  context.db
    .$pickTables<'program_sessions'>()
    .selectFrom('program_sessions')
    .select('id')
    .where('edition_id', '=', context.editionId)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whoever moves a session onto a stage waits until the transaction ends. */
export const lockAllStages = (context: InEdition) =>
  context.db
    .$pickTables<'stages'>()
    .selectFrom('stages')
    .select('id')
    .where('edition_id', '=', context.editionId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Whoever changes a speaker of the edition waits until the transaction ends. */
export const lockSpeakersOf = (context: InEdition) =>
  context.db
    .$pickTables<'speakers'>()
    .selectFrom('speakers')
    .select('id')
    .where('edition_id', '=', context.editionId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
