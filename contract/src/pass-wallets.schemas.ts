import * as z from 'zod/mini'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

export const Wallet = z.enum(['apple', 'google'])
export type Wallet = z.infer<typeof Wallet>

/** Signing takes a processor some twenty milliseconds, and nobody needs many. */
const limit = { by: 'person', attempts: 20, perSeconds: 900 } as const

export const terms = {
  'passes.readApplePass': {
    summary: 'One’s own pass as a signed file of Apple Wallet, where the organiser has keys for it',
    runs: 'read',
    answers: { 200: { binary: 'application/vnd.apple.pkpass' } },
    refusals: [requests.notFound],
    limit,
  },
  'passes.linkGooglePass': {
    summary: 'The address that saves one’s own pass in Google Wallet, where the organiser has keys for it',
    runs: 'read',
    answers: { 200: z.object({ url: z.url() }) },
    refusals: [requests.notFound],
    limit,
  },
} as const satisfies TermsById
