import type { PassReason, PassStatus } from '@foyer/contract/passes'
import { getUserEmail } from '#features/identity'
import { returnThings } from '#features/orders'
import { type Context, inEdition } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { emailKey, mailboxKey } from '#platform/ground/email-key'
import { eligibilityIn, isWelcome } from './eligibility.ts'
import { findPassOffer } from './pass-offers.queries.ts'
import { advancePass, lockPass, type PassRow, updatePass } from './passes.queries.ts'
import { takeBackPlace } from './places.ts'
import { deleteWaits } from './waiters.queries.ts'

export interface PassOutcome {
  readonly status: PassStatus
  readonly reason: PassReason | null
}

/**
 * A pass is approved once its price is paid or its voucher redeemed, its mailbox is proven, its address is not
 * blacklisted, and the organiser agreed where the pass type asks for that (decisions, section 2). Whatever happens
 * last brings it here. A second pass for the same person and edition cannot be: its money goes back.
 */
export async function approveIfDue(context: Context, passId: string): Promise<PassOutcome> {
  const pass = await lockPass(context, passId)
  return pass === undefined ? { status: 'cancelled', reason: 'no-pass' } : approveLocked(context, pass)
}

/** As {@link approveIfDue}, for a pass that is locked. */
export async function approveLocked(given: Context, pass: PassRow): Promise<PassOutcome> {
  const { id: passId } = pass
  const context = inEdition(given, pass.edition_id)
  if (pass.state !== 'pending') return { status: pass.state, reason: pass.reason as PassReason | null }
  if (pass.user_id === null) return { status: 'pending', reason: 'awaiting-confirmation' }
  if (pass.place !== 'sold') return { status: 'pending', reason: 'awaiting-payment' }
  const email = await getUserEmail(context, pass.user_id)
  const offer = await findPassOffer(context, pass.pass_type_id, emailKey(email), pass.user_id)
  if (offer?.is_holder === true) {
    await takeBackPlace(context, passId)
    await advancePass(context, pass, 'cancel', { reason: 'already-holds-pass' })
    await returnThings(context, [{ kind: 'pass', reference: passId }], 'all', 'already-holds-pass')
    return { status: 'cancelled', reason: 'already-holds-pass' }
  }
  if (offer !== undefined && !isWelcome(eligibilityIn(offer.lists))) {
    await updatePass(context, passId, { reason: 'not-available-for-address' })
    return { status: 'pending', reason: 'not-available-for-address' }
  }
  if (offer?.requires_approval === true && pass.approval_given_at === null) {
    await updatePass(context, passId, { reason: 'awaiting-approval' })
    return { status: 'pending', reason: 'awaiting-approval' }
  }
  sendAlong(advancePass(context, pass, 'approve', { reason: null, approved_at: context.now }))
  sendAlong(deleteWaits(context, mailboxKey(email), pass.pass_type_id))
  await context.enqueue('mail-pass-approved', { passId })
  return { status: 'approved', reason: null }
}
