import { formatMoney } from '@foyer/contract/kit/money'
import type { AnyRefundReason } from '@foyer/contract/money-reasons'
import { refundDiffers } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { inEveryLanguage, inLanguage, type Texts } from '#platform/ground/texts'
import { uuidV7 } from '#platform/ground/uuid'
import { wordsIn } from '#platform/ground/words'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { findKeptPayment } from './payments.queries.ts'
import { type Cancellation, planCancellation, tablesOf } from './plan-cancellation.ts'
import { paidAndKept, planRefund, planReturn, type ReturnedPart } from './plan-return.ts'
import { insertRefund } from './refunds.queries.ts'
import {
  type BoughtThing,
  type DescribedPart,
  insertRefundLines,
  isWhollyReturned,
  listReturnableLines,
  noteGone,
  noteReturned,
} from './returns.queries.ts'
import type { ReturnedThing, ThingName } from './sellable.ts'

/** In minor units of what was paid. */
export async function previewReturn(
  context: Context,
  names: readonly ThingName[],
  amount: number | 'all',
): Promise<number> {
  return sumOf(planReturn(await listReturnableLines(context, names), amount))
}

/** As {@link previewReturn}, of the whole of a thing that was read along with something else. */
export const wouldReturn = ({ returnable }: Pick<BoughtThing, 'returnable'>): number =>
  sumOf(planReturn(returnable, 'all'))

/** What of the price with domestic VAT was paid for each thing and has not gone back, by its reference. */
export async function priceKept(context: Context, names: readonly ThingName[]): Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, number>()
  for (const { reference, price_with_vat, returned } of await listReturnableLines(context, names))
    kept.set(reference, (kept.get(reference) ?? 0) + price_with_vat - returned)
  return kept
}

/**
 * Gives money back for things that were paid, by order: each gets its refund, its credit note and its state. The
 * seller takes the things themselves back, in this transaction.
 * @param context in the edition in which the things were sold.
 * @param amount of the price with domestic VAT; `all`: whatever is left of it, because the things are gone.
 * @returns what is given back, in minor units.
 */
export async function returnThings(
  context: Context,
  things: readonly ReturnedThing[],
  amount: number | 'all',
  reason: AnyRefundReason,
): Promise<number> {
  const lines = await lockReturnableLines(context, things)
  const parts = planReturn(lines, amount)
  await giveBackParts(context, { lines, parts, things, isGone: amount === 'all', reason })
  return sumOf(parts)
}

/**
 * As {@link returnThings}, of what was paid, for things that stay.
 * @param paid in minor units: no more than what `returnThings` would give back of their price.
 * @returns of the price with domestic VAT.
 */
export async function returnPaid(
  context: Context,
  things: readonly ReturnedThing[],
  paid: number,
  reason: AnyRefundReason,
): Promise<number> {
  const lines = await lockReturnableLines(context, things)
  const parts = planRefund(lines, paid)
  await giveBackParts(context, { lines, parts, things, isGone: false, reason })
  return parts.reduce((sum, { returned }) => sum + returned, 0)
}

/** What giving back things of an order would give back now, as was agreed with it. */
export async function previewCancellation(
  context: Context,
  order: OrderRow,
  things: readonly ReturnedThing[],
): Promise<Cancellation> {
  return planNow(context, order, things, await listReturnableLines(context, things))
}

/** @param lines of the things, as they were read. */
export async function planNow(
  context: Context,
  order: OrderRow,
  things: readonly ReturnedThing[],
  lines: readonly PaidLine[],
): Promise<Cancellation> {
  const edition = await getEdition(context)
  return planCancellation({ edition, now: context.now, tableOf: tablesOf(context), order, things, lines })
}

/**
 * As {@link returnThings}, for things of an order that are gone: of their price comes back what was agreed with the order.
 * @param order locked.
 * @param seen in minor units: what its buyer was told would come back, if they were.
 * @throws Refused `orders/refund-differs`.
 */
