import { passSoldOut, thingUnavailable, voucherUsedUp } from '@foyer/contract/sold-out'
import type { Context } from '#platform/context'
import { sendAlong, sendLast } from '#platform/database/database'
import { orElse } from '#platform/database/take-or-fail'
import { refuse } from '#platform/door/refused'
import { assertFewHeld } from './few-held.ts'
import { lockPassTypes } from './pass-quotas.queries.ts'
import { advancePass, lockPass, type PassChange, type PassRow, updatePass } from './passes.queries.ts'
import {
  countHeldPlace,
  countHeldVoucher,
  countReleasedPlace,
  countReleasedVoucher,
  countSoldPlace,
  countSoldVoucher,
} from './places.queries.ts'

/**
 * Takes a place for a pass: the voucher's use first, the pass type's place last, because that row is the hottest.
 * Each is one conditional update; the database's own checks stand behind them. They are sent with the end of the
 * transaction where nothing is asked before it, and so it is the transaction that is refused.
 * @param until for places that no order holds: when they go back by themselves.
 * @throws Refused `passes/sold-out`, `passes/voucher-used-up`, `orders/thing-unavailable`, naming the pass;
 * `passes/too-many-held` for those whose mailbox is not proven.
 */
export async function holdPlace(context: Context, passId: string, until: Date | null = null): Promise<void> {
  const pass = await lockPass(context, passId)
  if (pass === undefined) throw refuse(thingUnavailable, { reference: passId })
  if (pass.place !== 'none') return
  // What is held anew because its money came late was given up by nobody.
  if (pass.user_id === null && pass.state === 'pending') await assertFewHeld(context, pass)
  sendAlong(advancePass(context, pass, 'hold', { place: 'held', place_held_until: until, reason: null }))
  if (pass.voucher_id !== null) {
    const { voucher_id } = pass
    const usedUp = orElse(() => refuse(voucherUsedUp, { reference: passId }))
    sendLast(() => countHeldVoucher(context, voucher_id).catch(usedUp))
  }
  const soldOut = orElse(() => refuse(passSoldOut, { reference: passId }))
  sendLast(() => countHeldPlace(context, pass.pass_type_id).catch(soldOut))
}

/** Gives a held place back. What is sold stays sold, and what is not held is left as it is. */
export async function releasePlace(context: Context, passId: string): Promise<PassRow | undefined> {
  const pass = await lockPass(context, passId)
  if (pass === undefined || pass.place !== 'held') return pass
  if (pass.voucher_id !== null) await countReleasedVoucher(context, pass.voucher_id, 'held')
  await countReleasedPlace(context, pass.pass_type_id, 'held')
  await updatePass(context, passId, { place: 'none', place_held_until: null })
  return pass
}

/** Takes a sold place back, for a pass that is withdrawn: behind whatever this transaction counted of it before. */
export async function takeBackPlace(context: Context, passId: string): Promise<void> {
  const pass = await lockPass(context, passId)
  if (pass === undefined || pass.place === 'none') return
  const { voucher_id, pass_type_id, place } = pass
  if (voucher_id !== null) sendLast(() => countReleasedVoucher(context, voucher_id, place))
  sendLast(() => countReleasedPlace(context, pass_type_id, place))
  await updatePass(context, passId, { place: 'none', place_held_until: null })
}

/** A pass as it is once its place is sold, and what of that is still to be written. */
export interface SoldPlace {
  readonly pass: PassRow
  readonly set: PassChange
}

/**
 * Turns a held place into a sold one; with a voucher it is redeemed with that. The caller writes what the pass says of it.
 * @throws Refused `orders/thing-unavailable` where no place is held: nothing is sold that was not promised.
 */
export async function sellPlace(context: Context, passId: string): Promise<SoldPlace> {
  const pass = await lockHeld(context, passId)
  const { voucher_id, pass_type_id } = pass
  if (voucher_id !== null) sendLast(() => countSoldVoucher(context, voucher_id))
  sendLast(() => countSoldPlace(context, pass_type_id))
  return soldAs(pass, voucher_id === null ? { paid_at: context.now } : { redeemed_at: context.now })
}

/** As {@link sellPlace}, for a pass that staff give and nobody pays for. */
export async function grantPlace(context: Context, passId: string): Promise<SoldPlace> {
  const pass = await lockHeld(context, passId)
  sendLast(() => countSoldPlace(context, pass.pass_type_id))
  return soldAs(pass, { granted_at: context.now })
}

async function lockHeld(context: Context, passId: string): Promise<PassRow> {
  const pass = await lockPass(context, passId)
  if (pass?.place !== 'held') throw refuse(thingUnavailable, { reference: passId })
  return pass
}

function soldAs(pass: PassRow, since: Partial<Pick<PassRow, 'paid_at' | 'redeemed_at' | 'granted_at'>>): SoldPlace {
  const set = { place: 'sold', place_held_until: null, ...since } as const
  return { pass: { ...pass, ...set }, set }
}

/**
 * Another type for a pass that is sold, with its place; the old one's is free in the same moment.
 * @throws Refused `passes/sold-out`.
 */
export async function swapPlaces(context: Context, passId: string, from: number, to: number): Promise<void> {
  await lockPassTypes(context, [from, to])
  // Of a quota that both share, the place that it had is the one that it gets.
  await countReleasedPlace(context, from, 'sold')
  await countHeldPlace(context, to).catch(orElse(() => refuse(passSoldOut, { reference: passId })))
  await countSoldPlace(context, to)
  await updatePass(context, passId, { pass_type_id: to })
}
