import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'

/** The buyer as the invoice will name them: a snapshot, because an invoice does not follow a person's later changes. */
export const Buyer = z.object({
  name: z.string(),
  company: z.nullable(z.string()),
  email: z.string(),
  addressLines: z.array(z.string()),
  /** The same in its parts, as an e-invoice has them. Buyers of before have lines alone. */
  address: z.optional(
    z.nullable(
      z.object({
        line1: z.string(),
        line2: z.nullable(z.string()),
        zip: z.string(),
        city: z.string(),
        state: z.nullable(z.string()),
      }),
    ),
  ),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  inEu: z.boolean(),
  vatId: z.nullable(z.string()),
  /** What the register of VAT IDs said of it, or that staff have other evidence; null: nothing yet. Who bought before it was asked has no such field. */
  vatIdProof: z.optional(
    z.nullable(
      z.object({
        checkedAt: z.string(),
        consultation: z.nullable(z.string()),
        /** The seller's VAT ID in whose name it was asked; not given: it was asked before that was kept. */
        requester: z.optional(z.nullable(z.string())),
        /** Not given: the register confirmed it. */
        isOtherEvidence: z.optional(z.literal(true)),
      }),
    ),
  ),
  /** The buyer's own number of this order, where their books ask for one (BT-13). */
  purchaseOrder: z.optional(z.nullable(z.string())),
})
export type Buyer = z.infer<typeof Buyer>

/** Whether a document names both alike: when and by which name the register was asked is no part of what it says. */
export function isSameOnPaper(one: Buyer, other: Buyer): boolean {
  const told = (buyer: Buyer) => ({ ...buyer, vatIdProof: null, purchaseOrder: buyer.purchaseOrder ?? null })
  return isDeepStrictEqual(told(one), told(other))
}
