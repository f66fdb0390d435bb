import { sql } from 'kysely'
import { type BookedHouse, bookedNightsIn } from '#features/accommodation'
import { type OpenAlarm, openAlarms, type Sales, salesIn, vatChecksFor } from '#features/orders'
import { type SoldPasses, soldPassesIn } from '#features/passes'
import type { Context } from '#platform/context'
import { countFailedJobs } from '#platform/jobs/queues'

/** How an edition stands. */
export interface Standing {
  readonly sales: Sales
  readonly passes: SoldPasses
  readonly houses: readonly BookedHouse[]
  readonly alarms: readonly OpenAlarm[]
  /** Orders whose VAT ID the register does not confirm. */
  readonly vatChecks: number
  readonly failedJobs: number
  /** Days of the venue that are told by themselves, the oldest first; the last one is today. */
  readonly listedDays: readonly string[]
}

/** So many days are told by themselves, today among them. */
const LISTED_DAYS = 14

/** How the context's edition stands at a moment: one statement. @param timeZone whose days are told by themselves. */
export async function readStanding(
  context: Pick<Context, 'db' | 'editionId'>,
  { timeZone, at }: { readonly timeZone: string; readonly at: Date },
): Promise<Standing> {
  const [id, zone, since] = [sql<number>`asked.edition`, sql<string>`asked.zone`, sql<string>`asked.since`]
  const { rows } = await sql<Standing>`
    select ${salesIn(id, zone, since)} as sales, ${soldPassesIn(id, zone, since)} as passes, ${bookedNightsIn(id)} as houses,
      ${openAlarms} as alarms, ${vatChecksFor(id)} as "vatChecks", ${countFailedJobs} as "failedJobs",
      array(select (asked.since + n)::text from generate_series(0, ${LISTED_DAYS - 1}::int) n) as "listedDays"
    from (
      select ${context.editionId}::int as edition, ${timeZone}::text as zone,
        (${at}::timestamptz at time zone ${timeZone}::text)::date - ${LISTED_DAYS - 1}::int as since
    ) asked`.execute(context.db)
  const [standing] = rows
  if (standing === undefined) throw new Error('A statement about one edition has one row.')
  return standing
}
