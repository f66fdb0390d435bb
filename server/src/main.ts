import cluster from 'node:cluster'
import { SetClock, systemClock } from '#platform/clock'
import { type Database, openEmbedded, openPostgres } from '#platform/database'
import { lockFolder } from '#platform/folder-lock'
import { migrate } from '#platform/migrate'
import { confirmLateCharges } from '#platform/payments/sandbox-bank'
import { sandboxBankStyleHash } from '#platform/payments/sandbox-bank-page'
import { inlineScriptHashes, openStaticSite } from '#platform/static-site'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { followDemoClock, seedDemo } from './demo/seed.ts'
import { cannotListen, explainFailure } from './explain-failure.ts'
import { buildPorts } from './world.ts'

/** How often what is due is swept up, in milliseconds: holds outlive their time by no more than this. */
const SWEEP_MS = 5_000
/** The one style element that the browser's combobox library writes by itself: `touch-action` for what is pressed. */
const COMBOBOX_STYLE_HASH = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"
/** How long a stopping server waits for requests under way, in milliseconds. */
const DRAIN_MS = 10_000

async function openDatabase(config: Config): Promise<{ database: Database; release: () => void }> {
  if (config.databaseUrl !== null) return { database: openPostgres(config.databaseUrl), release: () => {} }
  const release = lockFolder(config.dataFolder)
  return { database: await openEmbedded(`${config.dataFolder}/database`), release }
}

async function start(config: Config): Promise<void> {
  const { database, release } = await openDatabase(config)
  await migrate(database)
  const machineAt = systemClock.now()
  const demoClock = config.demo ? new SetClock(machineAt, machineAt) : null
  const clock = demoClock ?? systemClock
  const { ports, sandbox } = buildPorts(config, database, clock)
  if (demoClock !== null) await followDemoClock(database, demoClock)

  const app = await buildApp({
    database,
    ports,
    sandbox,
    demoClock,
    version: config.version,
    sharedAnswerMs: config.sharedAnswerMs,
    isRateLimited: true,
    http: {
      trustProxy: config.trustProxy,
      logLevel: config.demo ? 'error' : 'info',
      scriptHashes: inlineScriptHashes(),
      styleHashes: [sandboxBankStyleHash, COMBOBOX_STYLE_HASH],
      isSecure: config.publicUrl.startsWith('https:'),
    },
  })
  await openStaticSite(app.http)
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

  if (config.demo) await seedDemo(app, database)
  const address = await app.http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw cannotListen(error, config.port, config.host)
  })
  app.jobs.work(1000)
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => app.http.log.error({ err: error }, 'a sweep failed'))
  timers.push(
    setInterval(() => quietly(app.sweep()), SWEEP_MS),
    setInterval(() => quietly(confirmLateCharges({ http: app.http, database }, sandbox, clock.now())), 1000),
  )
  if (demoClock !== null && database.engine === 'postgres')
    timers.push(setInterval(() => quietly(followDemoClock(database, demoClock)), 1000))

  if (config.demo && (!cluster.isWorker || cluster.worker?.id === 1)) announceDemo(config, address)
}

function announceDemo(config: Config, address: string): void {
  const accounts = ['attendee', 'vip', 'vendor', 'organiser', 'gate', 'owner'].map((name) => `  ${name}@demo.example`)
  console.log(
    [
      '',
      `Foyer runs at ${address.replace('127.0.0.1', 'localhost')}`,
      '',
      'This is demo mode: the event is invented, mail stays in /demo/mailbox, and cards are test cards.',
      'Its accounts, each with the password Foyer-demo-2025!',
      ...accounts,
      `Its data lie in ${config.databaseUrl === null ? config.dataFolder : 'your PostgreSQL'}. Stop it with Ctrl+C.`,
      '',
    ].join('\n'),
  )
}

function fail(error: unknown): never {
  console.error(`Foyer cannot start. ${explainFailure(error)}`)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  if (cluster.isPrimary && config.processes > 1) {
    for (let count = 0; count < config.processes; count += 1) cluster.fork()
    let isStopping = false
    const stop = () => {
      isStopping = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    cluster.on('exit', (_worker, code) => {
      if (isStopping) return
      // One that never came up would fail again; one that died at work is replaced.
      if (code === 1 && process.uptime() < 10) process.exit(1)
      cluster.fork()
    })
  } else await start(config).catch(fail)
} catch (error) {
  fail(error)
}
