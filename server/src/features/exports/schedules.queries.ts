import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { SavedExportRow } from './exports.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'saved_exports'>()

/** At this hour, where the event is, what is due begins: it is ready when people come to work. */
const HOUR = 5

type Every = NonNullable<SavedExportRow['every']>

/** When it is next after a moment, by the clocks of a zone: tomorrow morning, or on the morning of the next Monday. */
function nextAfter(now: Date, every: Every, timeZone: string) {
  const local = sql`(${now}::timestamptz at time zone ${timeZone})`
  const first = sql`(date_trunc(${every}::text, ${local}) + make_interval(hours => ${HOUR}))`
  const step = sql`(case ${every}::text when 'week' then interval '7 days' else interval '1 day' end)`
  return sql<Date>`((case when ${first} > ${local} then ${first} else ${first} + ${step} end) at time zone ${timeZone})`
}

/** Whose it is says how often it begins by itself; null: no more. */
export const scheduleSaved = (
  context: Context,
  { id, userId, every, timeZone }: { id: string; userId: string; every: Every | null; timeZone: string },
): Promise<SavedExportRow | undefined> =>
  tables(context)
    .updateTable('saved_exports')
    .set({ every, next_at: every === null ? null : nextAfter(context.now, every, timeZone) })
    .where('id', '=', id)
    .where('saved_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('lost_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const findSaved = (context: Context, id: string, userId: string): Promise<SavedExportRow | undefined> =>
  tables(context)
    .selectFrom('saved_exports')
    .selectAll()
    .where('id', '=', id)
    .where('saved_by', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('lost_at', 'is', null)
    .executeTakeFirst()

/** Of every edition. */
export const listDue = (context: Pick<Context, 'db' | 'now'>) =>
  tables(context)
    .selectFrom('saved_exports')
    .select(['id', 'edition_id'])
    .where('next_at', '<=', context.now)
    .orderBy('next_at')
    .execute()

/** Takes one that is due, once, whoever else does; it is due again the next time. */
export const takeDue = (context: Context, id: string, timeZone: string): Promise<SavedExportRow | undefined> =>
  tables(context)
    .updateTable('saved_exports')
    .set({
      next_at: sql`case every when 'week' then ${nextAfter(context.now, 'week', timeZone)}
        else ${nextAfter(context.now, 'day', timeZone)} end`,
    })
    .where('id', '=', id)
    .where('next_at', '<=', context.now)
    .returningAll()
    .executeTakeFirst()

/** Begins by itself no more; what was kept stays. */
export const endSchedule = (context: Context, id: string) =>
  tables(context).updateTable('saved_exports').set({ every: null, next_at: null }).where('id', '=', id).execute()
