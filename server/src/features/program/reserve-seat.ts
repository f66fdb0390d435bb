import { requests } from '@foyer/contract/kit/refusal'
import { passNeeded, type SessionSeats, sessionBegun, sessionCancelled } from '@foyer/contract/reservations'
import type { CallerContext, Person } from '#platform/context'
import { sqlState } from '#platform/database/database'
import { namesGoneAccount } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { type AskedSession, getOwnSeats, readReservation } from './own-seats.ts'
import { isLiving } from './reservation-state.ts'
import { advanceReservation, lockReservation, lockReservations } from './reservations.queries.ts'
import { beginReservation, type OwnSeatsRow, seats } from './seats.queries.ts'

/**
 * Reserves a seat for the caller: at once where one is left, in line where none is. Who was offered one takes it; who
 * has one, or waits for one, does so as before.
 * @throws Refused `requests/not-found`, `program/pass-needed`, `program/session-cancelled`, `program/session-begun`.
 */
export async function reserveSeat(context: CallerContext<Person>, asked: AskedSession): Promise<SessionSeats> {
  const { userId } = context.caller
  // Two tabs answer one after the other.
  await lockReservations(context, userId)
  const row = await getOwnSeats(context, asked.params.sessionId)
  assertOpen(row, context.now)
  if (row.state === 'offered' && row.reservation_id !== null) await acceptSeat(context, row.reservation_id)
  else if (row.state === null || !isLiving(row.state))
    await beginReservation(context, { id: uuidV7(context.now), sessionId: row.id, userId }).catch(refuseWithoutSeats)
  return readReservation(context, asked)
}

/** Its seats were taken away between the two statements: everybody just comes. */
function refuseWithoutSeats(error: unknown): never {
  throw sqlState(error) === '23503' && !namesGoneAccount(error) ? refuse(requests.notFound, {}, error) : error
}

function assertOpen(row: OwnSeatsRow, now: Date): void {
  if (!row.has_pass) throw refuse(passNeeded)
  if (row.cancelled_at !== null) throw refuse(sessionCancelled)
  if (row.starts_at <= now) throw refuse(sessionBegun)
}

async function acceptSeat(context: CallerContext<Person>, id: string): Promise<void> {
  const reservation = await lockReservation(context, id)
  if (reservation?.state !== 'offered') return
  await advanceReservation(context, reservation, 'accept')
  await seats.keep(context, reservation.session_id, 1)
}
