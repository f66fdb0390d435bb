import type { Input } from '@foyer/contract/kit/endpoint'
import type { Money } from '@foyer/contract/kit/money.schemas'
import {
  departureUnexplained,
  nothingToDo,
  type previewRefund as previews,
  type RefundPreview,
  refundedMeanwhile,
  type refundOrder as refunds,
  refundTooHigh,
} from '@foyer/contract/office-orders'
import { type OrderStatus, orderNotCancellable } from '@foyer/contract/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { inEveryLanguage, inLanguage } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { noteOnOrder } from './comment-on-order.ts'
import { lockOrder } from './locked-orders.queries.ts'
import { getOrderOfEdition } from './office-orders.ts'
import { getTerms } from './order-terms.ts'
import type { OrderRow } from './orders.queries.ts'
import { type Cancellation, presentFees, tablesOf, wasAgreed } from './plan-cancellation.ts'
import { paidAndKept, planRefund, planReturn, type ReturnedPart } from './plan-return.ts'
import { giveBackParts, lockReturnableLines, planNow, sumOf } from './return-things.ts'
import { listReturnableLines } from './returns.queries.ts'
import { dropUnderWay, type ReturnedThing, withEachKind } from './sellable.ts'
import { linesLeft, soldLines } from './sold-lines.ts'

const orderRecord = auditedRecord('order', ['status', 'refunded', 'fee', 'agreed', 'goesBack', 'reason'])

interface Asked {
  readonly lines: readonly number[]
  readonly goesBack: boolean
  /** In minor units of what was paid; null: what was agreed, else whatever is left. */
  readonly amount: number | null
}

interface Plan {
  readonly chosen: OrderRow['lines']
  readonly things: readonly ReturnedThing[]
  readonly lines: Awaited<ReturnType<typeof listReturnableLines>>
  readonly parts: readonly ReturnedPart[]
  /** What was agreed for now, where steps were. */
  readonly agreed: Cancellation | null
  /** In minor units. */
  readonly most: number
}

/** What a refund would do. @throws Refused as `refundOrder` would. */
export async function previewRefund(
  context: Context,
  { params, body }: Input<typeof previews>,
): Promise<RefundPreview> {
  const order = await getOrderOfEdition(context, params.uuid)
  const plan = await planFor(context, order, body, listReturnableLines)
  return presentPlan(context, order, body.goesBack, plan)
}

/**
 * Gives money back for lines of an order that was paid, and takes their things back or leaves them with their owner;
 * the time until which buyers cancel by themselves does not bind whoever works here.
 * @throws Refused `requests/not-found`, `orders/refunded-meanwhile`, `orders/nothing-to-give-back`,
 * `orders/refund-too-high`, `orders/departure-unexplained`, `orders/payment-under-way` of an upgrade or a change, or what a seller refuses to take back.
 */
export async function refundOrder(
  context: CallerContext<Person>,
  { params, body }: Input<typeof refunds>,
): Promise<Audited<undefined>> {
  await lockOrder(context, (await getOrderOfEdition(context, params.uuid)).id)
  const order = await getOrderOfEdition(context, params.uuid)
  const refunded = refundedOf(order)
  if (refunded !== body.refundedBefore) throw refuse(refundedMeanwhile)
  if (body.goesBack) await dropUnderWay(context, soldLines({ id: order.id, lines: chosenOf(order, body) }))
  const plan = await planFor(context, order, body, lockReturnableLines)
  const { chosen, things, lines, parts, agreed } = plan
  const fee = feeOf(plan, body.goesBack)
  // More was paid for the same things since, or less of it is left: nothing is kept that nobody decided on.
  if (fee !== (body.fee ?? 0)) throw refuse(refundedMeanwhile)
  if (agreed !== null && sumOf(agreed.parts) !== sumOf(parts)) await noteDeparture(context, order, body.departsBecause)
  const isGone = body.goesBack
  if (isGone)
    await withEachKind(context, soldLines({ id: order.id, lines: chosen }), (sellable, own) =>
      sellable.takeBack(context, own),
    )
  await giveBackParts(context, { lines, parts, things, isGone, reason: body.reason })
  const after = {
    status: (await getOrderOfEdition(context, order.id)).state,
    refunded: refunded + sumOf(parts.filter(({ orderId }) => orderId === order.id)),
    fee,
    ...(agreed === null ? {} : { agreed: sumOf(agreed.parts) }),
    goesBack: isGone,
    reason: body.reason,
  }
  return audited(orderRecord.changed(order.id, { status: order.state, refunded }, after), undefined)
}

