import { type Expression, type RawBuilder, sql } from 'kysely'
import type { PgBoss, Queue, QueueResult } from 'pg-boss'
import type { Db } from '#platform/database/database'
import { type JobName, jobNames } from './job-payloads.ts'

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

const NO_JOB = '00000000-0000-4000-8000-000000000000'

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
 * A queue for each job, and one for those that failed for good.
 * @param spans of the sweeps, in seconds: each waits once, and is kept no longer than it is of use.
 */
export async function openQueues(boss: PgBoss, spans: ReadonlyMap<string, number>): Promise<void> {
  const there = await boss.getQueues()
  await openQueue(boss, there, 'dead-letters', { retentionSeconds: deadJobSeconds })
  for (const name of jobNames) {
    const span = spans.get(name)
    const sweep = { ...sweeping, deleteAfterSeconds: sweepKeptSeconds(span ?? 0) }
    await openQueue(boss, there, name, span === undefined ? ordinary : sweep, span === undefined ? undefined : 'short')
    // The library knows the queues that it found when it started. Any call reads another one into its cache, and this
    // one does no more: on the embedded engine it must not ask for it later, inside a transaction.
    if (!there.some((queue) => queue.name === name)) await boss.cancel(name, NO_JOB)
  }
}

/**
 * Whether a job of this name is to run yet or runs, for what `id` names among what it carries, as part of another
 * statement: neither one that is over nor one that failed for good is.
 */
export const isJobThere = (name: JobName, id: string, of: RawBuilder<unknown>) => sql<boolean>`(exists (
  select from jobs.job where name = ${name} and state < 'completed' and data ->> ${id} = (${of})::text
))`

/** A payment's or a refund's jobs that failed for good count no more: what they were to do is done, or nobody has to. */
export const forgetGivenUp = async (context: { readonly db: Db }, id: string): Promise<void> => {
  await sql`
    update jobs.job set state = 'completed', completed_on = now()
    where name = 'dead-letters' and state < 'active' and ${id} in (data ->> 'paymentId', data ->> 'refundId')`.execute(
    context.db,
  )
}

/** How many jobs failed for good and are kept, as part of another statement. */
export const countFailedJobs = sql<number>`(
  select count(*)::int from jobs.job where name = 'dead-letters' and state < 'active'
)`

/** Jobs of an edition that failed for good, as they stand in JSON. */
export interface FailedJobs {
  readonly failed: number
  /** By their names, those of the last week; the one that failed last stands first. */
  readonly names: readonly { readonly name: string; readonly count: number; readonly at: string }[]
}

/**
 * How many jobs of an edition failed for good, as part of another statement; those of no edition count in each. What one was called
 * is not kept with those that failed, so where there are any all jobs are looked through for it.
 */
export const failedJobsIn = (editionId: Expression<number>) => {
  const isOfEdition = sql`coalesce((data ->> 'editionId')::int = ${editionId}, true)`
  const failed = sql`select count(*)::int from jobs.job where name = 'dead-letters' and state < 'active' and ${isOfEdition}`
  return sql<FailedJobs>`(
    select jsonb_build_object('failed', dead.jobs, 'names', case when dead.jobs = 0 then '[]'::jsonb else coalesce((
      select jsonb_agg(to_jsonb(f) order by f.at desc, f.name) from (
        select name, count(*)::int as count, max(completed_on) as at from jobs.job
        where state = 'failed' and dead_letter is not null and ${isOfEdition} group by name
      ) f), '[]'::jsonb) end)
    from (${failed}) dead(jobs)
  )`
}
