import { findUserByEmail, isKnownNetwork } from '#features/identity'
import { isPaying } from '#features/orders'
import type { RoomContext } from './room-standing.ts'

/**
 * Whether the account of this address has something to pay that is held for it. Answered only where its owner signed in
 * before: to a stranger it would say who has an account and buys something.
 */
export async function isPayingHere(
  context: RoomContext,
  emailKey: string,
  networks: readonly string[],
): Promise<boolean> {
  if (!(await isKnownNetwork(context, emailKey, networks))) return false
  const user = await findUserByEmail(context, emailKey)
  return user !== undefined && isPaying(context, user.id)
}
