import { inBlocks } from '@foyer/contract/kit/iban'
import { formatMoney } from '@foyer/contract/kit/money'
import { nameCountryIn } from '#features/editions'
import { writeDay, writeDays } from '#platform/ground/days'
import { type Say, spokenLocale, wordsIn } from '#platform/ground/words'
import { fittingSize, pagesIn, printedLine } from '#platform/papers/documents/printed-line'
import type { InvoiceDocument, ProForma } from './invoice-document.ts'

/** Basis points as `19 %`, `7.5 %`. */
export function writeRate(basisPoints: number): string {
  return `${basisPoints / 100}\u00a0%`
}

interface Worded {
  readonly kind: (InvoiceDocument | ProForma)['kind']
  readonly isReplaced?: boolean | undefined
  readonly paidOn: string | null
  readonly payBy: string | null
  /** What is missing where a part has come. */
  readonly rest: string | null
}

function titleOf(t: Say, kind: Worded['kind']): string {
  if (kind === 'proForma') return t('Pro forma invoice')
  // Translators: what the law calls a document that corrects an invoice; German keeps "Gutschrift" for another (§ 14 UStG).
  return kind === 'creditNote' ? t('Credit note') : t('Invoice')
}

function dueOf(t: Say, { payBy, rest }: Pick<Worded, 'payBy' | 'rest'>): string {
  const due =
    rest === null
      ? t('Please transfer the total and name the reference.')
      : t('Part of it has arrived. Please transfer {rest} and name the reference.', { rest })
  return payBy === null ? due : `${due} ${t('It is held for you until {day}.', { day: payBy })}`
}

const wordsOf = (t: Say, { kind, isReplaced = false, paidOn, payBy, rest }: Worded) => ({
  title: titleOf(t, kind),
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
  // Nobody owes VAT because a paper shows it that is no invoice (§ 14c UStG), and nobody may deduct it.
  noInvoice:
    kind === 'proForma'
      ? t('This is not an invoice, and no VAT can be deducted by it. The invoice follows when your money is here.')
      : null,
  due: dueOf(t, { payBy, rest }),
  reference: t('Reference'),
  iban: t('IBAN'),
  bank: t('Bank'),
  vat: t('VAT ID'),
  outside: t('Not subject to VAT: supplied outside the European Union.'),
  reverse: t('Reverse charge: the recipient of the service owes the VAT (Article 196, Directive 2006/112/EC).'),
})

const dayOrNull = (day: string | undefined, locale: InvoiceDocument['locale']): string | null =>
  day === undefined ? null : writeDay(day, locale)

const invoiceParts = (data: InvoiceDocument) => ({
  kind: data.kind,
  isReplaced: data.isReplaced,
  paidOn: dayOrNull(data.paidOn, data.locale),
  payBy: null,
  rest: null,
  reference: data.orderNumber,
  refersTo: data.refersTo,
})

const proFormaParts = (data: ProForma) => ({
  kind: data.kind,
  paidOn: null,
  payBy: dayOrNull(data.payBy, data.locale),
  rest:
    data.receivedMinor === 0
      ? null
      : formatMoney({ amount: data.totalMinor - data.receivedMinor, currency: data.currency }),
  reference: inBlocks(data.reference),
  refersTo: undefined,
})

/** Something is charged without VAT because it is supplied outside the Union; `categoryOf` tells machines the same. */
const isOutside = ({ reverseCharge, buyer, taxes }: InvoiceDocument | ProForma): boolean =>
  !reverseCharge && !buyer.inEu && taxes.some(({ rateBp }) => rateBp === 0)

/** How many of the largest figures stand on one line with the word before them: 216 points, 5.3 for a letter of it, 15.1 for a figure. */
const roomBeside = (word: string): number => Math.floor((216 - 5.3 * word.length) / 15.1)

/** What the template prints: every amount and day as text, every absent value null; and carries, the same as XML. */
export function presentInvoiceDocument(data: InvoiceDocument | ProForma, eInvoice: string | null) {
  const t = wordsIn(data.locale)
  const money = (amount: number) => formatMoney({ amount, currency: data.currency })
  const optional = (text: string | undefined) =>
    text === undefined || printedLine(text) === '' ? null : printedLine(text)
  const number = printedLine(data.number)
  const own = data.kind === 'proForma' ? proFormaParts(data) : invoiceParts(data)
  const words = wordsOf(t, own)
  return {
    locale: spokenLocale(data.locale),
    words,
    pages: pagesIn(t),
    kind: data.kind,
    number,
    numeralSize: fittingSize(number, 40, 15),
    eInvoice,
    date: data.issuedOn.split('-').map(Number),
    issuedOn: writeDay(data.issuedOn, data.locale),
    supplied: writeDays(data.suppliedFrom, data.suppliedTo, data.locale),
    purchaseOrder: optional(data.purchaseOrder),
    orderNumber: data.kind === 'proForma' ? null : printedLine(data.orderNumber),
    reference: printedLine(own.reference),
    event: printedLine(data.event),
    seller: {
      name: printedLine(data.seller.name),
      addressLines: nameCountryIn(data.seller.addressLines, data.seller.country, data.locale).map(printedLine),
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
    total: money(data.totalMinor),
    totalSize: fittingSize(money(data.totalMinor), 26, roomBeside(words.total)),
    reverseCharge: data.reverseCharge,
    isOutside: isOutside(data),
    refersTo: optional(own.refersTo),
  }
}
