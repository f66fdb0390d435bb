import * as z from 'zod/mini'
import { Invoice } from './invoices.schemas.ts'
import { AskedDay, Day, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import type { TermsById } from './kit/terms.ts'

/** A document as a line of the office's list. */
export const ListedInvoice = z.object({
  uuid: Uuid,
  number: z.string(),
  kind: Invoice.shape.kind,
  issuedOn: Day,
  order: z.object({ uuid: Uuid, number: z.string() }),
  /** As the document names them. */
  buyer: z.object({ name: z.string(), company: z.nullable(z.string()), country: z.string() }),
  net: Money,
  tax: Money,
  /** Below nothing for a credit note. */
  total: Money,
  reverseCharge: z.boolean(),
})
export type ListedInvoice = z.infer<typeof ListedInvoice>

const days = {
  /** Days of issue, both included. */
  from: z.optional(AskedDay),
  to: z.optional(AskedDay),
}
const filters = {
  kind: z.optional(Invoice.shape.kind),
  ...days,
  /** The number of a document, or of its order, as it stands there. */
  q: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
}

/** What was invoiced at one rate, and what of it was taken back. */
const TaxRow = z.object({
  kind: Invoice.shape.kind,
  /** Basis points: 1900 is 19 %. */
  rate: z.int(),
  /** The buyers owe the VAT themselves. */
  reverseCharge: z.boolean(),
  documents: z.int(),
  net: Money,
  tax: Money,
  gross: Money,
})

export const TaxReport = z.object({ rows: z.array(TaxRow), net: Money, tax: Money, gross: Money })
export type TaxReport = z.infer<typeof TaxReport>

/** A line for each rate of each document; money as a number with its decimals. */
const columns = [
  'number',
  'kind',
  'issuedOn',
  'order',
  'refersTo',
  'name',
  'company',
  'country',
  'vatId',
  'reverseCharge',
  'taxRate',
  'net',
  'tax',
  'gross',
  'currency',
  'paidOn',
] as const

export const terms = {
  'invoices.listOfficeInvoices': {
    summary: 'The invoices and credit notes of the edition, the newest first',
    runs: 'read',
    query: listQuery(['-issuedOn', 'issuedOn'], filters),
    answers: { 200: pageOf(ListedInvoice) },
    refusals: [],
  },
  'invoices.exportOfficeInvoices': {
    summary: 'What the list shows, the oldest first, a line for each rate of VAT, as a table of any length',
    runs: 'read',
    secondFactor: 'fresh',
    query: z.strictObject(filters),
    answers: { 200: { csv: columns, saveAs: 'invoices.csv' } },
    refusals: [],
  },
  'invoices.readTaxReport': {
    summary: 'What was invoiced and taken back in these days, by rate of VAT',
    runs: 'read',
    query: z.strictObject(days),
    answers: { 200: TaxReport },
    refusals: [],
  },
} as const satisfies TermsById
