import * as z from 'zod/mini'
import { Day, Instant, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { visaLetterNeedsPass, visaLetterNotThere } from './visa-letters.refusals.ts'

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

/** `withdrawn`: another one replaced it, the pass was lost, or its holder left. */
export const VisaLetterStatus = z.enum(['issued', 'withdrawn'])
export type VisaLetterStatus = z.infer<typeof VisaLetterStatus>

export const VisaLetter = z.object({
  uuid: Uuid,
  code: z.string(),
  status: VisaLetterStatus,
  issuedAt: Instant,
  withdrawnAt: z.nullable(Instant),
  /** The day after which its passport data is deleted. */
  keptUntil: Day,
  can: z.object({ document: z.boolean() }),
})
export type VisaLetter = z.infer<typeof VisaLetter>

/** With the passport's data, for its holder alone; null once it is deleted. */
export const OwnVisaLetter = z.extend(VisaLetter, { request: z.nullable(VisaLetterRequest) })
export type OwnVisaLetter = z.infer<typeof OwnVisaLetter>

/** The same shape whatever the code is. */
export const Verification = z.object({
  state: z.enum(['valid', 'withdrawn', 'unknown']),
  initials: z.nullable(z.string()),
  event: z.nullable(z.string()),
  issuedOn: z.nullable(Day),
  withdrawnOn: z.nullable(Day),
  validUntil: z.nullable(Day),
  checkedAt: Instant,
})
export type Verification = z.infer<typeof Verification>

export const terms = {
  'visaLetters.listVisaLetters': {
    summary: 'One’s visa invitation letters of the current edition, newest first',
    runs: 'read',
    answers: { 200: z.array(OwnVisaLetter) },
    refusals: [],
  },
  'visaLetters.requestVisaLetter': {
    summary: 'Make a visa invitation letter; the one before it is withdrawn',
    runs: 'command',
    body: VisaLetterRequest,
    // Without the passport's data: answers are kept for who asks again.
    answers: { 201: VisaLetter },
    refusals: [visaLetterNeedsPass],
  },
  'visaLetters.readVisaLetterPdf': {
    summary: 'The letter as a tagged PDF',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [requests.notFound, visaLetterNotThere],
  },
  'visaLetters.verifyCode': {
    summary: 'Whether a letter is valid, for a consulate: its state, and no more of its holder than initials',
    runs: 'read',
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    limit: { by: 'address', attempts: 30, perSeconds: 300 },
    answers: { 200: Verification },
    refusals: [],
  },
} as const satisfies TermsById
