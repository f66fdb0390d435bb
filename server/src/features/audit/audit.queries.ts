import { sql } from 'kysely'
import { fullNameOf } from '#features/identity'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'audit_entries'>()

/** By time, and at the same moment in the order in which the acts became true. */
export const auditKeys = {
  at: [
    { by: sql`audit_entries.at`, type: 'timestamptz' },
    { by: sql`audit_entries.id`, type: 'bigint' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface AuditFilter {
  readonly actor?: string | undefined
  readonly act?: string | undefined
  readonly record?: string | undefined
  readonly recordId?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Left out: of all, for people and settings belong to none. */
  readonly editionId?: number | undefined
}

const entries = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('audit_entries')
    .selectAll('audit_entries')
    .select(({ ref }) => fullNameOf(ref('audit_entries.actor_id')).as('actor_name'))

export type AuditRow = Awaited<ReturnType<typeof readAuditPage>>['rows'][number]

/** A page of the log. */
export function readAuditPage(context: Pick<Context, 'db'>, filter: AuditFilter, asked: PageAsked) {
  const { actor, act, record, recordId, from, until, editionId } = filter
  const query = entries(context)
    .$if(actor !== undefined, (some) => some.where('actor_id', '=', actor ?? ''))
    .$if(act !== undefined, (some) => some.where('act', '=', act ?? ''))
    .$if(record !== undefined, (some) => some.where('record', '=', record ?? ''))
    .$if(recordId !== undefined, (some) => some.where('record_id', '=', recordId ?? ''))
    .$if(editionId !== undefined, (some) => some.where('edition_id', '=', editionId ?? 0))
    .$if(from !== undefined, (some) => some.where('at', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (some) => some.where('at', '<', new Date(until ?? 0)))
  return readPage(query, asked, asked.after, asked.limit)
}

/** Everybody who is in the log, each with the moment of their last act: one look into the index of actors for each of them. */
export async function listActors(context: Pick<Context, 'db'>) {
  const { rows } = await sql<{ id: string; name: string; last_act_at: Date }>`
    with recursive actors as (
      (select actor_id from audit_entries order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_entries e where e.actor_id > a.actor_id order by e.actor_id limit 1)
      from actors a where a.actor_id is not null
    )
    select a.actor_id as id, ${fullNameOf(sql.ref('a.actor_id'))} as name,
      (select max(e.at) from audit_entries e where e.actor_id = a.actor_id) as last_act_at
    from actors a where a.actor_id is not null order by name, last_act_at desc`.execute(tables(context))
  return rows
}

/** The number of the newest entry; 0 before the first. */
export const findNewestId = async (context: Pick<Context, 'db'>): Promise<number> =>
  (await tables(context).selectFrom('audit_entries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
    ?.id ?? 0

/** Entries behind a number, in the order in which the acts became true. */
export const listEntriesAfter = (context: Pick<Context, 'db'>, id: number, most: number) =>
  entries(context).where('id', '>', id).orderBy('id').limit(most).execute()

/** What staff did to records, the oldest first. @param ids of each kind. */
export const listEntriesOf = (context: Pick<Context, 'db'>, ids: Readonly<Record<string, readonly string[]>>) =>
  entries(context)
    .where((entry) =>
      entry.or(
        Object.entries(ids).flatMap(([record, those]) =>
          those.length === 0 ? [] : [entry.and([entry('record', '=', record), entry('record_id', 'in', those)])],
        ),
      ),
    )
    .orderBy('at')
    .orderBy('id')
    .execute()

/** All that somebody did as staff. */
export const listActsOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).selectFrom('audit_entries').selectAll().where('actor_id', '=', userId).orderBy('id').execute()
