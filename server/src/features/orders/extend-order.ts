import { orderExpired, orderNotExtendable } from '@foyer/contract/orders'
import { type CallerContext, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { lockOrder, updateOrder } from './locked-orders.queries.ts'
import { getTerms } from './order-terms.ts'
import { holdUntil, orderAbilities } from './orders.policy.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './own-order.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

/**
 * Twenty more minutes, once, while others are not kept waiting (WCAG 2.2.1; decisions, section 3).
 * @throws Refused `orders/not-extendable`, `orders/expired`.
 */
export async function extendOrder(asked: CallerContext, id: string): Promise<OrderRow> {
  const order = await getOwnOrder(asked, id)
  const context = inEdition(asked, order.edition_id)
  await lockOrder(context, id)
  const current = (await findOrder(context, id)) ?? order
  if (current.state === 'expired') throw refuse(orderExpired)
  if (!orderAbilities(current, await getTerms(context)).extend) throw refuse(orderNotExtendable)
  await withEachKind(context, soldLines(current), async (sellable, lines) => {
    if (await sellable.isContended(context, lines)) throw refuse(orderNotExtendable)
  })
  await updateOrder(context, id, { hold_expires_at: holdUntil(context.now), is_extended: true })
  return (await findOrder(context, id)) ?? current
}
