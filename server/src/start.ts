import cluster from 'node:cluster'
import { payPath } from '@foyer/contract/orders'
import type { Database } from '#platform/database/database'
import { openEmbedded } from '#platform/database/embedded'
import { openEmbeddedFolder } from '#platform/database/embedded-folder'
import { migrate } from '#platform/database/migrate'
import { openPostgres } from '#platform/database/postgres'
import { shareHashing } from '#platform/door/passwords/password-hash'
import { inlineHashes, openStaticSite } from '#platform/site/static-site'
import { buildApp } from './app.ts'
import { composeOutside } from './compose-outside.ts'
import type { Config } from './config.ts'
import { cannotListen } from './explain-failure.ts'

/** How often sweeps are asked for, in milliseconds: twice in the shortest span of one, so that none is missed. */
const SWEEP_MS = 2_500
/** How often the line before the door is moved on, in milliseconds. */
const LINE_MS = 1_000
/** The one style element that the browser's combobox library writes by itself: `touch-action` for what is pressed. */
const COMBOBOX_STYLE_HASH = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"
/** How long a stopping server waits for requests under way, in milliseconds. */
const DRAIN_MS = 10_000

interface OpenedDatabase {
  readonly database: Database
  /** Says that it is whole: migrated and filled. */
  finish(): void
  release(): void
}

async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null)
    return { database: openPostgres(config.databaseUrl), finish: () => {}, release: () => {} }
  const folder = openEmbeddedFolder(config.dataFolder)
  return { database: await openEmbedded(folder.path), finish: folder.finish, release: folder.release }
}

/**
 * Opens the database, puts the program together and lets people in, until the process is told to stop.
 * @throws what stands against it, for `explainFailure`.
 */
export async function start(config: Config): Promise<void> {
  shareHashing(config.processes)
  const { database, finish, release } = await openDatabase(config)
  await migrate(database)
  const outside = await composeOutside(config, database)

  const inline = inlineHashes()
  const app = await buildApp({
    database,
    ports: outside.ports,
    version: config.version,
    sharedAnswerMs: config.sharedAnswerMs,
    isRateLimited: true,
    openMore: outside.open,
    http: {
      trustProxy: config.trustProxy,
      logLevel: config.log,
      scriptHashes: inline.scripts,
      styleHashes: [...inline.styles, ...outside.styleHashes, COMBOBOX_STYLE_HASH],
      isSecure: config.publicUrl.startsWith('https:'),
      cardPage: config.stripe === null ? null : payPath,
    },
  })
  await openStaticSite(app.http, outside.absent)
  const timers: NodeJS.Timeout[] = []
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    for (const timer of timers) clearInterval(timer)
    // Requests under way are answered; whoever hangs on longer is cut off, and their transaction undone.
    const giveUp = setTimeout(() => process.exit(1), DRAIN_MS)
    await app.close()
    await database.close()
    release()
    clearTimeout(giveUp)
    process.exit(0)
  }
  // Before the first request is let in, so that none is ever dropped.
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  await outside.fill(app)
  finish()
  const address = await app.http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw cannotListen(error, config.port, config.host)
  })
  app.jobs.work(1000)
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => app.http.log.error({ err: error }, 'a sweep failed'))
  timers.push(
    setInterval(() => quietly(app.sweep('paced')), SWEEP_MS),
    setInterval(() => quietly(app.moveLine()), LINE_MS),
    ...outside.rounds.map(({ everyMs, walk }) => setInterval(() => quietly(walk(app)), everyMs)),
  )

  if (!cluster.isWorker || cluster.worker?.id === 1) console.log(outside.greeting(address))
}
