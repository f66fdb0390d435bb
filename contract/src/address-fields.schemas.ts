import * as z from 'zod/mini'
import { line, optionalLine } from './kit/fields.ts'
import { message } from './kit/message.ts'

export const AddressFields = z.strictObject({
  addressLine1: line(120),
  addressLine2: optionalLine(120),
  zip: line(20),
  city: line(80),
  state: optionalLine(80),
  countryId: z.int().check(z.positive(message('Choose a country.'))),
})
export type AddressFields = z.infer<typeof AddressFields>
