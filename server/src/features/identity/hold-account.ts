import type { CallerContext, Person } from '#platform/context'
import { AccountGone } from '#platform/ground/account-gone'
import { lockPasswordHash } from './identity.queries.ts'

/**
 * The caller's account, until the transaction ends: whoever erases it, or makes it one with another, finds what is written
 * of it. Held before anything else, as they do.
 * @throws AccountGone where they came first.
 */
export async function holdOwnAccount(context: CallerContext<Person>): Promise<void> {
  if ((await lockPasswordHash(context, context.caller.userId, 'to-rely-on')) === undefined) throw new AccountGone()
}
