import type { Invoice as EInvoice } from '@e-invoice-eu/core'
import { printedLine } from '#platform/papers/documents/printed-line'
import type { InvoiceDocument, InvoiceParty } from './invoice-document.ts'

type Terms = EInvoice['ubl:Invoice']
type Seller = Terms['cac:AccountingSupplierParty']['cac:Party']
type Buyer = Terms['cac:AccountingCustomerParty']['cac:Party']

export const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const

/** A name that somebody left empty, or of nothing that can be written, is a dash: the standard asks for one. */
export const text = (words: string): string =>
  printedLine(words.toWellFormed().replaceAll(/[\ufffe\uffff]/g, '')) || '–'

/** An address that was kept as lines alone has the first three of them. */
function placeOf({ address, addressLines, country }: InvoiceParty) {
  const [first = '', second = '', third = ''] =
    address === undefined ? addressLines : [address.line1, address.line2 ?? '']
  const part = <Name extends string>(name: Name, value: string | undefined) =>
    (value === undefined || printedLine(value) === '' ? {} : { [name]: text(value) }) as {
      readonly [Key in Name]?: string
    }
  return {
    ...part('cbc:StreetName', first),
    ...part('cbc:AdditionalStreetName', second),
    ...part('cbc:CityName', address?.city),
    ...part('cbc:PostalZone', address?.zip),
    ...part('cbc:CountrySubentity', address?.state ?? undefined),
    ...(third === '' ? {} : { 'cac:AddressLine': { 'cbc:Line': text(third) } }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  } as Seller['cac:PostalAddress']
}

/** BT-34 and BT-49: where e-invoices reach them. `EM` is a mailbox. */
const mailbox = (email: string) => ({ 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' }) as const

export function sellerOf({ seller }: InvoiceDocument, isSubjectToVat: boolean): Seller {
  return {
    ...mailbox(seller.email),
    'cac:PostalAddress': placeOf(seller),
    ...(isSubjectToVat ? { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, ...vat }] } : {}),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': text(seller.name),
      // BT-30: who may not be named by a VAT ID is told from others by this (BR-CO-26).
      ...(isSubjectToVat ? {} : { 'cbc:CompanyID': seller.vatId }),
    },
    'cac:Contact': {
      'cbc:Name': text(seller.name),
      ...(seller.phone === undefined ? {} : { 'cbc:Telephone': text(seller.phone) }),
      'cbc:ElectronicMail': seller.email,
    },
  }
}

export function buyerOf({ buyer }: InvoiceDocument, isSubjectToVat: boolean): Buyer {
  return {
    ...mailbox(buyer.email),
    'cac:PostalAddress': placeOf(buyer) as Buyer['cac:PostalAddress'],
    ...(buyer.vatId === undefined || !isSubjectToVat
      ? {}
      : { 'cac:PartyTaxScheme': { 'cbc:CompanyID': buyer.vatId, ...vat } }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': text(buyer.company ?? buyer.name) },
    ...(buyer.company === undefined ? {} : { 'cac:Contact': { 'cbc:Name': text(buyer.name) } }),
  }
}
