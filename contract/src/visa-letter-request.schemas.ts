import * as z from 'zod/mini'
import { Day, line } from './kit/fields.ts'
import { message } from './kit/message.ts'

const latinMessage = message('Enter the name in Latin letters, as on the passport.')
const nameOnPassport = (max: 40 | 80) =>
  line(max).check(z.refine((name) => /^[\p{Script=Latin}\p{M} '’.-]+$/u.test(name), latinMessage))

/** What a consulate reads of a traveller. Kept encrypted, for as long as the letter is of use. */
export const VisaLetterRequest = z.strictObject({
  givenNames: nameOnPassport(80),
  surname: nameOnPassport(80),
  passportNumber: line(20).check(
    z.refine((number) => /^[A-Za-z0-9]{1,9}$/.test(number), message('Enter at most nine letters and digits.')),
  ),
  /** As the passport has it: `IND`, `D`. */
  nationality: z
    .string()
    .check(z.trim(), z.regex(/^[A-Z]{1,3}$/, message('Enter the letters as on the passport, such as IND.'))),
  bornOn: Day,
  sex: z.enum(['F', 'M', 'X']),
  issuedOn: Day,
  expiresOn: Day,
  consulate: line(120),
  entersOn: Day,
  leavesOn: Day,
})
export type VisaLetterRequest = z.infer<typeof VisaLetterRequest>
