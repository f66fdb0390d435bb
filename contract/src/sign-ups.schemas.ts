import * as z from 'zod/mini'
import { AddressFields } from './address-fields.schemas.ts'
import { unknownCountry } from './addresses.refusals.ts'
import { AttendeeType } from './attendee-types.schemas.ts'
import { passwordTooWeak } from './credentials.refusals.ts'
import { Email, Id, Locale, line, NewPassword, optionalLine, Uuid, VatId } from './kit/fields.ts'
import { message } from './kit/message.ts'
import type { TermsById } from './kit/terms.ts'
import { Order } from './orders.schemas.ts'
import { PassReason, PassStatus } from './pass-types.schemas.ts'
import { linkUsed, passNotForAddress, passNotOnSale, tooManyHeld, voucherUnknown } from './passes.refusals.ts'
import { passSoldOut, voucherUsedUp } from './sold-out.ts'

export const SignUp = z.strictObject({
  attendeeType: AttendeeType,
  email: Email,
  passTypeId: z.optional(z.nullable(Id)),
  voucherCode: optionalLine(40),
  firstName: line(80),
  lastName: line(80),
  password: NewPassword,
  companyName: line(120),
  jobTitle: optionalLine(120),
  phone: optionalLine(40),
  vatId: VatId,
  billingAddress: AddressFields,
  locale: Locale,
  acceptTerms: z.literal(true, message('Accept the terms to continue.')),
})
export type SignUp = z.infer<typeof SignUp>

export const terms = {
  'passes.signUp': {
    summary: 'Sign up for a pass; the account begins when the mailbox is proven',
    runs: 'process',
    waits: true,
    body: SignUp,
    limit: { by: 'address-and-email', attempts: 10, perSeconds: 900, ofNetwork: 100 },
    answers: {
      201: z.object({ uuid: Uuid, order: z.nullable(Order), orderSecret: z.nullable(z.string()) }),
    },
    refusals: [
      passNotOnSale,
      tooManyHeld,
      passNotForAddress,
      passSoldOut,
      voucherUnknown,
      voucherUsedUp,
      unknownCountry,
      passwordTooWeak,
    ],
  },
  'passes.checkSignUp': {
    summary: 'Who signed up with which pass, for whoever has the token of the mail; nothing is confirmed by asking',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    limit: { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' },
    answers: {
      200: z.object({
        firstName: z.string(),
        lastName: z.string(),
        companyName: z.string(),
        email: z.string(),
        /** What the pass is called, with its event. */
        pass: z.string(),
        /** The address has an account: the pass joins it, and its password and name stay. */
        joinsAccount: z.boolean(),
      }),
    },
    refusals: [linkUsed],
  },
  'passes.confirmSignUp': {
    summary: 'Prove the mailbox of a sign-up with the token of its mail',
    runs: 'command',
    params: z.object({ uuid: Uuid }),
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    limit: { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' },
    answers: {
      200: z.object({
        passStatus: PassStatus,
        reason: z.nullable(PassReason),
        /**
         * Where several sign-ups of this address wait, nobody knows which password is its owner's: none of them counts,
         * and this is the token of `changePasswordByToken` to choose one with.
         */
        passwordToken: z.optional(z.string()),
      }),
    },
    refusals: [linkUsed],
  },
  'passes.resendSignUp': {
    summary: 'Send the confirmation mail again; the answer is always the same',
    runs: 'command',
    params: z.object({ uuid: Uuid }),
    limit: { by: 'address', attempts: 10, perSeconds: 900 },
    answers: { 202: null },
    refusals: [],
  },
} as const satisfies TermsById
