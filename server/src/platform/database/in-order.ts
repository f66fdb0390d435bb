import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Waits until nobody else is in this line, and stands in it until the transaction ends. */
export async function inOrder(db: Db, line: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${line}::bigint)`.execute(db)
}
