import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database, Db } from './database.ts'

/** What a job may carry: ids, never a snapshot of what may have changed by the time it runs. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>

export interface Job {
  readonly id: string
  readonly name: string
  readonly data: JobData
}

export type JobHandler = (job: Job) => Promise<void>

/** How often the upkeep runs, in milliseconds; of processes that ask within a minute the library lets one do it. */
const RECOVER_MS = 60_000

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** Enqueues a job in the given transaction: it exists if, and only if, the transaction commits. */
export type EnqueueJob = (
  db: Db,
  name: string,
  data: JobData,
  options?: { readonly singletonKey?: string },
) => Promise<void>

export interface Jobs {
  readonly enqueue: EnqueueJob
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

/**
 * Jobs in the database itself, by pg-boss. A failed job is tried eight times with growing pauses, then it is kept in
 * the queue `dead-letters`.
 */
export async function startJobs(
  database: Database,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Log,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.raw(text, values) },
    schema: 'jobs',
    // The app's own loop fetches and its own clock schedules, the upkeep included: a test can ask for it.
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue('dead-letters')
  const names = Object.keys(handlers)
  for (const name of names) {
    await boss.createQueue(name, {
      retryLimit: 8,
      retryBackoff: true,
      retryDelay: 2,
      deadLetter: 'dead-letters',
      expireInSeconds: 120,
    })
    // Any call reads the queue into the library's cache, and this one does no more: on the embedded engine it must
    // not ask for it later, inside a transaction.
    await boss.cancel(name, NO_JOB)
  }

  let running: Promise<number> | null = null
  let nudged = false
  let timer: NodeJS.Timeout | undefined
  let recovery: NodeJS.Timeout | undefined
  let isStopped = false

  async function runOne(name: string): Promise<boolean> {
    const [job] = await boss.fetch<JobData>(name, { batchSize: 1 })
    if (job === undefined) return false
    try {
      await handlers[name]?.({ id: job.id, name, data: job.data })
      await boss.complete(name, job.id)
    } catch (error) {
      log.error({ err: error, job: name, id: job.id }, 'a job failed')
      await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
    }
    return true
  }

  async function runAll(): Promise<number> {
    let count = 0
    for (let found = true; found && !isStopped; ) {
      found = false
      for (const name of names) {
        while (!isStopped && (await runOne(name))) {
          found = true
          count += 1
        }
      }
    }
    return count
  }

  const drain = async (): Promise<number> => {
    while (running !== null) await running
    running = runAll().finally(() => {
      running = null
    })
    return running
  }

  const recover = (): Promise<void> => boss.supervise()

  const tick = (): void => {
    if (isStopped || timer === undefined) return
    if (running !== null) {
      nudged = true
      return
    }
    drain()
      .catch((error: unknown) => log.error({ err: error }, 'the jobs could not be read'))
      .finally(() => {
        if (!nudged) return
        nudged = false
        tick()
      })
  }

  return {
    async enqueue(db, name, data, options = {}) {
      await boss.send(name, { ...data }, { db: through(db), ...options })
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
    nudge: () => void setImmediate(tick),
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearInterval(recovery)
      await running?.catch(() => undefined)
      await boss.stop({ graceful: false }).catch(() => undefined)
    },
  }
}
