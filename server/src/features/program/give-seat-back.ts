import { type SessionSeats, sessionBegun } from '@foyer/contract/reservations'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { letSeatGo } from './let-seat-go.ts'
import { type AskedSession, getOwnSeats, readReservation } from './own-seats.ts'
import { isLiving } from './reservation-state.ts'
import { lockReservations } from './reservations.queries.ts'

/**
 * Gives back what the caller reserved: a seat goes to the next in line, and a place in line is left. Without one
 * nothing happens.
 * @throws Refused `requests/not-found`, `program/session-begun`.
 */
export async function giveSeatBack(context: CallerContext<Person>, asked: AskedSession): Promise<SessionSeats> {
  await lockReservations(context, context.caller.userId)
  const { reservation_id, state, starts_at } = await getOwnSeats(context, asked.params.sessionId)
  if (reservation_id !== null && state !== null && isLiving(state)) {
    if (starts_at <= context.now) throw refuse(sessionBegun)
    await letSeatGo(context, reservation_id, 'withdraw')
  }
  return readReservation(context, asked)
}
