import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Where places are counted: those that wait for an answer or for money, and those of who comes. */
export type Counter = 'held' | 'taken'

/** What there are so many places of, and who stands in line for them. */
interface Counted {
  /** Rows `e` with `id`, `capacity`, `held` and `taken`, and a check over the three. */
  readonly table: string
  /** Further conditions under which places of `e` are given out. */
  readonly isOpen: RawBuilder<unknown>
  /** Rows `w` of who asked, with their `state`; those that wait are the line. */
  readonly answers: string
  /** The column of `w` that names `e`. */
  readonly of: string
  /** How many places a row `w` asks for. */
  readonly size: RawBuilder<unknown>
}

type Handle = { readonly db: Db }

/**
 * Places that are given out one by one, never more than there are: each is one conditional update of the row that
 * counts them, which is locked by it and no longer than until the transaction ends.
 */
export function countedPlaces({ table, isOpen, answers, of, size }: Counted) {
  /**
   * The guard of every promise: places are counted only where as many are left. Without it the table's check would
   * still refuse, but what is full would answer as an error instead of a place in the line.
   */
  const areLeft = (places: number) => sql`${isOpen} and e.held + e.taken + ${sql.lit(places)} <= e.capacity`

  /** Nobody overtakes: what is free and fits somebody who waits is theirs. */
  const nobodyWaits = sql`not exists (select from ${sql.table(answers)} w
    where w.${sql.ref(of)} = e.id and w.state = 'waiting' and ${size} <= e.capacity - e.held - e.taken)`

  const counting = (id: number, places: number, counter: Counter) => {
    const column = sql.ref(counter)
    return sql`update ${sql.table(table)} e set ${column} = e.${column} + ${sql.lit(places)}
      where e.id = ${id} and ${areLeft(places)}`
  }

  return {
    /** The update alone, for a statement that writes an answer down with its place: only what nobody waits for. */
    taking: (id: number, places: number, counter: Counter) =>
      sql`${counting(id, places, counter)} and ${nobodyWaits} returning e.id`,

    /**
     * Takes places for an answer that stands already.
     * @param behind `the line`: only what nobody waits for; `nobody`: it is their turn.
     * @returns false where no more are left, and nothing was taken.
     */
    async take(context: Handle, id: number, places: number, counter: Counter, behind: 'the line' | 'nobody') {
      const turn = behind === 'nobody' ? sql`` : sql` and ${nobodyWaits}`
      const { numAffectedRows } = await sql`${counting(id, places, counter)}${turn}`.execute(context.db)
      return numAffectedRows === 1n
    },

    release: (context: Handle, id: number, places: number, from: Counter) => {
      const column = sql.ref(from)
      return sql`update ${sql.table(table)} e set ${column} = e.${column} - ${places} where e.id = ${id}`.execute(
        context.db,
      )
    },

    /** What was held is taken: no fewer are left. */
    keep: (context: Handle, id: number, places: number) =>
      sql`update ${sql.table(table)} e set held = e.held - ${places}, taken = e.taken + ${places}
        where e.id = ${id}`.execute(context.db),
  }
}
