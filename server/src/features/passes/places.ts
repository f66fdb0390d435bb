import { passSoldOut, thingUnavailable, voucherUsedUp } from '@foyer/contract/sold-out'
import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Passes } from '#platform/database/database-types'
import { refuse } from '#platform/door/refused'
import { assertFewHeld } from './few-held.ts'
import { advancePass, lockPass, updatePass } from './passes.queries.ts'
import {
  countHeldPlace,
  countHeldVoucher,
  countReleasedPlace,
  countReleasedVoucher,
  countSoldPlace,
  countSoldVoucher,
} from './places.queries.ts'

type PassRow = Selectable<Passes>

/**
 * Takes a place for a pass: the voucher's use first, the pass type's place last, because that row is the hottest.
 * Each is one conditional update; the database's own checks stand behind them.
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
  if (pass.voucher_id !== null && !(await countHeldVoucher(context, pass.voucher_id)))
    throw refuse(voucherUsedUp, { reference: passId })
  if (!(await countHeldPlace(context, pass.pass_type_id))) throw refuse(passSoldOut, { reference: passId })
  await advancePass(context, pass, 'hold', { place: 'held', place_held_until: until, reason: null })
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

/** Takes a sold place back, for a pass that is withdrawn. */
export async function takeBackPlace(context: Context, passId: string): Promise<void> {
  const pass = await lockPass(context, passId)
  if (pass === undefined || pass.place === 'none') return
  if (pass.voucher_id !== null) await countReleasedVoucher(context, pass.voucher_id, pass.place)
  await countReleasedPlace(context, pass.pass_type_id, pass.place)
  await updatePass(context, passId, { place: 'none', place_held_until: null })
}

/**
 * Turns a held place into a sold one.
 * @throws Refused `orders/thing-unavailable` where no place is held: nothing is sold that was not promised.
 */
export async function sellPlace(context: Context, passId: string): Promise<void> {
  const pass = await lockPass(context, passId)
  if (pass?.place !== 'held') throw refuse(thingUnavailable, { reference: passId })
  if (pass.voucher_id !== null) await countSoldVoucher(context, pass.voucher_id)
  await countSoldPlace(context, pass.pass_type_id)
  await updatePass(context, passId, { place: 'sold', place_held_until: null })
}
