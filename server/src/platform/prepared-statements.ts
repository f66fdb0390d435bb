import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Turns } from './turns.ts'

/** So many statements are kept prepared per connection; whatever a program asks beyond that is parsed each time. */
const MOST = 1000

/**
 * A pool whose statements are parsed and planned once per connection instead of each time. Statements that begin or
 * end transactions stay as they are.
 * @param turns who waits for a connection waits here: the pool itself would give up after the time that it gives a
 * server to answer.
 */
export function preparingPool(pool: pg.Pool, turns: Turns): PostgresPool {
  const names = new Map<string, string>()
  let generation = 0

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return undefined
    const name = `${generation}-${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
    return name
  }

  async function checkOut(): Promise<pg.PoolClient> {
    await turns.take()
    try {
      return await pool.connect()
    } catch (error) {
      turns.giveBack()
      turns.sendAway(error)
      throw error
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await checkOut()
      const ask = (text: string, values: readonly unknown[]) => {
        const name = nameOf(text)
        return client.query(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] })
      }
      const prepared = {
        async query(text: string, values: readonly unknown[] = []) {
          try {
            return await ask(text, values)
          } catch (error) {
            if (!isPlanOutdated(error)) throw error
            // Another server's migration changed a table: all statements are prepared anew, under new names. Inside
            // a transaction this one is lost, and whoever runs the transaction begins it again.
            generation += 1
            names.clear()
            return await ask(text, values).catch(() => {
              throw error
            })
          }
        },
        release: (destroy?: boolean) => {
          client.release(destroy)
          turns.giveBack()
        },
      }
      // Kysely's type also knows cursors, which nobody here uses.
      return prepared as unknown as PostgresPoolClient
    },
  }
}

/** Whether a prepared statement no longer fits the tables, because a migration changed them. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')
}
