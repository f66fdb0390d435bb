import type { Input } from '@foyer/contract/kit/endpoint'
import { buyerErased, type commentOnOrder as comments } from '@foyer/contract/office-orders'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { insertComment } from './office-orders.queries.ts'
import { getOrderOfEdition } from './office-orders.ts'

// What somebody wrote may name a person, and the log keeps everything for ever.
const orderRecord = auditedRecord('order', [])

/**
 * Writes down something about an order for colleagues; it goes with the order's buyer.
 * @throws Refused `requests/not-found`, `orders/buyer-erased`.
 */
export async function commentOnOrder(
  context: CallerContext<Person>,
  { params, body }: Input<typeof comments>,
): Promise<Audited<undefined>> {
  const order = await getOrderOfEdition(context, params.uuid)
  if (!(await noteOnOrder(context, order.id, body.text))) throw refuse(buyerErased)
  return audited(orderRecord.created(order.id, { comment: body.text }), undefined)
}

/**
 * For colleagues, and by whoever acts: it goes with the order's buyer.
 * @returns false: the buyer is gone, or on their way, and nothing is written down that nobody could take away again.
 */
export const noteOnOrder = (context: CallerContext<Person>, orderId: string, text: string): Promise<boolean> =>
  insertComment(context, {
    id: uuidV7(context.now),
    order_id: orderId,
    actor_id: context.caller.userId,
    at: context.now,
    text,
  })
