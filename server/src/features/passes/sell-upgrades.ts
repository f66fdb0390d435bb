import { orderNotCancellable, passSoldOut } from '@foyer/contract/orders'
import { upgradeNotAllowed } from '@foyer/contract/passes'
import type { Sellable } from '#features/orders'
import { refuse } from '#platform/refused'
import { lockPass, updatePass } from './passes.queries.ts'
import { countHeldPlace, countReleasedPlace, countSoldPlace, isPassTypeFull } from './places.queries.ts'
import { lockUpgrade, updateUpgrade } from './upgrades.queries.ts'

/**
 * Upgrades, as orders sell them: a line's reference is the upgrade. The pass stays the same pass, with its code; only
 * its type changes, and the old type's place is free in the same moment.
 */
export const sellUpgrades: Sellable = {
  async hold(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade === undefined) throw refuse(upgradeNotAllowed)
      if (upgrade.state === 'held' || upgrade.state === 'done') continue
      const pass = await lockPass(context, upgrade.pass_id)
      if (pass?.state !== 'approved' || pass.pass_type_id !== upgrade.from_type_id) throw refuse(upgradeNotAllowed)
      if (!(await countHeldPlace(context, upgrade.to_type_id))) throw refuse(passSoldOut, { reference: line.reference })
      await updateUpgrade(context, upgrade.id, { state: 'held' })
    }
  },
  async release(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade === undefined || upgrade.state === 'done') continue
      if (upgrade.state === 'held') await countReleasedPlace(context, upgrade.to_type_id, 'held')
      await updateUpgrade(context, upgrade.id, { state: 'released' })
    }
  },
  async deliver(context, lines) {
    for (const line of lines) {
      const upgrade = await lockUpgrade(context, line.reference)
      if (upgrade === undefined || upgrade.state !== 'held') continue
      const pass = await lockPass(context, upgrade.pass_id)
      // The pass was withdrawn while its upgrade was being paid.
      if (pass?.state !== 'approved' || pass.pass_type_id !== upgrade.from_type_id) throw refuse(upgradeNotAllowed)
      const changes = [
        { type: upgrade.to_type_id, count: () => countSoldPlace(context, upgrade.to_type_id) },
        { type: upgrade.from_type_id, count: () => countReleasedPlace(context, upgrade.from_type_id, 'sold') },
      ]
      for (const { count } of changes.sort((a, b) => a.type - b.type)) await count()
      await updatePass(context, pass.id, { pass_type_id: upgrade.to_type_id })
      await updateUpgrade(context, upgrade.id, { state: 'done', done_at: context.now })
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
