import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Context } from '#platform/context'
import type { OrderRow } from './orders.queries.ts'
import type { Standing } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

type LineState = OfficeOrder['lines'][number]['state']

/** How the thing of each line of an order stands, by the line's number. */
export async function lineStates(context: Context, order: OrderRow): Promise<ReadonlyMap<number, LineState>> {
  const standing = new Map<string, Standing>()
  for (const [kind, lines] of Map.groupBy(soldLines(order), (line) => line.kind))
    for (const [reference, state] of (await context.sellables[kind].standing?.(context, lines)) ?? [])
      standing.set(`${kind} ${reference}`, state)
  return new Map(
    order.lines.map((line) => [
      line.id,
      line.went_back_at !== null
        ? 'returned'
        : (unpaid[order.state] ?? standing.get(`${line.kind} ${line.reference}`) ?? 'given'),
    ]),
  )
}

/** What nobody paid is not with its buyer, whatever its seller says of it. */
const unpaid: Partial<Record<OrderRow['state'], LineState>> = {
  open: 'chosen',
  awaiting_payment: 'unpaid',
  expired: 'let-go',
  cancelled: 'let-go',
}
