import { sql } from 'kysely'
import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'
import { livingStates } from './reservation-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<
    'favourites' | 'kept_clashes' | 'calendar_keys' | 'session_reservations' | 'program_sessions'
  >()

/** Where both have a seat in one session, or wait for one. */
export const listSeatsOfBoth = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('session_reservations as own')
    .innerJoin('session_reservations as other', 'other.session_id', 'own.session_id')
    .innerJoin('program_sessions', 'program_sessions.id', 'own.session_id')
    .select(['program_sessions.edition_id', 'program_sessions.title'])
    .select(({ eb }) => [
      sql<string>`case when own.state = 'waiting' and (other.state <> 'waiting' or own.arrival > other.arrival)
        then own.id else other.id end`.as('later_id'),
      eb.or([eb('own.state', '=', 'waiting'), eb('other.state', '=', 'waiting')]).as('has_waiting'),
    ])
    .where('own.user_id', '=', keptId)
    .where('own.state', 'in', livingStates)
    .where('other.user_id', '=', goneId)
    .where('other.state', 'in', livingStates)
    .orderBy('own.session_id')
    .execute()

export const moveReservations = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('session_reservations').set({ user_id: keptId }).where('user_id', '=', goneId).execute()

/** The stars of both. The key of a calendar is made of whose it is: the one of the account that goes opens nothing. */
export async function moveStars(context: Context, { keptId, goneId }: Merging): Promise<void> {
  await sql`
    insert into favourites (user_id, session_id, starred_at)
    select ${keptId}, session_id, starred_at from favourites where user_id = ${goneId}
    on conflict do nothing`.execute(context.db)
  await sql`
    insert into kept_clashes (user_id, session_id, other_id, kept_at)
    select ${keptId}, session_id, other_id, kept_at from kept_clashes where user_id = ${goneId}
    on conflict do nothing`.execute(context.db)
  await tables(context).deleteFrom('favourites').where('user_id', '=', goneId).execute()
  await tables(context).deleteFrom('kept_clashes').where('user_id', '=', goneId).execute()
  await tables(context).deleteFrom('calendar_keys').where('user_id', '=', goneId).execute()
}
