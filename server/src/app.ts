import { allEndpoints } from '@foyer/contract/all'
import type { FastifyInstance } from 'fastify'
import { eventLook } from '#features/editions'
import { openPassSigner } from '#features/passes'
import { createUsher, moveLine } from '#features/waiting-room'
import type { ProcessContext, World } from '#platform/context'
import { type Changes, openChanges } from '#platform/database/changes'
import type { Database } from '#platform/database/database'
import { createRecall } from '#platform/database/recall'
import { databaseAttempts, noAttemptLimits } from '#platform/door/attempt-limits'
import { ACTS } from '#platform/door/audit'
import { type Feeds, openFeeds, type Topic } from '#platform/door/feeds'
import { type HttpOptions, isPage, openHttp } from '#platform/door/http'
import { createKeyReturns } from '#platform/door/idempotency'
import { type OpenApiDocument, openApiDocument } from '#platform/door/open-api'
import { hashingLoad } from '#platform/door/passwords/password-hash'
import { databaseRateLimits, noRateLimits } from '#platform/door/rate-limits'
import type { Door } from '#platform/door/serve'
import { leadBrowsers } from '#platform/door/usher'
import { uuidV7 } from '#platform/ground/uuid'
import { type Jobs, startJobs } from '#platform/jobs/jobs'
import type { Ports } from '#platform/ports'
import { openPlatform } from '#platform/site/platform.routes'
import { openContexts } from './contexts.ts'
import { openFeatures } from './features.ts'
import { jobHandlers, lanes, sweeps } from './jobs.ts'
import { sellables } from './sellables.ts'

export interface AppOptions {
  readonly database: Database
  readonly ports: Ports
  readonly http: HttpOptions
  readonly version: string
  readonly sharedAnswerMs: number
  readonly isRateLimited: boolean
  /** Opens what this deployment answers beside the product itself. */
  readonly openMore?: (door: Door) => void
}

export interface App {
  readonly http: FastifyInstance
  readonly jobs: Jobs
  readonly world: World
  readonly feeds: Readonly<Record<Topic, Pick<Feeds, 'beat'>>>
  /** A context outside any request, for this edition, or the current one where none is named. */
  context(editionId?: number | null): Promise<ProcessContext>
  /** Enqueues what is swept up by itself: expired holds and lost payment answers; see `Jobs.sweep`. */
  sweep: Jobs['sweep']
  /** Moves the line before the door on, where there is one; asked for each second. */
  moveLine(): Promise<void>
  close(): Promise<void>
}

/** Puts the program together; where features meet is `features.ts`, `sellables.ts` and `jobs.ts`. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { database } = options
  const attempts = options.isRateLimited ? databaseAttempts(database, options.ports.keys) : noAttemptLimits
  const ports: Ports = { ...options.ports, attempts }
  const http = await openHttp(options.http)
  const changes = openChanges(database)
  let jobs: Jobs | undefined
  const world: World = {
    ports,
    recall: createRecall(options.sharedAnswerMs),
    lookOf: eventLook,
    sellables,
    passSigner: await openPassSigner(database.db, ports.keys),
    enqueue: async (...asked) => jobs?.enqueue(...asked),
    changed: changes.tell,
  }
  const contexts = openContexts(world, database, () => jobs?.nudge())
  jobs = await startJobs(database, jobHandlers(contexts.open), lanes, sweeps, http.log)
  const runningJobs = jobs
  const feeds = openFeedsOf(http, database, changes)
  const usher = createUsher({ database, world, currentEditionId: contexts.currentEditionId })
  leadBrowsers(http, usher, isPage)
  const serverId = uuidV7(ports.clock.now())
  const door: Door = {
    usher,
    http,
    database,
    world,
    jobs: runningJobs,
    feeds,
    limits: options.isRateLimited ? databaseRateLimits(database, ports.keys) : noRateLimits,
    changes,
    sharedAnswerMs: options.sharedAnswerMs,
    isSecure: options.http.isSecure,
    keyReturns: createKeyReturns(database.db),
    currentEditionId: contexts.currentEditionId,
    downloadPass: (sessionId) => downloadPassOf(ports, sessionId),
  }
  openPlatform(door, { version: options.version, document: documentOf(options.version) })
  openFeatures(door)
  options.openMore?.(door)

  return {
    http,
    jobs: runningJobs,
    world,
    feeds,
    context: contexts.open,
    sweep: (pace) => runningJobs.sweep(pace),
    async moveLine() {
      const own = { serverId, hashing: hashingLoad(), transactions: database.load() }
      await moveLine(await contexts.open(), own)
    },
    async close() {
      await http.close()
      await runningJobs.stop()
      await changes.close()
    },
  }
}

function openFeedsOf(http: FastifyInstance, database: Database, changes: Changes): Readonly<Record<Topic, Feeds>> {
  const feeds = {
    acts: openFeeds((hear) => database.listen(ACTS, { hear })),
    sales: openFeeds((hear) => {
      const stop = changes.follow(hear)
      return async () => stop()
    }),
  }
  // Whoever listens is let go first: nobody waits for the end of what has none.
  http.addHook('preClose', async () => void (await Promise.all(Object.values(feeds).map((each) => each.close()))))
  return feeds
}

const downloadPassOf = ({ keys }: Ports, sessionId: string): string =>
  `${sessionId}.${keys.fingerprint('download', sessionId)}`

/** The same for as long as the program runs. */
function documentOf(version: string): () => OpenApiDocument {
  let document: OpenApiDocument | undefined
  return () => {
    document ??= openApiDocument(allEndpoints, version)
    return document
  }
}
