import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import {
  type Database,
  inTransaction,
  outsideTransactionOnly,
  refuseInsideTransaction,
  type Statements,
} from './database.ts'
import type { DB } from './database-types.ts'
import { keepLogShort, type ShortLog } from './embedded-log.ts'
import { ownTransactions } from './own-transaction.ts'
import { parsers } from './parsers.ts'
import { shutOthersOutOf, shutOwnFolder } from './private-files.ts'

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
  const dialect = new PGliteDialect({ pglite })
  const db = new Kysely<DB>({ dialect, plugins: [outsideTransactionOnly] })
  const handOut = ownTransactions(dialect, { isPipelined: false })
  const statements: Statements = {
    db,
    transaction: (work) => inTransaction(db.withoutPlugins(), handOut, work).finally(worked),
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
  }
  return {
    engine: 'embedded',
    ...statements,
    // There is one connection, and so one line, which the engine keeps: who waits in it for long waits for what hangs.
    movedAgo: () => Number.POSITIVE_INFINITY,
    load: () => ({ waitedMs: 0, perSecond: null }),
    upkeep: statements,
    reports: statements,
    script: async (sql) => void (await pglite.exec(sql)),
    alone: (_turn, work) => work(),
    listen(channel, ear) {
      const begun = pglite.listen(channel, (told) => ear.hear(told))
      void begun.then(() => ear.hear(null))
      return async () => (await begun)()
    },
    async close() {
      log?.leave()
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
