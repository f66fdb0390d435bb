import { type OrderPurpose, orderNotOpen, paymentUnderWay } from '@foyer/contract/orders'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { Buyer } from './buyer.ts'
import { createOrder, lineOf } from './create-order.ts'
import { findHour } from './find-hour.ts'
import { getBeginner } from './get-buyer.ts'
import { endOfHour, ownHour, renewedHold } from './hold-hour.ts'
import { leavePayment } from './leave-payment.ts'
import { advanceOrder, lockBeginning, lockOpenOrderOfUser, updateOrder } from './locked-orders.queries.ts'
import { isPromised } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'
import { deleteLines, findOpenOrderOfUser, insertLines } from './orders.queries.ts'
import { bearsReverseCharge, type PricedThing, sumLines } from './price-order.ts'

/**
 * The caller's registration in progress, locked and begun if need be.
 * @throws Refused `orders/payment-under-way`; `orders/not-open` where its time is over.
 */
export async function getOrderToChange(context: Context, userId: string): Promise<OrderRow> {
  return (await findOrderToBeginOrChange(context, userId)) ?? beginOrder(context, userId, 'registration')
}

/** As {@link getOrderToChange}; where there is none, nobody but the caller may begin one now. */
export async function findOrderToBeginOrChange(context: Context, userId: string): Promise<OrderRow | undefined> {
  // Two tabs begin one order: the second waits here, and finds the first one's.
  const [, found] = await Promise.all([lockBeginning(context, userId), findOrderToChange(context, userId)])
  return found
}

/** A new order without things in it, locked. */
export async function beginOrder(context: Context, userId: string, purpose: OrderPurpose): Promise<OrderRow> {
  const [edition, buyer] = await Promise.all([getEdition(context), getBeginner(context, userId)])
  return createOrder(context, edition, { purpose, holder: { userId }, buyer, things: [] })
}

/** As {@link getOrderToChange}, where there may be none. */
export async function findOrderToChange(context: Context, userId: string): Promise<OrderRow | undefined> {
  // It is read when it is locked.
  const [locked, order] = await Promise.all([
    lockOpenOrderOfUser(context, userId),
    findOpenOrderOfUser(context, userId),
  ])
  if (locked !== undefined && locked.id !== order?.id) throw refuse(orderNotOpen)
  if (order === undefined) return undefined
  // It was begun between the two.
  if (locked === undefined) return findOrderToChange(context, userId)
  if (order.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  if (isHolding(context, order) && endOfHour(order.held_since ?? context.now) <= context.now) throw refuse(orderNotOpen)
  // An order does not change while an attempt to pay it is open: one that its buyer left ends here.
  await leavePayment(context, order.id)
  return { ...order, payment_waits_for: null }
}

/** Puts things into an order that is locked. What is held on choice is held for 20 minutes from now. */
export async function addToOrder(context: Context, order: OrderRow, things: readonly PricedThing[]): Promise<OrderRow> {
  const edition = await getEdition(context)
  const buyer = z.parse(Buyer, order.buyer)
  const added = await insertLines(
    context,
    things.map((thing) => ({ ...lineOf(context, edition, buyer, thing), order_id: order.id })),
  )
  return settleTotals(context, { ...order, lines: [...order.lines, ...added] })
}

/** Takes one kind's lines out of an order that is locked: all of them, or those named. */
export async function removeFromOrder(
  context: Context,
  order: OrderRow,
  isMeant: (line: OrderRow['lines'][number]) => boolean,
): Promise<OrderRow> {
  const rest = await withoutLines(context, order, isMeant)
  return rest === order ? order : settleTotals(context, rest)
}

/**
 * Takes lines out of somebody's unpaid order, whichever it is, because what they name is there no more. What stays is
 * held as long as it was; where nothing stays the order ends. Whoever calls it lets go of what the lines held.
 * @param order locked, not paid and not ended.
 * @throws Refused `orders/payment-under-way`.
 */
export async function dropFromOrder(
  context: Context,
  order: OrderRow,
  isMeant: (line: OrderRow['lines'][number]) => boolean,
): Promise<void> {
  if (order.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  await leavePayment(context, order.id)
  const rest = await withoutLines(context, order, isMeant)
  const isHeld = isPromised(rest, context.now) || isHolding(context, rest)
  await updateOrder(context, order.id, {
    ...(await sumsOf(context, rest)),
    ...(isHeld ? {} : { hold_expires_at: null }),
  })
  if (rest.lines.length === 0) await advanceOrder(context, order.id, 'cancel')
}

async function withoutLines(
  context: Context,
  order: OrderRow,
  isMeant: (line: OrderRow['lines'][number]) => boolean,
): Promise<OrderRow> {
  const ids = order.lines.filter(isMeant).map((line) => line.id)
  if (ids.length === 0) return order
  await deleteLines(context, ids)
  return { ...order, lines: order.lines.filter((line) => !isMeant(line)) }
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
  return addToOrder(context, await withoutLines(context, order, isMeant), things)
}

/** @param order locked, with the lines that it has by now. */
async function settleTotals(context: Context, order: OrderRow): Promise<OrderRow> {
  const set = { ...(await sumsOf(context, order)), ...(await holdOf(context, order)) }
  await updateOrder(context, order.id, set)
  return { ...order, ...set }
}

/** What an order says of all of its lines. */
async function sumsOf(context: Context, { buyer, lines }: OrderRow) {
  const isReverse = bearsReverseCharge(context.sellables, await getEdition(context), z.parse(Buyer, buyer), lines)
  return { ...sumLines(lines), reverse_charge: isReverse }
}

const isHolding = ({ sellables }: Context, order: OrderRow) =>
  order.state === 'awaiting_payment' || order.lines.some((line) => sellables[line.kind].isHeldOnChoice)

/**
 * Until when an order holds after a change: as long as something in it is held, or it is placed. What is let go and
 * taken again, in this order or the next, is counted from the first choice.
 */
async function holdOf(context: Context, order: OrderRow) {
  if (isPromised(order, context.now)) return { hold_expires_at: order.promised_until }
  if (!isHolding(context, order)) return { hold_expires_at: null }
  const since = await findHour(context, order, ownHour(order, context.now))
  return { hold_expires_at: renewedHold(order, since, context.now), held_since: since }
}
