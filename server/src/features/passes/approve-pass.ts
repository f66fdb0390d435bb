import type { PassReason, PassStatus } from '@foyer/contract/passes'
import { getUserEmail } from '#features/identity'
import { returnThings } from '#features/orders'
import { type Context, inEdition } from '#platform/context'
import { goOnWith, sendAlong } from '#platform/database/database'
import { emailKey, mailboxKey } from '#platform/ground/email-key'
import { eligibilityIn, isWelcome } from './eligibility.ts'
import { findPassOffer } from './pass-offers.queries.ts'
import { advancePass, lockPass, type PassChange, type PassRow, updatePass } from './passes.queries.ts'
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

/** What a pass waits for. Two of them stand with what else its holder is told of it. */
type Wait = Extract<
  PassReason,
  'awaiting-confirmation' | 'awaiting-payment' | 'awaiting-approval' | 'not-available-for-address'
>
const written: readonly Wait[] = ['awaiting-approval', 'not-available-for-address']

/**
 * As {@link approveIfDue}, for a pass that is locked.
 * @param also what its row is to say besides, and `pass` says already: written in the same statement.
 */
export async function approveLocked(given: Context, pass: PassRow, also: PassChange = {}): Promise<PassOutcome> {
  const context = inEdition(given, pass.edition_id)
  if (pass.state !== 'pending') {
    await note(context, pass, also)
    return { status: pass.state, reason: pass.reason as PassReason | null }
  }
  const found = await lookAt(context, pass)
  if (found === 'already-holds-pass') {
    await note(context, pass, also)
    return withdraw(context, pass)
  }
  if (typeof found === 'string') {
    await note(context, pass, written.includes(found) ? { ...also, reason: found } : also)
    return { status: 'pending', reason: found }
  }
  sendAlong(advancePass(context, pass, 'approve', { ...also, reason: null, approved_at: context.now }))
  sendAlong(deleteWaits(context, found.mailboxKey, pass.pass_type_id))
  goOnWith(context.enqueue('mail-pass-approved', { passId: pass.id }))
  return { status: 'approved', reason: null }
}

async function note(context: Context, { id }: PassRow, change: PassChange): Promise<void> {
  if (Object.keys(change).length > 0) await updatePass(context, id, change)
}

/** What keeps a pending pass from being approved; where nothing does, the mailbox that waits for none of its type any more. */
async function lookAt(
  context: Context,
  pass: PassRow,
): Promise<Wait | 'already-holds-pass' | { readonly mailboxKey: string }> {
  if (pass.user_id === null) return 'awaiting-confirmation'
  if (pass.place !== 'sold') return 'awaiting-payment'
  const email = await getUserEmail(context, pass.user_id)
  const offer = await findPassOffer(context, pass.pass_type_id, emailKey(email), pass.user_id)
  if (offer?.is_holder === true) return 'already-holds-pass'
  if (offer !== undefined && !isWelcome(eligibilityIn(offer.lists))) return 'not-available-for-address'
  if (offer?.requires_approval === true && pass.approval_given_at === null) return 'awaiting-approval'
  return { mailboxKey: mailboxKey(email) }
}

/** Its holder has another one: this one ends, and its money goes back. */
async function withdraw(context: Context, pass: PassRow): Promise<PassOutcome> {
  await takeBackPlace(context, pass.id)
  await advancePass(context, pass, 'cancel', { reason: 'already-holds-pass' })
  await returnThings(context, [{ kind: 'pass', reference: pass.id }], 'all', 'already-holds-pass')
  return { status: 'cancelled', reason: 'already-holds-pass' }
}
