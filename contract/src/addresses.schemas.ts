import * as z from 'zod/mini'
import { AddressFields } from './address-fields.schemas.ts'
import { addressExists, unknownCountry } from './addresses.refusals.ts'
import { IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

export const AddressType = z.enum(['billingAddress', 'shippingAddress'])
export type AddressType = z.infer<typeof AddressType>

export const Address = z.object({
  id: z.int(),
  type: AddressType,
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  zip: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  countryId: z.int(),
})
export type Address = z.infer<typeof Address>

export const terms = {
  'identity.readAddress': {
    summary: 'One’s address of a type, or null',
    runs: 'read',
    query: z.strictObject({ type: AddressType }),
    answers: { 200: z.nullable(Address) },
    refusals: [],
  },
  'identity.createAddress': {
    summary: 'Give an address of a type that one has none of yet',
    runs: 'command',
    body: z.strictObject({ address: AddressFields, type: AddressType }),
    answers: { 201: Address },
    refusals: [addressExists, unknownCountry],
  },
  'identity.updateAddress': {
    summary: 'Change one’s address of a type',
    runs: 'command',
    body: z.strictObject({ address: z.partial(AddressFields), type: AddressType }),
    answers: { 200: Address },
    refusals: [requests.notFound, unknownCountry],
  },
  'identity.deleteAddress': {
    summary: 'Delete one’s address',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    answers: { 204: null },
    refusals: [],
  },
} as const satisfies TermsById
