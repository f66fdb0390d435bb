import type { Panel } from '@foyer/contract/dashboard'
import { type RawBuilder, sql } from 'kysely'
import { type BookedHouse, bookedNightsIn } from '#features/accommodation'
import { type MoneyLeft, moneyLeft } from '#features/bank'
import {
  type AwaitedMoney,
  alarmsIn,
  awaitedIn,
  type OpenAlarm,
  type Revenue,
  revenueIn,
  vatChecksFor,
} from '#features/orders'
import {
  type AdmittedPeople,
  admittedIn,
  type PassesByDay,
  passesByDayIn,
  type SignUpSteps,
  type SoldPasses,
  signUpStepsIn,
  soldPassesIn,
} from '#features/passes'
import { type ClashingSessions, clashesIn } from '#features/program'
import type { Context } from '#platform/context'
import { isTryAgain } from '#platform/door/problem'
import { type FailedJobs, failedJobsIn } from '#platform/jobs/queues'

/** What each panel shows, as the database knows it. */
export interface Panels {
  readonly revenue: { readonly now: Revenue; readonly before: Revenue }
  readonly passes: { readonly now: PassesByDay; readonly before: PassesByDay; readonly types: SoldPasses['types'] }
  readonly awaited: AwaitedMoney
  readonly people: AdmittedPeople
  readonly houses: readonly BookedHouse[]
  readonly signUps: SignUpSteps
  readonly transfers: MoneyLeft
  readonly alarms: readonly OpenAlarm[]
  readonly vatChecks: number
  readonly clashes: ClashingSessions
  readonly jobs: FailedJobs
}

/** A panel that could not be counted is null. */
export type Standing = { readonly [Name in Panel]: Panels[Name] | null }

const nothingKnown: Standing = {
  revenue: null,
  passes: null,
  awaited: null,
  people: null,
  houses: null,
  signUps: null,
  transfers: null,
  alarms: null,
  vatChecks: null,
  clashes: null,
  jobs: null,
}

/** What is counted, and until when. */
export interface Asked {
  readonly editionId: number
  readonly timeZone: string
  readonly currency: string
  readonly at: Date
  /** The first day that is told by itself. */
  readonly since: string
  /** Since when sign-ups are followed. */
  readonly signUpsSince: Date
  /** The edition before, on its same day; an edition that is not there sold nothing. */
  readonly before: {
    readonly editionId: number
    readonly timeZone: string
    readonly at: Date
    readonly since: string
  } | null
}

const id = sql<number>`asked.edition`
const at = sql<Date>`asked.at`
const told = { zone: sql<string>`asked.zone`, since: sql<string>`asked.since`, until: at }
const beforeId = sql<number>`asked.before`
const toldBefore = {
  zone: sql<string>`asked.before_zone`,
  since: sql<string>`asked.before_since`,
  until: sql<Date>`asked.before_at`,
}

const panels: { readonly [Name in Panel]: RawBuilder<unknown> } = {
  revenue: sql`jsonb_build_object('now', ${revenueIn(id, told)}, 'before', ${revenueIn(beforeId, toldBefore)})`,
  passes: sql`jsonb_build_object('now', ${passesByDayIn(id, told)}, 'before', ${passesByDayIn(beforeId, toldBefore)},
    'types', ${soldPassesIn(id)})`,
  awaited: awaitedIn(id, at),
  people: admittedIn(id),
  houses: bookedNightsIn(id),
  signUps: signUpStepsIn(id, sql<Date>`asked.sign_ups_since`),
  transfers: moneyLeft(sql<string>`asked.currency`),
  alarms: alarmsIn(id),
  vatChecks: vatChecksFor(id),
  clashes: clashesIn(id),
  jobs: failedJobsIn(id),
}
const names = Object.keys(panels) as Panel[]

async function read(context: Pick<Context, 'db'>, asked: Asked, wanted: readonly Panel[]): Promise<Standing> {
  const { before } = asked
  const { rows } = await sql<Standing>`
    select ${sql.join(wanted.map((name) => sql`${panels[name]} as ${sql.id(name)}`))}
    from (
      select ${asked.editionId}::int as edition, ${asked.timeZone}::text as zone, ${asked.currency}::text as currency,
        ${asked.at}::timestamptz as at, ${asked.since}::date as since, ${asked.signUpsSince}::timestamptz as sign_ups_since,
        ${before?.editionId ?? null}::int as before, ${before?.timeZone ?? asked.timeZone}::text as before_zone,
        ${before?.at ?? asked.at}::timestamptz as before_at, ${before?.since ?? asked.since}::date as before_since
    ) asked`.execute(context.db)
  const [standing] = rows
  if (standing === undefined) throw new Error('A statement about one edition has one row.')
  return standing
}

/**
 * How an edition stands at a moment: one statement. Where that fails each panel is asked for by itself, so that one that cannot be
 * counted takes no other away.
 * @param noteFailure of a panel, for the log.
 * @throws where none can be counted.
 */
export async function readStanding(
  context: Pick<Context, 'db'>,
  asked: Asked,
  noteFailure: (panel: Panel, error: unknown) => void,
): Promise<Standing> {
  try {
    return await read(context, asked, names)
  } catch (error) {
    // Nobody could be told anything just now.
    if (isTryAgain(error)) throw error
    let found: Partial<Standing> = {}
    for (const name of names)
      await read(context, asked, [name]).then(
        (alone) => {
          found = { ...found, [name]: alone[name] }
        },
        (failure: unknown) => noteFailure(name, failure),
      )
    if (Object.keys(found).length === 0) throw error
    return { ...nothingKnown, ...found }
  }
}
