import type { Context } from '#platform/context'
import { offerFreeSeats } from './offer-free-seats.ts'
import { isLiving } from './reservation-state.ts'
import { advanceReservation, lockReservation } from './reservations.queries.ts'
import { seats } from './seats.queries.ts'

/**
 * Ends what somebody reserved, and offers their seat to the next in line in the same moment.
 * @returns false where it had ended before.
 */
export async function letSeatGo(context: Context, id: string, how: 'withdraw' | 'cancel' | 'lapse'): Promise<boolean> {
  const reservation = await lockReservation(context, id)
  if (reservation === undefined || !isLiving(reservation.state)) return false
  await advanceReservation(context, reservation, how, { ended_at: context.now })
  if (reservation.state === 'waiting') return true
  await seats.release(context, reservation.session_id, 1, reservation.state === 'reserved' ? 'taken' : 'held')
  await offerFreeSeats(context, reservation.session_id)
  return true
}
