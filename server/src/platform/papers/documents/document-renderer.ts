import type { Locale } from '@foyer/contract/kit/languages'

interface InvoiceParty {
  readonly name: string
  /** Street, town, country: a line each, in the order they are printed. */
  readonly addressLines: readonly string[]
}

/** Amounts are minor units, tax rates basis points (1,900 is 19 %), days `YYYY-MM-DD`. */
export interface InvoiceDocument {
  readonly locale: Locale
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  readonly issuedOn: string
  readonly orderNumber: string
  readonly seller: InvoiceParty & {
    readonly vatId: string
    readonly iban?: string
    readonly bank?: string
    readonly email: string
  }
  readonly buyer: InvoiceParty & { readonly company?: string; readonly vatId?: string }
  /** The event's name and year, as people call it. */
  readonly event: string
  /** ISO 4217. */
  readonly currency: string
  readonly lines: readonly InvoiceDocumentLine[]
  readonly taxes: readonly { readonly rateBp: number; readonly netMinor: number; readonly taxMinor: number }[]
  readonly netMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  readonly paidOn?: string
  /** The buyer owes the VAT: no tax is charged, and the document says so. */
  readonly reverseCharge: boolean
  /** A credit note's invoice. */
  readonly refersTo?: string
}

interface InvoiceDocumentLine {
  readonly description: string
  readonly quantity: number
  readonly netMinor: number
  readonly taxRateBp: number
  readonly taxMinor: number
  readonly grossMinor: number
}

/** The confirmation of a booked stay. Amounts are minor units with VAT, days `YYYY-MM-DD`. */
export interface StayDocument {
  readonly locale: Locale
  readonly number: string
  readonly orderNumber: string
  readonly house: string
  readonly address: string
  /** The house's number; null where it is not known. */
  readonly phone: string | null
  /** Where the house is on a map: a web address. */
  readonly mapUrl: string
  /** The event's name and year, as people call it. */
  readonly event: string
  readonly eventStartsOn: string
  readonly eventEndsOn: string
  /** The hall or fairground, and its city. */
  readonly venue: string
  /** From the house to the event, door to door. */
  readonly minutesToVenue: number
  /** How one gets there. */
  readonly way: string
  readonly room: string
  readonly board: 'none' | 'breakfast' | 'halfBoard'
  readonly persons: number
  readonly guests: readonly string[]
  readonly arrival: string
  readonly departure: string
  /** Times of the day, as the house says them. */
  readonly checkInFrom: string
  readonly checkOutUntil: string
  readonly nights: readonly { readonly day: string; readonly priceMinor: number }[]
  readonly totalMinor: number
  /** ISO 4217. */
  readonly currency: string
  /** The moment, in words. */
  readonly cancelBefore: string
  readonly seller: string
  readonly email: string
}

/** Whoever turns data into a PDF. The same data always gives the same bytes. */
export interface DocumentRenderer {
  /** @throws DocumentFailed where the document could not be made. */
  invoice(data: InvoiceDocument): Promise<Buffer>
  /** @throws DocumentFailed where the document could not be made. */
  stay(data: StayDocument): Promise<Buffer>
}

/** The template or its compiler gave up; the message is for the log and holds no data of the buyer. */
export class DocumentFailed extends Error {
  override readonly name = 'DocumentFailed'
}
