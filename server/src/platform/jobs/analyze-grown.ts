import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { eachByItself } from './each-by-itself.ts'

/** A table of fewer rows is read whole as fast as by an index. */
const SMALL = 100

/**
 * Tells the planner of tables that have doubled since it was last told. A connection keeps the plan of a statement that
 * it has prepared, and one made for a table of ten rows reads thousands of them whole, until the table is analysed;
 * PostgreSQL's own worker comes by once a minute, and the embedded engine has none. A sale that opens has sold out by
 * then. Tables of another owner are left to that worker. The small ones first, each by itself: one that takes longer than a
 * statement may keeps none of the others waiting.
 * @throws AggregateError of those that could not be analysed, after all the others were.
 */
export async function analyzeGrown({ db }: { readonly db: Db }): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', counted.schemaname, counted.relname) as table
    from pg_stat_user_tables counted join pg_class known on known.oid = counted.relid
    where counted.n_live_tup > 2 * greatest(known.reltuples, ${sql.lit(SMALL)})
      and known.relkind = 'r' and pg_has_role(known.relowner, 'usage')
    order by counted.n_live_tup`.execute(db)
  await eachByItself(
    rows,
    ({ table }) => table,
    ({ table }) => sql`analyze (skip_locked) ${sql.raw(table)}`.execute(db),
  )
}
