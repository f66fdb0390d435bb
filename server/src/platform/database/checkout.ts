import type pg from 'pg'
import type { Turns } from '#platform/ground/turns'
import type { Hearing } from './hearing.ts'

/** One of a pool's connections, for as long as one has it. */
interface CheckedOut {
  readonly client: pg.PoolClient
  /** @param destroy where nobody shall get it again. */
  giveBack(destroy?: boolean): void
}

/** A pool's connections, each given to one at a time, in the order in which they came. */
export interface Checkout {
  /** @throws Busy, and what keeps the pool from connecting. */
  take(): Promise<CheckedOut>
}

/** So long a new connection may take, in milliseconds, and as often it is tried where the database is there. */
export const CONNECTING_MS = 3000
const MOST_TRIES = 10

/**
 * @param pool gives up a connection that is not there after `CONNECTING_MS`.
 * @param turns as many as the pool has connections: who waits for one waits here. A connection that is late in a rush is
 * tried again; where the database is not there, all who wait are told so.
 */
export function checkoutOf(pool: pg.Pool, turns: Turns, hearing: Hearing): Checkout {
  async function connect(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const isOnlyLate = hearing.begin()
      try {
        return await pool.connect()
      } catch (error) {
        if (!isOnlyLate() || tries >= MOST_TRIES) throw error
      }
    }
  }

  return {
    async take() {
      const leave = await turns.take()
      try {
        const client = await connect()
        return {
          client,
          giveBack(destroy) {
            client.release(destroy)
            leave()
          },
        }
      } catch (error) {
        turns.sendAway(error)
        leave()
        throw error
      }
    },
  }
}
