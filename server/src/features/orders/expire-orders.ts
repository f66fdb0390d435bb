import { getEdition } from '#features/editions'
import type { Context, ProcessContext } from '#platform/context'
import { removeFromOrder } from './change-order.ts'
import {
  changeState,
  findOrder,
  listExpiredOrderIds,
  listLeftOpenOrderIds,
  lockOrder,
  type OrderRow,
} from './orders.queries.ts'
import { soldLines } from './place-order.ts'
import { isHeldOnChoice, type Sellables, withEachKind } from './sellable.ts'

/**
 * Gives back what is held past its time, and ends what was begun and never placed: each order in a transaction of its
 * own. One that cannot be ended keeps no other waiting; it is thrown about after the others are done.
 * @returns how many ended.
 */
export async function expireOrders(context: ProcessContext, sellables: Sellables): Promise<number> {
  const failures: unknown[] = []
  const endAll = async (list: typeof listExpiredOrderIds, end: typeof expireOrder): Promise<number> => {
    let count = 0
    for (;;) {
      const due = await list(context, AT_ONCE)
      let ended = 0
      for (const { id } of due)
        try {
          if (await context.inTransaction((inner) => end(inner, id, sellables))) ended += 1
        } catch (error) {
          failures.push(error)
        }
      count += ended
      if (due.length < AT_ONCE || ended === 0) return count
    }
  }
  const { openOrderDays } = await getEdition(context)
  const begunBefore = new Date(context.now.getTime() - openOrderDays * 24 * 3_600_000)
  const count =
    (await endAll(listExpiredOrderIds, expireOrder)) +
    (await endAll((inner, limit) => listLeftOpenOrderIds(inner, begunBefore, limit), endLeftOpen))
  if (failures.length > 0) throw failures[0]
  return count
}

const AT_ONCE = 100

/** Expires one order whose time is over; whoever paid in the same moment and came first keeps it. */
export async function expireOrder(context: Context, id: string, sellables: Sellables): Promise<boolean> {
  const locked = await lockOrder(context, id)
  if (locked === undefined || locked.hold_expires_at === null || locked.hold_expires_at > context.now) return false
  const order = await findOrder(context, id)
  if (order?.state === 'open' && order.lines.some((line) => !isHeldOnChoice[line.kind])) {
    await releaseHeld(context, order, sellables)
    return true
  }
  return order !== undefined && end(context, order, sellables)
}

/** Ends one order that nobody placed; one that holds something again ends with its hold. */
async function endLeftOpen(context: Context, id: string, sellables: Sellables): Promise<boolean> {
  await lockOrder(context, id)
  const order = await findOrder(context, id)
  return order?.state === 'open' && order.hold_expires_at === null && end(context, order, sellables)
}

async function end(context: Context, order: OrderRow, sellables: Sellables): Promise<boolean> {
  if (order.state !== 'open' && order.state !== 'awaiting_payment') return false
  await changeState(context, order.id, 'expire')
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