/** Colleagues find it among the comments, which go with the order's buyer. @throws Refused `orders/departure-unexplained`. */
async function noteDeparture(context: CallerContext<Person>, order: OrderRow, why: string | undefined): Promise<void> {
  if (why === undefined) throw refuse(departureUnexplained)
  await noteOnOrder(context, order.id, why)
}

async function planFor(
  context: Context,
  order: OrderRow,
  { lines: ids, goesBack, amount }: Asked,
  read: typeof listReturnableLines,
): Promise<Plan> {
  const chosen = chosenOf(order, { lines: ids, goesBack })
  const things: ReturnedThing[] = []
  if (goesBack)
    for (const line of soldLines({ id: order.id, lines: chosen }))
      things.push(...(await context.sellables[line.kind].returns(context, line, 'staff')))
  else things.push(...chosen.map(asReduced))
  const lines = await read(context, things, { alsoGone: !goesBack })
  const most = paidAndKept(lines)
  const isAgreed = goesBack && wasAgreed(order, chosen, tablesOf(context))
  const agreed = isAgreed ? await planNow(context, order, things, lines) : null
  const wanted = amount ?? (agreed === null ? most : sumOf(agreed.parts))
  if (wanted > most) throw refuse(refundTooHigh, { most })
  if (wanted === 0 && !goesBack) throw refuse(nothingToDo)
  return { chosen, things, lines, most, agreed, parts: partsFor(lines, { wanted, most, agreed }) }
}

function chosenOf(order: OrderRow, { lines: ids, goesBack }: Pick<Asked, 'lines' | 'goesBack'>): Plan['chosen'] {
  if (order.state !== 'paid' && order.state !== 'partially_refunded') throw refuse(orderNotCancellable)
  const chosen = (goesBack ? linesLeft(order) : order.lines).filter(({ id }) => ids.includes(id))
  if (chosen.length < new Set(ids).size) throw refuse(nothingToDo)
  return chosen
}

/** What is kept of the things that go back, in minor units. */
const feeOf = ({ most, parts }: Pick<Plan, 'most' | 'parts'>, goesBack: boolean): number =>
  goesBack ? most - sumOf(parts) : 0

/** It costs less, and nothing of it goes back with that: a credit note that named the thing alone would say so (§ 17 UStG). */
const asReduced = ({ kind, reference, description }: OrderRow['lines'][number]): ReturnedThing => ({
  kind,
  reference,
  words: inEveryLanguage((locale) => {
    const t = wordsIn(locale)
    return t('{what}: price reduced', { what: inLanguage(description, locale) })
  }),
})

function partsFor(
  lines: Plan['lines'],
  { wanted, most, agreed }: Pick<Plan, 'most' | 'agreed'> & { readonly wanted: number },
): readonly ReturnedPart[] {
  // Asked for all of it, nothing of the price is left behind, not even what was rounded away.
  if (wanted === most) return planReturn(lines, 'all')
  // As the buyer would have it: spread over all lines.
  if (agreed !== null && wanted === sumOf(agreed.parts)) return agreed.parts
  return planRefund(lines, wanted)
}

const refundedOf = (order: OrderRow): number => order.lines.reduce((sum, { refunded }) => sum + refunded, 0)

async function presentPlan(context: Context, order: OrderRow, goesBack: boolean, plan: Plan): Promise<RefundPreview> {
  const money = (amount: number): Money => ({ amount, currency: order.currency })
  const { chosen, parts, most, agreed } = plan
  const terms = await getTerms(context)
  const refunded = sumOf(parts)
  const left = order.total - refundedOf(order) - sumOf(parts.filter(({ orderId }) => orderId === order.id))
  const stays = linesLeft(order).length > (goesBack ? chosen.length : 0)
  return {
    most: money(most),
    refunded: money(refunded),
    fee: money(feeOf(plan, goesBack)),
    net: money(parts.reduce((sum, part) => sum + part.net, 0)),
    tax: money(parts.reduce((sum, part) => sum + part.tax, 0)),
    agreed:
      agreed === null ? null : { refunded: money(sumOf(agreed.parts)), fees: presentFees(agreed.fees, order.currency) },
    released: goesBack ? chosen.map((line) => inLanguage(line.description, context.locale)) : [],
    isLate: chosen.some(({ kind }) => terms.cancelBefore(order, kind) <= context.now),
    method: order.method,
    status: statusAfter(order, { left, stays, refunded }),
    left: money(left),
  }
}

function statusAfter(
  order: OrderRow,
  { left, stays, refunded }: { readonly left: number; readonly stays: boolean; readonly refunded: number },
): OrderStatus {
  if (left === 0 && !stays) return 'refunded'
  return refunded === 0 ? order.state : 'partially_refunded'
}
