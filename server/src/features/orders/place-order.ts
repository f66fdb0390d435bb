import type { Input } from '@foyer/contract/kit/endpoint'
import { type placeOrder as endpoint, methodUnavailable, orderExpired, orderNotPlaceable } from '@foyer/contract/orders'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/refused'
import { holdUntil, orderAbilities } from './orders.policy.ts'
import { changeState, findOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { type Sellables, type SoldLine, withEachKind } from './sellable.ts'

export const soldLines = (order: Pick<OrderRow, 'id' | 'lines'>): SoldLine[] =>
  order.lines.map((line) => ({
    orderId: order.id,
    kind: line.kind,
    reference: line.reference,
    description: line.description,
  }))

/**
 * Holds everything in the order. From here on the capacity is the buyer's until the hold ends. Placed twice, the
 * order is as placed once.
 * @throws Refused `orders/not-placeable`, `orders/method-unavailable`, or a seller's sold-out.
 */
export async function placeOrder(
  context: CallerContext,
  input: Input<typeof endpoint>,
  sellables: Sellables,
): Promise<OrderRow> {
  const order = await getOwnOrder(context, input.params.uuid)
  await lockOrder(context, order.id)
  const current = (await findOrder(context, order.id)) ?? order
  if (
    current.state === 'awaiting_payment' &&
    current.method === input.body.method &&
    orderAbilities(current, context.now).place
  )
    return current
  if (current.state === 'expired' || current.state === 'awaiting_payment') throw refuse(orderExpired)
  if (!orderAbilities(current, context.now).place) throw refuse(orderNotPlaceable)
  // Transfers are reconciled in the back office, which a later edition of the program brings.
  if (input.body.method !== 'card') throw refuse(methodUnavailable)

  const lines = soldLines(current)
  await withEachKind(sellables, lines, (sellable, own) => sellable.hold(context, own))
  await changeState(
    context,
    current.id,
    { from: ['open'], to: 'awaiting_payment', event: 'place' },
    { method: input.body.method, hold_expires_at: holdUntil(context.now) },
  )
  return (await findOrder(context, current.id)) ?? current
}
