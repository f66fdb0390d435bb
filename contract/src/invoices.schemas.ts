import * as z from 'zod/mini'
import { documentNotReady, noTransferAwaited } from './invoices.refusals.ts'
import { Day, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import type { TermsById } from './kit/terms.ts'

export const Invoice = z.object({
  uuid: Uuid,
  /** Without gaps within its series. */
  number: z.string(),
  kind: z.enum(['invoice', 'creditNote']),
  issuedOn: Day,
  total: Money,
  /** `replaced`: a corrected invoice took its place. */
  status: z.enum(['paid', 'due', 'refunded', 'replaced']),
  orderUuid: Uuid,
  /** What it is for, or what it gives back, in the reader’s language: `Hotel Adler: 2 nights fewer, now 20–21 Oct 2025`. */
  description: z.string(),
  /** Whether it is there as an e-invoice too, or will be: those of before are PDF alone. */
  hasXml: z.boolean(),
  /** Whether its buyer may have it made out otherwise; said in one's own list alone. */
  canCorrect: z.optional(z.boolean()),
})
export type Invoice = z.infer<typeof Invoice>

export const terms = {
  'invoices.listInvoices': {
    summary: 'One’s invoices and credit notes of all editions, newest first',
    runs: 'read',
    answers: { 200: z.array(Invoice) },
    refusals: [],
  },
  'invoices.readInvoicePdf': {
    summary: 'The invoice as a tagged PDF (PDF/A-3a) with the e-invoice in it (Factur-X, profile EN 16931)',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [documentNotReady],
  },
  'invoices.readInvoiceXml': {
    summary: 'The invoice as an e-invoice of EN 16931: UBL 2.1, an XRechnung where the seller can be rung up',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: { binary: 'application/xml' } },
    refusals: [documentNotReady],
  },
  'invoices.readProForma': {
    summary: 'An order that awaits a bank transfer as a PDF for its buyer’s books, which is no invoice',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [noTransferAwaited],
    limit: { by: 'address', attempts: 30, perSeconds: 300 },
  },
  'invoices.checkVatId': {
    summary:
      'Whether a VAT ID is well formed and known to the Union’s register; `reason` says why it is not, `unavailable` that the register could not say',
    runs: 'process',
    body: z.strictObject({
      /** Two letters, of ISO 3166 or of the Union's register; the number may repeat them. */
      countryCode: z.string().check(z.maxLength(200)),
      vatNumber: z.string().check(z.maxLength(200)),
    }),
    limit: { by: 'address', attempts: 60, perSeconds: 300 },
    answers: { 200: z.object({ valid: z.boolean(), reason: z.optional(z.nullable(z.string())) }) },
    refusals: [],
  },
} as const satisfies TermsById
