import { roomSoldOut } from '@foyer/contract/sold-out'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { holdNights, lockNights, type RoomStay } from './nights.queries.ts'
import { planStay, type StayPlan } from './plan-stay.ts'

/**
 * Holds all nights of a stay that a booking does not have yet, or none of them.
 * @param changeId the change that they are held for; null where they are the booking's own at once.
 * @throws Refused as {@link planStay}.
 */
export async function takeStay(
  context: Context,
  wanted: RoomStay,
  taker: { readonly bookingId: number; readonly changeId: string | null; readonly isAgreed?: boolean },
): Promise<StayPlan> {
  await lockNights(context, [taker.bookingId], wanted)
  const plan = await planStay(context, wanted, taker.bookingId, taker.isAgreed)
  const taken = await holdNights(context, wanted, taker)
  if (taken.length < plan.newNights) throw refuse(roomSoldOut, { reference: String(taker.bookingId) })
  return plan
}
