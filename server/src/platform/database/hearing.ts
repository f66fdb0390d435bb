import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { wireOf } from './wire.ts'

/** What is heard of a database, over all connections of this process. */
export interface Hearing {
  listenTo(client: pg.PoolClient): void
  /**
   * Begins to wait for the database. @returns whether what was waited for is only late: the database was heard meanwhile,
   * or this process was too busy to hear it.
   */
  begin(): () => boolean
}

/** The share of its time that a process is busy beyond which it may have kept what came from itself. */
const TOO_BUSY = 0.9

export function createHearing(): Hearing {
  let heardAt = Number.NEGATIVE_INFINITY
  return {
    listenTo(client) {
      const { stream } = wireOf(client).connection
      stream.on('data', () => {
        heardAt = performance.now()
      })
    },
    begin() {
      const since = performance.now()
      const before = performance.eventLoopUtilization()
      return () => heardAt > since || performance.eventLoopUtilization(before).utilization > TOO_BUSY
    },
  }
}
