import { findOrderToChange, type OrderRow, removeFromOrder } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { advancePass } from './passes.queries.ts'
import { releasePlace } from './places.ts'

/** Takes the pass out of the caller's order in progress; there may be none. */
export async function removePass(context: CallerContext<Person>): Promise<OrderRow | null> {
  const order = await findOrderToChange(context, context.caller.userId)
  return order === undefined ? null : takePassOut(context, order)
}

/** Takes the passes out of an order that is locked. */
export async function takePassOut(context: Context, order: OrderRow): Promise<OrderRow> {
  for (const line of order.lines.filter((line) => line.kind === 'pass')) {
    const pass = await releasePlace(context, line.reference)
    if (pass !== undefined) await advancePass(context, pass, 'cancel', { reason: 'order-cancelled', order_id: null })
  }
  return removeFromOrder(context, order, (line) => line.kind === 'pass')
}
