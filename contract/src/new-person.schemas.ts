import * as z from 'zod/mini'
import { AddressFields } from './address-fields.schemas.ts'
import { Email, Locale, line, optionalLine } from './kit/fields.ts'

/** Somebody whom staff add, and whom a mail asks to choose a password. */
export const NewPerson = z.strictObject({
  email: Email,
  firstName: line(80),
  lastName: line(80),
  companyName: optionalLine(120),
  /** In which mails reach them. */
  locale: Locale,
  /** To whom an order of theirs is invoiced. */
  address: z.optional(AddressFields),
})
