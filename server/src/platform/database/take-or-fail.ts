import { type OperationNodeSource, sql } from 'kysely'
import { type Db, sqlState } from './database.ts'

/** Of what was to be taken nothing was left. The transaction in which it was tried comes to nothing. */
class NothingLeft extends Error {
  override readonly name = 'NothingLeft'
}

/** `nothing_left()` of the schema. */
const NOTHING_LEFT = 'FY001'

/** What to say instead, where nothing was left. */
export const orElse = (say: () => Error) => (error: unknown) => {
  throw error instanceof NothingLeft ? say() : error
}

/**
 * Takes something by one conditional update, and fails where it changed nothing: the statement itself fails, and so
 * nobody need wait for its answer before the end of the transaction is sent (`sendLast`). Whoever waits for the row
 * waits no longer than that.
 * @param update returns what it changed.
 * @throws NothingLeft
 */
export async function takeOrFail(db: Db, update: OperationNodeSource): Promise<void> {
  await orNothingLeft(update).execute(db).catch(sayNothingLeft)
}

/** The statement of {@link takeOrFail}, for one that is kept. */
export const orNothingLeft = (update: OperationNodeSource) => sql`with taken as (${update})
  select case when exists (select from taken) then 1 else nothing_left() end`

/** Of a statement whose trigger takes something. @throws NothingLeft */
export function sayNothingLeft(error: unknown): never {
  throw sqlState(error) === NOTHING_LEFT ? new NothingLeft('Nothing is left.', { cause: error }) : error
}
