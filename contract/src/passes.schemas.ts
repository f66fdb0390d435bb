import * as z from 'zod/mini'
import { Instant } from './kit/fields.ts'
import { QrDrawing } from './kit/qr.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { passNotApproved, wrongCredentials } from './pass-reasons.ts'
import { Pass, PassType } from './pass-types.schemas.ts'

export const Login = z.object({ token: z.string(), expiresAt: Instant })

const PassCode = z.object({ text: z.string(), code: z.string(), drawing: QrDrawing })

export const terms = {
  'passes.signIn': {
    summary: 'Sign in; only vendors, staff and holders of an approved pass get a session',
    runs: 'process',
    waits: true,
    body: z.strictObject({
      email: z.string().check(z.trim(), z.maxLength(254)),
      password: z.string().check(z.maxLength(256)),
    }),
    limit: { by: 'address-and-email', attempts: 10, perSeconds: 300, ofNetwork: 30, networkCounts: 'failures' },
    answers: { 200: Login },
    refusals: [wrongCredentials, passNotApproved],
  },
  'passes.readPass': {
    summary: 'The pass one holds in the current edition, or null',
    runs: 'read',
    answers: { 200: z.nullable(Pass) },
    refusals: [],
  },
  'passes.readPassCode': {
    summary: 'The signed text of the pass’s QR code, and the code drawn',
    runs: 'read',
    answers: { 200: PassCode },
    refusals: [requests.notFound],
  },
  'passes.listPaidPassTypes': {
    summary: 'Pass types anybody may buy',
    runs: 'read',
    shared: true,
    sells: 'passes',
    answers: { 200: z.array(PassType) },
    refusals: [],
  },
} as const satisfies TermsById
