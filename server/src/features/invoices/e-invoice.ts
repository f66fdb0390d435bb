import type { Invoice as EInvoice } from '@e-invoice-eu/core'
import { writeDay } from '#platform/ground/days'
import { wordsIn } from '#platform/ground/words'
import { buyerOf, sellerOf, text, vat } from './e-invoice-parties.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/**
 * The invoice by the terms of EN 16931-1, as its two syntaxes are written from. BT and BG are the standard's numbers of
 * terms and groups of terms; BR its rules.
 */
export type Terms = EInvoice['ubl:Invoice']

/** BT-24: by the standard alone, or by what German authorities ask for beyond it (XRechnung 3.0, the standard's CIUS). */
export const STANDARD = 'urn:cen.eu:en16931:2017'
const XRECHNUNG = `${STANDARD}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
/** BT-23: an invoice that belongs to an order. */
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** UNTDID 1001. */
const typeCode = { invoice: '380', creditNote: '381' } as const
/** UNTDID 4461: paid by card, by transfer, or in a way that is not told. */
const byCard = '48'
const byTransfer = '58'
const untold = '1'
/** UN/ECE Recommendation 20: one. */
const piece = 'C62'

/** UNTDID 5305: what kind of VAT a rate is. */
type VatCategory = 'S' | 'Z' | 'AE' | 'E' | 'O'

const exemptions: Readonly<Partial<Record<VatCategory, { code?: string; text: string }>>> = {
  AE: { code: 'VATEX-EU-AE', text: 'Reverse charge (Article 196, Directive 2006/112/EC)' },
  E: { text: 'Not subject to VAT: supplied outside the European Union' },
  O: { code: 'VATEX-EU-O', text: 'Not subject to VAT: supplied outside the European Union' },
}

/**
 * `S` at a rate; without one `AE` where the buyer owes it, `O` where the place of supply lies outside the Union, else `Z`.
 * `O` never stands beside another (BR-O-11): where a room is taxed where it lies, the pass beside it is `E`.
 */
function categoryOf(document: InvoiceDocument, rateBp: number): VatCategory {
  if (rateBp > 0) return 'S'
  if (document.reverseCharge) return 'AE'
  if (document.buyer.inEu) return 'Z'
  return document.taxes.some((tax) => tax.rateBp > 0) ? 'E' : 'O'
}

/** BT-20, in the buyer's language. */
function termsOf({ kind, isReplaced, paidOn, locale }: InvoiceDocument): string {
  const t = wordsIn(locale)
  if (isReplaced) return t('A new invoice takes the place of this one.')
  if (kind === 'creditNote') return t('The amount is returned the way it was paid.')
  if (paidOn !== undefined) return t('Paid on {day}', { day: writeDay(paidOn, locale) })
  return t('Please transfer the total and name the reference.')
}

/** Minor units as the standard writes amounts: with a point and two places. */
const decimal = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What a credit note gives back stands in it without a sign: its type says what it is. */
function amountsIn({ kind, currency }: InvoiceDocument) {
  const sign = kind === 'creditNote' ? -1 : 1
  return <Name extends string>(name: Name, minor: number) =>
    ({ [`cbc:${name}`]: decimal(sign * minor), [`cbc:${name}@currencyID`]: currency }) as {
      readonly [Key in `cbc:${Name}`]: string
    } & { readonly [Key in `cbc:${Name}@currencyID`]: 'EUR' }
}

/** A category and its rate; what is not subject to VAT has none. */
function rated(category: VatCategory, rateBp: number) {
  return { 'cbc:ID': category, ...(category === 'O' ? {} : { 'cbc:Percent': String(rateBp / 100) }) }
}

function taxOf(document: InvoiceDocument): Terms['cac:TaxTotal'] {
  const amount = amountsIn(document)
  const subtotals = document.taxes.map(({ rateBp, netMinor, taxMinor }) => {
    const category = categoryOf(document, rateBp)
    const exemption = exemptions[category]
    return {
      ...amount('TaxableAmount', netMinor),
      ...amount('TaxAmount', taxMinor),
      'cac:TaxCategory': {
        ...rated(category, rateBp),
        ...(exemption === undefined
          ? {}
          : {
              ...(exemption.code === undefined ? {} : { 'cbc:TaxExemptionReasonCode': exemption.code }),
              'cbc:TaxExemptionReason': exemption.text,
            }),
        ...vat,
      },
    }
  })
  return [
    { ...amount('TaxAmount', document.taxMinor), 'cac:TaxSubtotal': subtotals },
  ] as unknown as Terms['cac:TaxTotal']
}

function linesOf(document: InvoiceDocument): Terms['cac:InvoiceLine'] {
  const amount = amountsIn(document)
  return document.lines.map(({ description, quantity, netMinor, taxRateBp }, index) => ({
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': piece,
    ...amount('LineExtensionAmount', netMinor),
    'cac:Item': {
      'cbc:Name': text(description),
      'cac:ClassifiedTaxCategory': { ...rated(categoryOf(document, taxRateBp), taxRateBp), ...vat },
    },
    // The price of all pieces together: that of one need not be whole cents.
    'cac:Price': {
      ...amount('PriceAmount', netMinor),
      'cbc:BaseQuantity': String(quantity),
      'cbc:BaseQuantity@unitCode': piece,
    },
  })) as unknown as Terms['cac:InvoiceLine']
}

/** Nothing in it is subject to VAT. */
const isUntaxed = (document: InvoiceDocument): boolean =>
  document.taxes.some(({ rateBp }) => categoryOf(document, rateBp) === 'O')

/**
 * What XRechnung asks for beyond the standard is there: whom to call (BR-DE-6), where both sides are (BR-DE-3, 4, 8, 9), and a
 * rate (BR-DE-14), which what is not subject to VAT has not.
 */
const isXRechnung = (document: InvoiceDocument): boolean =>
  document.seller.phone !== undefined &&
  !isUntaxed(document) &&
  [document.seller, document.buyer].every(({ address }) => Boolean(address?.zip && address.city))

/** BG-16 and BG-22. Of what was paid already, or is given back, nothing is left to pay. */
function paymentOf(document: InvoiceDocument) {
  const amount = amountsIn(document)
  const { iban } = document.seller
  const isSettled = document.paidOn !== undefined || document.kind === 'creditNote'
  const means =
    isSettled || iban === undefined
      ? // XRechnung asks for digits of a card that it names (BR-DE-24), and we keep none.
        { 'cbc:PaymentMeansCode': isXRechnung(document) ? untold : byCard }
      : {
          'cbc:PaymentMeansCode': byTransfer,
          'cbc:PaymentID': document.orderNumber,
          'cac:PayeeFinancialAccount': { 'cbc:ID': iban.replaceAll(' ', '') },
        }
  return {
    'cac:PaymentMeans': [means] as NonNullable<Terms['cac:PaymentMeans']>,
    'cac:PaymentTerms': { 'cbc:Note': text(termsOf(document)) },
    'cac:LegalMonetaryTotal': {
      ...amount('LineExtensionAmount', document.netMinor),
      ...amount('TaxExclusiveAmount', document.netMinor),
      ...amount('TaxInclusiveAmount', document.totalMinor),
      ...amount('PrepaidAmount', isSettled ? document.totalMinor : 0),
      ...amount('PayableAmount', isSettled ? 0 : document.totalMinor),
    },
  }
}

/** BG-3 and the numbers of orders: the buyer's own, where they gave one, and ours. */
function referencesOf({ orderNumber, purchaseOrder, refersTo }: InvoiceDocument) {
  return {
    'cbc:BuyerReference': text(purchaseOrder ?? orderNumber),
    'cac:OrderReference': {
      ...(purchaseOrder === undefined ? {} : { 'cbc:ID': text(purchaseOrder) }),
      'cbc:SalesOrderID': orderNumber,
    },
    ...(refersTo === undefined
      ? {}
      : { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': refersTo } }] }),
  }
}

export function describeEInvoice(document: InvoiceDocument): EInvoice {
  const isSubjectToVat = !isUntaxed(document)
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': isXRechnung(document) ? XRECHNUNG : STANDARD,
      'cbc:ProfileID': PROCESS,
      'cbc:ID': document.number,
      'cbc:IssueDate': document.issuedOn,
      'cbc:InvoiceTypeCode': typeCode[document.kind],
      'cbc:Note': [text(document.event)],
      'cbc:DocumentCurrencyCode': document.currency as 'EUR',
      'cac:InvoicePeriod': { 'cbc:StartDate': document.suppliedFrom, 'cbc:EndDate': document.suppliedTo },
      // BG-13: a Cross Industry Invoice has this part, were it empty.
      'cac:Delivery': { 'cbc:ActualDeliveryDate': document.suppliedTo },
      ...referencesOf(document),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(document, isSubjectToVat) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(document, isSubjectToVat) },
      ...paymentOf(document),
      'cac:TaxTotal': taxOf(document),
      'cac:InvoiceLine': linesOf(document),
    },
  }
}
