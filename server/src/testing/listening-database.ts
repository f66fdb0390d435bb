import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely'
import type { DB } from '#platform/database/database-types'

/** A database that writes down what it is asked. */
export function listeningDatabase() {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('Nobody looks at the tables.')
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters })
    },
  })
  return { db, asked }
}
