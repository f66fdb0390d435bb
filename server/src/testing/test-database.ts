import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '#platform/database/database'
import { wrapEmbedded } from '#platform/database/embedded'
import { openPostgres } from '#platform/database/postgres'
import { createDatabase, dropDatabase, overSocket } from '../../../test/databases.ts'

export interface TestDatabase {
  readonly database: Database
  /** Null: the embedded engine, in memory. */
  readonly url: string | null
  readonly drop: () => Promise<void>
}

/** What a copy holds from the beginning: the tables alone, or the demo's event and the queues of the jobs too. */
type Template = 'migrated' | 'furnished'

/** The types that both engines must read alike, as `openEmbedded` sets them. */
export const parsers = { 20: Number, 1082: (text: string) => text, 1700: (text: string) => text }

export const testsPostgres = process.env['FOYER_TEST_ENGINE'] === 'postgres'

/** An empty, migrated database of its own, on the engine that this run tests. */
export const openTestDatabase = (): Promise<TestDatabase> => copyTemplate('migrated')

/** A database of its own with the demo's event in it and nobody there. */
export const openFurnishedDatabase = (): Promise<TestDatabase> => copyTemplate('furnished')

/** The run made each template once (`test/global-setup.ts`): migrating and seeding for each file took most of its time. */
async function copyTemplate(template: Template): Promise<TestDatabase> {
  if (!testsPostgres) {
    const folder = setting('FOYER_TEST_EMBEDDED_TEMPLATES')
    const loadDataDir = new Blob([readFileSync(join(folder, template))])
    const database = wrapEmbedded(await PGlite.create({ parsers, loadDataDir }))
    return { database, url: null, drop: () => database.close() }
  }
  const cluster = setting('FOYER_TEST_DATABASE_URL')
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(cluster, name, `${setting('FOYER_TEST_TEMPLATES')}_${template}`)
  const database = openNear(url, 20)
  return {
    database,
    url,
    drop: async () => {
      await database.close()
      await dropDatabase(cluster, name)
    },
  }
}

/** A pool of connections over the socket of this machine, where the run has one. */
export const openNear = (url: string, size: number): Database =>
  openPostgres(overSocket(url, process.env['FOYER_TEST_SOCKET_FOLDER']), size)

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: test/global-setup.ts of this run did not do its part.`)
  return value
}
