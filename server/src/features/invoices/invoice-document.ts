import type { Locale } from '@foyer/contract/kit/languages'

export interface InvoiceParty {
  readonly name: string
  /** Street, town, country: a line each, in the order they are printed. */
  readonly addressLines: readonly string[]
  /** The same in its parts, where they are known: what was bought before they were kept has lines alone. */
  readonly address?: {
    readonly line1: string
    readonly line2?: string | null
    readonly zip: string
    readonly city: string
    readonly state?: string | null
  }
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly email: string
}

/** Amounts are minor units, those of a credit note below zero, tax rates basis points (1,900 is 19 %), days `YYYY-MM-DD`. */
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
    readonly phone?: string
  }
  readonly buyer: InvoiceParty & { readonly company?: string; readonly vatId?: string; readonly inEu: boolean }
  /** The buyer's own number of what they ordered. */
  readonly purchaseOrder?: string
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
  /** The first and the last day on which what was bought is given. */
  readonly suppliedFrom: string
  readonly suppliedTo: string
  /** The buyer owes the VAT: no tax is charged, and the document says so. */
  readonly reverseCharge: boolean
  /** A credit note's invoice, or the one whose place an invoice took. */
  readonly refersTo?: string
  /** A credit note that gives nothing back: another invoice took the place of the one that it ends. */
  readonly isReplaced?: boolean
}

/** An order that awaits a transfer, as its invoice will be: the same paper, which says that it is none. */
export interface ProForma extends Omit<InvoiceDocument, 'kind' | 'paidOn' | 'refersTo' | 'isReplaced'> {
  readonly kind: 'proForma'
  /** What is written beside the money (ISO 11649). */
  readonly reference: string
  /** What has come of the total already. */
  readonly receivedMinor: number
  /** Until when what was ordered is held, `YYYY-MM-DD`. */
  readonly payBy?: string
}

interface InvoiceDocumentLine {
  readonly description: string
  readonly quantity: number
  readonly netMinor: number
  readonly taxRateBp: number
  readonly taxMinor: number
  readonly grossMinor: number
}
