import type { Input } from '@foyer/contract/kit/endpoint'
import { type cancelOrder as endpoint, orderNotCancellable, paymentUnderWay } from '@foyer/contract/orders'
import { type CallerContext, type Context, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { inLanguage } from '#platform/ground/texts'
import { leavePayment } from './leave-payment.ts'
import { advanceOrder, lockOrder } from './locked-orders.queries.ts'
import { getTerms } from './order-terms.ts'
import { orderAbilities } from './orders.policy.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import type { Cancellation as Planned } from './plan-cancellation.ts'
import { cancelThings, previewCancellation, sumOf } from './return-things.ts'
import { dropUnderWay, type ReturnedThing, withEachKind } from './sellable.ts'
import { linesLeft, soldLines } from './sold-lines.ts'

export interface Cancellation {
  readonly order: OrderRow
  readonly released: readonly string[]
  /** In minor units; an order that was not paid gives nothing back. */
  readonly refunded: number
  readonly fees: Planned['fees']
}

/**
 * Cancels an order and gives its capacity back at once, and its money where it was paid; with `preview` only says
 * what it would do.
 * @throws Refused `orders/not-cancellable`, `orders/payment-under-way`, `orders/refund-differs`, or what a seller refuses to take back.
 */
export async function cancelOrder(asked: CallerContext, input: Input<typeof endpoint>): Promise<Cancellation> {
  const order = await getOwnOrder(asked, input.params.uuid)
  const context = inEdition(asked, order.edition_id)
  await lockOrder(context, order.id)
  const current = (await findOrder(context, order.id)) ?? order
  if (current.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  if (!orderAbilities(current, await getTerms(context)).cancel) throw refuse(orderNotCancellable)
  const isPreview = input.body?.preview === true
  const isPaid = current.state === 'paid' || current.state === 'partially_refunded'
  const { released, refunded, fees } = isPaid
    ? await giveBack(context, current, { isPreview, seen: input.body?.refunded })
    : await letOpenGo(context, current, isPreview)
  return { order: (await findOrder(context, current.id)) ?? current, released, refunded, fees }
}

async function letOpenGo(context: Context, order: OrderRow, isPreview: boolean) {
  if (!isPreview) await letGo(context, order)
  return { released: namesOf(context, order.lines), refunded: 0, fees: [] }
}

/** Ends an order that is not paid, and gives what it holds free. @param order locked; no provider is at it. */
export async function letGo(context: Context, order: OrderRow): Promise<void> {
  await leavePayment(context, order.id)
  await withEachKind(context, soldLines(order), (sellable, own) => sellable.release(context, own, 'order-cancelled'))
  await advanceOrder(context, order.id, 'cancel')
}

const namesOf = ({ locale }: Context, lines: OrderRow['lines']): string[] =>
  lines.map((line) => inLanguage(line.description, locale))

async function giveBack(
  context: Context,
  order: OrderRow,
  { isPreview, seen }: { readonly isPreview: boolean; readonly seen: number | undefined },
) {
  const left = linesLeft(order)
  const lines = soldLines({ id: order.id, lines: left })
  if (!isPreview) await dropUnderWay(context, lines)
  const things: ReturnedThing[] = []
  for (const line of lines) things.push(...(await context.sellables[line.kind].returns(context, line, 'buyer')))
  if (!isPreview) await withEachKind(context, lines, (sellable, own) => sellable.takeBack(context, own))
  const { parts, fees } = isPreview
    ? await previewCancellation(context, order, things)
    : await cancelThings(context, order, things, { reason: 'order-cancelled', seen })
  return { released: namesOf(context, left), refunded: sumOf(parts), fees }
}
