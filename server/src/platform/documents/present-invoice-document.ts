import { formatMoney } from '@foyer/contract/kit/money'
import type { InvoiceDocument } from './document-renderer.ts'

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
}

/** `2025-08-18` as `18 August 2025` or `18. August 2025`, held together by no-break spaces. */
export function writeDay(day: string, locale: 'en' | 'de'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[locale][Number(month) - 1]
  if (name === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError('A day is written YYYY-MM-DD')
  return `${Number(date)}${locale === 'de' ? '.' : ''}\u00a0${name}\u00a0${year}`
}

/** Basis points as `19 %`, `7.5 %`. */
export function writeRate(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`
}

/** One line without controls: a name can neither break the layout nor turn the text around. */
function line(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim()
}

/** The largest size, in points, at which a text of so many characters still fits its place. */
function fittingSize(text: string, largest: number, characters: number): number {
  return Math.max(8, Math.min(largest, Math.floor((largest * characters) / Math.max(1, text.length))))
}

/** What the template prints: every amount and day as text, every absent value null. */
export function presentInvoiceDocument(data: InvoiceDocument) {
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const optional = (text: string | undefined) => (text === undefined || line(text) === '' ? null : line(text))
  const number = line(data.number)
  const total = money(data.totalMinor)
  return {
    locale: data.locale,
    kind: data.kind,
    number,
    numeralSize: fittingSize(number, 40, 15),
    issuedOn: writeDay(data.issuedOn, data.locale),
    orderNumber: line(data.orderNumber),
    event: line(data.event),
    seller: {
      name: line(data.seller.name),
      addressLines: data.seller.addressLines.map(line),
      vatId: line(data.seller.vatId),
      iban: optional(data.seller.iban),
      bank: optional(data.seller.bank),
      email: line(data.seller.email),
    },
    buyer: {
      name: line(data.buyer.name),
      company: optional(data.buyer.company),
      addressLines: data.buyer.addressLines.map(line),
      vatId: optional(data.buyer.vatId),
    },
    lines: data.lines.map((item) => ({
      description: line(item.description),
      quantity: String(item.quantity),
      net: money(item.netMinor),
      rate: writeRate(item.taxRateBp),
      tax: money(item.taxMinor),
      gross: money(item.grossMinor),
    })),
    taxes: data.taxes.map((tax) => ({
      rate: writeRate(tax.rateBp),
      net: money(tax.netMinor),
      tax: money(tax.taxMinor),
    })),
    net: money(data.netMinor),
    tax: money(data.taxMinor),
    total,
    totalSize: fittingSize(total, 26, 12),
    paidOn: data.paidOn === undefined ? null : writeDay(data.paidOn, data.locale),
    reverseCharge: data.reverseCharge,
    refersTo: optional(data.refersTo),
  }
}
