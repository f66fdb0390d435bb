import type { OrderRow } from './orders.queries.ts'
import type { SoldLine } from './sellable.ts'

/** The things in an order, as their sellers know them. */
export const soldLines = (order: Pick<OrderRow, 'id' | 'lines'>): SoldLine[] =>
  order.lines.map((line) => ({
    orderId: order.id,
    kind: line.kind,
    reference: line.reference,
  }))

/** What has not gone back yet, whatever was given back of its price. */
export const linesLeft = ({ lines }: Pick<OrderRow, 'lines'>): OrderRow['lines'] =>
  lines.filter((line) => line.went_back_at === null)
