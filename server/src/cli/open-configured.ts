import { readConfig } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { openEmbedded } from '../platform/database/embedded.ts'
import { lockFolder } from '../platform/database/folder-lock.ts'
import { openPostgres } from '../platform/database/postgres.ts'

/** The database that the environment names, for a program that runs beside or instead of the server. */
export async function openConfigured(): Promise<{ database: Database; close: () => Promise<void> }> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== null) {
    const database = openPostgres(config.databaseUrl, 2)
    return { database, close: () => database.close() }
  }
  const release = lockFolder(config.dataFolder)
  const database = await openEmbedded(`${config.dataFolder}/database`)
  return {
    database,
    close: async () => {
      await database.close()
      release()
    },
  }
}
