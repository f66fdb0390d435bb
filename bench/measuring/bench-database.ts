import pg from 'pg'
import { seedEdition } from '../../server/src/demo/seed.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openPostgres } from '../../server/src/platform/database/postgres.ts'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { setCapacity } from './crowd.ts'

export interface BenchDatabase {
  readonly database: Database
  readonly url: string
}

export interface BenchCluster {
  /** A migrated database with the demo edition in it, nobody there, and no end to the passes. */
  open(name: string): Promise<BenchDatabase>
  /** The same again under another name; nobody may be using the first one meanwhile. */
  copy(of: BenchDatabase, name: string): Promise<BenchDatabase>
  stop(): Promise<void>
}

/** What PostgreSQL ships with: what was committed is on the disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', max_wal_size: '4GB' }
const careless = { max_wal_size: '8GB', wal_level: 'minimal', max_wal_senders: '0', maintenance_work_mem: '512MB' }

const running = new Set<BenchCluster>()

/** Ends every PostgreSQL that still runs, for a row that ended before its time. */
export async function stopClusters(): Promise<void> {
  await Promise.all([...running].map((cluster) => cluster.stop()))
}

/**
 * A PostgreSQL of this bench's own, in a temporary folder, run by somebody without rights.
 * @param isDurable false where the data are only made and read: then nothing waits for the disk.
 */
export async function startCluster({ isDurable }: { readonly isDurable: boolean }): Promise<BenchCluster> {
  const postgres: Postgres = await startPostgres(isDurable ? durable : careless)
  const opened = new Set<Database>()
  let stopping: Promise<void> | undefined

  async function create(name: string, template: string): Promise<BenchDatabase> {
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
    await admin.end()
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    const database = openPostgres(url.href, 4)
    opened.add(database)
    return { database, url: url.href }
  }

  const cluster: BenchCluster = {
    async open(name) {
      const made = await create(name, 'template0')
      await migrate(made.database)
      await seedEdition(made.database)
      await setCapacity(made.database, null)
      return made
    },
    async copy(of, name) {
      opened.delete(of.database)
      await of.database.close()
      return create(name, new URL(of.url).pathname.slice(1))
    },
    stop() {
      stopping ??= end()
      return stopping
    },
  }

  async function end(): Promise<void> {
    running.delete(cluster)
    for (const database of opened) await database.close().catch(() => undefined)
    await postgres.stop()
  }

  running.add(cluster)
  return cluster
}
