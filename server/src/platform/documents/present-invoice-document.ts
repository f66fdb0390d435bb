import { formatMoney } from '@foyer/contract/kit/money'
import { writeDay } from '../days.ts'
import type { InvoiceDocument } from './document-renderer.ts'
import { fittingSize, printedLine } from './printed-line.ts'

/** Basis points as `19 %`, `7.5 %`. */
export function writeRate(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`
}

/** What the template prints: every amount and day as text, every absent value null. */
export function presentInvoiceDocument(data: InvoiceDocument) {
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const optional = (text: string | undefined) =>
    text === undefined || printedLine(text) === '' ? null : printedLine(text)
  const number = printedLine(data.number)
  const total = money(data.totalMinor)
  return {
    locale: data.locale,
    kind: data.kind,
    number,
    numeralSize: fittingSize(number, 40, 15),
    issuedOn: writeDay(data.issuedOn, data.locale),
    orderNumber: printedLine(data.orderNumber),
    event: printedLine(data.event),
    seller: {
      name: printedLine(data.seller.name),
      addressLines: data.seller.addressLines.map(printedLine),
      vatId: printedLine(data.seller.vatId),
      iban: optional(data.seller.iban),
      bank: optional(data.seller.bank),
      email: printedLine(data.seller.email),
    },
    buyer: {
      name: printedLine(data.buyer.name),
      company: optional(data.buyer.company),
      addressLines: data.buyer.addressLines.map(printedLine),
      vatId: optional(data.buyer.vatId),
    },
    lines: data.lines.map((item) => ({
      description: printedLine(item.description),
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
