import type { Archive } from '@foyer/contract/archive'
import type { Context } from '#platform/context'
import { listComments, listMovements } from './office-orders.queries.ts'
import { showOrder } from './order-terms.ts'
import { listOrdersOfUser } from './orders.queries.ts'

/** Everything known of a person's orders: what was asked for and paid, and what staff wrote down about them. */
export async function archiveOrders(
  context: Context,
  userId: string,
): Promise<Pick<Archive, 'orders' | 'orderNotes' | 'payments'>> {
  const orders = await listOrdersOfUser(context, userId)
  const currencies = new Map(orders.map(({ id, currency }) => [id, currency]))
  const ids = [...currencies.keys()]
  const comments = await Promise.all(ids.map((id) => listComments(context, id)))
  const movements = ids.length === 0 ? [] : await listMovements(context, ids)
  return {
    orders: await Promise.all(orders.map((order) => showOrder(context, order))),
    orderNotes: comments.flat().map(({ order_id, at, text }) => ({ orderUuid: order_id, at: at.toISOString(), text })),
    payments: movements.map((row) => ({
      orderUuid: row.order_id,
      kind: row.movement,
      provider: row.provider,
      state: row.state,
      amount: { amount: row.amount, currency: currencies.get(row.order_id) ?? '' },
      createdAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
    })),
  }
}
