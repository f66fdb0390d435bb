import { formatMoney } from '@foyer/contract/kit/money'
import { writeDay, writeDays } from '#platform/ground/days'
import { type Say, spokenLocale, wordsIn } from '#platform/ground/words'
import { fittingSize, pagesIn, printedLine } from '#platform/papers/documents/printed-line'
import type { InvoiceDocument } from './invoice-document.ts'

/** Basis points as `19 %`, `7.5 %`. */
export function writeRate(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`
}

const wordsOf = (
  t: Say,
  {
    kind,
    isReplaced = false,
    paidOn,
  }: Pick<InvoiceDocument, 'kind' | 'isReplaced'> & { readonly paidOn: string | null },
) => ({
  // Translators: what the law calls a document that corrects an invoice; German keeps "Gutschrift" for another (§ 14 UStG).
  title: kind === 'creditNote' ? t('Credit note') : t('Invoice'),
  issued: t('Date'),
  order: t('Order'),
  event: t('Event'),
  // Translators: the days on which what was bought is given, as the law asks for ("Leistungszeitraum", § 14 UStG).
  supplied: t('Date of supply'),
  purchaseOrder: t('Your order number'),
  buyerVat: t('Your VAT ID'),
  refers: kind === 'creditNote' ? t('Corrects invoice') : t('Replaces invoice'),
  what: t('Description'),
  quantity: t('Qty'),
  net: t('Net'),
  rate: t('VAT rate'),
  tax: t('VAT'),
  gross: t('Gross'),
  taxes: t('VAT by rate'),
  sumNet: t('Net total'),
  sumTax: t('VAT total'),
  total: kind === 'creditNote' ? t('Total credited') : t('Total', undefined, { context: 'an invoice' }),
  paid: paidOn === null ? null : t('Paid on {day}', { day: paidOn }),
  returned: isReplaced
    ? t('A new invoice takes the place of this one.')
    : t('The amount is returned the way it was paid.'),
  due: t('Please transfer the total and name the reference.'),
  reference: t('Reference'),
  iban: t('IBAN'),
  bank: t('Bank'),
  vat: t('VAT ID'),
  reverse: t('Reverse charge: the recipient of the service owes the VAT (Article 196, Directive 2006/112/EC).'),
})

/** What the template prints: every amount and day as text, every absent value null; and carries, the same as XML. */
export function presentInvoiceDocument(data: InvoiceDocument, eInvoice: string) {
  const t = wordsIn(data.locale)
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const optional = (text: string | undefined) =>
    text === undefined || printedLine(text) === '' ? null : printedLine(text)
  const number = printedLine(data.number)
  const total = money(data.totalMinor)
  const paidOn = data.paidOn === undefined ? null : writeDay(data.paidOn, data.locale)
  return {
    locale: spokenLocale(data.locale),
    words: wordsOf(t, { ...data, paidOn }),
    pages: pagesIn(t),
    kind: data.kind,
    number,
    numeralSize: fittingSize(number, 40, 15),
    eInvoice,
    date: data.issuedOn.split('-').map(Number),
    issuedOn: writeDay(data.issuedOn, data.locale),
    supplied: writeDays(data.suppliedFrom, data.suppliedTo, data.locale),
    purchaseOrder: optional(data.purchaseOrder),
    orderNumber: printedLine(data.orderNumber),
    event: printedLine(data.event),
    seller: {
      name: printedLine(data.seller.name),
      addressLines: data.seller.addressLines.map(printedLine),
      vatId: printedLine(data.seller.vatId),
      iban: optional(data.seller.iban),
      bank: optional(data.seller.bank),
      email: printedLine(data.seller.email),
      phone: optional(data.seller.phone),
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
    reverseCharge: data.reverseCharge,
    refersTo: optional(data.refersTo),
  }
}
