import type { Locale } from '@foyer/contract/kit/languages'
import { formatMoney } from '@foyer/contract/kit/money'
import type { TrainClass } from '@foyer/contract/train-tickets'
import { writeDay, writeDays } from '#platform/ground/days'
import { type Say, spokenLocale, wordsIn } from '#platform/ground/words'
import { fittingSize, pagesIn, printedLine } from '#platform/papers/documents/printed-line'
import { qrSvg } from '#platform/papers/qr'
import { classIn } from './describe-train-ticket.ts'

/** An issued train ticket. Amounts are minor units with VAT, days `YYYY-MM-DD`. */
export interface TrainTicketDocument {
  readonly locale: Locale
  readonly code: string
  readonly orderNumber: string
  readonly passenger: string
  /** Of its kind. */
  readonly name: string
  readonly class: TrainClass
  readonly description: string
  readonly rules: readonly string[]
  readonly validFrom: string
  readonly validTo: string
  /** The event's name and year, as people call it. */
  readonly event: string
  /** The hall or fairground, and its city. */
  readonly venue: string
  readonly priceMinor: number
  /** ISO 4217. */
  readonly currency: string
  /** The moment, in words; null where it is not given back. */
  readonly cancelBefore: string | null
  readonly seller: string
  readonly email: string
}

const wordsOf = (t: Say) => ({
  title: t('Train ticket'),
  passenger: t('Passenger'),
  class: t('Class'),
  validFrom: t('Valid from'),
  validTo: t('Valid until'),
  code: t('Code'),
  scan: t('For the conductor: scan or type this code'),
  rules: t('Rules'),
  event: t('Event'),
  order: t('Order'),
  price: t('Price, VAT included'),
})

/** What the template prints: every amount and day as text. */
export function presentTrainTicketDocument(data: TrainTicketDocument) {
  const t = wordsIn(data.locale)
  const name = printedLine(data.name)
  return {
    locale: spokenLocale(data.locale),
    words: wordsOf(t),
    pages: pagesIn(t),
    code: printedLine(data.code),
    codeImage: qrSvg(data.code),
    name,
    nameSize: fittingSize(name, 32, 20),
    passenger: printedLine(data.passenger),
    class: classIn(t, data.class),
    description: printedLine(data.description),
    validFrom: writeDay(data.validFrom, data.locale),
    validTo: writeDay(data.validTo, data.locale),
    validity: writeDays(data.validFrom, data.validTo, data.locale),
    rules: data.rules.map(printedLine),
    event: printedLine(data.event),
    venue: printedLine(data.venue),
    orderNumber: printedLine(data.orderNumber),
    price: formatMoney({ amount: data.priceMinor, currency: data.currency }),
    back:
      data.cancelBefore === null
        ? t('This ticket is not given back.')
        : t('Given back for all of its price before {moment}, with your account.', {
            moment: printedLine(data.cancelBefore),
          }),
    seller: printedLine(data.seller),
    email: printedLine(data.email),
  }
}
