import type { Locale } from '@foyer/contract/kit/languages'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { confirmMailbox, findUserByEmail, insertScope, insertUser, lockPasswordHash } from './identity.queries.ts'

/** Somebody whose mailbox is proven, as they wrote of themselves. */
export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly locale: Locale
  readonly passwordHash: string
}

/**
 * The account of a mailbox that is proven: the one that it has, whose password and name stay, or a new one.
 * Locked until the transaction ends.
 * @returns null where there is none, and nothing to begin one with.
 */
export async function admitMailbox(
  context: Context,
  email: string,
  account: NewAccount | null,
): Promise<string | null> {
  if (account !== null) {
    await insertUser(context, {
      id: uuidV7(context.now),
      email,
      email_key: emailKey(email),
      email_confirmed_at: context.now,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      company_name: account.companyName,
      locale: account.locale,
      created_at: context.now,
    })
  }
  const user = await findUserByEmail(context, emailKey(email))
  // Erased a moment ago, or never there.
  if (user === undefined || (await lockPasswordHash(context, user.id, 'to-change')) === undefined) return null
  await confirmMailbox(context, user.id)
  await insertScope(context, user.id, 'attendee')
  return user.id
}
