import { type Insertable, type Selectable, sql } from 'kysely'
import { heldCodeType } from '#features/passes'
import type { Context, OfficeContext } from '#platform/context'
import { countedPlaces } from '#platform/database/counted-places'
import type { ProgramSessions, SessionReservations, SessionSeats } from '#platform/database/database-types'
import { livingStates } from './reservation-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'session_seats' | 'session_reservations' | 'program_sessions'>()

export const seats = countedPlaces({
  table: 'session_seats',
  isOpen: sql`exists (select from program_sessions p where p.id = e.id and p.cancelled_at is null)`,
  answers: 'session_reservations',
  of: 'session_id',
  size: sql`1`,
})

export const insertSeats = (context: OfficeContext, rows: readonly Insertable<SessionSeats>[]) =>
  tables(context).insertInto('session_seats').values(rows).execute()

/** The seats of a session as one person sees them, with what they asked for last; null where they never did. */
export interface OwnSeatsRow
  extends Pick<Selectable<SessionSeats>, 'id' | 'capacity' | 'answer_hours'>,
    Pick<Selectable<ProgramSessions>, 'starts_at' | 'cancelled_at'> {
  /** Seats that they may take at once: none while somebody waits for them. */
  readonly left: number
  readonly has_pass: boolean
  readonly reservation_id: string | null
  readonly state: Selectable<SessionReservations>['state'] | null
  readonly offered_until: Date | null
  /** 1 is next; null for who does not wait. */
  readonly waiting_place: number | null
}

const ownSeats = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('session_seats')
    .innerJoin('program_sessions', 'program_sessions.id', 'session_seats.id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('session_reservations')
          .selectAll('session_reservations')
          .whereRef('session_reservations.session_id', '=', 'session_seats.id')
          .where('session_reservations.user_id', '=', userId)
          .orderBy((row) => row('session_reservations.state', 'in', livingStates), 'desc')
          .orderBy('session_reservations.arrival', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .select([
      'session_seats.id',
      'session_seats.capacity',
      'session_seats.answer_hours',
      'program_sessions.starts_at',
      'program_sessions.cancelled_at',
      'own.id as reservation_id',
      'own.state',
      'own.offered_until',
    ])
    .select((row) => [
      sql<number>`case when exists (select from session_reservations w
        where w.session_id = session_seats.id and w.state = 'waiting') then 0
        else session_seats.capacity - session_seats.held - session_seats.taken end`.as('left'),
      sql<boolean>`${heldCodeType(row.val(userId), row.ref('program_sessions.edition_id'))} is not null`.as('has_pass'),
      sql<number | null>`case own.state when 'waiting' then (select count(*)::int from session_reservations w
        where w.session_id = session_seats.id and w.state = 'waiting' and w.arrival <= own.arrival) end`.as(
        'waiting_place',
      ),
    ])
    .where('program_sessions.edition_id', '=', context.editionId)

export const listOwnSeats = (context: Context, userId: string): Promise<OwnSeatsRow[]> =>
  ownSeats(context, userId).orderBy('program_sessions.starts_at').orderBy('session_seats.id').execute()

export const findOwnSeats = (context: Context, sessionId: number, userId: string): Promise<OwnSeatsRow | undefined> =>
  ownSeats(context, userId).where('session_seats.id', '=', sessionId).executeTakeFirst()

/**
 * Writes down what somebody asks for, with a seat where one is left, and in line where none is: one statement, the hot
 * row locked by it and no longer than until the transaction ends.
 */
export const beginReservation = (
  context: Context,
  { id, sessionId, userId }: { readonly id: string; readonly sessionId: number; readonly userId: string },
) =>
  sql`
    with had as (${seats.taking(sessionId, 1, 'taken')})
    insert into session_reservations (id, session_id, user_id, state, known_sequence, created_at)
    select ${id}::uuid, p.id, ${userId}::uuid,
      case when exists (select from had) then 'reserved' else 'waiting' end, p.sequence, ${context.now}::timestamptz
    from program_sessions p where p.id = ${sessionId}`.execute(context.db)
