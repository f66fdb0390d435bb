import { createHmac } from 'node:crypto'
import { allEndpoints } from '@foyer/contract/all'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyInstance } from 'fastify'
import { findCurrentEditionId } from '#features/editions'
import type { Context, ProcessContext, World } from '#platform/context'
import { contextOver } from '#platform/context'
import type { Database, Db } from '#platform/database/database'
import { createRecall } from '#platform/database/recall'
import { databaseAttempts, noAttemptLimits } from '#platform/door/attempt-limits'
import { type HttpOptions, openHttp } from '#platform/door/http'
import { createKeyReturns } from '#platform/door/idempotency'
import { openApiDocument } from '#platform/door/open-api'
import { databaseRateLimits, noRateLimits } from '#platform/door/rate-limits'
import { refuse } from '#platform/door/refused'
import type { Door } from '#platform/door/serve'
import { type Jobs, startJobs } from '#platform/jobs/jobs'
import type { Ports } from '#platform/ports'
import { openPlatform } from '#platform/site/platform.routes'
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
  /** A context outside any request, for the current edition. */
  context(): Promise<ProcessContext>
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
    enqueue: async (db, name, data) => jobs?.enqueue(db, name, data),
  }

  /**
   * Another edition becomes the current one while the program runs, so which it is stays known no longer than a
   * shared answer does. That there is none is not kept: the next one asks again.
   */
  const currentEditionId = (db: Db): Promise<number> =>
    world.recall('current-edition', async () => {
      const current = await findCurrentEditionId({ db })
      if (current === undefined) throw refuse(requests.noEdition)
      return current.id
    })

  async function context(): Promise<ProcessContext> {
    const now = ports.clock.now()
    const over = (db: Db, id: number): Context => contextOver(world, db, { now, editionId: id })
    const id = await currentEditionId(database.db)
    return {
      ...over(database.db, id),
      inTransaction: async (work) => {
        const result = await database.transaction((db) => work(over(db, id)))
        jobs?.nudge()
        return result
      },
    }
  }

  jobs = await startJobs(database, jobHandlers(context), lanes, sweeps, http.log)
  const runningJobs = jobs
  const door: Door = {
    http,
    database,
    world,
    jobs: runningJobs,
    limits: options.isRateLimited ? databaseRateLimits(database, ports.keys) : noRateLimits,
    sharedAnswerMs: options.sharedAnswerMs,
    keyReturns: createKeyReturns(database.db),
    currentEditionId,
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
    context,
    sweep: (pace) => runningJobs.sweep(pace),
    async close() {
      await http.close()
      await runningJobs.stop()
    },
  }
}
