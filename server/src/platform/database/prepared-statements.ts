import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Checkout } from './checkout.ts'
import { sendTogether } from './packets.ts'
import { askPrepared } from './prepared-query.ts'
import { isPlanOutdated, type StatementNames } from './statement-names.ts'

/** What Kysely makes of the answer to `begin`. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] }

/** A connection that is lent, whose statements are prepared. */
export interface PreparingConnection {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>
  /** @param isUnfit it is closed, and not lent again. */
  readonly release: (isUnfit?: boolean) => void
}

/** Lends connections that parse, plan and describe a statement once instead of each time. */
export function preparing(checkout: Checkout, names: StatementNames): () => Promise<PreparingConnection> {
  return async () => {
    const { client, giveBack } = await checkout.take()
    const release = (isUnfit = false) => {
      const forgotten = isUnfit ? null : names.forget(client)
      if (forgotten === null) giveBack(isUnfit)
      else void forgotten.then(() => giveBack())
    }
    // What is said of `begin` is all that is asked of it.
    return { query: askedThrough(client, names) as PreparingConnection['query'], release }
  }
}

/**
 * A pool whose statements are parsed, planned and described once per connection instead of each time. What is asked in one turn
 * of the event loop leaves in one packet, and so does `begin` with the first statements of its transaction. Statements
 * that begin or end transactions are not prepared.
 * @param pool connections that send before they have received (`pipeline`).
 */
export function preparingPool(pool: pg.Pool, connect: () => Promise<PreparingConnection>): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const { query, release } = await connect()
      // Kysely's type also knows cursors, which nobody here uses.
      return { query, release: () => release() } as unknown as PostgresPoolClient
    },
  }
}

function askedThrough(client: pg.PoolClient, names: StatementNames) {
  /** The transaction that was begun in this turn, or an earlier one; its first statements go with it. */
  let begun: Promise<unknown> | null = null
  let isFirstTurn = false

  const ask = (text: string, values: readonly unknown[]) => {
    sendTogether(client)
    const name = names.of(text)
    if (name === undefined) return client.query({ text, values: [...values] })
    names.use(client, name)
    return askPrepared(client, name, text, values)
  }

  function begin() {
    begun = ask('begin', [])
    begun.catch(() => undefined)
    isFirstTurn = true
    setImmediate(() => {
      isFirstTurn = false
    })
    return BEGUN
  }

  return async (text: string, values: readonly unknown[] = []) => {
    if (text === 'begin') return begin()
    // Nothing follows the first packet unless there is a transaction to follow in.
    if (begun !== null && !isFirstTurn) await begun
    try {
      return await ask(text, values)
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      // Another server's migration changed a table: all statements are prepared anew, under new names.
      names.renew()
      // Inside a transaction all is lost with this one, and whoever runs the transaction begins it again: for this
      // reason, which must be the first that they hear.
      if (begun !== null) throw error
      return await ask(text, values)
    }
  }
}
