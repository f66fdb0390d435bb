import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { Instant, NewPassword, Uuid } from './kit/fields.ts'
import { refusal } from './kit/refusal.ts'

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

export const wrongPassword = refusal(
  'identity/wrong-password',
  422,
  'Wrong password',
  'The current password is not right.',
)
export const passwordTooWeak = refusal('identity/password-too-weak', 400, 'Password too weak', 'Password is too weak.')
export const linkUsed = refusal(
  'identity/link-used',
  410,
  'Link used or too old',
  'This link was used before or is too old. Ask for a new one.',
)

export const forgotPassword = endpoint({
  id: 'identity.forgotPassword',
  method: 'POST',
  path: '/api/user/forgot-password',
  summary: 'Ask for a mail with a link to a new password; the answer is always the same',
  audience: 'anyone',
  runs: 'command',
  body: z.strictObject({ email: z.string().check(z.trim(), z.maxLength(254)) }),
  limit: { by: 'address-and-email', attempts: 5, perSeconds: 900 },
  answers: { 202: null },
  refusals: [],
})

export const changePasswordByToken = endpoint({
  id: 'identity.changePasswordByToken',
  method: 'POST',
  path: '/api/user/change-password/:token',
  summary: 'Set a new password with the link from the mail; ends every session',
  audience: 'anyone',
  runs: 'process',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  body: z.strictObject({ password: NewPassword }),
  limit: { by: 'address', attempts: 30, perSeconds: 900 },
  answers: { 204: null },
  refusals: [linkUsed, passwordTooWeak],
})

export const changePassword = endpoint({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/api/user/password',
  summary: 'Change one’s password; ends every other session',
  audience: 'signed-in',
  runs: 'process',
  body: z.strictObject({ currentPassword: z.string().check(z.maxLength(256)), password: NewPassword }),
  limit: { by: 'person', attempts: 10, perSeconds: 900 },
  answers: { 204: null },
  refusals: [wrongPassword, passwordTooWeak],
})

export const listSessions = endpoint({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/api/user/session',
  summary: 'Where I am signed in, newest first',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: z.array(Session) },
  refusals: [],
})

export const endSession = endpoint({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/api/user/session/:id',
  summary: 'End one session',
  audience: 'signed-in',
  runs: 'command',
  params: z.object({ id: Uuid }),
  answers: { 204: null },
  refusals: [],
})

export const endSessions = endpoint({
  id: 'identity.endSessions',
  method: 'DELETE',
  path: '/api/user/session',
  summary: 'Sign out everywhere, here included',
  audience: 'signed-in',
  runs: 'command',
  answers: { 204: null },
  refusals: [],
})

/** The person's right under the GDPR, article 17. */
export const eraseUser = endpoint({
  id: 'identity.eraseUser',
  method: 'POST',
  path: '/api/user/erasure',
  summary: 'Erase me; invoices stay, as the law asks',
  audience: 'signed-in',
  runs: 'process',
  body: z.strictObject({ password: z.string().check(z.maxLength(256)) }),
  limit: { by: 'person', attempts: 10, perSeconds: 900 },
  answers: { 204: null },
  refusals: [wrongPassword],
})
