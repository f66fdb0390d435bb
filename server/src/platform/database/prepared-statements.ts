import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isPlanOutdated, type StatementNames } from './statement-names.ts'
import type { Turns } from './turns.ts'

/**
 * A pool whose statements are parsed and planned once per connection instead of each time. Statements that begin or
 * end transactions stay as they are.
 * @param turns who waits for a connection waits here: the pool itself would give up after the time that it gives a
 * server to answer.
 */
export function preparingPool(pool: pg.Pool, turns: Turns, names: StatementNames): PostgresPool {
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
        const name = names.of(text)
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
            names.renew()
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