export async function cancelThings(
  context: Context,
  order: OrderRow,
  things: readonly ReturnedThing[],
  { reason, seen }: { readonly reason: AnyRefundReason; readonly seen: number | undefined },
): Promise<Cancellation> {
  const lines = await lockReturnableLines(context, things)
  const planned = await planNow(context, order, things, lines)
  if (seen !== undefined && seen !== sumOf(planned.parts)) throw refuse(refundDiffers)
  await giveBackParts(context, { lines, parts: planned.parts, things, isGone: true, reason })
  return planned
}

/** Locks the orders in which the things stand, and reads what is left to give back of them. */
export async function lockReturnableLines(
  context: Context,
  names: readonly ThingName[],
  which?: Parameters<typeof listReturnableLines>[2],
): Promise<PaidLine[]> {
  const orderIds = new Set((await listReturnableLines(context, names, which)).map((line) => line.order_id))
  for (const id of [...orderIds].sort()) await lockOrder(context, id)
  // Read again under the locks: what was given back meanwhile is gone.
  return listReturnableLines(context, names, which)
}

type PaidLine = Awaited<ReturnType<typeof listReturnableLines>>[number]

interface GivenBack {
  readonly lines: readonly PaidLine[]
  readonly parts: readonly ReturnedPart[]
  readonly things: readonly ReturnedThing[]
  /** The things were taken back: whatever is left of their price is a fee. */
  readonly isGone: boolean
  readonly reason: AnyRefundReason
}

/** @param given whose orders are locked. */
export async function giveBackParts(context: Context, given: GivenBack): Promise<void> {
  const { lines, reason } = given
  if (given.isGone) await noteGone(context, lines)
  const parts = given.parts.map((part) => ({ ...part, words: wordsFor(part, given) }))
  for (const { id, returned } of lines) {
    const part = parts.find(({ lineId }) => lineId === id)
    if (part !== undefined && !(await noteReturned(context, part, returned)))
      throw new Error('A line was given back beside its lock.')
  }
  for (const orderId of new Set(lines.map((line) => line.order_id)))
    await refundParts(
      context,
      orderId,
      parts.filter((part) => part.orderId === orderId),
      reason,
    )
}

/** What its seller says of it, else that it was given back; and what of its price was kept then. */
function wordsFor({ lineId, gross }: ReturnedPart, { lines, things, isGone }: GivenBack): Texts | null {
  const line = lines.find(({ id }) => id === lineId)
  if (line === undefined) return null
  const words = things.find(({ kind, reference }) => kind === line.kind && reference === line.reference)?.words
  if (!isGone) return words ?? null
  const kept = paidAndKept([line]) - gross
  return inEveryLanguage((locale) => {
    const t = wordsIn(locale)
    const what = words?.[locale] ?? t('{what}: given back', { what: inLanguage(line.summary, locale) })
    if (kept === 0) return what
    return t('{what}, less a fee of {fee}', { what, fee: formatMoney({ amount: kept, currency: line.currency }) })
  })
}

async function refundParts(
  context: Context,
  orderId: string,
  parts: readonly DescribedPart[],
  reason: AnyRefundReason,
): Promise<void> {
  const amount = sumOf(parts)
  if (await isWhollyReturned(context, orderId)) await advanceOrder(context, orderId, 'refund')
  else if (amount > 0) await advanceOrder(context, orderId, 'refund-part')
  if (amount === 0) return
  const payment = await findKeptPayment(context, orderId)
  if (payment === undefined) throw new Error('What was paid for an order is not there to be given back.')
  const refundId = uuidV7(context.now)
  await insertRefund(context, { id: refundId, paymentId: payment.id, amount, reason })
  await insertRefundLines(context, refundId, parts)
  await context.enqueue('refund-payment', { refundId })
  await context.enqueue('order-refunded', { orderId, refundId })
  await context.enqueue('mail-order-returned', { orderId, refundId })
}

export const sumOf = (parts: readonly ReturnedPart[]): number => parts.reduce((sum, part) => sum + part.gross, 0)
