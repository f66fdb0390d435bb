import { isStaff as hasStaffScope } from '@foyer/contract/kit/scopes'
import type { CallerContext, Context } from '#platform/context'
import { verifyPassword } from '#platform/door/passwords/password-hash'
import { networkOf } from '#platform/door/rate-limits'
import { AccountGone } from '#platform/ground/account-gone'
import { emailKey, mailboxKey } from '#platform/ground/email-key'
import { findEmail, findNewestSignUp, findUser, findUserByEmail, type UserRow } from './identity.queries.ts'
import { isKnownNetwork } from './known-networks.queries.ts'

interface Asker {
  readonly ports: Pick<Context['ports'], 'keys'>
  readonly request: Pick<CallerContext['request'], 'address'>
}

/** The caller's network as it is remembered: a keyed fingerprint. */
export const networkKey = ({ ports, request }: Asker): string =>
  ports.keys.fingerprint('network', networkOf(request.address))

/** As each of which it may be remembered. */
export const networkKeys = ({ ports, request }: Asker): readonly string[] =>
  ports.keys.fingerprints('network', networkOf(request.address))

/**
 * Counts a try of somebody's password over all networks but those from which they came in before: whoever tries it
 * from many addresses runs out, and the owner is not locked out where they are known. Anywhere else a reminder proves
 * the mailbox, which makes that place known. Alike for addresses without an account.
 * @returns what takes it back, for a try that was not looked at.
 * @throws Refused `requests/too-many`.
 */
export async function countSignIn(context: CallerContext, email: string): Promise<() => Promise<void>> {
  if (await isKnownNetwork(context, emailKey(email), networkKeys(context))) return async () => {}
  const { attempts } = context.ports
  await attempts.spend('sign-in-from-new-network', mailboxKey(email))
  return () => attempts.giveBack('sign-in-from-new-network', mailboxKey(email))
}

/** The user whose e-mail and password these are, or null; known and unknown addresses take the same work. */
export async function verifyCredentials(context: Context, email: string, password: string): Promise<UserRow | null> {
  const user = await findUserByEmail(context, emailKey(email))
  const isRight = await verifyPassword(user?.password_hash ?? null, password)
  return isRight && user !== undefined ? user : null
}

/** Whether these are the credentials of a sign-up whose mailbox is not proven yet. */
export async function findUnconfirmedSignUp(context: Context, email: string, password: string): Promise<boolean> {
  const signUp = await findNewestSignUp(context, emailKey(email))
  return verifyPassword(signUp?.password_hash ?? null, password)
}

export async function getUserEmail(context: Context, userId: string): Promise<string> {
  const email = await findEmail(context, userId)
  if (email === undefined) throw new AccountGone()
  return email
}

export async function isVendor(context: Context, userId: string): Promise<boolean> {
  return (await findUser(context, userId))?.tags.some((tag) => tag.id === 2) ?? false
}

/** Whether somebody works here, whatever their scopes let them do. */
export async function isStaff(context: Context, userId: string): Promise<boolean> {
  return hasStaffScope((await findUser(context, userId))?.scopes ?? [])
}
