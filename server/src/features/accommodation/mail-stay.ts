import { formatMoney } from '@foyer/contract/kit/money'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeDays } from '#platform/days'
import { renderMail } from '#platform/mail/mail-template'
import { inLanguage } from '#platform/texts'
import { drawConfirmation, mapOf } from './booking-documents.ts'
import { findBookingById } from './bookings.queries.ts'

const texts = {
  en: {
    subject: (house: string) => `Your room at ${house}`,
    heading: (house: string) => `Your room at ${house} is booked`,
    text: 'The confirmation for the reception is attached as a PDF. Dates, room and guests can be changed with your account until the deadline.',
    days: 'Nights',
    room: 'Room',
    guests: 'Guests',
    nobody: 'Not named yet',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    way: 'To the event',
    minutes: (minutes: number) => `${minutes} min`,
    address: 'Address and map',
    phone: 'Phone',
    price: 'Price',
    action: 'Show my stay',
    file: 'hotel-confirmation',
  },
  de: {
    subject: (house: string) => `Ihr Zimmer: ${house}`,
    heading: (house: string) => `Ihr Zimmer ist gebucht: ${house}`,
    text: 'Die Bestätigung für die Rezeption hängt als PDF an. Tage, Zimmer und Gäste können Sie bis zur Frist in Ihrem Konto ändern.',
    days: 'Nächte',
    room: 'Zimmer',
    guests: 'Gäste',
    nobody: 'Noch nicht genannt',
    from: (time: string) => `ab ${time}`,
    until: (time: string) => `bis ${time}`,
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    way: 'Zur Messe',
    minutes: (minutes: number) => `${minutes} Min.`,
    address: 'Adresse und Karte',
    phone: 'Telefon',
    price: 'Preis',
    action: 'Meinen Aufenthalt zeigen',
    file: 'hotelbestaetigung',
  },
}

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
  const words = texts[locale]
  const house = booking.accommodation
  const title = `${edition.product} ${edition.year}`
  const guests = booking.guests.map((guest) => `${guest.first_name} ${guest.last_name}`).join(', ')
  const { html, text } = renderMail({
    locale,
    productTitle: title,
    heading: words.heading(house.name),
    paragraphs: [words.text],
    facts: [
      [words.days, writeDays(booking.arrival, booking.departure, locale)],
      [words.room, inLanguage(booking.room.name, locale)],
      [words.guests, guests === '' ? words.nobody : guests],
      [words.checkIn, words.from(house.check_in_from)],
      [words.checkOut, words.until(house.check_out_until)],
      [words.way, `${words.minutes(house.minutes_to_venue)}, ${inLanguage(house.way, locale)}`],
      [words.address, house.address, mapOf(house)],
      ...(house.phone === null ? [] : [[words.phone, house.phone] as const]),
      [words.price, formatMoney({ amount: booking.price, currency: edition.currency })],
    ],
    action: { label: words.action, url: `${context.ports.publicUrl}/accommodation` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: user.email,
    subject: `${words.subject(house.name)} · ${title}`,
    text,
    html,
    attachments: [
      {
        filename: `${words.file}-${booking.id}.pdf`,
        content: await drawConfirmation(context, booking, locale),
        contentType: 'application/pdf',
      },
    ],
  })
}
