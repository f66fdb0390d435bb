import * as z from 'zod/mini'
import { Day, Instant, Uuid } from './kit/fields.ts'
import { QrDrawing } from './kit/qr.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { VisaLetterRequest } from './visa-letter-request.schemas.ts'
import { visaLetterEventOver, visaLetterNeedsPass, visaLetterNotThere } from './visa-letters.refusals.ts'

/** `withdrawn`: its holder did so, another one replaced it, the pass was lost, or the event is over. */
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

/** Where the traveller sleeps, as the letter says it. */
export const StayInLetter = z.object({ house: z.string(), address: z.string(), arrival: Day, departure: Day })

/**
 * For its holder alone: with what its QR code says, drawn, and the passport's data, which is null once it is deleted. Stay and
 * signature are as they are now, as in the document that is drawn now.
 */
export const OwnVisaLetter = z.extend(VisaLetter, {
  drawing: z.nullable(QrDrawing),
  request: z.nullable(VisaLetterRequest),
  stays: z.array(StayInLetter),
  signature: z.nullable(z.object({ name: z.string(), position: z.string() })),
})
export type OwnVisaLetter = z.infer<typeof OwnVisaLetter>

/** The same shape whatever the code is. */
export const Verification = z.object({
  /** `withdrawn`: it stands no more. After the event's last day that is so of all, and of those alone nothing says when. */
  state: z.enum(['valid', 'withdrawn', 'unknown']),
  kind: z.nullable(z.enum(['letter', 'pass'])),
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
    refusals: [visaLetterNeedsPass, visaLetterEventOver],
  },
  'visaLetters.withdrawVisaLetter': {
    summary: 'Withdraw one’s letter: its code stands no more, and its passport data is deleted',
    runs: 'command',
    params: z.object({ uuid: Uuid }),
    answers: { 200: VisaLetter },
    refusals: [requests.notFound],
  },
  'visaLetters.readVisaLetterPdf': {
    summary: 'The letter as a tagged PDF',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [requests.notFound, visaLetterNotThere],
  },
  'visaLetters.verifyCode': {
    summary: 'Whether a visa letter or a pass is valid: its state, and no more of its holder than initials',
    runs: 'read',
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    limit: { by: 'address', attempts: 30, perSeconds: 300 },
    answers: { 200: Verification },
    refusals: [],
  },
} as const satisfies TermsById
