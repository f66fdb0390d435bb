import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type Turn, turnNumbers } from './turn-numbers.ts'

/** Waits until it is nobody else's turn, and has it until the transaction ends. */
export async function inOrder(db: Db, turn: Turn): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turnNumbers[turn]}::bigint)`.execute(db)
}

/** Shares the turn until the transaction ends: with whoever shares it too, and never with who has it alone. */
export async function inOrderTogether(db: Db, turn: Turn): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${turnNumbers[turn]}::bigint)`.execute(db)
}
