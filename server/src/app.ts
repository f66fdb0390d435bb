import { createHmac } from 'node:crypto'
import { allEndpoints } from '@foyer/contract/all'
import type { FastifyInstance } from 'fastify'
import { createPassSigner } from '#features/passes'
import type { ProcessContext, World } from '#platform/context'
import type { Database } from '#platform/database/database'
import { createRecall } from '#platform/database/recall'
import { databaseAttempts, noAttemptLimits } from '#platform/door/attempt-limits'
import { type HttpOptions, openHttp } from '#platform/door/http'
import { createKeyReturns } from '#platform/door/idempotency'
import { openApiDocument } from '#platform/door/open-api'
import { databaseRateLimits, noRateLimits } from '#platform/door/rate-limits'
import type { Door } from '#platform/door/serve'
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
  /** A context outside any request, for this edition, or the current one where none is named. */
  context(editionId?: number | null): Promise<ProcessContext>
  /** Enqueues what is swept up by itself: expired holds and lost payment answers; see `Jobs.sweep`. */
  sweep: Jobs['sweep']
  close(): Promise<void>
}

/** Puts the program together; where features meet is `features.ts`, `sellables.ts` and `jobs.ts`. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { database } = options
  const attempts = options.isRateLimited ? databaseAttempts(database, options.ports.keys) : noAttemptLimits
  const ports: Ports = { ...options.ports, attempts }
  const http = await openHttp(options.http)

  let jobs: Jobs | undefined
  const world: World = {
    ports,
    recall: createRecall(options.sharedAnswerMs),
    sellables,
    passSigner: createPassSigner(ports.keys.derive('pass-code')),
    enqueue: async (db, name, data, editionId) => jobs?.enqueue(db, name, data, editionId),
  }
  const contexts = openContexts(world, database, () => jobs?.nudge())
  jobs = await startJobs(database, jobHandlers(contexts.open), lanes, sweeps, http.log)
  const runningJobs = jobs
  const door: Door = {
    http,
    database,
    world,
    jobs: runningJobs,
    limits: options.isRateLimited ? databaseRateLimits(database, ports.keys) : noRateLimits,
    sharedAnswerMs: options.sharedAnswerMs,
    keyReturns: createKeyReturns(database.db),
    currentEditionId: contexts.currentEditionId,
    downloadPass: (sessionId) =>
      `${sessionId}.${createHmac('sha256', ports.keys.derive('download')).update(sessionId).digest('base64url')}`,
  }
  openPlatform(door, { version: options.version, document: openApiDocument(allEndpoints, options.version) })
  openFeatures(door)
  options.openMore?.(door)

  return {
    http,
    jobs: runningJobs,
    world,
    context: contexts.open,
    sweep: (pace) => runningJobs.sweep(pace),
    async close() {
      await http.close()
      await runningJobs.stop()
    },
  }
}
