import type { Input } from '@foyer/contract/kit/endpoint'
import {
  billingAddressMissing,
  type placeOrder as endpoint,
  methodUnavailable,
  orderExpired,
  orderNotPlaceable,
  type PaymentMethod,
} from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { getEdition, takesTransfers } from '#features/editions'
import { type CallerContext, type Context, inEdition } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { deliverOrder } from './deliver-order.ts'
import { findHour, lastHoldOf } from './find-hour.ts'
import { getBuyer } from './get-buyer.ts'
import { hourOfPlacing } from './hold-hour.ts'
import { leavePayment } from './leave-payment.ts'
import { advanceLockedOrder, lockOrder, updateOrder } from './locked-orders.queries.ts'
import { getTerms } from './order-terms.ts'
import { holdPlaced, isPromised, orderAbilities } from './orders.policy.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { fixPrices, hasBillingAddress } from './price-order.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/**
 * Holds everything in the order. From here on the capacity is the buyer's until the hold ends. Placed twice, the
 * order is as placed once. Where nothing is due, it is paid with that.
 * @throws Refused `orders/not-placeable`, `orders/expired`, `orders/others-first`, `orders/billing-address-missing`,
 * `orders/method-unavailable`, or what a seller refuses: sold out, not on sale any more, not for this address.
 */
export async function placeOrder(asked: CallerContext, input: Input<typeof endpoint>): Promise<OrderRow> {
  const current = await lockOwnOrder(asked, input.params.uuid)
  const context = inEdition(asked, current.edition_id)
  const abilities = orderAbilities(current, await getTerms(context))
  const { method } = input.body
  const purchaseOrder = input.body.purchaseOrder === '' ? null : input.body.purchaseOrder
  if (current.state === 'awaiting_payment' && abilities.place) {
    const named = await notePurchaseOrder(context, current, purchaseOrder)
    return current.method === method ? named : payOtherwise(context, named, method)
  }
  if (current.state === 'expired' || current.state === 'awaiting_payment') throw refuse(orderExpired)
  if (!abilities.place) throw refuse(orderNotPlaceable)

  // What was chosen a while ago is sold as it is today: at its price, in its time, to who may have it.
  // What staff promised keeps its price, and its buyer has to wait for nobody.
  const isOffer = isPromised(current, context.now)
  const prices = isOffer ? new Map<string, number>() : await askPrices(context, current)
  const order = await fixPrices(context, current, prices, purchaseOrder)
  if (order.total > 0) await refuseUnlessOffered(context, method)
  if (order.total > 0 && !hasBillingAddress(order)) throw refuse(billingAddressMissing)
  // Who cancels and places again goes on with the hour in which they began; what costs nothing is not held.
  const hour = isOffer ? order.held_since : hourOfPlacing(order, context.now)
  const since = order.total === 0 ? (hour ?? context.now) : await findHour(context, order, hour)
  const { cancellationPolicy } = await getEdition(context)
  const agreed = { cancellation_policy: cancellationPolicy === null ? null : JSON.stringify(cancellationPolicy) }
  const set = { method, hold_expires_at: holdPlaced(order, context.now, method), held_since: since, ...agreed }
  sendAlong(advanceLockedOrder(context, order, 'place', set))
  // What everybody wants comes last, and is locked for the shortest time.
  await withEachKind(context, soldLines(order), (sellable, lines) => sellable.hold(context, lines))
  const placed: OrderRow = { ...order, ...set, cancellation_policy: cancellationPolicy, state: 'awaiting_payment' }
  if (order.total > 0) {
    if (method === 'transfer') await context.enqueue('mail-transfer-due', { orderId: order.id })
    return placed
  }
  await deliverOrder(context, placed)
  return (await findOrder(context, order.id)) ?? placed
}

/** The buyer's own number is theirs to say until the invoice is made out. */
async function notePurchaseOrder(context: Context, order: OrderRow, purchaseOrder: string | null | undefined) {
  const known = z.parse(Buyer, order.buyer)
  if (purchaseOrder === undefined || (known.purchaseOrder ?? null) === purchaseOrder) return order
  const buyer = { ...known, purchaseOrder }
  await updateOrder(context, order.id, { buyer: JSON.stringify(buyer) })
  return { ...order, buyer }
}

/** @throws Refused `orders/method-unavailable`. */
async function refuseUnlessOffered(context: Context, method: PaymentMethod): Promise<void> {
  const isOffered =
    method === 'card' ? context.ports.payments.name !== 'none' : takesTransfers(await getEdition(context), context.now)
  if (!isOffered) throw refuse(methodUnavailable)
}

/**
 * Pays a placed order in the other way: what it holds stays, and its time is that of the new way. An attempt that waits for
 * its buyer at the bank is left; one that the provider is at keeps the order as it is.
 * @throws Refused `orders/method-unavailable`, `orders/not-placeable`.
 */
async function payOtherwise(context: Context, order: OrderRow, method: PaymentMethod): Promise<OrderRow> {
  await refuseUnlessOffered(context, method)
  if (order.payment_waits_for === 'provider') throw refuse(orderNotPlaceable)
  await leavePayment(context, order.id)
  // A week for a transfer is one from the first hold on, however often its buyer changes their mind.
  const from = method === 'transfer' ? (order.held_since ?? context.now) : context.now
  const until = holdPlaced(order, from, method)
  if (until <= context.now) throw refuse(methodUnavailable)
  const set = { method, hold_expires_at: until }
  await updateOrder(context, order.id, set)
  if (method === 'transfer') await context.enqueue('mail-transfer-due', { orderId: order.id })
  return { ...order, ...set, payment_waits_for: null }
}

/** The caller's order, locked, with all that is looked at whatever is in it: asked in one go, and kept. */
async function lockOwnOrder(context: CallerContext, id: string): Promise<OrderRow> {
  const { caller } = context
  const [, order] = await Promise.all([
    lockOrder(context, id),
    getOwnOrder(context, id),
    getEdition(context),
    ...(caller.kind === 'person' ? [getBuyer(context, caller.userId), lastHoldOf(context, caller.userId)] : []),
  ])
  return order
}

/** What the things in an order cost today, by their reference. */
async function askPrices(context: Context, order: OrderRow): Promise<ReadonlyMap<string, number>> {
  const { email } = z.parse(Buyer, order.buyer)
  const prices = new Map<string, number>()
  await withEachKind(context, soldLines(order), async (sellable, lines) => {
    for (const [reference, price] of await sellable.quote(context, lines, email)) prices.set(reference, price)
  })
  return prices
}
