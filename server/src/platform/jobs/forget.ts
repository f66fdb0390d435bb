import { sql } from 'kysely'
import { systemClock } from '#platform/clock'
import type { Context, ProcessContext } from '#platform/context'
import { deletePiecewise } from './retention.ts'

/**
 * Forgets what the program keeps for somebody who leaves: answers to their requests, and one-time addresses.
 * @param callers as whom they asked: their user's id, and the hashes of secrets.
 */
export async function forgetCaller(
  { db }: Pick<Context, 'db'>,
  userId: string,
  callers: readonly string[],
): Promise<void> {
  await db.deleteFrom('downloads').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('caller', 'in', [userId, ...callers])
    .execute()
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
