import { type Selectable, sql, type Updateable } from 'kysely'
import { heldCodeType } from '#features/passes'
import type { Context } from '#platform/context'
import type { VipAttendances } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { type AttendanceEvent, attendanceTransitions, livingStates } from './attendance-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'vip_attendances' | 'vip_events'>()

export type AttendanceRow = Selectable<VipAttendances>

export type NewAttendance = Pick<AttendanceRow, 'id' | 'event_id' | 'user_id' | 'places' | 'guest_name'>

/** With its place in the line: 1 is next. */
export interface OwnAttendanceRow extends AttendanceRow {
  readonly waiting_place: number | null
}

/** Until the transaction ends, nobody else answers for this person. Locked before their order and its places. */
export const lockAnswers = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vip answers of ${userId}`}, 0))`.execute(context.db)

/** What they answered last to each event of the edition: what lives, before what came to nothing. */
export const ownAttendances = (context: Pick<Context, 'db' | 'editionId'>, userId: string) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .distinctOn('vip_attendances.event_id')
    .selectAll('vip_attendances')
    .select(
      sql<number | null>`case vip_attendances.state when 'waiting' then (
        select count(*)::int from vip_attendances w where w.event_id = vip_attendances.event_id
          and w.state = 'waiting' and w.arrival <= vip_attendances.arrival) end`.as('waiting_place'),
    )
    .where('vip_attendances.user_id', '=', userId)
    .where('vip_events.edition_id', '=', context.editionId)
    .orderBy('vip_attendances.event_id')
    .orderBy((row) => row('vip_attendances.state', 'in', livingStates), 'desc')
    .orderBy('vip_attendances.arrival', 'desc')

export const findLivingAttendance = (
  context: Context,
  eventId: number,
  userId: string,
): Promise<AttendanceRow | undefined> =>
  tables(context)
    .selectFrom('vip_attendances')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', 'in', livingStates)
    .executeTakeFirst()

export const findAttendance = (context: Pick<Context, 'db'>, id: string): Promise<AttendanceRow | undefined> =>
  tables(context).selectFrom('vip_attendances').selectAll().where('id', '=', id).executeTakeFirst()

export const lockAttendance = (context: Context, id: string): Promise<AttendanceRow | undefined> =>
  tables(context).selectFrom('vip_attendances').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** At the end of the line. */
export const insertWaiting = (context: Context, row: NewAttendance) =>
  tables(context)
    .insertInto('vip_attendances')
    .values({
      ...row,
      state: 'waiting',
      known_sequence: sql<number>`(select e.sequence from vip_events e where e.id = ${row.event_id})`,
      created_at: context.now,
    })
    .execute()

export const updateAttendance = (context: Context, id: string, set: Omit<Updateable<VipAttendances>, 'state'>) =>
  tables(context).updateTable('vip_attendances').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of an answer changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceAttendance = (
  context: Context,
  attendance: Pick<AttendanceRow, 'id' | 'state'>,
  event: AttendanceEvent,
  set: Omit<Updateable<VipAttendances>, 'state'> = {},
) => {
  const state = nextState('An answer', attendanceTransitions, attendance.state, event)
  return tables(context)
    .updateTable('vip_attendances')
    .set({ offered_until: null, ...set, state })
    .where('id', '=', attendance.id)
    .where('state', '=', attendance.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('An answer', attendance.state))
}

/** Of the lines of one order; in the order in which everybody locks their events. */
export async function lockAttendances(context: Context, ids: readonly string[]): Promise<AttendanceRow[]> {
  const rows: AttendanceRow[] = []
  for (const id of ids.toSorted()) {
    const row = await lockAttendance(context, id)
    if (row !== undefined) rows.push(row)
  }
  return rows.toSorted((a, b) => a.event_id - b.event_id)
}

/** Their pass is open to the event. */
const isOpenToThem = sql<boolean>`coalesce(${heldCodeType(
  sql.ref('vip_attendances.user_id'),
  sql.ref('vip_events.edition_id'),
)} = any(vip_events.open_to), false)`

/** Who has waited longest of those whom the free places fit, locked; whoever is just answering is left to their answer. */
export const lockNextInLine = (context: Context, eventId: number) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .selectAll('vip_attendances')
    .select(['vip_events.starts_at', 'vip_events.answer_hours'])
    .where('vip_attendances.event_id', '=', eventId)
    .where('vip_attendances.state', '=', 'waiting')
    .where('vip_events.cancelled_at', 'is', null)
    .where('vip_events.starts_at', '>', context.now)
    .where(sql<boolean>`vip_attendances.places <= vip_events.capacity - vip_events.held - vip_events.taken`)
    .where(isOpenToThem)
    .orderBy('vip_attendances.arrival')
    .limit(1)
    .forUpdate('vip_attendances')
    .skipLocked()
    .executeTakeFirst()

/** Offers that nobody answered in time. */
export const listLapsedOffers = (context: Context, { after, limit }: Page) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .select(['vip_attendances.id', 'vip_events.edition_id'])
    .where('vip_attendances.state', '=', 'offered')
    .where('vip_attendances.offered_until', '<=', context.now)
    .$if(after !== null, (query) => query.where('vip_attendances.id', '>', after))
    .orderBy('vip_attendances.id')
    .limit(limit)
    .execute()

