import { passNotForAddress, passNotOnSale } from '@foyer/contract/passes.refusals'
import { thingUnavailable } from '@foyer/contract/sold-out'
import { findOrder, type Sellable } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { emailKey } from '#platform/ground/email-key'
import { knows } from '#platform/ground/state-machine'
import { approveLocked } from './approve-pass.ts'
import { dropUpgradeUnderWay } from './drop-upgrade.ts'
import { eligibilityIn, mayHave } from './eligibility.ts'
import { lockOfferedPasses } from './pass-offers.queries.ts'
import { passTransitions } from './pass-state.ts'
import { isOnSale } from './pass-type-state.ts'
import { advancePass, lockPass, type PassRow, updatePass } from './passes.queries.ts'
import { isPassTypeFull } from './places.queries.ts'
import { holdPlace, releasePlace, sellPlace, takeBackPlace } from './places.ts'
import { listDoneUpgrades, listStandings } from './upgrades.queries.ts'
import { priceWith, voucherOf } from './voucher-value.ts'

/** Passes, as orders sell them: a line's reference is the pass. */
export const sellPasses: Sellable = {
  lockedAs: 6,
  isHeldOnChoice: false,
  taxClass: 'standard',
  goesBackAlone: true,
  cancelledAs: 'passes',
  async quote(context, lines, email) {
    const prices = new Map<string, number>()
    const passes = await lockOfferedPasses(
      context,
      lines.map(({ reference }) => reference),
      emailKey(email),
    )
    for (const { reference } of lines) {
      const pass = passes.find(({ id }) => id === reference)
      if (pass === undefined) throw refuse(thingUnavailable, { reference })
      const { type } = pass
      // What a voucher alone opens is on sale as long as the voucher is good; its hold asks that.
      const isOpened = pass.voucher !== null && type.list === 'voucher'
      if (!isOpened && !isOnSale(type, context.now)) throw refuse(passNotOnSale, { reference })
      if (!mayHave(eligibilityIn(type.lists), pass.voucher_id === null ? 'on-sale' : 'by-voucher'))
        throw refuse(passNotForAddress)
      const { price, givenAway } = priceWith(pass.voucher && voucherOf(pass.voucher), type, context.now)
      prices.set(reference, price)
      if (pass.given_away !== null && pass.given_away !== givenAway)
        await updatePass(context, pass.id, { given_away: givenAway })
    }
    return prices
  },
  async hold(context, lines) {
    for (const line of lines) await holdPlace(context, line.reference)
  },
  async release(context, lines, reason) {
    for (const line of lines) {
      const pass = await releasePlace(context, line.reference)
      if (pass === undefined) continue
      if (pass.state === 'pending' && pass.place !== 'sold') await advancePass(context, pass, 'cancel', { reason })
      // Its time had run out; that the money came too late for a place is what its buyer wants to know.
      else if (pass.reason === 'order-expired') await updatePass(context, pass.id, { reason })
    }
  },
  async deliver(context, lines) {
    for (const line of lines) {
      const { pass, set } = await sellPlace(context, line.reference)
      await approveLocked(context, pass, set)
    }
  },
  async isContended(context: Context, lines) {
    for (const line of lines) {
      const pass = await lockPass(context, line.reference)
      if (pass !== undefined && (await isPassTypeFull(context, pass.pass_type_id))) return true
    }
    return false
  },
  async returns(context, line) {
    return [
      { ...line, feesFor: { pass: 1 } },
      ...(await listDoneUpgrades(context, line.reference)).map(({ id }) => ({
        kind: 'upgrade' as const,
        reference: id,
      })),
    ]
  },
  async standing(context, lines) {
    const passes = await listStandings(
      context,
      lines.map(({ reference }) => reference),
    )
    return new Map(
      passes
        .filter(({ state, is_upgraded }) => state === 'pending' || is_upgraded)
        .map(({ id, state }) => [id, state === 'pending' ? 'waiting' : 'changed']),
    )
  },
  async dropUnderWay(context, lines) {
    for (const { reference } of lines) await dropUpgradeUnderWay(context, reference)
  },
  async takeBack(context, lines) {
    for (const line of lines) {
      // The state first: an approved pass without a place is what the table's check forbids.
      const pass = await lockPass(context, line.reference)
      // One that was cancelled before, for a reason of its own, has gone back already.
      if (pass !== undefined && knows(passTransitions, pass.state, 'cancel')) await endPass(context, pass, line.orderId)
      await takeBackPlace(context, line.reference)
    }
  },
}

/** Whoever was given the pass by who paid for it has not cancelled it: they are told. */
async function endPass(context: Context, pass: PassRow, orderId: string): Promise<void> {
  await advancePass(context, pass, 'cancel', { reason: 'order-cancelled' })
  const payer = (await findOrder(context, orderId))?.user_id
  if (pass.state === 'approved' && payer !== pass.user_id) await context.enqueue('mail-pass-ended', { passId: pass.id })
}
