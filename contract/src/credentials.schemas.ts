import * as z from 'zod/mini'
import { linkUsed, passwordTooWeak, wrongPassword } from './credentials.refusals.ts'
import { Instant, NewPassword, Uuid } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { lastOwner } from './last-owner.refusals.ts'

export const Session = z.object({
  id: Uuid,
  createdAt: Instant,
  lastSeenAt: Instant,
  expiresAt: Instant,
  /** What the browser called itself, shortened. */
  device: z.string(),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

const PasswordLink = z.object({ token: z.string().check(z.maxLength(200)) })
const byLink = { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' } as const

export const terms = {
  'identity.forgotPassword': {
    summary: 'Ask for a mail with a link to a new password; the answer is always the same',
    runs: 'command',
    body: z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254)) }),
    limit: { by: 'address-and-email', attempts: 5, perSeconds: 900 },
    answers: { 202: null },
    refusals: [],
  },
  'identity.checkPasswordLink': {
    summary: 'Whether the link from the mail still works; asking does not use it up',
    runs: 'read',
    params: PasswordLink,
    limit: byLink,
    answers: { 204: null },
    refusals: [linkUsed],
  },
  'identity.changePasswordByToken': {
    summary: 'Set a new password with the link from the mail; ends every session',
    runs: 'process',
    params: PasswordLink,
    body: z.strictObject({ password: NewPassword }),
    limit: byLink,
    answers: { 204: null },
    refusals: [linkUsed, passwordTooWeak],
  },
  'identity.changePassword': {
    summary: 'Change one’s password; ends every other session',
    runs: 'process',
    body: z.strictObject({ currentPassword: z.string().check(z.maxLength(256)), password: NewPassword }),
    limit: { by: 'person', attempts: 10, perSeconds: 900 },
    answers: { 204: null },
    refusals: [wrongPassword, passwordTooWeak],
  },
  'identity.listSessions': {
    summary: 'Where I am signed in, newest first',
    runs: 'read',
    answers: { 200: z.array(Session) },
    refusals: [],
  },
  'identity.endSession': {
    summary: 'End one session',
    runs: 'command',
    params: z.object({ id: Uuid }),
    answers: { 204: null },
    refusals: [],
  },
  'identity.endSessions': {
    summary: 'Sign out everywhere, here included',
    runs: 'command',
    answers: { 204: null },
    refusals: [],
  },
  'identity.eraseUser': {
    summary: 'Erase me; invoices stay, as the law asks',
    runs: 'process',
    body: z.strictObject({ password: z.string().check(z.maxLength(256)) }),
    limit: { by: 'person', attempts: 10, perSeconds: 900 },
    answers: { 204: null },
    refusals: [wrongPassword, lastOwner],
  },
} as const satisfies TermsById
