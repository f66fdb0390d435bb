import { systemClock } from './clock.ts'
import type { Context } from './context.ts'
import { forgetOldKeys } from './idempotency.ts'

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

/** What browsers could not read is shown to the operator for this long, in days. */
const REPORT_DAYS = 30

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** Forgets what has had its time: answers a day old, counts of attempts, one-time addresses nobody opened, old reports. */
export async function forgetWhatIsOver({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await forgetOldKeys(db, now)
  await db.deleteFrom('downloads').where('expires_at', '<', now).execute()
  await db.deleteFrom('client_reports').where('day', '<', dayBefore(now, REPORT_DAYS)).execute()
  // Attempts are counted by the machine's time, in milliseconds since 1970.
  await db.deleteFrom('rate_limits').where('expire', '<', systemClock.now().getTime()).execute()
}
