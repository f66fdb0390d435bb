// The server as `server/src/main.ts` composes it, with two differences: nobody counts how often one address asks, where
// all buyers of a bench come from one, and the clock starts when the demo's does.
import { buildApp } from '../../server/src/app.ts'
import type { Config } from '../../server/src/config.ts'
import { buildDemoPorts } from '../../server/src/demo/compose-demo.ts'
import { SetClock } from '../../server/src/demo/demo-clock.ts'
import { openPostgres } from '../../server/src/platform/database/postgres.ts'
import { shareHashing } from '../../server/src/platform/door/passwords/password-hash.ts'
import { systemClock } from '../../server/src/platform/ground/clock.ts'
import { openSideProcess } from '../../server/src/platform/ground/side-process.ts'
import { takeOut } from '../../server/src/testing/statements.ts'
import { readSettings, reportTo } from './child-process.ts'
import { benchStart } from './crowd.ts'

export interface FoyerSettings {
  readonly databaseUrl: string
  /** False: no jobs and no sweeps, so that every statement is that of a request. */
  readonly hasUpkeep?: boolean
  /** How long shared answers are kept, in milliseconds: 0 asks the database each time. */
  readonly sharedAnswerMs?: number
  /** Parts of statements that guard something, and are taken out of them: what happens without? */
  readonly without?: readonly string[]
  /** Whether calls are counted, by the address that each request says it was forwarded for. */
  readonly isRateLimited?: boolean
  /** Whether the line before the door is moved on, and the room opens by itself. */
  readonly movesLine?: boolean
  /** When the clock was set, of this machine: for servers that shall go by the same time, in milliseconds since 1970. */
  readonly clockSetAt?: number
  /** How many of them run, of which this is one. */
  readonly processes?: number
}

const settings = await readSettings<FoyerSettings>(process)
const { databaseUrl, hasUpkeep = true, sharedAnswerMs = 1000, without = [], isRateLimited = false } = settings
const { movesLine = false, clockSetAt, processes = 1 } = settings
const trustProxy = isRateLimited ? '127.0.0.1' : false
if (without.length > 0) takeOut(without)
const config: Config = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dataFolder: '/nowhere',
  demo: true,
  publicUrl: 'http://localhost:3000',
  trustProxy,
  smtpUrl: null,
  secret: Buffer.from('a secret of the benches, thirty-two bytes long'),
  secretAlso: null,
  processes,
  sideEnvironment: { MALLOC_ARENA_MAX: '2' },
  log: 'error',
  sharedAnswerMs,
  version: '0.0.0',
  wallets: { apple: null, google: null },
  viesUrl: null,
  stripe: null,
}
shareHashing(processes)
const database = openPostgres(databaseUrl)
const { ports } = buildDemoPorts(config, database, {
  clock: new SetClock(clockSetAt === undefined ? systemClock.now() : new Date(clockSetAt), benchStart),
  tasks: openSideProcess({ environment: config.sideEnvironment }),
})
const app = await buildApp({
  database,
  ports,
  version: config.version,
  sharedAnswerMs,
  isRateLimited,
  http: { trustProxy, logLevel: 'info', scriptHashes: [], styleHashes: [], isSecure: true, cardPage: null },
})
const address = await app.http.listen({ port: 0, host: config.host })
if (hasUpkeep) app.jobs.work(1000)
let sweeping: Promise<void> = Promise.resolve()
const sweep = () => {
  sweeping = app.sweep().catch((error: unknown) => console.error(error))
}
const sweeps = hasUpkeep ? setInterval(sweep, 5_000) : undefined
const line = movesLine
  ? setInterval(() => void app.moveLine().catch((error: unknown) => console.error(error)), 1_000)
  : undefined
reportTo(process, Number(new URL(address).port), async () => {
  clearInterval(sweeps)
  clearInterval(line)
  await sweeping
  await app.close()
  await database.close()
})
