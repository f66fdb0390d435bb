import type { Order } from '@foyer/contract/orders'
import type { CallerContext, Person } from '#platform/context'
import { showOrder } from './order-terms.ts'
import { listUnpaidOrdersOfUser, type OrderRow } from './orders.queries.ts'

/** What the caller can still pay, or is paying: newest first. An order without anything in it is nothing to pay. */
export async function listUnpaidOrders(context: CallerContext<Person>): Promise<Order[]> {
  const rows = await listUnpaidOrdersOfUser(context, context.caller.userId)
  const orders = await Promise.all(
    rows.filter((row) => isThereStill(row, context.now)).map((row) => showOrder(context, row)),
  )
  return orders.filter(({ can, paymentPending }) => can.place || can.pay || paymentPending)
}

/** The registration in progress, which there is one of at most. */
export async function showCurrentOrder(context: CallerContext<Person>): Promise<Order | null> {
  const rows = await listUnpaidOrdersOfUser(context, context.caller.userId)
  const current = rows.find(({ purpose }) => purpose === 'registration')
  return current === undefined ? null : showOrder(context, current)
}

/** What needs no hold, such as an upgrade that was only chosen, does not run out. */
const isThereStill = (order: OrderRow, now: Date): boolean =>
  order.payment_waits_for !== null || order.hold_expires_at === null || order.hold_expires_at > now
