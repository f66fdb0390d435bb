import type { Order } from '@foyer/contract/orders'
import { getEdition, presentCancellation } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import type { OrderTerms } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'
import { cancelBeforeOf, tablesIn, tablesOf } from './plan-cancellation.ts'
import { presentOrder } from './present-order.ts'
import { withTodaysPrices } from './price-order.ts'
import { withEachKind } from './sellable.ts'
import { linesLeft, soldLines } from './sold-lines.ts'
import { presentTransfer } from './transfer.ts'

export async function getTerms(context: Context): Promise<OrderTerms> {
  const edition = await getEdition(context)
  return {
    now: context.now,
    cancelBefore: (order, kind) => cancelBeforeOf(edition, order, tablesOf(context)(kind)),
    goesBackAlone: (kind) => context.sellables[kind].goesBackAlone,
  }
}

/** An order as its buyer sees it now. */
export async function showOrder(asked: Context, order: Parameters<typeof withTodaysPrices>[1]): Promise<Order> {
  const context = inEdition(asked, order.edition_id)
  const terms = await getTerms(context)
  const edition = await getEdition(context)
  const transfer = presentTransfer(order, edition)
  const policy = order.state === 'open' ? edition.cancellationPolicy : order.cancellation_policy
  const cancellation = presentCancellation(policy, tablesIn(linesLeft(order), tablesOf(context)), edition)
  const shown = {
    ...presentOrder(await withTodaysPrices(context, order), terms, context.locale),
    transfer,
    cancellation,
  }
  const isSold = order.state === 'paid' || order.state === 'partially_refunded'
  if (!isSold || !shown.can.cancel || (await mayAllGoBack(context, order))) return shown
  return { ...shown, can: { ...shown.can, cancel: false } }
}

/** Whether whoever sells what is left in the order would take it back now: some things have a time of their own. */
async function mayAllGoBack(context: Context, order: OrderRow): Promise<boolean> {
  let may = true
  await withEachKind(context, soldLines({ id: order.id, lines: linesLeft(order) }), async (sellable, lines) => {
    may &&= (await sellable.mayGoBack?.(context, lines)) ?? true
  })
  return may
}
