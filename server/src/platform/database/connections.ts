import pg from 'pg'
import { CONNECTIONS_PER_PROCESS } from './postgres.ts'

/** The database will never let in as many as these processes need: the message says what to do. */
export class TooFewConnections extends Error {}

/** What so many processes need: their own, and one while they start or are looked after. */
const connectionsNeeded = (processes: number): number => processes * CONNECTIONS_PER_PROCESS + 1

/**
 * Asks a PostgreSQL whether it has room for so many processes, before any of them is started.
 * @returns a warning where others have taken too many for now, or null.
 * @throws TooFewConnections where it could not let them in even if nobody else were there.
 */
export async function checkConnections(url: string, processes: number): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, application_name: 'foyer' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client
    .query(
      `select least(
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true)::int, 0),
         case when r.rolsuper or r.rolconnlimit < 0 then null else r.rolconnlimit end,
         case when r.rolsuper or d.datconnlimit < 0 then null else d.datconnlimit end) as most,
         (select count(*)::int - 1 from pg_stat_activity where backend_type = 'client backend') as used
       from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
    )
    .finally(() => client.end().catch(() => undefined))
  const { most, used } = rows[0] as { most: number; used: number }
  const needed = connectionsNeeded(processes)
  if (most < needed)
    throw new TooFewConnections(
      `FOYER_PROCESSES is ${processes}, which needs ${needed} connections, and the database lets in ${most}: raise its max_connections (or the limit of its user), or set FOYER_PROCESSES lower.`,
    )
  if (most - used >= needed) return null
  return `The database has ${Math.max(0, most - used)} connections left and ${needed} are needed: until others leave, some requests will be answered 503.`
}
