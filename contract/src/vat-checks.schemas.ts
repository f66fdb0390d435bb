import * as z from 'zod/mini'
import { Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import { requiredMessage } from './kit/required-message.ts'
import type { TermsById } from './kit/terms.ts'
import { tooLong } from './kit/too-long.ts'
import { vatCheckOver } from './vat-checks.refusals.ts'

/** `due`: the register is asked again; `refused`: it does not know the number; `unanswered`: it never said. */
const VatCheckState = z.enum(['due', 'refused', 'unanswered'])

/** An order that bears VAT because nobody could say whether its buyer's VAT ID is one. */
export const VatCheck = z.object({
  order: z.object({ uuid: Uuid, number: z.string() }),
  buyer: z.object({ name: z.string(), company: z.nullable(z.string()) }),
  vatId: z.string(),
  /** What its buyer paid of VAT. */
  tax: Money,
  state: VatCheckState,
  paidAt: z.nullable(Instant),
  /** When the register is asked next; null: not any more. */
  nextAt: z.nullable(Instant),
})
export type VatCheck = z.infer<typeof VatCheck>

/** `ask-again`: the register, within a minute. `give-back`: the VAT, on other evidence. `keep`: the VAT stays. */
export const VatDecision = z.enum(['ask-again', 'give-back', 'keep'])
export type VatDecision = z.infer<typeof VatDecision>

export const terms = {
  'orders.listVatChecks': {
    summary: 'Orders whose VAT ID was not confirmed, those that wait for a person first; two hundred at most',
    runs: 'read',
    answers: { 200: z.array(VatCheck) },
    refusals: [],
  },
  'orders.decideVatCheck': {
    summary: 'Decide what becomes of the VAT of an order whose VAT ID was not confirmed',
    runs: 'command',
    secondFactor: 'fresh',
    params: z.object({ uuid: Uuid }),
    body: z.strictObject({
      decision: VatDecision,
      reason: z.string().check(z.trim(), z.minLength(1, requiredMessage), z.maxLength(500, tooLong[500])),
    }),
    answers: { 204: null },
    refusals: [requests.notFound, vatCheckOver],
  },
} as const satisfies TermsById
