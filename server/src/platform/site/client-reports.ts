import type { Input } from '@foyer/contract/kit/endpoint'
import type { reportFailure } from '@foyer/contract/platform'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Counts what a browser could not read, by day and status, for `npm run doctor` to show. */
export async function countReport(
  context: Pick<Context, 'db' | 'now'>,
  { what, status, count }: Input<typeof reportFailure>['body'],
): Promise<void> {
  await context.db
    .insertInto('client_reports')
    .values({ what, status, day: context.now.toISOString().slice(0, 10), failures: count })
    .onConflict((conflict) =>
      conflict.columns(['what', 'status', 'day']).doUpdateSet({
        // A count that nobody can make overflow.
        failures: sql`least(client_reports.failures + excluded.failures, 1000000)`,
      }),
    )
    .execute()
}
