import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database, Db } from '#platform/database/database'
import { type JobName, type JobPayloads, jobNames, type SweepName } from './job-payloads.ts'
import { dueQueues, type JobHandlers, type Lane, type Log, openLane, type Standing } from './lanes.ts'
import { openQueues } from './queues.ts'

/**
 * Queues that are worked off together, one job at a time; lanes do not wait for each other. What a lane's jobs may
 * wait for (a mail server, a provider, a long document) holds up that lane alone.
 */
export type Lanes = Readonly<Record<string, readonly JobName[]>>

/** Jobs that are asked for again and again, each with its span of time in seconds. */
export type Sweeps = Readonly<Partial<Record<SweepName, number>>>

/**
 * How often the upkeep looks for jobs whose worker died, in milliseconds; of processes that ask within a minute the
 * library lets one do it.
 */
const RECOVER_MS = 60_000
/**
 * How often it deletes what ended long ago, in seconds: it reads every job there is for that. The library's own day
 * would leave 50,000 sweeps lying about.
 */
const DELETE_SECONDS = 3600

/** Longer than this a stopping server does not wait for its jobs, in milliseconds; what it leaves is done again. */
const LEAVE_MS = 5_000

/** Enqueues a job in the given transaction: it exists if, and only if, the transaction commits. */
export type EnqueueJob = <Name extends JobName>(
  db: Db,
  name: Name,
  data: JobPayloads[Name],
  editionId?: number,
  jobId?: string,
) => Promise<void>

export interface Jobs {
  readonly enqueue: EnqueueJob
  /**
   * Enqueues each sweep that does not wait already.
   * @param pace `paced`: at most one in its span of time, of all servers together.
   */
  sweep(pace?: 'paced'): Promise<void>
  /** Begins to work jobs off: at once after a commit, and every `pollMs` for those of other processes. */
  work(pollMs: number): void
  /** Works off everything that is due now, and what that brings up. Returns how many jobs ran. */
  drain(): Promise<number>
  /** Hands back the jobs whose worker died, and deletes those that ended long ago. */
  recover(): Promise<void>
  /** Tells the worker that a transaction with jobs has committed. */
  nudge(): void
  stop(): Promise<void>
}

// A query that pg-boss makes inside our transaction goes through it; all others go through the outer handle.
const through = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Record<string, unknown>[],
  }),
})

async function openBoss(database: Database, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.upkeep.raw(text, values) },
    schema: 'jobs',
    // The app's own loop fetches and its own clock schedules, the upkeep included: a test can ask for it.
    supervise: false,
    schedule: false,
    maintenanceIntervalSeconds: DELETE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  return boss
}

async function drainAll(lanes: readonly Lane[]): Promise<number> {
  let total = 0
  for (;;) {
    const counts = await Promise.all(lanes.map(({ run }) => run()))
    const count = counts.reduce((sum, one) => sum + one, 0)
    if (count === 0) return total
    total += count
  }
}

/**
 * Jobs in the database itself, by pg-boss. A failed job is tried eight times with growing pauses, then it is kept in
 * the queue `dead-letters`.
 * @param lanes every job stands in exactly one.
 */
export async function startJobs(
  database: Database,
  handlers: JobHandlers,
  lanes: Lanes,
  sweeps: Sweeps,
  log: Log,
): Promise<Jobs> {
  const spans = new Map<string, number>(Object.entries(sweeps))
  const inLanes = Object.values(lanes).flat()
  if (inLanes.toSorted().join() !== jobNames.toSorted().join())
    throw new Error(`Each job stands in one lane, and these do not: ${jobNames.join()} and ${inLanes.join()}.`)
  const boss = await openBoss(database, log)
  await openQueues(boss, spans)

  let timer: NodeJS.Timeout | undefined
  let recovery: NodeJS.Timeout | undefined
  const standing: Standing = { isWorking: false, isStopped: false }
  const due = dueQueues(inLanes, database)
  const open = Object.values(lanes).map((queues) => openLane(queues, { boss, due, handlers, standing, log }))
  const tick = (): void => {
    for (const lane of open) lane.tick()
  }
  const recover = (): Promise<void> => boss.supervise()

  const nudge = (): void => void setImmediate(tick)

  return {
    async enqueue(db, name, data, editionId, jobId) {
      const own = jobId === undefined ? {} : { id: jobId }
      await boss.send(name, editionId === undefined ? { ...data } : { ...data, editionId }, { db: through(db), ...own })
    },
    async sweep(pace) {
      for (const [name, seconds] of spans)
        await boss.send(name, {}, pace === 'paced' ? { singletonSeconds: seconds } : {})
      nudge()
    },
    work(pollMs) {
      standing.isWorking = true
      timer = setInterval(tick, pollMs)
      recovery = setInterval(
        () => void recover().catch((error: unknown) => log.error({ err: error }, 'the jobs could not be looked after')),
        RECOVER_MS,
      )
      tick()
    },
    drain: () => drainAll(open),
    recover,
    nudge,
    async stop() {
      standing.isStopped = true
      clearInterval(timer)
      clearInterval(recovery)
      const left = new Promise((resolve) => setTimeout(resolve, LEAVE_MS).unref())
      await Promise.race([left, Promise.allSettled(open.map(({ underWay }) => underWay()))])
      await boss.stop({ graceful: false }).catch(() => undefined)
    },
  }
}
