import { letOrderGo } from '#features/orders'
import type { Context } from '#platform/context'
import { knows } from '#platform/ground/state-machine'
import { countReleasedPlace } from './places.queries.ts'
import { upgradeTransitions } from './upgrade-state.ts'
import { advanceUpgrade, findUpgradeUnderWay, lockUpgrade } from './upgrades.queries.ts'

/**
 * Lets go of an upgrade that waits for its money, with its order and its place; there may be none.
 * @throws Refused `orders/payment-under-way`.
 */
export async function dropUpgradeUnderWay(context: Context, passId: string): Promise<void> {
  const before = await findUpgradeUnderWay(context, passId)
  if (before === undefined) return
  if (before.order_id !== null) await letOrderGo(context, before.order_id)
  const upgrade = await lockUpgrade(context, before.id)
  if (upgrade?.state === 'held') await countReleasedPlace(context, upgrade.to_type_id, 'held')
  // One that was paid in the meantime stays done.
  if (upgrade !== undefined && knows(upgradeTransitions, upgrade.state, 'release'))
    await advanceUpgrade(context, upgrade, 'release')
}
