import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { sendTogether } from './packets.ts'
import { askPrepared } from './prepared-query.ts'
import { isSharedRead } from './shared-reads.ts'
import { isPlanOutdated, type StatementNames } from './statement-names.ts'

/** Who has heard nothing for so long, in milliseconds, is behind a slow read: nobody joins it any more. */
const SLOW_MS = 250

/** So many reads wait behind one another at most; who comes then asks by itself. */
const LONGEST_LINE = 200

/** PostgreSQL's word for a statement that took longer than it may. */
const TIMED_OUT = '57014'

/** A connection over which reads go one behind the other, none waiting for the answer of the one before. */
interface Line {
  readonly client: Promise<pg.PoolClient>
  /** Reads that are not answered yet. */
  underWay: number
  /** When it last answered, or began to wait. */
  heardAt: number
}

interface Lines {
  /** The least busy one, or a new one; none where all are slow or full, and there may be no more. */
  join(): Line | undefined
  /** Those who come now do not join it. */
  leave(line: Line): void
  /** Its connection is free. */
  end(line: Line): void
}

/** @param most lines that are joined; the pool has more connections, for those that nobody joins any more. */
function openLines(pool: pg.Pool, most: number): Lines {
  const joined: Line[] = []
  const open = new Set<Line>()
  const leave = (line: Line) => {
    const at = joined.indexOf(line)
    if (at >= 0) joined.splice(at, 1)
  }
  return {
    join() {
      const now = performance.now()
      for (const line of [...joined]) if (line.underWay > 0 && now - line.heardAt > SLOW_MS) leave(line)
      const [least] = joined.toSorted((a, b) => a.underWay - b.underWay)
      const isFull = joined.length >= most || open.size >= pool.options.max
      if (least !== undefined && (least.underWay === 0 || isFull))
        return least.underWay < LONGEST_LINE ? least : undefined
      if (isFull) return undefined
      const line = { client: pool.connect(), underWay: 0, heardAt: now }
      joined.push(line)
      open.add(line)
      return line
    },
    leave,
    end(line) {
      leave(line)
      open.delete(line)
      line.client.then(
        (client) => client.release(),
        () => {},
      )
    },
  }
}

/**
 * For statements that stand alone. Reads that were composed once (`composedOnce`), which an index answers, share a few
 * connections over all requests: what is asked in one turn of the event loop leaves in one packet, and the database
 * answers one after the other. Each is still a transaction of its own. Everything else, which may take its time or wait
 * for a lock, has a connection for itself, and so has a shared read that finds the lines slow, or that took too long in one.
 * @param pool connections that send before they have received (`pipeline`), with a short time for a statement.
 * @param most lines at a time. The pool has more connections: a line that is slow is left to itself, and another begun.
 * @param alone where every other statement gets its connection.
 */
export function sharedConnections(
  pool: pg.Pool,
  most: number,
  alone: PostgresPool,
  names: StatementNames,
): PostgresPool {
  const lines = openLines(pool, most)

  async function askAlone(text: string, values: readonly unknown[]) {
    // Each statement may get another connection: what is begun here would be somebody else's.
    if (/^\s*(begin|start)\b/i.test(text)) throw new Error('Begin transactions with `database.transaction`.')
    const client = await alone.connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }

  async function read(line: Line, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (line.underWay === 0) line.heardAt = performance.now()
    line.underWay += 1
    let client: pg.PoolClient | undefined
    try {
      client = await line.client
      sendTogether(client)
      const name = names.of(text)
      if (name === undefined) return await client.query({ text, values: [...values] })
      names.use(client, name)
      return await askPrepared(client, name, text, values)
    } catch (error) {
      // Where the connection failed, and not the statement, those who come now shall not join it.
      if (!(error instanceof pg.DatabaseError)) lines.leave(line)
      throw error
    } finally {
      line.heardAt = performance.now()
      line.underWay -= 1
      // Behind what is on its way: a line answers one after the other.
      if (client !== undefined) void names.forget(client)
      if (line.underWay === 0) lines.end(line)
    }
  }

  const shared = {
    async query(text: string, values: readonly unknown[] = []) {
      const line = isSharedRead(text) ? lines.join() : undefined
      if (line === undefined) return askAlone(text, values)
      try {
        return await read(line, text, values)
      } catch (error) {
        if (isPlanOutdated(error)) names.renew()
        else if (!(error instanceof pg.DatabaseError && error.code === TIMED_OUT)) throw error
        return askAlone(text, values)
      }
    },
    release: () => {},
  } as unknown as PostgresPoolClient
  return { options: pool.options, end: () => pool.end(), connect: async () => shared }
}
