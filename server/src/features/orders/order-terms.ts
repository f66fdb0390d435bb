import type { Order } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import { type Context, inEdition } from '#platform/context'
import type { OrderTerms } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'
import { presentOrder } from './present-order.ts'
import { withTodaysPrices } from './price-order.ts'

export async function getTerms(context: Context): Promise<OrderTerms> {
  return {
    now: context.now,
    cancelBefore: (await getEdition(context)).cancelBefore,
    goesBackAlone: (kind) => context.sellables[kind].goesBackAlone,
  }
}

/** An order as its buyer sees it now. */
export async function showOrder(asked: Context, order: OrderRow): Promise<Order> {
  const context = inEdition(asked, order.edition_id)
  return presentOrder(await withTodaysPrices(context, order), await getTerms(context), context.locale)
}
