import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context, ProcessContext } from '#platform/context'
import type { DB } from '#platform/database/database-types'
import { eachByItself } from './each-by-itself.ts'

/** One kind of thing that is kept for a time. */
interface Kept {
  /** How long after it ended, or was used last, in seconds. */
  readonly keptSeconds: number
  /** Forgets what ended before then. A second run finds nothing, and two servers at once do no harm. */
  forget(context: ProcessContext, before: Date): Promise<void>
}

/** What is kept, by the name that docs/operating.md has for it. */
export type Retention = Readonly<Record<string, Kept>>

/**
 * Forgets whatever has had its time, each kind by itself.
 * @throws AggregateError of all failures, after all the others had their turn.
 */
export async function forgetWhatIsOver(context: ProcessContext, retention: Retention): Promise<void> {
  await eachByItself(
    Object.entries(retention),
    ([name]) => name,
    ([, { keptSeconds, forget }]) => forget(context, new Date(context.now.getTime() - keptSeconds * 1000)),
  )
}

/** So many rows go in one statement: none takes long, and a night's pile is gone in one run. */
const PIECE = 5_000

/** Deletes the rows of one of the caller's own tables, in pieces; what another server deletes just now is left to it. */
export async function deletePiecewise(
  { db }: Pick<Context, 'db'>,
  table: keyof DB,
  isOver: RawBuilder<SqlBool>,
): Promise<void> {
  for (let deleted = PIECE; deleted === PIECE; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${PIECE} for update skip locked))`.execute(db)
    deleted = Number(numAffectedRows ?? 0)
  }
}
