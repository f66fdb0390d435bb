import type { Input } from '@foyer/contract/kit/endpoint'
import { passNotOnSale } from '@foyer/contract/passes.refusals'
import { type waitForPass as endpoint, passStillLeft } from '@foyer/contract/waiting'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { mailboxKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { checkEligibility, mayBuy } from './eligibility.ts'
import { isOnSale, placesLeft } from './pass-type-state.ts'
import { findPassTypeRow } from './passes.queries.ts'
import { insertWaiter } from './waiters.queries.ts'

/**
 * Puts a mailbox on the list of those who are told when a sold-out type has a place again. The answer is the same for
 * one that waits already, and for one that may not have the pass: it is not told either.
 * @throws Refused `passes/not-on-sale`; `passes/still-left` where nobody needs to wait.
 */
export async function waitForPass(context: CallerContext, { body }: Input<typeof endpoint>): Promise<undefined> {
  const type = await findPassTypeRow(context, body.passTypeId)
  if (type === undefined || type.list !== 'paid' || !isOnSale(type, context.now)) throw refuse(passNotOnSale)
  if (placesLeft(type) !== 0) throw refuse(passStillLeft)
  if (!mayBuy(await checkEligibility(context, body.email))) return undefined
  await insertWaiter(context, {
    id: uuidV7(context.now),
    pass_type_id: type.id,
    email: body.email,
    mailbox_key: mailboxKey(body.email),
    locale: context.locale,
    asked_at: context.now,
  })
  return undefined
}
