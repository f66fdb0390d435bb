import { createHmac } from 'node:crypto'
import { allEndpoints } from '@foyer/contract/all'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyInstance } from 'fastify'
import { archiveBookings, eraseBookings } from '#features/accommodation'
import { findCurrentEditionId } from '#features/editions'
import { archiveUser } from '#features/identity'
import { listInvoicesOfOrders, presentInvoice } from '#features/invoices'
import { beginBuyerErasure, endUnpaidOrders, listOrdersOfUser, showOrder } from '#features/orders'
import { archivePasses, archiveWaits, endPasses } from '#features/passes'
import { archiveSurvey, eraseSurvey } from '#features/surveys'
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
import { forgetCaller } from '#platform/jobs/forget'
import { type Jobs, startJobs } from '#platform/jobs/jobs'
import type { Ports } from '#platform/ports'
import { openPlatform } from '#platform/site/platform.routes'
import { openAccommodation } from './features/accommodation/accommodation.routes.ts'
import { openBookings } from './features/accommodation/bookings.routes.ts'
import { openEditions } from './features/editions/editions.routes.ts'
import { openIdentity } from './features/identity/identity.routes.ts'
import { openInvoices } from './features/invoices/invoices.routes.ts'
import { openOrders } from './features/orders/orders.routes.ts'
import { openPasses } from './features/passes/passes.routes.ts'
import { openSurveys } from './features/surveys/surveys.routes.ts'
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

/** The one place where features meet. */
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
   * Another edition becomes the current one while the program runs, so which it is stays known only as long as any
   * shared answer. That there is none is not kept: the next one asks again.
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
  openEditions(door)
  openIdentity(
    door,
    async (own) => {
      const { userId } = own.caller
      const orders = await listOrdersOfUser(own, userId)
      const orderIds = orders.map((order) => order.id)
      const archived = await archiveUser(own, userId)
      return {
        exportedAt: own.now.toISOString(),
        ...archived,
        passes: await archivePasses(own, userId),
        waits: await archiveWaits(own, archived.person.email),
        orders: await Promise.all(orders.map((order) => showOrder(own, order))),
        invoices: (await listInvoicesOfOrders(own, orderIds)).map((row) => presentInvoice(row, own.locale)),
        bookings: await archiveBookings(own, userId),
        survey: await archiveSurvey(own, userId),
      }
    },
    async (own, leaver) => {
      await endUnpaidOrders(own, leaver)
      await endPasses(own, leaver)
      await eraseBookings(own, leaver)
      await eraseSurvey(own, leaver.userId)
      await forgetCaller(own, leaver.userId, await beginBuyerErasure(own, leaver))
    },
  )
  openPasses(door)
  openOrders(door)
  openInvoices(door)
  openAccommodation(door)
  openBookings(door)
  openSurveys(door)
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
