import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { isLiving } from './attendance-state.ts'
import { type AttendanceRow, findAttendance } from './attendances.queries.ts'
import { mayReturn } from './return-terms.ts'
import { type EventRow, findEvent } from './vip-events.queries.ts'

/** Tells who has a place at an event, or waits for one, when and where it is held now. */
export async function mailVipMoved(context: ProcessContext, jobId: string, attendanceId: string): Promise<void> {
  const answer = await findAttendance(context, attendanceId)
  const event = answer && (await findEvent(context, answer.event_id))
  const user = answer && (await findUser(context, answer.user_id))
  if (answer === undefined || event === undefined || user === undefined) return
  if (!isLiving(answer.state) || event.cancelled_at !== null) return
  const edition = await getEdition(context)
  const { locale } = user
  const t = wordsIn(locale)
  const write = (content: unknown) => contentFor(content, readerOf(edition, locale))
  const moment = (at: Date) => writeMoment(at, edition.timeZone, locale)
  const title = `${edition.product} ${edition.year}`
  const subject = t('{event} is held at another time or place', { event: write(event.name) })
  const mail = renderMail({
    locale,
    productTitle: title,
    heading: subject,
    paragraphs: [whatStays(t, answer), ...whatGoesBack(t, answer, event, context.now, moment)],
    facts: [
      [t('Begins'), moment(event.starts_at)],
      [t('Ends'), moment(event.ends_at)],
      [t('Place'), write(event.venue)],
    ],
    stripe: 'vip',
    action: { label: t('See your events'), url: `${context.ports.publicUrl}/vip-events` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    { from: edition.mailFrom, to: user.email, subject: `${subject} · ${title}`, ...mail },
    { kind: 'mail-vip-moved', ids: { attendanceId }, jobId, userId: user.id, orderId: answer.order_id },
  )
}

function whatStays(t: Say, { state }: AttendanceRow): string {
  if (state === 'waiting') return t('You keep your place in the line.')
  if (state === 'attending')
    return t('Your place stays yours. If it does not suit you now, give it back: somebody may wait for it.')
  return t('The place that is kept for you stays so until you answer or pay, or until its time is over.')
}

function whatGoesBack(
  t: Say,
  { state, order_id }: AttendanceRow,
  event: EventRow,
  now: Date,
  moment: (at: Date) => string,
): string[] {
  if (state !== 'attending' || order_id === null || !mayReturn(event, now)) return []
  return [t('You get back what you paid if you give it back before {until}.', { until: moment(event.withdraw_before) })]
}
