import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext } from '#platform/context'
import { refuse } from '#platform/refused'
import { findOrder, isOrderSecret, type OrderRow } from './orders.queries.ts'

/**
 * The caller's order.
 * @throws Refused `requests/not-found` for another's order, which looks like one that does not exist;
 * `requests/not-signed-in` for a secret that opens nothing at all.
 */
export async function getOwnOrder(context: CallerContext, id: string): Promise<OrderRow> {
  const { caller } = context
  const order = await findOrder(context, id)
  if (order !== undefined) {
    if (caller.kind === 'person' && order.user_id === caller.userId) return order
    if (caller.kind === 'secret' && order.secret_hash === caller.secretHash) return order
  }
  if (caller.kind === 'secret' && !(await isOrderSecret(context, caller.secretHash))) throw refuse(requests.notSignedIn)
  throw refuse(requests.notFound)
}
