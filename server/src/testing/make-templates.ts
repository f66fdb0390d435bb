import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#platform/database/database'
import { wrapEmbedded } from '#platform/database/embedded'
import { migrate } from '#platform/database/migrate'
import { openPostgres } from '#platform/database/postgres'
import { createDatabase, dropDatabase } from '../../../test/databases.ts'
import { seedEdition } from '../demo/seed.ts'
import { parsers } from './test-database.ts'
import { buildHouse, StillClock } from './test-house.ts'

export interface Templates {
  /** Where the copies are made of: the beginning of the databases' names, or a folder. */
  readonly at: string
  remove(): Promise<void>
}

/** The demo's event, and the queues that a server makes when it starts. */
async function furnish(database: Database): Promise<void> {
  await seedEdition(database)
  const { app } = await buildHouse(database, new StillClock())
  await app.close()
}

/** Both templates as databases of a cluster. */
export async function makePostgresTemplates(cluster: string): Promise<Templates> {
  const at = `foyer_template_${randomUUID().replaceAll('-', '')}`
  const make = async (name: string, from: string, work: (database: Database) => Promise<unknown>) => {
    const database = openPostgres(await createDatabase(cluster, name, from), 4)
    await work(database)
    await database.close()
  }
  await make(`${at}_migrated`, 'template0', migrate)
  await make(`${at}_furnished`, `${at}_migrated`, furnish)
  return {
    at,
    remove: async () => {
      // The one that processes copy, where any did: `own-database.ts` makes it.
      await dropDatabase(cluster, `${at}_demo`)
      await dropDatabase(cluster, `${at}_furnished`)
      await dropDatabase(cluster, `${at}_migrated`)
    },
  }
}

/** Both templates as what the embedded engine writes down of itself. */
export async function makeEmbeddedTemplates(): Promise<Templates> {
  const at = mkdtempSync(join(tmpdir(), 'foyer-templates-'))
  const pglite = await PGlite.create({ parsers })
  const database = wrapEmbedded(pglite)
  const writeDown = async (name: string) =>
    writeFileSync(join(at, name), Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await migrate(database)
  await writeDown('migrated')
  await furnish(database)
  await writeDown('furnished')
  await database.close()
  return { at, remove: async () => rmSync(at, { recursive: true, force: true }) }
}
