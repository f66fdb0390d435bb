import { sql } from 'kysely'
import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'
import { livingStates } from './attendance-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'vip_attendances' | 'vip_events' | 'vip_ignores'>()

/** Where both answered one event, and both answers live. */
export const listAnswersOfBoth = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('vip_attendances as own')
    .innerJoin('vip_attendances as other', 'other.event_id', 'own.event_id')
    .innerJoin('vip_events', 'vip_events.id', 'own.event_id')
    .select(['vip_events.edition_id', 'vip_events.name'])
    .select(({ eb }) => [
      sql<string>`case when own.state = 'waiting' and (other.state <> 'waiting' or own.arrival > other.arrival)
        then own.id else other.id end`.as('later_id'),
      eb.or([eb('own.state', '=', 'waiting'), eb('other.state', '=', 'waiting')]).as('has_waiting'),
    ])
    .where('own.user_id', '=', keptId)
    .where('own.state', 'in', livingStates)
    .where('other.user_id', '=', goneId)
    .where('other.state', 'in', livingStates)
    .orderBy('own.event_id')
    .execute()

export const moveAttendances = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('vip_attendances').set({ user_id: keptId }).where('user_id', '=', goneId).execute()

/** An event that either looked away from. */
export async function moveIgnores(context: Context, { keptId, goneId }: Merging): Promise<void> {
  await tables(context)
    .insertInto('vip_ignores')
    .columns(['user_id', 'event_id', 'ignored_at'])
    .expression((from) =>
      from
        .selectFrom('vip_ignores as gone')
        .select([sql<string>`${keptId}::uuid`.as('user_id'), 'gone.event_id', 'gone.ignored_at'])
        .where('gone.user_id', '=', goneId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tables(context).deleteFrom('vip_ignores').where('user_id', '=', goneId).execute()
}

/** Whoever comes to an event, or waits for it, has it in sight, also where they had looked away from it before. */
export const showAnswered = (context: Context, userId: string) =>
  tables(context)
    .deleteFrom('vip_ignores')
    .where('user_id', '=', userId)
    .where('event_id', 'in', (answered) =>
      answered
        .selectFrom('vip_attendances')
        .select('vip_attendances.event_id')
        .where('vip_attendances.user_id', '=', userId)
        .where('vip_attendances.state', 'in', livingStates),
    )
    .execute()
