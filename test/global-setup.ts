import { startPostgres } from './postgres.ts'

/** One PostgreSQL for the run; each test file makes a database of its own in it. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['FOYER_TEST_DATABASE_URL'] !== undefined) return undefined
  const postgres = await startPostgres()
  process.env['FOYER_TEST_DATABASE_URL'] = postgres.url
  return () => postgres.stop()
}
