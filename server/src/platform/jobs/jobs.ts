import { CompiledQuery } from 'kysely'
import { PgBoss, type Queue, type QueueResult } from 'pg-boss'
import { type Database, type Db, sqlState } from '#platform/database/database'
import { type JobName, type JobPayloads, jobNames, readEdition, readPayload, type SweepName } from './job-payloads.ts'

export interface Job<Name extends JobName = JobName> {
  readonly id: string
  readonly data: JobPayloads[Name]
  /** The edition in which it was asked for; null: whichever is on, as for a sweep. */
  readonly editionId: number | null
}

/** What each job does: there is no job without, and none beside them. */
export type JobHandlers = { readonly [Name in JobName]: (job: Job<Name>) => Promise<void> }

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

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** Longer than this a stopping server does not wait for its jobs, in milliseconds; what it leaves is done again. */
const LEAVE_MS = 5_000

/** So long a job is kept after it ran, in seconds. */
export const jobSeconds = 7 * 24 * 3600
/** So long a job is kept that failed for good, in seconds. */
export const deadJobSeconds = 30 * 24 * 3600
/** So long a job waits for a server that would run it, in seconds: longer than one is ever away. */
const WAITS_SECONDS = 10 * 365 * 24 * 3600

const ordinary = {
  retryLimit: 8,
  retryBackoff: true,
  retryDelay: 2,
  deadLetter: 'dead-letters',
  expireInSeconds: 120,
  retentionSeconds: WAITS_SECONDS,
  deleteAfterSeconds: jobSeconds,
}
// The next one is never far, so none is tried again.
const sweeping = { retryLimit: 0, expireInSeconds: 120 }

/** Enqueues a job in the given transaction: it exists if, and only if, the transaction commits. */
export type EnqueueJob = <Name extends JobName>(
  db: Db,
  name: Name,
  data: JobPayloads[Name],
  editionId?: number,
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

interface Log {
  error(details: object, message: string): void
}

// A query that pg-boss makes inside our transaction goes through it; all others go through the outer handle.
const through = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Record<string, unknown>[],
  }),
})

/** One that ran says until the end of its span that it did; after that it is of no use to anybody. */
const sweepKeptSeconds = (span: number) => Math.max(60, 2 * span)

type QueueTerms = Omit<Queue, 'name' | 'partition' | 'policy'>

/**
 * A queue with these terms: one that an older version made takes them for its next jobs, one that has them is not
 * written.
 * @param policy `short`: at most one job waits, whoever asks for it.
 */
