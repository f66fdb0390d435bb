import * as z from 'zod/mini'
import { AddressFields } from './address-fields.ts'
import { endpoint } from './kit/endpoint.ts'
import { IntegerText } from './kit/fields.ts'
import { refusal, requests } from './kit/refusal.ts'

export { AddressFields } from './address-fields.ts'

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

export const addressExists = refusal(
  'identity/address-exists',
  409,
  'Address exists',
  'There is already an address of this type. Change it instead.',
)
export const unknownCountry = refusal(
  'identity/unknown-country',
  400,
  'Unknown country',
  'Choose a country from the list.',
)

export const readAddress = endpoint({
  id: 'identity.readAddress',
  method: 'GET',
  path: '/api/address/',
  summary: 'One’s address of a type, or null',
  audience: 'signed-in',
  runs: 'read',
  query: z.strictObject({ type: AddressType }),
  answers: { 200: z.nullable(Address) },
  refusals: [],
})

export const createAddress = endpoint({
  id: 'identity.createAddress',
  method: 'POST',
  path: '/api/address/',
  summary: 'Give an address of a type that one has none of yet',
  audience: 'signed-in',
  runs: 'command',
  body: z.strictObject({ address: AddressFields, type: AddressType }),
  answers: { 201: Address },
  refusals: [addressExists, unknownCountry],
})

export const updateAddress = endpoint({
  id: 'identity.updateAddress',
  method: 'PATCH',
  path: '/api/address/',
  summary: 'Change one’s address of a type',
  audience: 'signed-in',
  runs: 'command',
  body: z.strictObject({ address: z.partial(AddressFields), type: AddressType }),
  answers: { 200: Address },
  refusals: [requests.notFound, unknownCountry],
})

export const deleteAddress = endpoint({
  id: 'identity.deleteAddress',
  method: 'DELETE',
  path: '/api/address/:id',
  summary: 'Delete one’s address',
  audience: 'signed-in',
  runs: 'command',
  params: z.object({ id: IntegerText }),
  answers: { 204: null },
  refusals: [],
})
