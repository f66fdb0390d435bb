import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition, sayCancellation } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeDays } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { drawConfirmation, mapOf } from './booking-documents.ts'
import { stepsOf } from './bookings.policy.ts'
import { findBookingById } from './bookings.queries.ts'

/**
 * Tells who booked a stay that it is theirs, and after a change what it is now: with the confirmation for the
 * reception, the minutes to the event and the map. What has gone back meanwhile is not confirmed any more.
 */
export async function mailStay(context: ProcessContext, jobId: string, bookingId: number): Promise<void> {
  const booking = await findBookingById(context, bookingId)
  const user = booking?.state === 'booked' ? await findUser(context, booking.user_id) : undefined
  if (booking === undefined || user === undefined) return
  const edition = await getEdition(context)
  const { locale } = user
  const t = wordsIn(locale)
  const reader = readerOf(edition, locale)
  const house = booking.accommodation
  const title = `${edition.product} ${edition.year}`
  const conditions = sayCancellation(stepsOf(edition, booking), edition, { t, locale })
  const guests = booking.guests.map((guest) => `${guest.first_name} ${guest.last_name}`).join(', ')
  const { html, text } = renderMail({
    locale,
    productTitle: title,
    heading: t('Your room at {house} is booked', { house: house.name }),
    paragraphs: [
      t(
        'The confirmation for the reception is attached as a PDF. Dates, room and guests can be changed with your account until the deadline.',
      ),
    ],
    facts: [
      [t('Nights'), writeDays(booking.arrival, booking.departure, locale)],
      [t('Room'), contentFor(booking.room.name, reader)],
      [t('Guests'), guests === '' ? t('Not named yet') : guests],
      [t('Check-in', undefined, { context: 'a hotel' }), t('from {time}', { time: house.check_in_from })],
      [t('Check-out'), t('until {time}', { time: house.check_out_until })],
      [
        t('To the event'),
        `${t('{minutes} min', { minutes: house.minutes_to_venue })}, ${contentFor(house.way, reader)}`,
      ],
      [t('Address and map'), house.address, mapOf(house)],
      ...(house.phone === null ? [] : [[t('Phone'), house.phone] as const]),
      [t('Price'), formatMoney({ amount: booking.price, currency: edition.currency })],
      ...(conditions.length === 0 ? [] : [[t('If you cancel your stay'), conditions.join(' ')] as const]),
    ],
    action: { label: t('Show my stay'), url: `${context.ports.publicUrl}/accommodation` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${t('Your room at {house}', { house: house.name })} · ${title}`,
      text,
      html,
      attachments: [
        {
          filename: `${t('hotel-confirmation')}-${booking.id}.pdf`,
          content: await drawConfirmation(context, booking, locale),
          contentType: 'application/pdf',
        },
      ],
    },
    { kind: 'mail-stay', ids: { bookingId: String(bookingId) }, jobId, userId: user.id, orderId: booking.order_id },
  )
}
