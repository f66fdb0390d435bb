import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { Buyer } from './buyer.ts'
import { advanceLockedOrder, type OrderRow } from './orders.queries.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'
import { awaitsProof } from './tax.ts'

/** Hands over everything in an order that is locked: its price has been paid, were it nothing. */
export async function deliverOrder(context: Context, order: OrderRow): Promise<void> {
  const set = { paid_at: context.now, hold_expires_at: null, ...(await vatCheckOf(context, order)) }
  sendAlong(advanceLockedOrder(context, order, 'pay', set))
  await withEachKind(context, soldLines(order), (sellable, own) => sellable.deliver(context, own))
  const { id } = order
  await Promise.all([
    context.enqueue('order-paid', { orderId: id }),
    context.enqueue('mail-order-paid', { orderId: id }),
  ])
}

/** What bears VAT because the register of VAT IDs was silent is asked about again. */
async function vatCheckOf(context: Context, { buyer, lines, tax }: OrderRow) {
  if (tax === 0) return {}
  const classes = lines.map(({ kind }) => context.sellables[kind].taxClass)
  const isOpen = awaitsProof(z.parse(Buyer, buyer), classes, (await getEdition(context)).tax)
  return isOpen ? ({ vat_check: 'due', vat_check_at: context.now } as const) : {}
}
