import { sql } from 'kysely'
import type { Context, ProcessContext } from '#platform/context'
import { systemClock } from '#platform/ground/clock'
import { deletePiecewise } from './retention.ts'

/** Forgets the answers given to somebody who leaves. @param callers their user's id, or the hashes of their secrets. */
export async function forgetCallers({ db }: Pick<Context, 'db'>, callers: readonly string[]): Promise<void> {
  if (callers.length > 0) await db.deleteFrom('idempotency_keys').where('caller', 'in', callers).execute()
}

/** Forgets the one-time addresses of a user who leaves. */
export async function forgetDownloadsOf({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('downloads').where('user_id', '=', userId).execute()
}

/** Answers to requests that might have been sent again; clients do not repeat themselves later. */
export const forgetAnswers = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'idempotency_keys', sql`created_at < ${before}`)

/** One-time addresses that nobody opened. */
export const forgetDownloads = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'downloads', sql`expires_at <= ${before}`)

/** Counts of what browsers could not read. */
export const forgetReports = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'client_reports', sql`day < ${before.toISOString().slice(0, 10)}`)

/** Counts of attempts that have ended; they are counted by the machine's time, in milliseconds since 1970. */
export const forgetAttempts = (context: ProcessContext) =>
  deletePiecewise(context, 'rate_limits', sql`expire < ${systemClock.now().getTime()}`)
