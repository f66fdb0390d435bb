import type { ProcessContext } from '#platform/context'
import { mailAboutSession } from './session-mail.ts'

/** Tells who had a seat in a session, or waited for one, that it does not take place. */
export const mailSessionCancelled = (context: ProcessContext, jobId: string, reservationId: string): Promise<void> =>
  mailAboutSession(
    context,
    { kind: 'mail-session-cancelled', ids: { reservationId }, jobId },
    ({ reservation, session, t, moment }) => {
      if (reservation.cancelled_at === null) return undefined
      return {
        subject: t('{session} is cancelled', { session }),
        paragraphs: [
          t('It would have begun on {moment}. You need do nothing.', { moment: moment(reservation.starts_at) }),
        ],
        hasFacts: false,
        action: { label: t('Open the agenda'), path: '/agenda' },
      }
    },
  )
