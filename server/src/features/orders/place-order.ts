import type { Input } from '@foyer/contract/kit/endpoint'
import {
  billingAddressMissing,
  type placeOrder as endpoint,
  methodUnavailable,
  orderExpired,
  orderNotPlaceable,
} from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { type CallerContext, type Context, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { findHour } from './find-hour.ts'
import { hourOfPlacing } from './hold-hour.ts'
import { getTerms } from './order-terms.ts'
import { holdUntil, orderAbilities } from './orders.policy.ts'
import { advanceOrder, findOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { fixPrices, hasBillingAddress } from './price-order.ts'
import { type SoldLine, withEachKind } from './sellable.ts'

export const soldLines = (order: Pick<OrderRow, 'id' | 'lines'>): SoldLine[] =>
  order.lines.map((line) => ({
    orderId: order.id,
    kind: line.kind,
    reference: line.reference,
  }))

/**
 * Holds everything in the order. From here on the capacity is the buyer's until the hold ends. Placed twice, the
 * order is as placed once. Where nothing is due, it is paid with that.
 * @throws Refused `orders/not-placeable`, `orders/expired`, `orders/others-first`, `orders/billing-address-missing`,
 * `orders/method-unavailable`, or what a seller refuses: sold out, not on sale any more, not for this address.
 */
export async function placeOrder(asked: CallerContext, input: Input<typeof endpoint>): Promise<OrderRow> {
  const own = await getOwnOrder(asked, input.params.uuid)
  const context = inEdition(asked, own.edition_id)
  await lockOrder(context, own.id)
  const current = (await findOrder(context, own.id)) ?? own
  const abilities = orderAbilities(current, await getTerms(context))
  if (current.state === 'awaiting_payment' && current.method === input.body.method && abilities.place) return current
  if (current.state === 'expired' || current.state === 'awaiting_payment') throw refuse(orderExpired)
  if (!abilities.place) throw refuse(orderNotPlaceable)
  // Transfers are reconciled in the back office, which a later edition of the program brings.
  if (input.body.method !== 'card') throw refuse(methodUnavailable)

  // What was chosen a while ago is sold as it is today: at its price, in its time, to who may have it.
  const order = await fixPrices(context, await asOfferedNow(context, current))
  if (order.total > 0 && !hasBillingAddress(order)) throw refuse(billingAddressMissing)
  // Who cancels and places again goes on with the hour in which they began; what costs nothing is not held.
  const hour = hourOfPlacing(order, context.now)
  const since = order.total === 0 ? (hour ?? context.now) : await findHour(context, order, hour)
  await withEachKind(context, soldLines(order), (sellable, lines) => sellable.hold(context, lines))
  await advanceOrder(context, order.id, 'place', {
    method: input.body.method,
    hold_expires_at: holdUntil(context.now),
    held_since: since,
  })
  if (order.total === 0) await deliverOrder(context, order)
  return (await findOrder(context, order.id)) ?? order
}

async function asOfferedNow(context: Context, order: OrderRow): Promise<OrderRow> {
  const { email } = z.parse(Buyer, order.buyer)
  const prices = new Map<string, number>()
  await withEachKind(context, soldLines(order), async (sellable, lines) => {
    for (const [reference, price] of await sellable.quote(context, lines, email)) prices.set(reference, price)
  })
  const lines = order.lines.map((line) => ({
    ...line,
    price_with_vat: prices.get(line.reference) ?? line.price_with_vat,
  }))
  return { ...order, lines }
}

/** Hands over everything in a placed order that is locked: its price has been paid, were it nothing. */
export async function deliverOrder(context: Context, order: OrderRow): Promise<void> {
  await advanceOrder(context, order.id, 'pay', { paid_at: context.now, hold_expires_at: null })
  await withEachKind(context, soldLines(order), (sellable, own) => sellable.deliver(context, own))
  await context.enqueue('order-paid', { orderId: order.id })
  await context.enqueue('mail-order-paid', { orderId: order.id })
}
