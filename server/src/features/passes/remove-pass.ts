import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { Buyer, findOpenOrderOfUser, findOrder, type OrderRow, replaceLines } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { updatePass } from './passes.queries.ts'
import { releasePlace } from './places.ts'

/** Takes the pass out of the caller's order in progress; there may be none. */
export async function removePass(context: CallerContext<Person>): Promise<OrderRow | null> {
  const order = await findOpenOrderOfUser(context, context.caller.userId)
  if (order === undefined) return null
  for (const line of order.lines.filter((line) => line.kind === 'pass')) {
    await releasePlace(context, line.reference)
    await updatePass(context, line.reference, { state: 'cancelled', reason: 'order-cancelled', order_id: null })
  }
  await replaceLines(
    context,
    await getEdition(context),
    { id: order.id, buyer: z.parse(Buyer, order.buyer) },
    'pass',
    [],
  )
  return (await findOrder(context, order.id)) ?? null
}
