import type { PgBoss } from 'pg-boss'
import { type Database, sqlState } from '#platform/database/database'
import { type JobName, type JobPayloads, readEdition, readPayload } from './job-payloads.ts'

export interface Job<Name extends JobName = JobName> {
  readonly id: string
  readonly data: JobPayloads[Name]
  /** The edition in which it was asked for; null: whichever is on, as for a sweep. */
  readonly editionId: number | null
}

/** What each job does: there is no job without, and none beside them. */
export type JobHandlers = { readonly [Name in JobName]: (job: Job<Name>) => Promise<void> }

export interface Log {
  error(details: object, message: string): void
}

/** Where the worker stands, of all lanes. */
export interface Standing {
  /** It looks for jobs by itself. */
  isWorking: boolean
  isStopped: boolean
}

interface LaneOptions {
  readonly boss: PgBoss
  readonly due: DueQueues
  readonly handlers: JobHandlers
  readonly standing: Readonly<Standing>
  readonly log: Log
}

export interface Lane {
  /** Works off what is due, after what is under way. Returns how many jobs ran. */
  run(): Promise<number>
  /** The same, where the worker works: at once, or after what is under way. */
  tick(): void
  underWay(): Promise<number> | null
}

/** One lane: its queues are worked off one job at a time. */
export function openLane(queues: readonly JobName[], options: LaneOptions): Lane {
  const { standing, log } = options
  let running: Promise<number> | null = null
  let nudged = false
  const run = async (): Promise<number> => {
    while (running !== null) await running.catch(() => undefined)
    running = runDue(queues, options).finally(() => {
      running = null
    })
    return running
  }
  const tick = (): void => {
    if (standing.isStopped || !standing.isWorking) return
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
}

/** One job of each queue in turn, so that a full queue does not keep its neighbours waiting. */
async function runDue(queues: readonly JobName[], options: LaneOptions): Promise<number> {
  const { due, standing } = options
  let count = 0
  for (let found = true; found && !standing.isStopped; ) {
    found = false
    const dueNow = await due()
    for (const name of queues.filter((queue) => dueNow.has(queue))) {
      if (standing.isStopped || !(await runOne(name, options))) continue
      found = true
      count += 1
    }
  }
  return count
}

/** Tells in which queues a job is due now. */
export type DueQueues = () => Promise<ReadonlySet<string>>

/** All lanes that look in the same turn of the event loop, as they do after a commit, are told by one statement. */
export function dueQueues(queues: readonly JobName[], { upkeep }: Pick<Database, 'upkeep'>): DueQueues {
  let asked: Promise<ReadonlySet<string>> | null = null
  return () => {
    asked ??= Promise.resolve().then(async () => {
      // Whoever asks from now on may know of a job that this answer does not.
      asked = null
      const { rows } = await upkeep.raw(
        `select queue from unnest($1::text[]) queue
         where exists (select from jobs.job where name = queue and state < 'active' and start_after < now())`,
        [queues],
      )
      return new Set(rows.map((row) => String(row['queue'])))
    })
    return asked
  }
}

async function runOne<Name extends JobName>(name: Name, { boss, handlers, log }: LaneOptions): Promise<boolean> {
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
