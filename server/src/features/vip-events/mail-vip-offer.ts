import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findAttendance } from './attendances.queries.ts'
import { findEvent } from './vip-events.queries.ts'

/** Tells who waited that a place is free for them, and until when. What was answered meanwhile is not offered any more. */
export async function mailVipOffer(context: ProcessContext, jobId: string, attendanceId: string): Promise<void> {
  const answer = await findAttendance(context, attendanceId)
  if (answer?.state !== 'offered' || answer.offered_until === null) return
  const [event, user] = await Promise.all([findEvent(context, answer.event_id), findUser(context, answer.user_id)])
  if (event === undefined || user === undefined) return
  const edition = await getEdition(context)
  const { locale } = user
  const t = wordsIn(locale)
  const write = (content: unknown) => contentFor(content, readerOf(edition, locale))
  const moment = (at: Date) => writeMoment(at, edition.timeZone, locale)
  const title = `${edition.product} ${edition.year}`
  const subject = t('A place is free for you: {event}', { event: write(event.name) })
  const price = formatMoney({ amount: event.price * answer.places, currency: edition.currency })
  const mail = renderMail({
    locale,
    productTitle: title,
    heading: subject,
    paragraphs: [
      t('You waited for it. The place is kept for you until {until}; then it goes to the next in line.', {
        until: moment(answer.offered_until),
      }),
    ],
    facts: [
      [t('Begins'), moment(event.starts_at)],
      [t('Place'), write(event.venue)],
      ...(event.dress_code === null ? [] : [[t('Dress'), write(event.dress_code)] as const]),
      ...(answer.guest_name === null ? [] : [[t('Your guest'), answer.guest_name] as const]),
      ...(event.price === 0 ? [] : [[t('Price'), price] as const]),
    ],
    stripe: 'vip',
    action: { label: t('Take the place'), url: `${context.ports.publicUrl}/vip-events` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${subject} · ${title}`,
      ...mail,
    },
    { kind: 'mail-vip-offer', ids: { attendanceId }, jobId, userId: user.id },
  )
}
