import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import {
  Kysely,
  type KyselyPlugin,
  PGliteDialect,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { keepLogShort, type ShortLog } from './embedded-log.ts'
import { preparingPool } from './prepared-statements.ts'
import { shutOthersOutOf, shutOwnFolder } from './private-files.ts'
import { sharedConnections } from './shared-connections.ts'
import { giveUpInSilence } from './silence.ts'
import { createStatementNames, isPlanOutdated } from './statement-names.ts'
import { createTurns } from './turns.ts'

export type Db = Kysely<DB>

/** One database, whichever engine it is. */
export interface Database {
  readonly engine: 'postgres' | 'embedded'
  readonly db: Db
  /** Runs one transaction; retried when the engine asks for it (serialisation failure, deadlock). */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs SQL text of many statements, as migrations have them. */
  script(sql: string): Promise<void>
  /** Runs one statement with numbered parameters; for libraries that bring their own SQL. */
  raw(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>
  /**
   * Runs what only one process may do at a time, others waiting for their turn; for as long as it takes. A process
   * that dies gives its turn up, and one that loses the database stops.
   */
  alone<T>(turn: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

// Days stay text: as instants they would move with the server's time zone. Counts fit a double; sums of money too.
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1082: (text) => text,
  1700: (text) => text,
}

const insideTransaction = new AsyncLocalStorage<true>()

/** Whether this call runs inside a transaction; the outer handle may not be used there. */
export function isInsideTransaction(): boolean {
  return insideTransaction.getStore() === true
}

/** @throws where this is the outer handle and the call runs inside a transaction. */
export function refuseOuterHandle(db: Db): void {
  if (!db.isTransaction) refuseInsideTransaction()
}

function refuseInsideTransaction(): void {
  if (isInsideTransaction()) throw new Error('The outer database handle was used inside a transaction.')
}

/**
 * The embedded engine has one connection: a query on the outer handle, made inside a transaction, would wait for
 * itself for ever. On PostgreSQL it would quietly leave the transaction. Both are the same mistake, so it throws.
 */
const outsideTransactionOnly: KyselyPlugin = {
  transformQuery(args: PluginTransformQueryArgs) {
    refuseInsideTransaction()
    return args.node
  },
  transformResult: async (args: PluginTransformResultArgs) => args.result,
}

const retryable = new Set(['40001', '40P01'])

export function sqlState(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

async function inTransaction<T>(outer: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (isInsideTransaction()) throw new Error('A transaction was begun inside a transaction.')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await outer.transaction().execute((trx: Transaction<DB>) => insideTransaction.run(true, () => work(trx)))
    } catch (error) {
      if (attempt >= 5 || !(retryable.has(sqlState(error) ?? '') || isPlanOutdated(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * (0.5 + Math.random())))
    }
  }
}

/** So long a request waits for a connection, in milliseconds, before it is told to come again: a rush passes. */
const LONGEST_WAIT_MS = 30_000

/** Connections for transactions, and for whatever may wait. */
const OWN_CONNECTIONS = 10

/** Connections that reads share, beside those that transactions have for themselves. */
const SHARED_CONNECTIONS = 2

/** So many connections one process opens at most; while it starts it may need one of them to wait for others. */
export const CONNECTIONS_PER_PROCESS = OWN_CONNECTIONS + SHARED_CONNECTIONS

function poolSettings(url: string): pg.PoolConfig {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  }
  return {
    connectionString: url,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    lock_timeout: 2000,
    statement_timeout: 5000,
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
async function inTurn<T>(url: string, turn: number, work: () => Promise<T>): Promise<T> {
  const client = await openPatient(url)
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
  })
  lost.catch(() => undefined)
  try {
    await client.query('select pg_advisory_lock($1)', [turn])
    return await Promise.race([work(), lost])
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function openPostgres(url: string, connections = OWN_CONNECTIONS): Database {
  const settings = poolSettings(url)
  const pool = new pg.Pool({ ...settings, max: connections })
  const sharedPool = new pg.Pool({ ...settings, max: SHARED_CONNECTIONS, pipeline: true })
  // A connection that dies is replaced by the pool, and its query fails by itself; without listeners, one for idle
  // connections and one for those in use, it would end the process.
  for (const each of [pool, sharedPool]) {
    each.on('error', () => {})
    each.on('connect', (client) => {
      client.on('error', () => {})
      giveUpInSilence(client)
    })
  }
  const names = createStatementNames()
  const prepared = preparingPool(pool, createTurns(connections, LONGEST_WAIT_MS), names)
  const transactions = new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepared }) })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: sharedConnections(sharedPool, prepared, names) }),
    plugins: [outsideTransactionOnly],
  })
  return {
    engine: 'postgres',
    db,
    transaction: (work) => inTransaction(transactions, work),
    async script(sql) {
      const client = await openPatient(url)
      await client
        .query(`set lock_timeout = 0; set statement_timeout = 0; ${sql}`)
        .finally(() => client.end().catch(() => undefined))
    },
    async raw(text, values) {
      refuseInsideTransaction()
      const result = await pool.query(text, values === undefined ? undefined : [...values])
      return { rows: result.rows ?? [], rowCount: result.rowCount ?? 0 }
    },
    alone: (turn, work) => inTurn(url, turn, work),
    async close() {
      await Promise.all([db.destroy(), transactions.destroy()])
      // Kysely ends a pool only if it was asked for something.
      await Promise.all([pool, sharedPool].map((each) => (each.ended ? undefined : each.end())))
    },
  }
}

const tellOperator = (error: unknown) =>
  console.error('The embedded database’s log grows, and a start after a kill takes longer with it:', error)

/**
 * @param folder absent: in memory, for tests.
 * @param tell is told why its log could not be kept short.
 */
export async function openEmbedded(folder?: string, tell = tellOperator): Promise<Database> {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    shutOwnFolder(folder)
  }
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    parsers: { ...parsers },
  })
  // The files of a new database the engine gives to everybody.
  if (folder !== undefined) shutOthersOutOf(folder, () => true)
  return wrapEmbedded(pglite, folder === undefined ? undefined : keepLogShort(pglite, tell))
}

/** @param log is told of each transaction, and each statement of a library. */
export function wrapEmbedded(pglite: PGlite, log?: ShortLog): Database {
  const worked = () => log?.worked()
  const db = new Kysely<DB>({ dialect: new PGliteDialect({ pglite }), plugins: [outsideTransactionOnly] })
  return {
    engine: 'embedded',
    db,
    transaction: (work) => inTransaction(db.withoutPlugins(), work).finally(worked),
    script: async (sql) => void (await pglite.exec(sql)),
    async raw(text, values) {
      refuseInsideTransaction()
      worked()
      if (values === undefined || values.length === 0) {
        const results = await pglite.exec(text)
        const last = results.findLast((result) => result.rows.length > 0) ?? results.at(-1)
        return { rows: last?.rows ?? [], rowCount: last?.affectedRows ?? 0 }
      }
      const result = await pglite.query<Record<string, unknown>>(text, [...values])
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length }
    },
    alone: (_turn, work) => work(),
    async close() {
      log?.leave()
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
