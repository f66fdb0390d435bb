import { formatMoney } from '@foyer/contract/kit/money'
import { writeDay, writeDays } from '../days.ts'
import { qrSvg } from '../qr.ts'
import type { StayDocument } from './document-renderer.ts'
import { fittingSize, printedLine } from './printed-line.ts'

const boards = {
  en: { none: 'Room only', breakfast: 'Breakfast', halfBoard: 'Half board' },
  de: { none: 'Ohne Verpflegung', breakfast: 'Frühstück', halfBoard: 'Halbpension' },
}

/** What the template prints: every amount and day as text. */
export function presentStayDocument(data: StayDocument) {
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const house = printedLine(data.house)
  return {
    locale: data.locale,
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
    minutesToVenue: String(data.minutesToVenue),
    way: printedLine(data.way),
    arrival: writeDay(data.arrival, data.locale),
    departure: writeDay(data.departure, data.locale),
    checkInFrom: printedLine(data.checkInFrom),
    checkOutUntil: printedLine(data.checkOutUntil),
    room: printedLine(data.room),
    board: boards[data.locale][data.board],
    persons: String(data.persons),
    orderNumber: printedLine(data.orderNumber),
    guests: data.guests.map(printedLine),
    nights: data.nights.map((night) => ({ day: writeDay(night.day, data.locale), price: money(night.priceMinor) })),
    total: money(data.totalMinor),
    cancelBefore: printedLine(data.cancelBefore),
    seller: printedLine(data.seller),
    email: printedLine(data.email),
  }
}