/**
 * Answers that cannot stand: the event is cancelled, be it that it should have been over by then, or the person has no pass
 * any more for one that is still to come.
 */
const answersToEnd = (context: Context) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .select(['vip_attendances.id', 'vip_events.edition_id'])
    .where('vip_attendances.state', 'in', livingStates)
    .where((row) =>
      row.or([
        row('vip_events.cancelled_at', 'is not', null),
        row.and([row('vip_events.ends_at', '>', context.now), row.not(isOpenToThem)]),
      ]),
    )

export const listAnswersToEnd = (context: Context, { after, limit }: Page) =>
  answersToEnd(context)
    .$if(after !== null, (query) => query.where('vip_attendances.id', '>', after))
    .orderBy('vip_attendances.id')
    .limit(limit)
    .execute()

export const isAnswerToEnd = async (context: Context, id: string): Promise<boolean> =>
  (await answersToEnd(context).where('vip_attendances.id', '=', id).executeTakeFirst()) !== undefined

/** Of an event that is held at another time or place than they know of. */
export const listAnswersToTell = (context: Context, { after, limit }: Page) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .select(['vip_attendances.id', 'vip_events.edition_id'])
    .where('vip_attendances.state', 'in', livingStates)
    .where('vip_events.ends_at', '>', context.now)
    .where('vip_events.cancelled_at', 'is', null)
    .whereRef('vip_attendances.known_sequence', '<', 'vip_events.sequence')
    .$if(after !== null, (query) => query.where('vip_attendances.id', '>', after))
    .orderBy('vip_attendances.id')
    .limit(limit)
    .execute()

/** Events with something free that fits somebody who waits. */
export const listEventsToOffer = (context: Context) =>
  tables(context)
    .selectFrom('vip_events')
    .select(['vip_events.id', 'vip_events.edition_id'])
    .where('vip_events.cancelled_at', 'is', null)
    .where('vip_events.starts_at', '>', context.now)
    .where(
      sql<boolean>`exists (select from vip_attendances w where w.event_id = vip_events.id and w.state = 'waiting'
        and w.places <= vip_events.capacity - vip_events.held - vip_events.taken)`,
    )
    .orderBy('vip_events.id')
    .execute()

/** Of all editions. */
export const listLivingOf = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .select(['vip_attendances.id', 'vip_events.edition_id'])
    .where('vip_attendances.user_id', '=', userId)
    .where('vip_attendances.state', 'in', livingStates)
    .orderBy('vip_attendances.event_id')
    .execute()

type Reading = Pick<Context, 'db' | 'editionId' | 'now'>

const movable = (context: Reading, userId: string) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .where('vip_attendances.user_id', '=', userId)
    .where('vip_attendances.state', 'in', ['waiting', 'offered', 'attending'])
    .where('vip_events.edition_id', '=', context.editionId)
    .where('vip_events.cancelled_at', 'is', null)
    .where('vip_events.ends_at', '>', context.now)

export interface MovablePlace {
  /** By language. */
  readonly name: unknown
  readonly isPaid: boolean
}

/**
 * Those that another person can have in their place, by when they begin, as part of another feature's own statement: what
 * is held waits for money of its own.
 */
export const placesToMove = (context: Reading, userId: string) =>
  sql<readonly MovablePlace[]>`(${movable(context, userId).select(
    sql`coalesce(jsonb_agg(
    jsonb_build_object('name', vip_events.name, 'isPaid', vip_attendances.order_id is not null)
    order by vip_events.starts_at), '[]'::jsonb)`.as('places'),
  )})`

export const moveAnswers = async (context: Context, from: string, to: string): Promise<void> => {
  await tables(context)
    .updateTable('vip_attendances')
    .set({ user_id: to })
    .where('id', 'in', movable(context, from).select('vip_attendances.id'))
    .where('event_id', 'not in', (of) =>
      of
        .selectFrom('vip_attendances as theirs')
        .select('theirs.event_id')
        .where('theirs.user_id', '=', to)
        .where('theirs.state', 'in', livingStates),
    )
    .execute()
}

/** Of every edition, for who asks what is known of them. */
export const listAllAttendances = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('vip_attendances')
    .innerJoin('vip_events', 'vip_events.id', 'vip_attendances.event_id')
    .selectAll('vip_attendances')
    .select(['vip_events.name', 'vip_events.edition_id'])
    .where('user_id', '=', userId)
    .orderBy('vip_attendances.arrival')
    .execute()

export const forgetGuestsOf = (context: Context, userId: string) =>
  tables(context).updateTable('vip_attendances').set({ guest_name: null }).where('user_id', '=', userId).execute()

/** The names of guests at events that ended before then. */
export async function forgetGuests(context: Pick<Context, 'db'>, before: Date): Promise<void> {
  await tables(context)
    .updateTable('vip_attendances')
    .set({ guest_name: null })
    .where('guest_name', 'is not', null)
    .where(sql<boolean>`event_id in (select e.id from vip_events e where e.ends_at <= ${before})`)
    .execute()
}
