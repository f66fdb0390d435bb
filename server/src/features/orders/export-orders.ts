import type { Input } from '@foyer/contract/kit/endpoint'
import type { exportOfficeOrders as exports } from '@foyer/contract/office-orders'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { readRows } from '#platform/database/keyset'
import { RowsAnswer } from '#platform/door/answers'
import { inLanguage } from '#platform/ground/texts'
import { Buyer } from './buyer.ts'
import { orderKeys, readOrderPage } from './office-orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'

/** What the list shows, all of it: a page of it is in memory, however many there are. */
export async function exportOrders(context: Context, { query }: Input<typeof exports>) {
  const pages = { keys: orderKeys.createdAt, isDescending: false }
  return new RowsAnswer(
    readRows(
      (after, limit) => readOrderPage(context, query, { ...pages, after, limit }),
      (row) => tableRow(row, context),
    ),
  )
}

/** As spreadsheets read it: two decimals, and a point before them. */
const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

function tableRow(row: OrderRow, { locale }: Pick<Context, 'locale'>) {
  const buyer = z.parse(Buyer, row.buyer)
  return {
    number: row.number,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    status: row.state,
    purpose: row.purpose,
    name: buyer.name,
    company: buyer.company,
    email: buyer.email,
    country: buyer.country,
    vatId: buyer.vatId,
    items: row.lines.map((line) => inLanguage(line.description, locale)).join('; '),
    net: decimal(row.net),
    tax: decimal(row.tax),
    total: decimal(row.total),
    refunded: decimal(row.lines.reduce((sum, { refunded }) => sum + refunded, 0)),
    currency: row.currency,
    reverseCharge: row.reverse_charge,
    method: row.method,
  }
}
