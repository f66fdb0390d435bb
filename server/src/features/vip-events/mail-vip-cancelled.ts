import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import { findOrder } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { type AttendanceRow, findAttendance } from './attendances.queries.ts'
import { findEvent } from './vip-events.queries.ts'

/** Tells who had a place at an event, or waited for one, that it does not take place. */
export async function mailVipCancelled(context: ProcessContext, jobId: string, attendanceId: string): Promise<void> {
  const answer = await findAttendance(context, attendanceId)
  const event = answer && (await findEvent(context, answer.event_id))
  const user = answer && (await findUser(context, answer.user_id))
  if (answer === undefined || event === undefined || event.cancelled_at === null || user === undefined) return
  const edition = await getEdition(context)
  const { locale } = user
  const t = wordsIn(locale)
  const write = (content: unknown) => contentFor(content, readerOf(edition, locale))
  const title = `${edition.product} ${edition.year}`
  const subject = t('{event} is cancelled', { event: write(event.name) })
  const amount = await refundOf(context, answer)
  const money = formatMoney({ amount, currency: edition.currency })
  const mail = renderMail({
    locale,
    productTitle: title,
    heading: subject,
    paragraphs: [
      write(event.cancellation),
      t('It would have begun on {moment}. You need do nothing.', {
        moment: writeMoment(event.starts_at, edition.timeZone, locale),
      }),
      ...(amount === 0 ? [] : [t('You get {amount} back, the way you paid.', { amount: money })]),
    ],
    stripe: 'vip',
    action: { label: t('See the other events'), url: `${context.ports.publicUrl}/vip-events` },
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
    { kind: 'mail-vip-cancelled', ids: { attendanceId }, jobId, userId: user.id, orderId: answer.order_id },
  )
}

async function refundOf(context: ProcessContext, { id, order_id }: AttendanceRow): Promise<number> {
  const order = order_id === null ? undefined : await findOrder(context, order_id)
  return order?.lines.find(({ kind, reference }) => kind === 'vip-event' && reference === id)?.refunded ?? 0
}
