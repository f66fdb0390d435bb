import * as z from 'zod/mini'
import { passwordTooWeak } from './credentials.refusals.ts'
import { Email, Instant, Locale, line, NewPassword } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { ownerLinkUsed } from './setup.refusals.ts'

const OwnerLink = z.string().check(z.regex(/^[\w-]{20,200}$/))

/** Who comes in first, and owns the installation. */
export const NewOwner = z.strictObject({
  token: OwnerLink,
  firstName: line(80),
  lastName: line(80),
  email: Email,
  password: NewPassword,
  locale: Locale,
})

export const terms = {
  'setup.checkOwnerLink': {
    summary: 'Whether the link that the server printed still works; asking does not use it up',
    runs: 'read',
    body: z.strictObject({ token: OwnerLink }),
    limit: { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' },
    answers: { 204: null },
    refusals: [ownerLinkUsed],
  },
  'setup.claimOwnership': {
    summary: 'The first owner comes in, by the link that the server printed; a link works once',
    runs: 'process',
    body: NewOwner,
    limit: { by: 'address', attempts: 10, perSeconds: 300 },
    answers: { 201: z.object({ token: z.string(), expiresAt: Instant }) },
    refusals: [ownerLinkUsed, passwordTooWeak],
  },
} as const satisfies TermsById
