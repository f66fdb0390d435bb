import { alreadyHoldsPass, passNotForAddress } from '@foyer/contract/passes'
import type { Context } from '#platform/context'
import { sqlState } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import { mailboxKey } from '#platform/ground/email-key'
import { checkEligibility, mayHave } from './eligibility.ts'
import { makePassCode } from './pass-code.ts'
import { hasApprovedPass, lockPass, movePass, type PassRow } from './passes.queries.ts'
import { deleteWaits } from './waiters.queries.ts'

const UNIQUE_VIOLATION = '23505'

/** The pass as it stands until the transaction ends; null where it is not this person's approved one. */
export async function approvedPassOf(context: Context, passId: string, userId: string): Promise<PassRow | null> {
  const pass = await lockPass(context, passId)
  return pass?.state === 'approved' && pass.user_id === userId ? pass : null
}

/**
 * What keeps an address from buying a pass keeps it from being given one.
 * @throws Refused `passes/not-available-for-address`.
 */
export async function assertPassForAddress(
  context: Context,
  pass: Pick<PassRow, 'voucher_id'>,
  email: string,
): Promise<void> {
  const eligibility = await checkEligibility(context, email)
  if (!mayHave(eligibility, pass.voucher_id === null ? 'on-sale' : 'by-voucher')) throw refuse(passNotForAddress)
}

/**
 * Gives an approved pass to another person: its place, its order and its upgrades stay as they are, and whatever code
 * was shown or kept of it so far is nobody's in the same moment. Whoever calls it has locked the pass and the person.
 * @returns false where it is not the giver's any more.
 * @throws Refused `passes/already-holds-pass`.
 */
export async function handPassOver(
  context: Context,
  { id, user_id, pass_type_id }: PassRow,
  to: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  if (user_id === null) return false
  if (await hasApprovedPass(context, to.userId)) throw refuse(alreadyHoldsPass)
  if (!(await movePass(context, { id, from: user_id, to: to.userId, code: makePassCode() }).catch(unlessHolder)))
    return false
  await deleteWaits(context, mailboxKey(to.email), pass_type_id)
  await context.enqueue('mail-pass-approved', { passId: id })
  return true
}

/** They paid for one of their own in the same moment: two approved passes the database refuses. */
function unlessHolder(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? refuse(alreadyHoldsPass) : error
}
