import type { Input } from '@foyer/contract/kit/endpoint'
import type { exportOfficeOrders as exports } from '@foyer/contract/office-orders'
import type { Context } from '#platform/context'
import { RowsAnswer } from '#platform/door/answers'
import { orderTable } from './order-tables.ts'

/** As spreadsheets read it: two decimals, and a point before them. */
const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** What the list shows, all of it: a page of it is in memory, however many there are. */
export async function exportOrders(context: Context, { query }: Input<typeof exports>) {
  return new RowsAnswer(written(orderTable(context, query).lines()))
}

async function* written(lines: ReturnType<ReturnType<typeof orderTable>['lines']>) {
  for await (const line of lines)
    yield {
      ...line,
      createdAt: line.createdAt.toISOString(),
      paidAt: line.paidAt?.toISOString() ?? null,
      net: decimal(line.net),
      tax: decimal(line.tax),
      total: decimal(line.total),
      refunded: decimal(line.refunded),
    }
}
