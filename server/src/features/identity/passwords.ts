import {
  type forgotPassword as asks,
  type changePassword as byPassword,
  type changePasswordByToken as byToken,
  type checkPasswordLink as checks,
  linkUsed,
  passwordTooWeak,
  wrongPassword,
} from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import type { CallerContext, Context, Person, ProcessContext } from '#platform/context'
import { hashPassword, verifyPassword } from '#platform/door/passwords/password-hash'
import { isStrongEnough } from '#platform/door/passwords/password-strength'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { networkKey } from './credentials.ts'
import {
  confirmMailbox,
  deleteSessions,
  deleteUnusedPasswordTokens,
  findPasswordToken,
  findUser,
  findUserByEmail,
  insertPasswordToken,
  isPasswordTokenKnown,
  lockPasswordHash,
  takePasswordToken,
  updateUserRow,
} from './identity.queries.ts'
import { rememberNetwork } from './known-networks.queries.ts'

/** A reminder's link works this long, in milliseconds. */
const LINK_MS = 3_600_000

/** @throws Refused `identity/password-too-weak` below the minimum score; one's own name and company count as known words. */
export async function assertStrongPassword(password: string, ownWords: readonly string[]): Promise<void> {
  if (!(await isStrongEnough(password, ownWords)))
    throw refuse(passwordTooWeak, { errors: [{ path: 'password', message: passwordTooWeak.detail }] })
}

/**
 * Asks for a reminder. The work that depends on whether the address is known happens in a job, out of sight: an
 * unknown one gets a job too, about nobody. Jobs carry ids, because they outlive the people they are about.
 */
export async function forgotPassword(context: Context, { body }: Input<typeof asks>): Promise<undefined> {
  const user = await findUserByEmail(context, emailKey(body.email))
  await context.enqueue('mail-password-reminder', { userId: user?.id ?? uuidV7(context.now) })
  return undefined
}

/**
 * The link of one mail to a user, which ends the ones before; null where there is no such user. A mail that is sent a
 * second time, by a job that ran again, brings the same link, and one that was used stays used.
 * @param lifeMs how long it works, in milliseconds; an hour unless it is said.
 */
export async function newPasswordLink(context: Context, userId: string, jobId: string, lifeMs = LINK_MS) {
  const user = await findUser(context, userId)
  if (user === undefined) return null
  const token = context.ports.keys.fingerprint('password-link', jobId)
  if (!(await isPasswordTokenKnown(context, hashSecret(token)))) await keepPasswordToken(context, userId, token, lifeMs)
  return { user, token }
}

/** The token of a link to a new password, for somebody who has proven the mailbox or is sent it there. */
export async function newPasswordToken(context: Context, userId: string): Promise<string> {
  const token = newSecret()
  await keepPasswordToken(context, userId, token)
  return token
}

async function keepPasswordToken(context: Context, userId: string, token: string, lifeMs = LINK_MS): Promise<void> {
  // Of two made at once the later one ends the earlier.
  await lockPasswordHash(context, userId, 'to-change')
  await insertPasswordToken(context, userId, hashSecret(token), new Date(context.now.getTime() + lifeMs))
}

/** Programs that read mail follow links: to look at one does not use it up. @throws Refused `identity/link-used`. */
export async function checkPasswordLink(context: Context, { params }: Input<typeof checks>): Promise<undefined> {
  if ((await findPasswordToken(context, hashSecret(params.token))) === undefined) throw refuse(linkUsed)
  return undefined
}

/** @throws Refused `identity/link-used`, `identity/password-too-weak`. */
export async function changePasswordByToken(
  context: CallerContext & ProcessContext,
  { params, body }: Input<typeof byToken>,
): Promise<undefined> {
  const tokenHash = hashSecret(params.token)
  const known = await findPasswordToken(context, tokenHash)
  const user = known === undefined ? undefined : await findUser(context, known.user_id)
  if (user === undefined) throw refuse(linkUsed)
  await assertStrongPassword(body.password, [user.email, user.first_name, user.last_name, user.company_name ?? ''])
  const hash = await hashPassword(body.password)
  return context.inLastTransaction(async (inner) => {
    await lockPasswordHash(inner, user.id, 'to-change')
    if ((await takePasswordToken(inner, tokenHash)) === undefined) throw refuse(linkUsed)
    await replacePassword(inner, user.id, hash)
    // Whoever reads the mailbox is at home where they read it.
    await confirmMailbox(inner, user.id)
    await rememberNetwork(inner, user.id, networkKey(context))
    return undefined
  })
}

/** Writes the new password of a locked user. What the old one opened is shut: sessions, but for `except`, and links. */
async function replacePassword(context: Context, userId: string, hash: string, except: string | null = null) {
  await updateUserRow(context, userId, { password_hash: hash })
  await deleteSessions(context, userId, except)
  await deleteUnusedPasswordTokens(context, userId)
}

/** @throws Refused `identity/wrong-password`, `identity/password-too-weak`. */
export async function changePassword(
  context: CallerContext<Person> & ProcessContext,
  { body }: Input<typeof byPassword>,
): Promise<undefined> {
  const { userId, sessionId } = context.caller
  const user = await findUser(context, userId)
  if (user === undefined || !(await verifyPassword(user.password_hash, body.currentPassword)))
    throw refuse(wrongPassword)
  await assertStrongPassword(body.password, [user.email, user.first_name, user.last_name, user.company_name ?? ''])
  const hash = await hashPassword(body.password)
  return context.inLastTransaction(async (inner) => {
    // Somebody may have reset it meanwhile: then the password that was compared is none any more.
    if ((await lockPasswordHash(inner, userId, 'to-change')) !== user.password_hash) throw refuse(wrongPassword)
    await replacePassword(inner, userId, hash, sessionId)
    return undefined
  })
}