async function openQueue(
  boss: PgBoss,
  there: readonly QueueResult[],
  name: string,
  terms: QueueTerms,
  policy?: 'short',
): Promise<void> {
  const known = there.find((queue) => queue.name === name)
  if (known === undefined) return boss.createQueue(name, { ...terms, ...(policy === undefined ? {} : { policy }) })
  // How a queue lets jobs in cannot be changed; a sweep that is lost with its queue is asked for again at once.
  if (policy !== undefined && known.policy !== policy) {
    await boss.deleteQueue(name)
    return boss.createQueue(name, { ...terms, policy })
  }
  const isOutdated = Object.entries(terms).some(([term, value]) => known[term as keyof QueueTerms] !== value)
  if (isOutdated) await boss.updateQueue(name, terms)
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
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw(text, values) },
    schema: 'jobs',
    // The app's own loop fetches and its own clock schedules, the upkeep included: a test can ask for it.
    supervise: false,
    schedule: false,
    maintenanceIntervalSeconds: DELETE_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const there = await boss.getQueues()
  await openQueue(boss, there, 'dead-letters', { retentionSeconds: deadJobSeconds })
  for (const name of jobNames) {
    const span = spans.get(name)
    const sweep = { ...sweeping, deleteAfterSeconds: sweepKeptSeconds(span ?? 0) }
    await openQueue(boss, there, name, span === undefined ? ordinary : sweep, span === undefined ? undefined : 'short')
    // Any call reads the queue into the library's cache, and this one does no more: on the embedded engine it must
    // not ask for it later, inside a transaction.
    await boss.cancel(name, NO_JOB)
  }

  let timer: NodeJS.Timeout | undefined
  let recovery: NodeJS.Timeout | undefined
  let isStopped = false

  async function runOne<Name extends JobName>(name: Name): Promise<boolean> {
    const [job] = await boss.fetch(name, { batchSize: 1 })
    if (job === undefined) return false
    try {
      await handlers[name]({ id: job.id, data: readPayload(name, job.data), editionId: readEdition(job.data) })
      await boss.complete(name, job.id)
    } catch (error) {
      log.error({ err: error, job: name, id: job.id }, 'a job failed')
      // Messages quote what they are about, addresses of people among them; the log has them, under its own rules.
      await boss.fail(name, job.id, { error: error instanceof Error ? error.name : 'unknown', code: sqlState(error) })
    }
    return true
  }

  /** Those in which a job is due: most have none at most times, so that all are looked at together. */
  async function dueOf(queues: readonly JobName[]): Promise<JobName[]> {
    const { rows } = await database.raw(
      `select queue from unnest($1::text[]) queue
       where exists (select from jobs.job where name = queue and state < 'active' and start_after < now())`,
      [queues],
    )
    const due = new Set(rows.map((row) => row['queue']))
    return queues.filter((queue) => due.has(queue))
  }

  /** One job of each queue in turn, so that a full queue does not keep its neighbours waiting. */
  async function runLane(queues: readonly JobName[]): Promise<number> {
    let count = 0
    for (let found = true; found && !isStopped; ) {
      found = false
      for (const name of await dueOf(queues)) {
        if (isStopped || !(await runOne(name))) continue
        found = true
        count += 1
      }
    }
    return count
  }

  const runners = Object.values(lanes).map((queues) => {
    let running: Promise<number> | null = null
    let nudged = false
    const run = async (): Promise<number> => {
      while (running !== null) await running.catch(() => undefined)
      running = runLane(queues).finally(() => {
        running = null
      })
      return running
    }
    const tick = (): void => {
      if (isStopped || timer === undefined) return
      if (running !== null) {
        nudged = true
        return
      }
      run()
        .catch((error: unknown) => log.error({ err: error }, 'the jobs could not be read'))
        .finally(() => {
          if (!nudged) return
          nudged = false
          tick()
        })
    }
    return { run, tick, underWay: () => running }
  })

  const tick = (): void => {
    for (const runner of runners) runner.tick()
  }

  const drain = async (): Promise<number> => {
    let total = 0
    for (;;) {
      const counts = await Promise.all(runners.map(({ run }) => run()))
      const count = counts.reduce((sum, one) => sum + one, 0)
      if (count === 0) return total
      total += count
    }
  }

  const recover = (): Promise<void> => boss.supervise()

  const nudge = (): void => void setImmediate(tick)

  return {
    async enqueue(db, name, data, editionId) {
      await boss.send(name, editionId === undefined ? { ...data } : { ...data, editionId }, { db: through(db) })
    },
    async sweep(pace) {
      for (const [name, seconds] of spans)
        await boss.send(name, {}, pace === 'paced' ? { singletonSeconds: seconds } : {})
      nudge()
    },
    work(pollMs) {
      timer = setInterval(tick, pollMs)
      recovery = setInterval(
        () => void recover().catch((error: unknown) => log.error({ err: error }, 'the jobs could not be looked after')),
        RECOVER_MS,
      )
      tick()
    },
    drain,
    recover,
    nudge,
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearInterval(recovery)
      const left = new Promise((resolve) => setTimeout(resolve, LEAVE_MS).unref())
      await Promise.race([left, Promise.allSettled(runners.map(({ underWay }) => underWay()))])
      await boss.stop({ graceful: false }).catch(() => undefined)
    },
  }
}
