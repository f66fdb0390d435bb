import type { ProcessContext } from '#platform/context'
import { isLiving } from './reservation-state.ts'
import { type MailedReservation, mailAboutSession } from './session-mail.ts'

/** Tells who has a seat in a session, or waits for one, when and where it is held now. */
export const mailSessionMoved = (context: ProcessContext, jobId: string, reservationId: string): Promise<void> =>
  mailAboutSession(
    context,
    { kind: 'mail-session-moved', ids: { reservationId }, jobId },
    ({ reservation, session, t }) => {
      if (!isLiving(reservation.state) || reservation.cancelled_at !== null) return undefined
      const kept: Readonly<Record<string, string>> = {
        reserved: t(
          'Your seat stays yours. If the new time does not suit you, give it back: somebody may wait for it.',
        ),
        offered: t('The seat that is free for you stays so until you answer, or until its time is over.'),
        waiting: t('You keep your place in the line for a seat.'),
      } satisfies Partial<Record<MailedReservation['state'], string>>
      return {
        subject: t('{session} is held at another time or place', { session }),
        paragraphs: [kept[reservation.state] ?? ''],
        hasFacts: true,
        action: { label: t('Open the session'), path: `/agenda/${reservation.session_id}` },
      }
    },
  )
