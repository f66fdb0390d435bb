import { type OrderPurpose, orderNotOpen, paymentUnderWay } from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { createOrder, lineOf } from './create-order.ts'
import { findHour } from './find-hour.ts'
import { getBuyer } from './get-buyer.ts'
import { endOfHour, ownHour, renewedHold } from './hold-hour.ts'
import { leavePayment } from './leave-payment.ts'
import type { OrderRow } from './orders.queries.ts'
import {
  deleteLines,
  findOpenOrderOfUser,
  findOrder,
  insertLines,
  lockBeginning,
  lockOrder,
  updateOrder,
} from './orders.queries.ts'
import { type PricedThing, sumLines } from './price-order.ts'

/**
 * The caller's registration in progress, locked and begun if need be.
 * @throws Refused `orders/payment-under-way`; `orders/not-open` where its time is over.
 */
export async function getOrderToChange(context: Context, userId: string): Promise<OrderRow> {
  const found = await findOrderToChange(context, userId)
  if (found !== undefined) return found
  // Two tabs begin one order: the second waits here, and finds the first one's.
  await lockBeginning(context, userId)
  return (await findOrderToChange(context, userId)) ?? beginOrder(context, userId, 'registration')
}

/** A new order without things in it, locked. */
export async function beginOrder(context: Context, userId: string, purpose: OrderPurpose): Promise<OrderRow> {
  const { id } = await createOrder(context, await getEdition(context), {
    purpose,
    holder: { userId },
    buyer: await getBuyer(context, userId),
    things: [],
  })
  return getLocked(context, id)
}

/** As {@link getOrderToChange}, where there may be none. */
export async function findOrderToChange(context: Context, userId: string): Promise<OrderRow | undefined> {
  const open = await findOpenOrderOfUser(context, userId)
  if (open === undefined) return undefined
  const order = await getLocked(context, open.id)
  if (order.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  if (order.state !== 'open' && order.state !== 'awaiting_payment') throw refuse(orderNotOpen)
  if (isHolding(context, order) && endOfHour(order.held_since ?? context.now) <= context.now) throw refuse(orderNotOpen)
  // An order does not change while an attempt to pay it is open: one that its buyer left ends here.
  await leavePayment(context, order.id)
  return { ...order, payment_waits_for: null }
}

async function getLocked(context: Context, id: string): Promise<OrderRow> {
  await lockOrder(context, id)
  const order = await findOrder(context, id)
  if (order === undefined) throw new Error('An order vanished within its own transaction.')
  return order
}

/** Puts things into an order that is locked. What is held on choice is held for 20 minutes from now. */
export async function addToOrder(context: Context, order: OrderRow, things: readonly PricedThing[]): Promise<OrderRow> {
  const edition = await getEdition(context)
  const buyer = z.parse(Buyer, order.buyer)
  await insertLines(
    context,
    things.map((thing) => ({ ...lineOf(context, edition, buyer, thing), order_id: order.id })),
  )
  return settleTotals(context, order)
}

/** Takes one kind's lines out of an order that is locked: all of them, or those named. */
export async function removeFromOrder(
  context: Context,
  order: OrderRow,
  isMeant: (line: OrderRow['lines'][number]) => boolean,
): Promise<OrderRow> {
  const ids = order.lines.filter(isMeant).map((line) => line.id)
  if (ids.length === 0) return order
  await deleteLines(context, ids)
  return settleTotals(context, order)
}

/**
 * Puts other things in the place of lines of an order that is locked, in one go: an order in which nothing is held for
 * a moment would begin its longest hold anew.
 */
export async function replaceInOrder(
  context: Context,
  order: OrderRow,
  isMeant: (line: OrderRow['lines'][number]) => boolean,
  things: readonly PricedThing[],
): Promise<OrderRow> {
  const ids = order.lines.filter(isMeant).map((line) => line.id)
  await deleteLines(context, ids)
  return addToOrder(context, order, things)
}

async function settleTotals(context: Context, before: OrderRow): Promise<OrderRow> {
  const order = await getLocked(context, before.id)
  await updateOrder(context, order.id, { ...sumLines(order.lines), ...(await holdOf(context, order)) })
  return getLocked(context, order.id)
}

const isHolding = ({ sellables }: Context, order: OrderRow) =>
  order.state === 'awaiting_payment' || order.lines.some((line) => sellables[line.kind].isHeldOnChoice)

/**
 * Until when an order holds after a change: as long as something in it is held, or it is placed. What is let go and
 * taken again, in this order or the next, is counted from the first choice.
 */
async function holdOf(context: Context, order: OrderRow) {
  if (!isHolding(context, order)) return { hold_expires_at: null }
  const since = await findHour(context, order, ownHour(order, context.now))
  return { hold_expires_at: renewedHold(order, since, context.now), held_since: since }
}
