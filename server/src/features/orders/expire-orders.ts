import type { Context, ProcessContext } from '#platform/context'
import { removeFromOrder } from './change-order.ts'
import { changeState, findOrder, listExpiredOrderIds, lockOrder, type OrderRow } from './orders.queries.ts'
import { soldLines } from './place-order.ts'
import { isHeldOnChoice, type Sellables, withEachKind } from './sellable.ts'

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
  const order = await findOrder(context, id)
  if (order?.state === 'open' && order.lines.some((line) => !isHeldOnChoice[line.kind])) {
    await releaseHeld(context, order, sellables)
    return true
  }
  if (order?.state !== 'open' && order?.state !== 'awaiting_payment') return false
  await changeState(context, id, 'expire')
  await withEachKind(sellables, soldLines(order), (sellable, lines) =>
    sellable.release(context, lines, 'order-expired'),
  )
  return true
}

/** What was only chosen, and never held, stays chosen: whoever comes back finds the rest of their order. */
async function releaseHeld(context: Context, order: OrderRow, sellables: Sellables): Promise<void> {
  const held = soldLines(order).filter((line) => isHeldOnChoice[line.kind])
  await withEachKind(sellables, held, (sellable, lines) => sellable.release(context, lines, 'order-expired'))
  await removeFromOrder(context, order, (line) => isHeldOnChoice[line.kind])
}
