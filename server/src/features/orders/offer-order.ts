import type { OrderPurpose } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { createOrder } from './create-order.ts'
import { getBuyer } from './get-buyer.ts'
import { type OrderRow, updateOrder } from './orders.queries.ts'
import type { PricedThing } from './price-order.ts'

/**
 * An order that staff begin for somebody, who pays it by themself: what is in it is held until then, longer than what
 * people choose themselves, and it has been given all the time that there is. A mail leads them to it.
 * @param context in the language of whoever pays.
 */
export async function offerOrder(
  context: Context,
  order: {
    readonly userId: string
    readonly purpose: OrderPurpose
    readonly things: readonly PricedThing[]
    readonly until: Date
  },
): Promise<OrderRow> {
  const { userId, purpose, things, until } = order
  const created = await createOrder(context, await getEdition(context), {
    purpose,
    holder: { userId },
    buyer: await getBuyer(context, userId),
    things,
  })
  const set = { hold_expires_at: until, promised_until: until, held_since: context.now, is_extended: true }
  await updateOrder(context, created.id, set)
  await context.enqueue('mail-order-offered', { orderId: created.id })
  return { ...created, ...set }
}
