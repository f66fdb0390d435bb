import type { SessionSeats } from '@foyer/contract/reservations'
import { isLiving } from './reservation-state.ts'
import type { OwnSeatsRow } from './seats.queries.ts'

/** The seats of a session as one person sees them, and what they can do about them now. */
export function presentSeats(row: OwnSeatsRow, now: Date): SessionSeats {
  const isOn = row.cancelled_at === null && now < row.starts_at
  const lives = row.state !== null && isLiving(row.state)
  const isFree = isOn && row.has_pass && !lives
  return {
    sessionId: row.id,
    capacity: row.capacity,
    left: row.left,
    answerHours: row.answer_hours,
    reservation: row.state && {
      status: row.state,
      waitingPlace: row.waiting_place,
      offeredUntil: row.offered_until?.toISOString() ?? null,
    },
    can: {
      reserve: (isFree && row.left > 0) || (isOn && row.has_pass && row.state === 'offered'),
      wait: isFree && row.left <= 0,
      giveBack: isOn && lives,
    },
  }
}
