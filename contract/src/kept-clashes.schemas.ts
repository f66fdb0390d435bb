import * as z from 'zod/mini'
import { IntegerText } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'

export const KeptClash = z.object({
  sessionId: z.int(),
  otherId: z.int(),
  isKept: z.boolean(),
})
export type KeptClash = z.infer<typeof KeptClash>

const clashParams = z.object({ sessionId: IntegerText, otherId: IntegerText })

export const terms = {
  'program.keepBoth': {
    summary: 'Keep the stars of two sessions at the same time, and be reminded of that clash no more',
    runs: 'command',
    params: clashParams,
    answers: { 200: KeptClash },
    refusals: [requests.notFound],
  },
  'program.remindOfClash': {
    summary: 'Be reminded again that two sessions are at the same time',
    runs: 'command',
    params: clashParams,
    answers: { 200: KeptClash },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
