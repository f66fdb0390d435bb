import { thingUnavailable } from '@foyer/contract/sold-out'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { goOnWith, sendAlong } from '#platform/database/database'
import { Refused } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { advanceLockedOrder } from './locked-orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { returnThings } from './return-things.ts'
import { type ReturnedThing, withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'
import { awaitsProof } from './tax.ts'

/** Why money goes back for what its payment came too late for, though it came in time for its order. */
export const overWhenPaid = 'over-when-paid'

/** Nothing of what was paid for can be had any more. */
export class NothingToDeliver extends Refused {
  constructor(order: Pick<OrderRow, 'lines'>) {
    super(thingUnavailable, { reference: order.lines[0]?.reference })
  }
}

/**
 * Hands over everything in an order that is locked: its price has been paid, were it nothing. What can be had no more goes
 * back as money, and keeps nothing else from its buyer.
 * @throws NothingToDeliver
 */
export async function deliverOrder(context: Context, order: OrderRow): Promise<void> {
  const set = { paid_at: context.now, hold_expires_at: null, ...(await vatCheckOf(context, order)) }
  sendAlong(advanceLockedOrder(context, order, 'pay', set))
  const lapsed: ReturnedThing[] = []
  await withEachKind(context, soldLines(order), async (sellable, own) => {
    const over = (await sellable.letLapse?.(context, own)) ?? []
    const left = own.filter((line) => !over.some(({ reference }) => reference === line.reference))
    if (left.length > 0) await sellable.deliver(context, left)
    lapsed.push(...over)
  })
  if (lapsed.length > 0 && lapsed.length === order.lines.length) throw new NothingToDeliver(order)
  if (lapsed.length > 0) await returnThings(context, lapsed, 'all', overWhenPaid)
  const { id } = order
  goOnWith(context.enqueue('order-paid', { orderId: id }))
  goOnWith(context.enqueue('mail-order-paid', { orderId: id }))
}

/** What bears VAT because the register of VAT IDs was silent is asked about again. */
async function vatCheckOf(context: Context, { buyer, lines, tax }: OrderRow) {
  if (tax === 0) return {}
  const classes = lines.map(({ kind }) => context.sellables[kind].taxClass)
  const isOpen = awaitsProof(z.parse(Buyer, buyer), classes, (await getEdition(context)).tax)
  return isOpen ? ({ vat_check: 'due', vat_check_at: context.now } as const) : {}
}
