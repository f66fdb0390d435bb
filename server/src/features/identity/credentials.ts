import type { Context } from '#platform/context'
import { emailKey } from '#platform/email-key'
import { verifyPassword } from '#platform/passwords/password-hash'
import { findNewestSignUp, findUser, findUserByEmail, type UserRow } from './identity.queries.ts'

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
  const user = await findUser(context, userId)
  if (user === undefined) throw new Error('A user that is referred to does not exist.')
  return user.email
}

export async function isVendor(context: Context, userId: string): Promise<boolean> {
  return (await findUser(context, userId))?.tags.some((tag) => tag.id === 2) ?? false
}

/** Staff: organisers, people at the gate, and owners. */
export async function isStaff(context: Context, userId: string): Promise<boolean> {
  return (
    (await findUser(context, userId))?.scopes.some((scope) => ['organiser', 'gate', 'owner'].includes(scope)) ?? false
  )
}
