import pg from 'pg'
import type { TestHouse } from './test-house.ts'

/**
 * As a database does by itself: counts the rows of tables, puts words that wait into their index and learns which pages nobody
 * else writes. A plan hangs on all of them. It takes as long as it takes, as there.
 */
export async function tidyTables(
  { database, databaseUrl }: Pick<TestHouse, 'database' | 'databaseUrl'>,
  ...tables: readonly string[]
): Promise<void> {
  if (databaseUrl === null) return database.script(`vacuum (analyze) ${tables.join(', ')}`)
  const client = new pg.Client({ connectionString: databaseUrl, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query(`vacuum (analyze) ${tables.join(', ')}`)
  } finally {
    await client.end()
  }
}
