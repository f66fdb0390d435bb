import * as z from 'zod/mini'
import { AddressFields } from './address-fields.schemas.ts'
import { line, optionalLine, VatId } from './kit/fields.ts'

/** To whom the invoice of an order is made out. */
export const Billing = z.object({
  name: z.string(),
  companyName: z.nullable(z.string()),
  /** Empty where what was bought long ago has lines alone, as it was printed. */
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  countryId: z.nullable(z.int()),
  vatId: z.nullable(z.string()),
  /** The buyer's own number of the order. */
  purchaseOrder: z.nullable(z.string()),
})
export type Billing = z.infer<typeof Billing>

/** The same as it is to be. */
export const BillingEntries = z.extend(AddressFields, {
  name: line(120),
  companyName: optionalLine(120),
  vatId: VatId,
  purchaseOrder: optionalLine(80),
})
export type BillingEntries = z.infer<typeof BillingEntries>
