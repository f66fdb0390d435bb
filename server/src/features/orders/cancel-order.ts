import type { Input } from '@foyer/contract/kit/endpoint'
import { type cancelOrder as endpoint, orderNotCancellable, paymentUnderWay } from '@foyer/contract/orders'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/refused'
import { orderAbilities } from './orders.policy.ts'
import { changeState, findOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { soldLines } from './place-order.ts'
import { type Sellables, withEachKind } from './sellable.ts'

export interface Cancellation {
  readonly order: OrderRow
  readonly released: readonly string[]
  /** In minor units; an order that was not paid gives nothing back. */
  readonly refunded: number
}

/**
 * Cancels an order that is not paid, and gives its capacity back at once; with `preview` only says what it would do.
 * @throws Refused `orders/not-cancellable`, `orders/payment-under-way`.
 */
export async function cancelOrder(
  context: CallerContext,
  input: Input<typeof endpoint>,
  sellables: Sellables,
): Promise<Cancellation> {
  const order = await getOwnOrder(context, input.params.uuid)
  await lockOrder(context, order.id)
  const current = (await findOrder(context, order.id)) ?? order
  if (current.has_payment_pending) throw refuse(paymentUnderWay)
  if (!orderAbilities(current, context.now).cancel) throw refuse(orderNotCancellable)
  const released = current.lines.map((line) => line.description)
  if (input.body?.preview === true) return { order: current, released, refunded: 0 }

  await withEachKind(sellables, soldLines(current), (sellable, lines) =>
    sellable.release(context, lines, 'order-cancelled'),
  )
  await changeState(context, current.id, { from: ['open', 'awaiting_payment'], to: 'cancelled', event: 'cancel' })
  return { order: (await findOrder(context, current.id)) ?? current, released, refunded: 0 }
}
