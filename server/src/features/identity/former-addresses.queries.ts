import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { deletePiecewise } from '#platform/jobs/retention'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'former_addresses' | 'users'>()

/**
 * Writes down the address that an account had until now, and has it told; where it was another account's, which is this
 * one by now, the address that stays is told too.
 */
export async function leaveAddress(
  context: Context,
  account: { readonly id: string; readonly email: string },
  { isMerged = false } = {},
): Promise<void> {
  const id = uuidV7(context.now)
  await tables(context)
    .insertInto('former_addresses')
    .values({ id, user_id: account.id, email: account.email, left_at: context.now, is_merged: isMerged })
    .execute()
  await context.enqueue('mail-address-left', { formerAddressId: id })
  if (isMerged) await context.enqueue('mail-accounts-merged', { formerAddressId: id })
}

export const findFormerAddress = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('former_addresses').selectAll().where('id', '=', id).executeTakeFirst()

/** The oldest first. */
export const listFormerAddresses = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).selectFrom('former_addresses').selectAll().where('user_id', '=', userId).orderBy('id').execute()

export const noteTold = (context: Context, id: string) =>
  tables(context).updateTable('former_addresses').set({ told_at: context.now }).where('id', '=', id).execute()

/** @returns those that nobody else has by now, with when they were left. */
export async function deleteFormerAddresses(
  context: Context,
  userId: string,
): Promise<{ email: string; left_at: Date }[]> {
  const left = await tables(context)
    .deleteFrom('former_addresses')
    .where('user_id', '=', userId)
    .returning(['email', 'left_at'])
    .execute()
  if (left.length === 0) return []
  const others = await tables(context)
    .selectFrom('users')
    .select('email_key')
    .where(
      'email_key',
      'in',
      left.map(({ email }) => emailKey(email)),
    )
    .where('id', '<>', userId)
    .execute()
  const taken = new Set(others.map(({ email_key }) => email_key))
  return left.filter(({ email }) => !taken.has(emailKey(email)))
}

/** Addresses that somebody had long ago. */
export const forgetFormerAddresses = (context: Context, before: Date) =>
  deletePiecewise(context, 'former_addresses', sql`left_at < ${before}`)
