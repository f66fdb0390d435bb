import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself } from './each-by-itself.ts'

/** Who stands first in a line, and what they wait for. */
interface Waiting {
  /** An offer ends with it. */
  readonly starts_at: Date
  /** How long an offer waits for its answer. */
  readonly answer_hours: number
}

interface Line<Next extends Waiting> {
  /** Whom a free place is for, locked; undefined where nobody waits for one. */
  readonly next: () => Promise<Next | undefined>
  /** @returns false where nothing is free any more. */
  readonly take: (next: Next) => Promise<boolean>
  readonly offer: (next: Next, until: Date) => Promise<unknown>
}

/**
 * Offers what is free to those who wait, the first in line first. An offer holds its places, as many hours as it says
 * and no longer than until what they are for begins. A second run at the same moment, on whichever server, offers
 * nothing twice.
 */
export async function offerInLine<Next extends Waiting>(now: Date, { next, take, offer }: Line<Next>): Promise<void> {
  for (;;) {
    const first = await next()
    if (first === undefined || !(await take(first))) return
    const answerBy = now.getTime() + first.answer_hours * 3_600_000
    await offer(first, new Date(Math.min(answerBy, first.starts_at.getTime())))
  }
}

/** One thing that is to be done with places. */
export interface Step {
  /** Which one it is, for the log: an id, and nothing that names a person. */
  readonly name: string
  readonly editionId: number
  readonly settle: (context: Context) => Promise<void>
}

/** A step for each row that was found; what is not true of it any more by then is left alone. */
export async function* stepsFor<Id extends string | number>(
  rows: AsyncIterable<Found<Id>> | Iterable<Found<Id>>,
  settle: (context: Context, id: Id) => Promise<void>,
): AsyncGenerator<Step> {
  for await (const { id, edition_id } of rows)
    yield { name: String(id), editionId: edition_id, settle: (context) => settle(context, id) }
}

interface Found<Id> {
  readonly id: Id
  readonly edition_id: number
}

/**
 * Puts places where they belong, each step in a transaction of its own; a second run finds nothing to do.
 * @param later throws whatever is no reason to try again in the next run.
 * @throws AggregateError of those that could not be settled, after the others were.
 */
export const settlePlaces = (
  context: ProcessContext,
  steps: AsyncIterable<Step>,
  later: (error: unknown) => void = (error) => {
    throw error
  },
): Promise<void> =>
  eachByItself(
    steps,
    ({ name }) => name,
    ({ editionId, settle }) => context.inTransaction((inner) => settle(inEdition(inner, editionId))).catch(later),
  )
