import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { createTurns } from '#platform/ground/turns'
import { CONNECTING_MS, checkoutOf } from './checkout.ts'
import {
  type Database,
  inTransaction,
  outsideTransactionOnly,
  refuseInsideTransaction,
  type Statements,
} from './database.ts'
import type { DB } from './database-types.ts'
import { createHearing, type Hearing } from './hearing.ts'
import { openListening } from './listen.ts'
import { ownTransactions } from './own-transaction.ts'
import { parsers } from './parsers.ts'
import { type PreparingConnection, preparing, preparingPool } from './prepared-statements.ts'
import { sharedConnections } from './shared-connections.ts'
import { giveUpInSilence } from './silence.ts'
import { createStatementNames } from './statement-names.ts'
import { type Turn, turnNumbers } from './turn-numbers.ts'

/** Who waits for a connection: a rush passes, and nobody is told to come again who would be served in half a minute. */
const line = { longestWait: 30_000, longestLine: 6000, what: 'the database' } as const

/** Connections for transactions. */
const OWN_CONNECTIONS = 10

/**
 * Connections for statements that stand alone, those of the limits' library among them: one that takes its time
 * keeps no transaction waiting.
 */
const READING_CONNECTIONS = 4

/** Lines of reads that share a connection, and the connections for them: a slow line is left, and another begun. */
const SHARED_LINES = 2
const SHARED_CONNECTIONS = 3

/** What shares a connection is answered by an index: it takes so long at most, in milliseconds, or is asked alone. */
const SHARED_READ_MS = 2000

/** Connections for what the program does by itself: jobs, sweeps. They wait for nobody who came over the door. */
const UPKEEP_CONNECTIONS = 3

/** Connections for lists and tables of staff, and for what leaves as a file: so many of those are read at a time. */
const REPORT_CONNECTIONS = 2

/** So long a statement of a report may take, in milliseconds: less than a request may. */
const REPORT_MS = 15_000

/** Who waits for a report: staff, and those who take their own data with them. */
const waitingForReports = { longestWait: 10_000, longestLine: 100, what: 'a report' } as const

/** So long any other statement may take, in milliseconds. */
const STATEMENT_MS = 5000

/** The connection that hears what other processes tell. */
const LISTENING_CONNECTIONS = 1

/** So many connections one process opens at most; while it starts it may need one of them to wait for others. */
export const CONNECTIONS_PER_PROCESS =
  OWN_CONNECTIONS +
  READING_CONNECTIONS +
  SHARED_CONNECTIONS +
  UPKEEP_CONNECTIONS +
  REPORT_CONNECTIONS +
  LISTENING_CONNECTIONS

// What a page shows is found by indexes in a few milliseconds. Helpers that must first be started and code that must first be
// compiled take many times that, and the planner is led to them by how dear it thinks the words of a row are.
const forReports = { options: '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0 -c jit=off' }

function poolSettings(url: string): pg.PoolConfig {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  }
  return {
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: CONNECTING_MS,
    idleTimeoutMillis: 30_000,
    lock_timeout: 2000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'foyer',
  }
}

/** For what may take as long as it takes, migrations and the wait for one's turn: only a lost connection ends it. */
async function openPatient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'foyer', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Does the work while nobody else has this turn; a lost connection loses the turn, and ends the wait for the work. */
async function inTurn<T>(url: string, turn: Turn, work: () => Promise<T>): Promise<T> {
  const client = await openPatient(url)
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
  })
  lost.catch(() => undefined)
  try {
    await client.query('select pg_advisory_lock($1)', [turnNumbers[turn]])
    return await Promise.race([work(), lost])
  } finally {
    await client.end().catch(() => undefined)
  }
}

function openPool(config: pg.PoolConfig, hearing: Hearing): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that dies is replaced by the pool, and its query fails by itself; without listeners, one for idle
  // connections and one for those in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpInSilence(client, Math.max(STATEMENT_MS, Number(config.statement_timeout)))
    hearing.listenTo(client)
  })
  return pool
}

const askThrough =
  (connect: () => Promise<PreparingConnection>): Statements['raw'] =>
  async (text, values) => {
    refuseInsideTransaction()
    const { query, release } = await connect()
    try {
      const result = await query(text, values)
      release()
      return { rows: result.rows ?? [], rowCount: result.rowCount ?? 0 }
    } catch (error) {
      // A library's text may have begun a transaction.
      release(true)
      throw error
    }
  }

function transactionsOver(pool: PostgresPool) {
  const dialect = new PostgresDialect({ pool })
  const outer = new Kysely<DB>({ dialect })
  const handOut = ownTransactions(dialect, { isPipelined: true })
  const transaction: Statements['transaction'] = (work) => inTransaction(outer, handOut, work)
  return { outer, transaction }
}

/** For statements that stand alone, each in a transaction of its own. */
const standingAlone = (pool: PostgresPool) =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [outsideTransactionOnly] })

/**
 * @param connections for transactions.
 * @param mostPrepared so many statements a connection keeps prepared.
 */
export function openPostgres(url: string, connections = OWN_CONNECTIONS, mostPrepared?: number): Database {
  const settings = poolSettings(url)
  const names = createStatementNames(mostPrepared)
  const hearing = createHearing()
  const sharedPool = openPool(
    {
      ...settings,
      max: SHARED_CONNECTIONS,
      statement_timeout: SHARED_READ_MS,
      pipeline: true,
    },
    hearing,
  )
  const opened = [sharedPool]
  /** So many connections, each given to one at a time. */
  const openLine = (most: number, waiting: typeof line | typeof waitingForReports = line, own: pg.PoolConfig = {}) => {
    const pool = openPool({ ...settings, ...own, max: most, pipeline: true }, hearing)
    opened.push(pool)
    const turns = createTurns({ places: most, ...waiting })
    const connect = preparing(checkoutOf(pool, turns, hearing), names)
    return { turns, connect, prepared: preparingPool(pool, connect) }
  }
  const reading = openLine(READING_CONNECTIONS)
  const upkeepLine = openLine(UPKEEP_CONNECTIONS)
  const reportLine = openLine(REPORT_CONNECTIONS, waitingForReports, { ...forReports, statement_timeout: REPORT_MS })
  const doorLine = openLine(connections)
  const door = transactionsOver(doorLine.prepared)
  const upkeep = transactionsOver(upkeepLine.prepared)
  const db = standingAlone(sharedConnections(sharedPool, SHARED_LINES, reading.prepared, names))
  const reports = standingAlone(reportLine.prepared)
  const listening = openListening(url)
  return {
    engine: 'postgres',
    db,
    transaction: door.transaction,
    raw: askThrough(reading.connect),
    movedAgo: doorLine.turns.movedAgo,
    load: doorLine.turns.load,
    upkeep: {
      db: upkeep.outer.withPlugin(outsideTransactionOnly),
      transaction: upkeep.transaction,
      raw: askThrough(upkeepLine.connect),
    },
    reports: { db: reports },
    async script(sql) {
      const client = await openPatient(url)
      await client
        .query(`set lock_timeout = 0; set statement_timeout = 0; ${sql}`)
        .finally(() => client.end().catch(() => undefined))
    },
    alone: (turn, work) => inTurn(url, turn, work),
    listen: listening.listen,
    async close() {
      await Promise.all([db, door.outer, upkeep.outer, reports].map((each) => each.destroy()))
      // Kysely ends a pool only if it was asked for something.
      await Promise.all(opened.map((pool) => (pool.ended ? undefined : pool.end())))
    },
  }
}
