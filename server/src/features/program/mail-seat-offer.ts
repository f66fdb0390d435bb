import type { ProcessContext } from '#platform/context'
import { mailAboutSession } from './session-mail.ts'

/** Tells who waited that a seat is free for them, and until when. What was answered meanwhile is not offered any more. */
export const mailSeatOffer = (context: ProcessContext, jobId: string, reservationId: string): Promise<void> =>
  mailAboutSession(
    context,
    { kind: 'mail-seat-offer', ids: { reservationId }, jobId },
    ({ reservation, session, t, moment }) => {
      if (reservation.state !== 'offered' || reservation.offered_until === null) return undefined
      return {
        subject: t('A seat is free for you: {session}', { session }),
        paragraphs: [
          t('You waited for it. The seat is kept for you until {until}; then it goes to the next in line.', {
            until: moment(reservation.offered_until),
          }),
        ],
        hasFacts: true,
        action: { label: t('Take the seat'), path: `/agenda/${reservation.session_id}` },
      }
    },
  )
