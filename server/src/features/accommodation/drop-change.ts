import { letOrderGo } from '#features/orders'
import type { Context } from '#platform/context'
import { advanceChange, findChangeUnderWay, lockChange } from './bookings.queries.ts'
import { giveNightsBack } from './nights.queries.ts'

/**
 * Lets go of a change that waits for its money, with its order and its nights; there may be none, and one that was
 * paid in the meantime stays done.
 * @throws Refused `orders/payment-under-way`.
 */
export async function dropChangeUnderWay(context: Context, bookingId: number): Promise<void> {
  const found = await findChangeUnderWay(context, bookingId)
  if (found === undefined) return
  if (found.order_id !== null) await letOrderGo(context, found.order_id)
  const change = await lockChange(context, found.id)
  if (change?.state !== 'held') return
  await giveNightsBack(context, bookingId, { change: change.id })
  await advanceChange(context, change, 'release')
}
