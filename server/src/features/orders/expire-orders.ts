import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { eachByItself, pageByPage } from '#platform/jobs/each-by-itself'
import { removeFromOrder } from './change-order.ts'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import { findOrder, listExpiredOrders, listLeftOpenOrders, type OrderRow } from './orders.queries.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/**
 * Gives back what is held past its time, and ends what was begun and never placed: each order in a transaction of its
 * own. One that cannot be ended keeps no other waiting.
 * @throws AggregateError of those that could not be ended, after the others were.
 */
export async function expireOrders(context: ProcessContext): Promise<void> {
  async function* due() {
    for await (const { id } of pageByPage((page) => listExpiredOrders(context, page))) yield { id, end: expireOrder }
    for await (const { id } of pageByPage((page) => listLeftOpenOrders(context, page))) yield { id, end: endLeftOpen }
  }
  await eachByItself(
    due(),
    ({ id }) => id,
    ({ id, end }) => context.inTransaction((inner) => end(inner, id)),
  )
}

/** Expires one order whose time is over; whoever paid or held on in the same moment and came first keeps it. */
export async function expireOrder(context: Context, id: string): Promise<void> {
  const order = await lockUnpaid(context, id)
  if (order?.hold_expires_at == null || order.hold_expires_at > context.now) return
  // What staff held for somebody was held as a whole.
  const isOwnChoice = order.state === 'open' && order.promised_until === null
  if (isOwnChoice && order.lines.some((line) => !context.sellables[line.kind].isHeldOnChoice))
    await releaseHeld(context, order)
  else await end(context, order)
}

/** Ends one order that nobody placed; one that holds something again ends with its hold. */
async function endLeftOpen(context: Context, id: string): Promise<void> {
  const order = await lockUnpaid(context, id)
  if (order?.state === 'open' && order.hold_expires_at === null) await end(context, order)
}

/** The order as nobody else can change it now; undefined where it is paid, or has ended. */
async function lockUnpaid(context: Context, id: string): Promise<OrderRow | undefined> {
  await lockOrder(context, id)
  const order = await findOrder(context, id)
  return order?.state === 'open' || order?.state === 'awaiting_payment' ? order : undefined
}

async function end(given: Context, order: OrderRow): Promise<void> {
  const context = inEdition(given, order.edition_id)
  await advanceOrder(context, order.id, 'expire')
  await withEachKind(context, soldLines(order), (sellable, lines) => sellable.release(context, lines, 'order-expired'))
}

/** What was only chosen, and never held, stays chosen: whoever comes back finds the rest of their order. */
async function releaseHeld(given: Context, order: OrderRow): Promise<void> {
  const context = inEdition(given, order.edition_id)
  const held = soldLines(order).filter((line) => context.sellables[line.kind].isHeldOnChoice)
  await withEachKind(context, held, (sellable, lines) => sellable.release(context, lines, 'order-expired'))
  await removeFromOrder(context, order, (line) => context.sellables[line.kind].isHeldOnChoice)
}
