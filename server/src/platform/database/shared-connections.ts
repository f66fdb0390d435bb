import type { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isPlanOutdated, type StatementNames } from './statement-names.ts'

/** A connection over which reads go one behind the other, none waiting for the answer of the one before. */
interface Line {
  readonly client: Promise<pg.PoolClient>
  /** Reads that are not answered yet. */
  underWay: number
}

interface Lines {
  /** The least busy one, or a new one where all are busy and there may be one more. */
  leastBusy(): Line
  /** Those who come now do not join it. */
  leave(line: Line): void
}

function openLines(pool: pg.Pool): Lines {
  const lines: Line[] = []
  return {
    leastBusy() {
      const [least] = lines.toSorted((a, b) => a.underWay - b.underWay)
      if (least !== undefined && (least.underWay === 0 || lines.length >= pool.options.max)) return least
      const opened = { client: pool.connect(), underWay: 0 }
      lines.push(opened)
      return opened
    },
    leave(line) {
      const at = lines.indexOf(line)
      if (at >= 0) lines.splice(at, 1)
    },
  }
}

/**
 * For statements that stand alone. Reads of all requests share a few connections: what is asked in one turn of the
 * event loop leaves in one packet, and the database answers one after the other. Each is still a transaction of its
 * own. Whatever may wait for a lock gets a connection for itself, so that no read waits with it.
 * @param pool connections that send before they have received (`pipeline`).
 * @param alone where a statement that is not a read gets its connection.
 */
export function sharedConnections(pool: pg.Pool, alone: PostgresPool, names: StatementNames): PostgresPool {
  const lines = openLines(pool)

  async function read(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const line = lines.leastBusy()
    line.underWay += 1
    try {
      const client = await line.client
      holdBack(client)
      return await client.query({ name: names.of(text), text, values: [...values] })
    } catch (error) {
      // Where the connection failed, and not the statement, those who come now shall not join it.
      if (!(error instanceof pg.DatabaseError)) lines.leave(line)
      throw error
    } finally {
      line.underWay -= 1
      if (line.underWay === 0) {
        lines.leave(line)
        line.client.then(
          (client) => client.release(),
          () => {},
        )
      }
    }
  }

  const shared = {
    async query(text: string, values: readonly unknown[] = []) {
      if (!/^\s*select\b/.test(text)) {
        // Each statement may get another connection: what is begun here would be somebody else's.
        if (/^\s*(begin|start)\b/i.test(text)) throw new Error('Begin transactions with `database.transaction`.')
        const client = await alone.connect()
        try {
          return await client.query(text, values)
        } finally {
          client.release()
        }
      }
      try {
        return await read(text, values)
      } catch (error) {
        if (!isPlanOutdated(error)) throw error
        names.renew()
        return read(text, values)
      }
    },
    release: () => {},
  } as unknown as PostgresPoolClient
  return { options: pool.options, end: () => pool.end(), connect: async () => shared }
}

const heldBack = new WeakSet<Socket>()

/** Gathers what this turn of the event loop writes: each packet of its own costs as much as the read itself. */
function holdBack(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  if (heldBack.has(stream)) return
  heldBack.add(stream)
  stream.cork()
  setImmediate(() => {
    heldBack.delete(stream)
    stream.uncork()
  })
}
