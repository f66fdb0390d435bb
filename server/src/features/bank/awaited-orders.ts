import * as z from 'zod/mini'
import { Buyer, listOrdersForTransfer } from '#features/orders'
import type { Context } from '#platform/context'
import { allottedTo } from './bank.queries.ts'

/** Money for an order that ran out may still come for so long; in milliseconds. */
const LATE_MS = 60 * 24 * 60 * 60_000

/** Orders of the edition that a transfer may be for, with what each still needs. */
export async function awaitedOrders(context: Context) {
  const orders = await listOrdersForTransfer(context, new Date(context.now.getTime() - LATE_MS))
  const given = await allottedTo(
    context,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const { name, company } = z.parse(Buyer, order.buyer)
    const due = order.total - (given.get(order.id) ?? 0)
    return { order, number: order.number, due, currency: order.currency, names: [name, company] }
  })
}
