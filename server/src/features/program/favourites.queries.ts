import { sql } from 'kysely'
import type { Context } from '#platform/context'

type Handle = Pick<Context, 'db'>

const tables = (context: Handle) =>
  context.db.$pickTables<
    'favourites' | 'calendar_keys' | 'program_sessions' | 'stages' | 'session_speakers' | 'speakers'
  >()

/** One that can be starred: a break is everybody's. */
export const findSession = (context: Context, id: number) =>
  tables(context)
    .selectFrom('program_sessions')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .where('stage_id', 'is not', null)
    .executeTakeFirst()

/** The same, with when somebody starred it; null: they did not. */
export const findStar = (context: Context, userId: string, sessionId: number) =>
  tables(context)
    .selectFrom('program_sessions')
    .leftJoin('favourites', (star) =>
      star.onRef('favourites.session_id', '=', 'program_sessions.id').on('favourites.user_id', '=', userId),
    )
    .select('favourites.starred_at')
    .where('program_sessions.id', '=', sessionId)
    .where('program_sessions.edition_id', '=', context.editionId)
    .where('program_sessions.stage_id', 'is not', null)
    .executeTakeFirst()

export const insertFavourite = (context: Context, userId: string, sessionId: number) =>
  tables(context)
    .insertInto('favourites')
    .values({ user_id: userId, session_id: sessionId, starred_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteFavourite = (context: Context, userId: string, sessionId: number) =>
  tables(context).deleteFrom('favourites').where('user_id', '=', userId).where('session_id', '=', sessionId).execute()

/** One's stars in the edition, and one's calendar, in one read. */
export async function readOwnAgenda(context: Context, userId: string) {
  const { rows } = await sql<{
    sessions: { sessionId: number; starredAt: string }[]
    keptClashes: [number, number][]
    calendar: { number: number; key_hash: string; made_at: string } | null
  }>`
    select
      coalesce((select json_agg(json_build_object('sessionId', f.session_id, 'starredAt', f.starred_at)
          order by p.starts_at, p.id)
        from favourites f join program_sessions p on p.id = f.session_id
        where f.user_id = ${userId} and p.edition_id = ${context.editionId}), '[]') as sessions,
      coalesce((select json_agg(json_build_array(c.session_id, c.other_id) order by c.session_id, c.other_id)
        from kept_clashes c join program_sessions p on p.id = c.session_id
        where c.user_id = ${userId} and p.edition_id = ${context.editionId}), '[]') as "keptClashes",
      (select json_build_object('number', k.number, 'key_hash', k.key_hash, 'made_at', k.made_at)
        from calendar_keys k where k.user_id = ${userId}) as calendar`.execute(context.db)
  return rows[0] ?? { sessions: [], keptClashes: [], calendar: null }
}

/** The number of the next key; the row stays locked, so that of two windows each gets one of its own. */
export const takeNextKey = (context: Context, userId: string) =>
  tables(context)
    .insertInto('calendar_keys')
    .values({
      user_id: userId,
      number: 1,
      key_hash: `none yet ${userId}`,
      locale: context.locale,
      made_at: context.now,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        number: sql<number>`calendar_keys.number + 1`,
        locale: context.locale,
        made_at: context.now,
      }),
    )
    .returning('number')
    .executeTakeFirstOrThrow()

export const keepKeyHash = (context: Context, userId: string, keyHash: string) =>
  tables(context).updateTable('calendar_keys').set({ key_hash: keyHash }).where('user_id', '=', userId).execute()

export const findKeyHolder = (context: Handle, keyHash: string) =>
  tables(context)
    .selectFrom('calendar_keys')
    .select(['user_id', 'locale'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()

/** Of whoever starred it, or has a seat in it. */
const isTheirs = (userId: string) => ({
  isReserved: sql<boolean>`exists (select from session_reservations r where r.session_id = program_sessions.id
    and r.user_id = ${userId} and r.state = 'reserved')`,
  isStarred: sql<boolean>`exists (select from favourites f where f.session_id = program_sessions.id
    and f.user_id = ${userId})`,
  wasCalledOff: sql<boolean>`program_sessions.cancelled_at is not null and exists (select from session_reservations r
    where r.session_id = program_sessions.id and r.user_id = ${userId} and r.state = 'cancelled')`,
})

/** What somebody starred or reserved. Cancelled ones included, so that calendars strike them out. */
export const listOwnSessions = (context: Context, userId: string) => {
  const { isReserved, isStarred, wasCalledOff } = isTheirs(userId)
  return tables(context)
    .selectFrom('program_sessions')
    .innerJoin('stages', 'stages.id', 'program_sessions.stage_id')
    .select([
      'program_sessions.id',
      'program_sessions.title',
      'program_sessions.abstract',
      'program_sessions.starts_at',
      'program_sessions.ends_at',
      'program_sessions.cancelled_at',
      'program_sessions.sequence',
      'stages.hall',
      'stages.name as room',
      sql<string[]>`array(select k.name from session_speakers x join speakers k on k.id = x.speaker_id
        where x.session_id = program_sessions.id order by x.position)`.as('speakers'),
      isReserved.as('is_reserved'),
    ])
    .where('program_sessions.edition_id', '=', context.editionId)
    .where((row) => row.or([isStarred, isReserved, wasCalledOff]))
    .orderBy('program_sessions.starts_at')
    .orderBy('program_sessions.id')
    .execute()
}

/** Of all editions. */
export const listAllFavourites = (context: Handle, userId: string) =>
  tables(context)
    .selectFrom('favourites')
    .innerJoin('program_sessions', 'program_sessions.id', 'favourites.session_id')
    .select([
      'program_sessions.edition_id',
      'program_sessions.title',
      'program_sessions.starts_at',
      'favourites.starred_at',
    ])
    .where('favourites.user_id', '=', userId)
    .orderBy('program_sessions.starts_at')
    .execute()

export const findCalendar = (context: Handle, userId: string) =>
  tables(context).selectFrom('calendar_keys').select('made_at').where('user_id', '=', userId).executeTakeFirst()

export async function deleteOwnAgenda(context: Handle, userId: string): Promise<void> {
  await tables(context).deleteFrom('favourites').where('user_id', '=', userId).execute()
  await tables(context).deleteFrom('calendar_keys').where('user_id', '=', userId).execute()
}
