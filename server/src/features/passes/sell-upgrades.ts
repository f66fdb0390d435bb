import { orderNotCancellable } from '@foyer/contract/orders'
import { passNotOnSale, upgradeNotAllowed } from '@foyer/contract/passes.refusals'
import { passSoldOut, thingUnavailable } from '@foyer/contract/sold-out'
import type { Sellable, SoldLine } from '#features/orders'
import { orElse } from '#platform/database/take-or-fail'
import { refuse } from '#platform/door/refused'
import { knows } from '#platform/ground/state-machine'
import { lockPassTypes } from './pass-quotas.queries.ts'
import { isOnSale, mayUpgrade, upgradePrice } from './pass-type-state.ts'
import { findPassTypeRow, lockPass, updatePass } from './passes.queries.ts'
import { countHeldPlace, countReleasedPlace, countSoldPlace, isPassTypeFull } from './places.queries.ts'
import { upgradeTransitions } from './upgrade-state.ts'
import { advanceUpgrade, findUpgradeUnderWay, lockUpgrade } from './upgrades.queries.ts'

const unavailable = (line: SoldLine) => refuse(thingUnavailable, { reference: line.reference })

/**
 * Upgrades, as orders sell them: a line's reference is the upgrade. The pass stays the same pass, with its code; only
 * its type changes, and the old type's place is free in the same moment.
 */
export const sellUpgrades: Sellable = {
  lockedAs: 5,
  isHeldOnChoice: false,
  taxClass: 'standard',
  goesBackAlone: false,
  cancelledAs: 'passes',
  async quote(context, lines) {
    const prices = new Map<string, number>()
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      const held = upgrade && (await findPassTypeRow(context, upgrade.from_type_id))
      const wanted = upgrade && (await findPassTypeRow(context, upgrade.to_type_id))
      if (held === undefined || wanted === undefined) throw unavailable(line)
      if (!mayUpgrade(held, wanted)) throw refuse(upgradeNotAllowed)
      if (!isOnSale(wanted, context.now)) throw refuse(passNotOnSale, { reference: line.reference })
      prices.set(line.reference, upgradePrice(held, wanted, context.now))
    }
    return prices
  },
  async hold(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade?.state === 'held') continue
      if (upgrade === undefined || upgrade.state === 'done') throw unavailable(line)
      const pass = await lockPass(context, upgrade.pass_id)
      if (pass?.state !== 'approved' || pass.pass_type_id !== upgrade.from_type_id) throw unavailable(line)
      // The money came late, and the same pass is on its way to another type by now.
      const other = await findUpgradeUnderWay(context, upgrade.pass_id)
      if (other !== undefined && other.id !== upgrade.id) throw unavailable(line)
      await advanceUpgrade(context, upgrade, 'hold')
      const soldOut = orElse(() => refuse(passSoldOut, { reference: line.reference }))
      await countHeldPlace(context, upgrade.to_type_id).catch(soldOut)
    }
  },
  async release(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade === undefined || !knows(upgradeTransitions, upgrade.state, 'release')) continue
      if (upgrade.state === 'held') await countReleasedPlace(context, upgrade.to_type_id, 'held')
      await advanceUpgrade(context, upgrade, 'release')
    }
  },
  async deliver(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade?.state !== 'held') throw unavailable(line)
      const pass = await lockPass(context, upgrade.pass_id)
      // The pass was withdrawn while its upgrade was being paid.
      if (pass?.state !== 'approved' || pass.pass_type_id !== upgrade.from_type_id) throw unavailable(line)
      await lockPassTypes(context, [upgrade.from_type_id, upgrade.to_type_id])
      await countReleasedPlace(context, upgrade.from_type_id, 'sold')
      await countSoldPlace(context, upgrade.to_type_id)
      await updatePass(context, pass.id, { pass_type_id: upgrade.to_type_id })
      await advanceUpgrade(context, upgrade, 'finish', { done_at: context.now })
    }
  },
  async isContended(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade !== undefined && (await isPassTypeFull(context, upgrade.to_type_id))) return true
    }
    return false
  },
  async returns() {
    throw refuse(orderNotCancellable)
  },
  async takeBack() {},
}
