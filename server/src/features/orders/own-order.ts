import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findOrderIdBySecret } from './order-secrets.queries.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'

/** Whether staff made this order for somebody: nobody takes a thing out of it, and none is changed in it, before it is paid. */
export const isMadeByStaff = async (context: Context, id: string): Promise<boolean> =>
  (await findOrder(context, id))?.purpose === 'offer'

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
  if (caller.kind !== 'secret') throw refuse(requests.notFound)
  const opened = await findOrderIdBySecret(context, caller.secretHash)
  if (opened === undefined) throw refuse(requests.notSignedIn)
  if (order === undefined || opened !== order.id) throw refuse(requests.notFound)
  return order
}
