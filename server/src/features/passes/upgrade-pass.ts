import type { Input } from '@foyer/contract/kit/endpoint'
import { type upgradePass as endpoint, passNotOnSale, upgradeNotAllowed } from '@foyer/contract/passes'
import { passSoldOut } from '@foyer/contract/sold-out'
import { getEdition } from '#features/editions'
import { createOrder, getBuyer, lockBeginning, type OrderRow } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { describeUpgrade } from './describe-pass.ts'
import { dropUpgradeUnderWay } from './drop-upgrade.ts'
import { isOnSale, mayUpgrade, placesLeft, upgradePrice } from './pass-type-state.ts'
import { findPassTypeRow, lockPass } from './passes.queries.ts'
import { insertUpgrade, updateUpgrade } from './upgrades.queries.ts'

/**
 * Orders an upgrade of the pass that the caller holds. It costs the difference between the two types, and never less
 * than nothing. One that was begun and not paid gives way to this one.
 * @throws Refused `passes/upgrade-not-allowed`, `passes/not-on-sale`, `passes/sold-out`, `orders/payment-under-way`.
 */
export async function upgradePass(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<OrderRow> {
  const { userId, approvedPassId } = context.caller
  if (approvedPassId === null) throw refuse(upgradeNotAllowed)
  // Two tabs begin one upgrade after the other; the order of the one begun before is locked first, as its payment does it.
  await lockBeginning(context, userId)
  await dropUpgradeUnderWay(context, approvedPassId)
  const pass = await lockPass(context, approvedPassId)
  // A colleague took it on a moment ago: theirs is no upgrade of ours.
  if (pass?.state !== 'approved' || pass.user_id !== userId) throw refuse(upgradeNotAllowed)
  const held = await findPassTypeRow(context, pass.pass_type_id)
  const wanted = await findPassTypeRow(context, body.passTypeId)
  if (held === undefined || wanted === undefined || !mayUpgrade(held, wanted)) throw refuse(upgradeNotAllowed)
  if (!isOnSale(wanted, context.now)) throw refuse(passNotOnSale)
  if (placesLeft(wanted) === 0) throw refuse(passSoldOut)

  const edition = await getEdition(context)
  const id = uuidV7(context.now)
  await insertUpgrade(context, {
    id,
    pass_id: pass.id,
    from_type_id: held.id,
    to_type_id: wanted.id,
    state: 'open',
    created_at: context.now,
  })
  const order = await createOrder(context, edition, {
    purpose: 'upgrade',
    holder: { userId },
    buyer: await getBuyer(context, userId),
    things: [
      {
        kind: 'upgrade',
        reference: id,
        ...describeUpgrade(held, wanted, edition),
        priceWithVat: upgradePrice(held, wanted, context.now),
      },
    ],
  })
  await updateUpgrade(context, id, { order_id: order.id })
  return order
}
