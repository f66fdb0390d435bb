import { formatMoney } from '@foyer/contract/kit/money'
import { writeDay, writeDays } from '#platform/ground/days'
import { type Say, spokenLocale, wordsIn } from '#platform/ground/words'
import { fittingSize, pagesIn, printedLine } from '#platform/papers/documents/printed-line'
import { qrSvg } from '#platform/papers/qr'
import type { StayDocument } from './stay-document.ts'

const wordsOf = (t: Say) => ({
  title: t('Hotel confirmation'),
  number: t('Booking'),
  arrival: t('Arrival'),
  departure: t('Departure'),
  nights: t('Nights'),
  room: t('Room'),
  persons: t('Persons'),
  board: t('Board'),
  guests: t('Guests'),
  nobody: t('Not named yet'),
  price: t('Price by night'),
  sum: t('Total, VAT included'),
  order: t('Order'),
  paid: t('Paid through the organiser. The house charges nothing but what is used there.'),
  way: t('Way'),
  event: t('Event'),
  phone: t('Phone'),
  map: t('Map'),
  scan: t('Scan for the way to the house'),
})

const boardsIn = (t: Say) => ({ none: t('Room only'), breakfast: t('Breakfast'), halfBoard: t('Half board') })

/** What the template prints: every amount and day as text. */
export function presentStayDocument(data: StayDocument) {
  const t = wordsIn(data.locale)
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const house = printedLine(data.house)
  return {
    locale: spokenLocale(data.locale),
    words: wordsOf(t),
    pages: pagesIn(t),
    number: printedLine(data.number),
    house,
    nameSize: fittingSize(house, 32, 20),
    address: printedLine(data.address),
    phone: data.phone === null ? null : printedLine(data.phone),
    mapUrl: data.mapUrl,
    // Written out it would break over two lines; the code beside it says all of it.
    mapPlace: new URL(data.mapUrl).hostname.replace(/^www\./, ''),
    mapCode: qrSvg(data.mapUrl),
    event: printedLine(data.event),
    eventDays: writeDays(data.eventStartsOn, data.eventEndsOn, data.locale),
    venue: printedLine(data.venue),
    way: t('{minutes} min to the event, {way}', { minutes: data.minutesToVenue, way: printedLine(data.way) }),
    arrival: writeDay(data.arrival, data.locale),
    departure: writeDay(data.departure, data.locale),
    checkInFrom: t('from {time}', { time: printedLine(data.checkInFrom) }),
    checkOutUntil: t('until {time}', { time: printedLine(data.checkOutUntil) }),
    room: printedLine(data.room),
    board: boardsIn(t)[data.board],
    persons: String(data.persons),
    orderNumber: printedLine(data.orderNumber),
    guests: data.guests.map(printedLine),
    nights: data.nights.map((night) => ({ day: writeDay(night.day, data.locale), price: money(night.priceMinor) })),
    total: money(data.totalMinor),
    free:
      data.conditions === ''
        ? t('Free of charge to change or cancel before {moment}.', { moment: printedLine(data.cancelBefore) })
        : `${t('If you cancel your stay')}: ${printedLine(data.conditions)}`,
    seller: printedLine(data.seller),
    email: printedLine(data.email),
  }
}
