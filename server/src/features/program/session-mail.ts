import { type CurrentEdition, getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'
import type { Sending } from '#platform/papers/mail/mail-facts'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findReservation } from './reservations.queries.ts'

export type MailedReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>

/** What a mail about a session says, in its reader's language. */
interface SessionMail {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** When and where the session is held stands beside the words. */
  readonly hasFacts: boolean
  readonly action: { readonly label: string; readonly path: string }
}

interface Writing {
  readonly reservation: MailedReservation
  /** The session's name. */
  readonly session: string
  readonly t: Say
  readonly moment: (at: Date) => string
}

/**
 * Writes to whoever reserved a seat, or waits for one.
 * @param write undefined where the mail is not true any more.
 */
export async function mailAboutSession(
  context: ProcessContext,
  sending: Sending & { readonly ids: { readonly reservationId: string } },
  write: (writing: Writing) => SessionMail | undefined,
): Promise<void> {
  const reservation = await findReservation(context, sending.ids.reservationId)
  const user = reservation && (await findUser(context, reservation.user_id))
  if (reservation === undefined || user === undefined) return
  const edition = await getEdition(context)
  const { locale } = user
  const t = wordsIn(locale)
  const moment = (at: Date) => writeMoment(at, edition.timeZone, locale)
  const session = contentFor(reservation.title, readerOf(edition, locale))
  const mail = write({ reservation, session, t, moment })
  if (mail === undefined) return
  const title = `${edition.product} ${edition.year}`
  const place = t('Hall {hall}, {room}', { hall: reservation.hall, room: reservation.room })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${mail.subject} · ${title}`,
      ...renderMail({
        locale,
        productTitle: title,
        heading: mail.subject,
        paragraphs: mail.paragraphs,
        ...(mail.hasFacts
          ? {
              facts: [
                [t('Begins'), moment(reservation.starts_at)],
                [t('Place'), place],
              ],
            }
          : {}),
        action: { label: mail.action.label, url: new URL(mail.action.path, context.ports.publicUrl).href },
        footer: [footerOf(edition)],
      }),
    },
    { ...sending, userId: user.id },
  )
}

const footerOf = ({ seller, contactEmail }: CurrentEdition): string => `${seller.name}, ${contactEmail}`
