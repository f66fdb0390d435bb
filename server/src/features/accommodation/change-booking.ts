import { bookingNotChangeable, type changeBooking as endpoint } from '@foyer/contract/bookings'
import type { Input } from '@foyer/contract/kit/endpoint'
import { getEdition } from '#features/editions'
import { addToOrder, beginOrder, isMadeByStaff, lockBeginning, type OrderRow, type PricedThing } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { bookingAbilities, cancelBeforeStay } from './bookings.policy.ts'
import type { WholeBooking } from './bookings.queries.ts'
import { type ChangedBooking, changeBooked, changeOf, previewChange } from './change-stay.ts'
import { getOwnBooking } from './get-own-booking.ts'
import { swapHeld } from './swap-held-stay.ts'

/**
 * One's own stay for other days or in another room, as long as was agreed; with `preview` only says what that would cost.
 * @throws Refused as `changeBooked` and `swapHeld`.
 */
export async function changeBooking(
  context: CallerContext<Person>,
  { params, query, body }: Input<typeof endpoint>,
): Promise<ChangedBooking> {
  // Whoever is given it in this moment has it before it is looked at, or after it is changed.
  if (query.preview !== true) await lockBeginning(context, context.caller.userId)
  const booking = await getOwnBooking(context, params.id)
  await assertChangeable(context, booking)
  const change = await changeOf(context, booking, body, 'buyer')
  if (query.preview === true) return previewChange(context, change)
  return booking.state === 'held'
    ? swapHeld(context, change)
    : changeBooked(context, change, { order: orderDifference })
}

async function assertChangeable(context: Context, booking: WholeBooking): Promise<void> {
  const cancelBefore = cancelBeforeStay(await getEdition(context), booking)
  const isOffer = booking.state === 'held' && (await isMadeByStaff(context, booking.order_id))
  if (!bookingAbilities(booking, { now: context.now, cancelBefore, isOffer }).change) throw refuse(bookingNotChangeable)
}

async function orderDifference(context: Context, userId: string, thing: PricedThing): Promise<OrderRow> {
  return addToOrder(context, await beginOrder(context, userId, 'room-change'), [thing])
}
