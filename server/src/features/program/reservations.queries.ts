import { type Selectable, sql, type Updateable } from 'kysely'
import { heldCodeType } from '#features/passes'
import type { Context } from '#platform/context'
import type { SessionReservations } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import type { Page } from '#platform/jobs/each-by-itself'
import { livingStates, type ReservationEvent, reservationTransitions } from './reservation-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'session_reservations' | 'session_seats' | 'program_sessions' | 'stages'>()

export type ReservationRow = Selectable<SessionReservations>

/** Until the transaction ends, nobody else reserves for this person. Locked before any seat. */
export const lockReservations = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`session seats of ${userId}`}, 0))`.execute(context.db)

export const lockReservation = (context: Context, id: string): Promise<ReservationRow | undefined> =>
  tables(context).selectFrom('session_reservations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** With the session that it is for: what a mail about it says. */
export const findReservation = (context: Pick<Context, 'db'>, id: string) =>
  tables(context)
    .selectFrom('session_reservations')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_reservations.session_id')
    .innerJoin('stages', 'stages.id', 'program_sessions.stage_id')
    .selectAll('session_reservations')
    .select([
      'program_sessions.title',
      'program_sessions.starts_at',
      'program_sessions.cancelled_at',
      'program_sessions.sequence',
      'stages.hall',
      'stages.name as room',
    ])
    .where('session_reservations.id', '=', id)
    .executeTakeFirst()

/**
 * The one way in which the state of what somebody reserved changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceReservation = (
  context: Context,
  reservation: Pick<ReservationRow, 'id' | 'state'>,
  event: ReservationEvent,
  set: Omit<Updateable<SessionReservations>, 'state'> = {},
) => {
  const state = nextState('A reservation', reservationTransitions, reservation.state, event)
  return tables(context)
    .updateTable('session_reservations')
    .set({ offered_until: null, ...set, state })
    .where('id', '=', reservation.id)
    .where('state', '=', reservation.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A reservation', reservation.state))
}

const hasPass = sql<boolean>`${heldCodeType(
  sql.ref('session_reservations.user_id'),
  sql.ref('program_sessions.edition_id'),
)} is not null`

/** Who has waited longest, locked; whoever is just answering is left to their answer. */
export const lockNextInLine = (context: Context, sessionId: number) =>
  tables(context)
    .selectFrom('session_reservations')
    .innerJoin('session_seats', 'session_seats.id', 'session_reservations.session_id')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_reservations.session_id')
    .selectAll('session_reservations')
    .select(['program_sessions.starts_at', 'session_seats.answer_hours'])
    .where('session_reservations.session_id', '=', sessionId)
    .where('session_reservations.state', '=', 'waiting')
    .where('program_sessions.cancelled_at', 'is', null)
    .where('program_sessions.starts_at', '>', context.now)
    .where(sql<boolean>`session_seats.held + session_seats.taken < session_seats.capacity`)
    .where(hasPass)
    .orderBy('session_reservations.arrival')
    .limit(1)
    .forUpdate('session_reservations')
    .skipLocked()
    .executeTakeFirst()

const living = (context: Context) =>
  tables(context)
    .selectFrom('session_reservations')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_reservations.session_id')
    .select(['session_reservations.id', 'program_sessions.edition_id'])
    .where('session_reservations.state', 'in', livingStates)
    .where('program_sessions.ends_at', '>', context.now)

const livingPage = (context: Context, { after, limit }: Page) =>
  living(context)
    .$if(after !== null, (query) => query.where('session_reservations.id', '>', after))
    .orderBy('session_reservations.id')
    .limit(limit)

/** The session is cancelled, or the person has no pass any more. */
const cannotStand = sql<boolean>`(program_sessions.cancelled_at is not null or not ${hasPass})`

export const listReservationsToEnd = (context: Context, page: Page) =>
  livingPage(context, page).where(cannotStand).execute()

/** Whether it still cannot stand. */
export const isReservationToEnd = async (context: Context, id: string): Promise<boolean> =>
  (await living(context).where('session_reservations.id', '=', id).where(cannotStand).executeTakeFirst()) !== undefined

/** Of a session that is held at another time or place than they know of. */
export const listReservationsToTell = (context: Context, page: Page) =>
  livingPage(context, page)
    .where('program_sessions.cancelled_at', 'is', null)
    .whereRef('session_reservations.known_sequence', '<', 'program_sessions.sequence')
    .execute()

/** Offers that nobody answered in time. */
export const listLapsedSeatOffers = (context: Context, page: Page) =>
  livingPage(context, page)
    .where('session_reservations.state', '=', 'offered')
    .where('session_reservations.offered_until', '<=', context.now)
    .execute()

/** Sessions with a free seat for which somebody waits. */
export const listSessionsToOffer = (context: Context) =>
  tables(context)
    .selectFrom('session_seats')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_seats.id')
    .select(['session_seats.id', 'program_sessions.edition_id'])
    .where('program_sessions.cancelled_at', 'is', null)
    .where('program_sessions.starts_at', '>', context.now)
    .where(
      sql<boolean>`session_seats.held + session_seats.taken < session_seats.capacity and exists (select
        from session_reservations w where w.session_id = session_seats.id and w.state = 'waiting')`,
    )
    .orderBy('session_seats.id')
    .execute()

export const noteSequence = (context: Context, id: string, known_sequence: number) =>
  tables(context).updateTable('session_reservations').set({ known_sequence }).where('id', '=', id).execute()

/** Of all editions. */
export const listLivingOf = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('session_reservations')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_reservations.session_id')
    .select(['session_reservations.id', 'program_sessions.edition_id'])
    .where('session_reservations.user_id', '=', userId)
    .where('session_reservations.state', 'in', livingStates)
    .orderBy('session_reservations.session_id')
    .execute()

/** Of all editions. */
export const listAllReservations = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('session_reservations')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_reservations.session_id')
    .select([
      'program_sessions.edition_id',
      'program_sessions.title',
      'program_sessions.starts_at',
      'session_reservations.state',
      'session_reservations.created_at',
      'session_reservations.ended_at',
    ])
    .where('session_reservations.user_id', '=', userId)
    .orderBy('session_reservations.arrival')
    .execute()
