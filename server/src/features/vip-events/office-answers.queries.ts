import { type SqlBool, sql } from 'kysely'
import { accounts } from '#features/identity'
import { heldCodeType } from '#features/passes'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { livingStates } from './attendance-state.ts'
import type { AttendanceRow } from './attendances.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'vip_attendances'>()

/** How many people answered what, as far as it stands. */
export interface Answered {
  readonly attending: number
  readonly held: number
  readonly offered: number
  readonly waiting: number
  /** Who paid, or has it in an order. */
  readonly paying: number
  readonly guests: number
  /** What those who wait want together. */
  readonly places_waited_for: number
  /** Whose pass is one of those asked about. */
  readonly of_types: number
}

/** @param codeTypes of which holders are counted by themselves. */
export async function countAnswers(
  context: Context,
  eventId: number,
  codeTypes: readonly string[] = [],
): Promise<Answered> {
  const count = (condition: ReturnType<typeof sql<SqlBool>>) => sql<number>`count(*) filter (where ${condition})::int`
  const inState = <State extends string>(state: State) => count(sql`state = ${state}`).as(state)
  const held = heldCodeType(sql.ref('vip_attendances.user_id'), sql.val(context.editionId))
  return await tables(context)
    .selectFrom('vip_attendances')
    .select([inState('attending'), inState('held'), inState('offered'), inState('waiting')])
    .select([
      count(sql`order_id is not null`).as('paying'),
      count(sql`guest_name is not null`).as('guests'),
      sql<number>`coalesce(sum(places) filter (where state = 'waiting'), 0)::int`.as('places_waited_for'),
      (codeTypes.length === 0 ? sql<number>`0` : count(sql`${held} = any(${codeTypes}::text[])`)).as('of_types'),
    ])
    .where('event_id', '=', eventId)
    .where('state', 'in', livingStates)
    .executeTakeFirstOrThrow()
}

/** Those who come and paid for it. */
export const listPaidAnswers = (context: Context, eventId: number) =>
  tables(context)
    .selectFrom('vip_attendances')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'attending')
    .where('order_id', 'is not', null)
    .orderBy('id')
    .execute()

/** By what the office sorts answers; an index has it behind the event. */
export const answerKeys = {
  answeredAt: [{ by: sql`answer.arrival`, type: 'bigint' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

interface AnswersAsked {
  readonly eventId: number
  /** Left out: whatever became of it. */
  readonly states?: readonly AttendanceRow['state'][]
}

const answersOf = (context: Context, { eventId, states }: AnswersAsked) =>
  accounts(context)
    .innerJoin(
      tables(context).selectFrom('vip_attendances').selectAll().where('event_id', '=', eventId).as('answer'),
      'answer.user_id',
      'users.id',
    )
    .select([
      'answer.id as answer_id',
      'answer.state',
      'answer.guest_name',
      'answer.places',
      'answer.order_id',
      'answer.created_at as answered_at',
    ])
    .$if(states !== undefined, (some) => some.where('answer.state', 'in', states ?? []))

export type AnswerRow = Awaited<ReturnType<typeof readAnswerPage>>['rows'][number]

/** A page of those who answered, in one statement; of somebody who was erased nothing is told. */
export const readAnswerPage = (context: Context, of: AnswersAsked, asked: PageAsked) =>
  readPage(answersOf(context, of), asked, asked.after, asked.limit)
