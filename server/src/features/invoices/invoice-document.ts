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
