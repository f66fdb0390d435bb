import { documentNotThere } from '@foyer/contract/bookings'
import { placeOfEvent } from '@foyer/contract/event-place'
import type { Locale } from '@foyer/contract/kit/languages'
import { type CurrentEdition, getEdition, sayCancellation } from '#features/editions'
import { findOrder } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { writeCalendarFile } from '#platform/papers/calendar'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { cancelBeforeStay, stepsOf } from './bookings.policy.ts'
import type { WholeBooking } from './bookings.queries.ts'
import { getOwnBooking } from './get-own-booking.ts'
import { presentStayDocument } from './present-stay-document.ts'
import type { StayDocument } from './stay-document.ts'

const template = readTemplate(import.meta.dirname, 'stay.typ')

/**
 * The confirmation of one's own booked stay: drawn when it is asked for, because dates and guests may change until the
 * end.
 * @throws Refused `accommodation/not-booked`, `requests/not-found`.
 */
export async function drawOwnConfirmation(context: CallerContext<Person>, id: number): Promise<Buffer> {
  return drawConfirmation(context, await getBooked(context, id), context.locale)
}

export async function drawConfirmation(context: Context, booking: WholeBooking, locale: Locale): Promise<Buffer> {
  const edition = await getEdition(context)
  const house = booking.accommodation
  const data: StayDocument = {
    locale,
    number: String(booking.id),
    orderNumber: (await findOrder(context, booking.order_id))?.number ?? '',
    house: house.name,
    address: house.address,
    phone: house.phone,
    mapUrl: mapOf(house),
    event: `${edition.product} ${edition.year}`,
    eventStartsOn: edition.startsOn,
    eventEndsOn: edition.endsOn,
    venue: placeOfEvent(edition),
    minutesToVenue: house.minutes_to_venue,
    way: contentFor(house.way, readerOf(edition, locale)),
    room: contentFor(booking.room.name, readerOf(edition, locale)),
    board: booking.room.board,
    persons: booking.occupancy,
    guests: booking.guests.map((guest) => `${guest.first_name} ${guest.last_name}`),
    arrival: booking.arrival,
    departure: booking.departure,
    checkInFrom: house.check_in_from,
    checkOutUntil: house.check_out_until,
    nights: booking.nights.map(({ night, price }) => ({ day: night, priceMinor: price })),
    totalMinor: booking.price,
    currency: edition.currency,
    cancelBefore: writeMoment(cancelBeforeStay(edition, booking), edition.timeZone, locale),
    conditions: sayCancellation(stepsOf(edition, booking), edition, { t: wordsIn(locale), locale }).join(' '),
    seller: edition.seller.name,
    email: edition.contactEmail,
  }
  return context.ports.documents.draw(template, presentStayDocument(data), await context.lookOf(context))
}

/**
 * A booked stay as a calendar's event of whole days (RFC 5545): from the day of arrival to the day of departure.
 * @throws Refused `accommodation/not-booked`, `requests/not-found`.
 */
export async function writeCalendar(context: CallerContext<Person>, id: number): Promise<Buffer> {
  const booking = await getBooked(context, id)
  const edition = await getEdition(context)
  const house = booking.accommodation
  return writeCalendarFile(context, 'accommodation', {
    id: `booking-${booking.id}`,
    title: `${house.name}, ${edition.product} ${edition.year}`,
    description: describe(booking, edition, context.locale),
    location: `${house.name}, ${house.address}`,
    geo: { lat: house.latitude, lon: house.longitude },
    path: '/accommodation',
    when: { from: booking.arrival, until: booking.departure },
  })
}

/** Where a house is on the map that belongs to nobody. */
export const mapOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

async function getBooked(context: CallerContext<Person>, id: number): Promise<WholeBooking> {
  const booking = await getOwnBooking(context, id)
  if (booking.state !== 'booked') throw refuse(documentNotThere)
  return booking
}

const describe = (booking: WholeBooking, edition: CurrentEdition, locale: Locale): string[] => {
  const { room, accommodation } = booking
  const t = wordsIn(locale)
  return [
    contentFor(room.name, readerOf(edition, locale)),
    t('Booking {number}', { number: booking.id }),
    t('Check-in from {time}', { time: accommodation.check_in_from }),
    t('Check-out until {time}', { time: accommodation.check_out_until }),
    edition.contactEmail,
  ]
}
