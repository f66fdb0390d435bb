import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { SelfCheck } from '@foyer/contract/platform'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { AUDIT_LOG_IS_GUARDED } from '#platform/database/audit-log-guard'
import type { Db } from '#platform/database/database'
import { cappedFetch } from '#platform/ground/capped-fetch'
import { systemClock } from '#platform/ground/clock'
import { countFailedJobs } from '#platform/jobs/queues'

/** Nobody outside is waited for any longer than this, in milliseconds: somebody looks at a screen meanwhile. */
const LONGEST_MS = 5_000
const SLOW_MS = 500
/** A job that is due and waits longer than this, in seconds, has nobody who does it. */
const LATE_SECONDS = 120
/** Two clocks further apart than this, in milliseconds, end holds too early or too late. */
const APART_MS = 2_000
const LITTLE_BYTES = 1_000_000_000

const judge = (isIll: boolean, isDoubtful: boolean) => (isIll ? 'ill' : isDoubtful ? 'doubtful' : 'well')

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), LONGEST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface DatabaseFacts {
  readonly version: string
  readonly at: Date
  readonly migration: string
  readonly waiting: number
  readonly oldest: number | null
  readonly failed: number
  readonly guarded: boolean
  readonly unread: number
  readonly statuses: number[]
}

/** What the database knows, in one statement. Jobs that are due and not begun wait. */
async function askDatabase(db: Db, today: string) {
  const beganAt = performance.now()
  const asked = systemClock.now().getTime()
  const { rows } = await sql<DatabaseFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as version, clock_timestamp() as at,
      (select max(name) from migrations) as migration, due.waiting, due.oldest,
      ${countFailedJobs} as failed, ${sql.raw(AUDIT_LOG_IS_GUARDED)} as guarded, told.unread, told.statuses
    from (
      select count(*)::int as waiting, extract(epoch from clock_timestamp() - min(start_after))::int as oldest
      from jobs.job where state < 'active' and start_after <= clock_timestamp() and name <> 'dead-letters'
    ) due, (
      select coalesce(sum(failures), 0)::int as unread,
        coalesce(array_agg(distinct status order by status), '{}')::int[] as statuses
      from client_reports where day > ${today}::date - 7
    ) told`.execute(db)
  const answeredMs = Math.round(performance.now() - beganAt)
  const [facts] = rows
  if (facts === undefined) throw new Error('The database says nothing of itself.')
  // Asked in the middle of the way there and back.
  return { ...facts, answeredMs, aheadMs: Math.round(asked + answeredMs / 2 - facts.at.getTime()) }
}

async function askMail({ mail }: Context['ports']): Promise<SelfCheck['mail']> {
  try {
    return { state: 'well', answer: await inTime(mail.greet()) }
  } catch (error) {
    return { state: 'ill', answer: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
}

/** Whether people reach the program where its links lead. Nobody else's answer is read. */
async function askPublicAddress({ publicUrl }: Context['ports']): Promise<SelfCheck['publicAddress']> {
  const asked = cappedFetch(`${publicUrl}/api/health`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  const status = await asked.then(
    (answer) => answer.status,
    () => null,
  )
  return { state: judge(status === null, status !== 200), url: publicUrl, status }
}

/** Whether the provider tells this deployment of what happens. */
async function askWebhook({ payments: { webhook } }: Context['ports']): Promise<SelfCheck['payment']['webhook']> {
  if (webhook === undefined) return null
  const { url } = webhook
  try {
    const { tells, missing } = await inTime(webhook.look())
    return { url, tells, missing: [...missing] }
  } catch {
    return { url, tells: 'unknown', missing: [] }
  }
}

async function askDisk(): Promise<SelfCheck['disk']> {
  const { bavail, blocks, bsize } = await statfs(tmpdir())
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize]
  return { state: judge(freeBytes < LITTLE_BYTES / 10, freeBytes < LITTLE_BYTES), freeBytes, totalBytes }
}

/** How the program and what it stands on are doing now. Whatever does not answer is said to; nothing is waited for long. */
export async function checkSelf(
  { ports, db }: Pick<Context, 'ports' | 'db'>,
  facts: { readonly version: string; readonly engine: 'postgres' | 'embedded' },
): Promise<SelfCheck> {
  const [known, mail, webhook, publicAddress, disk] = await Promise.all([
    askDatabase(db, ports.clock.now().toISOString().slice(0, 10)),
    askMail(ports),
    askWebhook(ports),
    askPublicAddress(ports),
    askDisk(),
  ])
  const { name: provider, mode } = ports.payments
  const now = systemClock.now()
  return {
    at: ports.clock.now().toISOString(),
    database: {
      state: judge(false, known.answeredMs > SLOW_MS),
      engine: facts.engine,
      version: known.version,
      answeredMs: known.answeredMs,
    },
    jobs: {
      state: judge((known.oldest ?? 0) > LATE_SECONDS, known.failed > 0),
      waiting: known.waiting,
      oldestSeconds: known.oldest,
      failed: known.failed,
    },
    // The embedded engine has one role, whose owner can change every file of it.
    auditLog: { state: judge(false, facts.engine === 'postgres' && !known.guarded), guarded: known.guarded },
    mail,
    payment: {
      state: judge(false, provider === 'none' || mode === 'test' || (webhook !== null && webhook.tells !== 'all')),
      provider,
      mode,
      webhook,
    },
    publicAddress,
    clock: {
      state: judge(false, Math.abs(known.aheadMs) > APART_MS),
      machineAt: now.toISOString(),
      aheadMs: known.aheadMs,
    },
    disk,
    browsers: { state: judge(false, known.unread > 0), failures: known.unread, statuses: known.statuses },
    version: { state: 'well', program: facts.version, node: process.version, migration: known.migration },
  }
}
