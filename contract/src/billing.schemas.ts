import * as z from 'zod/mini'
import { unknownCountry } from './addresses.refusals.ts'
import { billingChanged, billingChangesVat, billingClosed, billingOver } from './billing.refusals.ts'
import { Billing, BillingEntries } from './billing-entries.schemas.ts'
import { Day, line, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

/** With the last day on which it can be corrected. */
export const InvoicedTo = z.object({
  billing: Billing,
  /** The last day on which its buyer corrects it by themself, on the clocks of the event's zone. */
  until: Day,
  /** Whether they may now. */
  canCorrect: z.boolean(),
})

const params = z.object({ uuid: Uuid })
/** As whoever corrects it saw it: what somebody changed meanwhile is not written over. */
const seen = z.strictObject(Billing.shape)

export const terms = {
  'orders.readBilling': {
    summary: 'To whom the invoice of an order is made out, and until when that can be corrected',
    runs: 'read',
    params,
    answers: { 200: InvoicedTo },
    refusals: [],
  },
  'orders.correctBilling': {
    summary: 'Correct to whom an order is invoiced: a credit note ends its invoice, and a new one takes its place',
    runs: 'command',
    params,
    body: z.extend(BillingEntries, { seen }),
    answers: { 200: InvoicedTo },
    refusals: [billingOver, billingClosed, billingChanged, billingChangesVat, unknownCountry],
    limit: { by: 'person', attempts: 20, perSeconds: 86_400 },
  },
  'orders.readOfficeBilling': {
    summary: 'To whom the invoice of somebody’s order is made out',
    runs: 'read',
    params,
    answers: { 200: InvoicedTo },
    refusals: [requests.notFound],
  },
  'orders.correctOfficeBilling': {
    summary: 'Correct to whom somebody’s order is invoiced, however late',
    runs: 'command',
    params,
    body: z.extend(BillingEntries, { seen, reason: line(256) }),
    answers: { 204: null },
    refusals: [requests.notFound, billingOver, billingChanged, billingChangesVat, unknownCountry],
  },
} as const satisfies TermsById
