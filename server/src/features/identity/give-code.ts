import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { replaceTotp } from './factors.queries.ts'
import { findUserByEmail } from './identity.queries.ts'
import { addRecoveryCode } from './recovery-codes.ts'
import { findFactors, hasFactor } from './second-factor.ts'
import { newTotpSecret, sealTotp } from './totp.ts'

/** A second factor for somebody whose telephone nobody holds: an app that is nowhere. */
export async function giveFactor(context: Pick<Context, 'db' | 'now' | 'ports'>, userId: string): Promise<void> {
  const secret = sealTotp(context.ports.keys, userId, newTotpSecret())
  await replaceTotp(context, { user_id: userId, ...secret, used_step: 0, created_at: context.now })
}

/** A code on paper for whoever tries the product as somebody of its staff; null where that one has no second factor. */
export async function giveCode(context: Pick<Context, 'db'>, email: string): Promise<string | null> {
  const user = await findUserByEmail(context, emailKey(email))
  if (user === undefined || !hasFactor(await findFactors(context, user.id))) return null
  return addRecoveryCode(context, user.id)
}
