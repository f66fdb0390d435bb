import { HOLD_MINUTES, LONGEST_HOLD_MINUTES } from '@foyer/contract/constants'
import { type OrderPurpose, orderNotOpen, paymentUnderWay } from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/refused'
import { Buyer } from './buyer.ts'
import { createOrder, lineOf } from './create-order.ts'
import { getBuyer } from './get-buyer.ts'
import { leavePayment } from './leave-payment.ts'
import { holdUntil } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'
import {
  deleteLines,
  findLastHold,
  findOpenOrderOfUser,
  findOrder,
  insertLines,
  lockBeginning,
  lockOrder,
  updateOrder,
} from './orders.queries.ts'
import { type PricedThing, sumLines } from './price-order.ts'
import { isHeldOnChoice } from './sellable.ts'

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
  if (isHolding(order) && longestHold(order, context.now) <= context.now) throw refuse(orderNotOpen)
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
    things.map((thing) => ({ ...lineOf(edition, buyer, thing), order_id: order.id })),
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
  if (ids.length > 0) await deleteLines(context, ids)
  return addToOrder(context, order, things)
}

async function settleTotals(context: Context, before: OrderRow): Promise<OrderRow> {
  const order = await getLocked(context, before.id)
  await updateOrder(context, order.id, { ...sumLines(order.lines), ...(await holdOf(context, order)) })
  return getLocked(context, order.id)
}

const isHolding = (order: OrderRow) =>
  order.state === 'awaiting_payment' || order.lines.some((line) => isHeldOnChoice[line.kind])

/**
 * Until when an order holds after a change: a placed one no shorter than before, an open one as long as something in
 * it is held. What is let go and taken again, in this order or the next, is counted from the first choice.
 */
async function holdOf(context: Context, order: OrderRow) {
  const { now } = context
  if (!isHolding(order)) return { hold_expires_at: null }
  const since = await heldSince(context, order)
  const renewed = Math.min(holdUntil(now).getTime(), longestHold({ held_since: since }, now).getTime())
  const promised = order.state === 'awaiting_payment' ? (order.hold_expires_at?.getTime() ?? 0) : 0
  return { hold_expires_at: new Date(Math.max(renewed, promised)), held_since: since }
}

/**
 * When the hour began in which this person may hold. After it others come first, for as long as a hold
 * lasts; who let an order expire before its hour was over need not wait.
 * @throws Refused `orders/not-open` meanwhile.
 */
async function heldSince(context: Context, order: OrderRow): Promise<Date> {
  const ago = (minutes: number) => new Date(context.now.getTime() - minutes * 60_000)
  const hourAgo = ago(LONGEST_HOLD_MINUTES)
  // A placed order holds on, so its own hour is never over.
  if (order.held_since !== null && (order.state === 'awaiting_payment' || order.held_since > hourAgo))
    return order.held_since
  const rested = ago(LONGEST_HOLD_MINUTES + HOLD_MINUTES)
  if (order.held_since !== null && order.held_since > rested) throw refuse(orderNotOpen)
  if (order.user_id === null) return context.now
  const before = await findLastHold(context, order.user_id, rested)
  if (before === undefined) return context.now
  if (before.held_since > hourAgo) return before.held_since
  const isLeftEarly = before.hold_expires_at !== null && before.hold_expires_at < longestHold(before, context.now)
  if (!isLeftEarly) throw refuse(orderNotOpen)
  return context.now
}

/** Choosing again and again holds nothing for ever. */
function longestHold(order: Pick<OrderRow, 'held_since'>, now: Date): Date {
  return new Date((order.held_since ?? now).getTime() + LONGEST_HOLD_MINUTES * 60_000)
}
