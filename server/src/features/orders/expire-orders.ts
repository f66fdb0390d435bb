import type { Context, ProcessContext } from '#platform/context'
import { changeState, findOrder, listExpiredOrderIds, lockOrder } from './orders.queries.ts'
import { soldLines } from './place-order.ts'
import { type Sellables, withEachKind } from './sellable.ts'

/** Gives back what is held past its time: each order in a transaction of its own. Returns how many expired. */
export async function expireOrders(context: ProcessContext, sellables: Sellables): Promise<number> {
  let count = 0
  for (;;) {
    const due = await listExpiredOrderIds(context, 100)
    for (const { id } of due) if (await context.inTransaction((inner) => expireOrder(inner, id, sellables))) count += 1
    if (due.length < 100) return count
  }
}

/** Expires one order whose time is over; whoever paid in the same moment and came first keeps it. */
export async function expireOrder(context: Context, id: string, sellables: Sellables): Promise<boolean> {
  const locked = await lockOrder(context, id)
  if (locked === undefined || locked.hold_expires_at === null || locked.hold_expires_at > context.now) return false
  const isExpired = await changeState(context, id, {
    from: ['open', 'awaiting_payment'],
    to: 'expired',
    event: 'expire',
  })
  if (!isExpired) return false
  const order = await findOrder(context, id)
  if (order !== undefined)
    await withEachKind(sellables, soldLines(order), (sellable, lines) =>
      sellable.release(context, lines, 'order-expired'),
    )
  return true
}
