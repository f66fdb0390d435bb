import * as z from 'zod/mini'
import { Email, Id } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { passNotOnSale } from './passes.refusals.ts'
import { passStillLeft } from './waiting.refusals.ts'

export const terms = {
  'passes.waitForPass': {
    summary: 'Be told by mail, once, when a sold-out pass type has a place again; asking twice is as asking once',
    runs: 'command',
    body: z.strictObject({ passTypeId: Id, email: Email }),
    limit: { by: 'address-and-email', attempts: 10, perSeconds: 900 },
    answers: { 202: null },
    refusals: [passNotOnSale, passStillLeft],
  },
} as const satisfies TermsById
