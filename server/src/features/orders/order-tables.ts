import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { type Place, readRows, type WholeList } from '#platform/database/keyset'
import { inLanguage } from '#platform/ground/texts'
import { Buyer } from './buyer.ts'
import {
  countOrders,
  linesOfOrder,
  listMovements,
  movementsOfOrder,
  type OrderFilter,
  orderKeys,
  readOrderPage,
} from './office-orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'

const pages = { keys: orderKeys.createdAt, isDescending: false }

/** What the list of orders shows, all of it, the oldest first: a page of it is in memory. Money in minor units. */
export const orderTable = (context: Context, filter: OrderFilter): WholeList<ReturnType<typeof orderLine>> => ({
  lines: () =>
    readRows(
      (after, limit) => readOrderPage(context, filter, { ...pages, after, limit }),
      (row) => orderLine(row, context),
    ),
  count: () => countOrders(context, filter),
})

/** The lines of those orders. */
export const orderLineTable = (
  context: Context,
  filter: OrderFilter,
): WholeList<ReturnType<typeof linesOf>[number]> => ({
  async *lines() {
    const read = (after: Place | null, limit: number) => readOrderPage(context, filter, { ...pages, after, limit })
    for await (const lines of readRows(read, (row) => linesOf(row, context))) yield* lines
  },
  count: () => countOrders(context, filter, linesOfOrder),
})

/** What was paid for those orders, or tried, and what went back of it. */
export const paymentTable = (context: Context, filter: OrderFilter): WholeList<Movement> => ({
  async *lines() {
    for (let after: Place | null = null; ; ) {
      const { rows, next }: Awaited<ReturnType<typeof readOrderPage>> = await readOrderPage(context, filter, {
        ...pages,
        after,
        limit: ORDERS_AT_ONCE,
      })
      yield* await movementsOf(context, rows)
      if (next === null) return
      after = next
    }
  },
  count: () => countOrders(context, filter, movementsOfOrder),
})

const ORDERS_AT_ONCE = 500

function ofOrder(row: OrderRow) {
  const buyer = z.parse(Buyer, row.buyer)
  return {
    number: row.number,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    status: row.state,
    purpose: row.purpose,
    name: buyer.name,
    company: buyer.company,
    email: buyer.email,
    country: buyer.country,
    vatId: buyer.vatId,
  }
}

const orderLine = (row: OrderRow, { locale }: Pick<Context, 'locale'>) => ({
  ...ofOrder(row),
  items: row.lines.map((line) => inLanguage(line.description, locale)).join('; '),
  net: row.net,
  tax: row.tax,
  total: row.total,
  refunded: row.lines.reduce((sum, { refunded }) => sum + refunded, 0),
  currency: row.currency,
  reverseCharge: row.reverse_charge,
  method: row.method,
})

function linesOf(row: OrderRow, { locale }: Pick<Context, 'locale'>) {
  const order = ofOrder(row)
  return row.lines.map((line) => ({
    ...order,
    item: inLanguage(line.description, locale),
    kind: line.kind,
    quantity: line.quantity,
    net: line.net,
    tax: line.tax,
    gross: line.gross,
    refunded: line.refunded,
    // A line comes within its order, as JSON.
    wentBackAt: line.went_back_at === null ? null : new Date(line.went_back_at),
    currency: row.currency,
  }))
}

type Movement = Awaited<ReturnType<typeof movementsOf>>[number]

async function movementsOf(context: Context, rows: readonly OrderRow[]) {
  if (rows.length === 0) return []
  const all = Map.groupBy(
    await listMovements(
      context,
      rows.map(({ id }) => id),
    ),
    (movement) => movement.order_id,
  )
  return rows.flatMap((row) => {
    const { number, name, company, email } = ofOrder(row)
    return (all.get(row.id) ?? []).map((movement) => ({
      number,
      name,
      company,
      email,
      movement: movement.movement,
      state: movement.state,
      amount: movement.amount,
      currency: row.currency,
      provider: movement.provider,
      providerReference: movement.provider_ref,
      reason: movement.reason,
      createdAt: movement.created_at,
      settledAt: movement.settled_at,
    }))
  })
}
