import { letOrderGo } from '#features/orders'
import type { Context } from '#platform/context'
import { knows } from '#platform/ground/state-machine'
import { lockPassTypes, lockVouchers } from './pass-quotas.queries.ts'
import { lockPass } from './passes.queries.ts'
import { countReleasedPlace } from './places.queries.ts'
import { upgradeTransitions } from './upgrade-state.ts'
import { advanceUpgrade, findUpgradeUnderWay, lockUpgrade } from './upgrades.queries.ts'

/**
 * Lets go of an upgrade that waits for its money, with its order and its place; there may be none.
 * @param counted types of which the transaction counts places afterwards; those of the upgrade are locked in any case.
 * @returns which one it was.
 * @throws Refused `orders/payment-under-way`.
 */
export async function dropUpgradeUnderWay(
  context: Context,
  passId: string,
  counted: readonly number[] = [],
): Promise<string | null> {
  const before = await findUpgradeUnderWay(context, passId)
  if (before === undefined) return null
  if (before.order_id !== null) await letOrderGo(context, before.order_id)
  const upgrade = await lockUpgrade(context, before.id)
  // Its place is counted before others are: whatever will be counted is locked before anything is.
  if (upgrade?.state === 'held') {
    const voucherId = (await lockPass(context, passId))?.voucher_id ?? null
    if (voucherId !== null) await lockVouchers(context, [voucherId])
    await lockPassTypes(context, [upgrade.from_type_id, upgrade.to_type_id, ...counted])
    await countReleasedPlace(context, upgrade.to_type_id, 'held')
  }
  // One that was paid in the meantime stays done.
  if (upgrade !== undefined && knows(upgradeTransitions, upgrade.state, 'release'))
    await advanceUpgrade(context, upgrade, 'release')
  return before.id
}
