import { getEdition, hasSteps } from '#features/editions'
import { getBuyer, keptOfNights, previewReturn, priceThing, type ReturnedBy } from '#features/orders'
import type { Context } from '#platform/context'
import type { WholeBooking } from './bookings.queries.ts'
import { lengthOf } from './describe-stay.ts'
import { sellRooms } from './sell-rooms.ts'
import type { Stay } from './stay.ts'

/** What another stay costs whoever has one. In minor units. */
export interface ChangeSums {
  /** Prices of the stay, with VAT. */
  readonly before: number
  readonly after: number
  /** What this buyer is charged, or given back where it is below nothing. */
  readonly difference: number
  /** Of the price of nights that are given up, with VAT, where something is kept. */
  readonly kept: number
}

interface Changed {
  readonly booking: WholeBooking
  readonly wanted: Stay
  /** Who changes it. */
  readonly by: ReturnedBy
}

/** @param after the price of the stay that is wanted. */
export async function sumsOf(context: Context, change: Changed, after: number): Promise<ChangeSums> {
  const { booking } = change
  const kept = await keptOf(context, change, after)
  return { before: booking.price, after, difference: await differenceFor(context, change, after, kept), kept }
}

/** What is kept of the price when a stay that is booked becomes cheaper, as its order agreed. */
async function keptOf(context: Context, { booking, wanted, by }: Changed, after: number): Promise<number> {
  if (booking.state !== 'booked' || after >= booking.price) return 0
  // After the deadline nothing comes back by itself; whoever works here then finds nothing to keep agreed either.
  if (by === 'staff' && !hasSteps(booking.cancellation_policy, 'stays')) return 0
  const agreed = { edition: await getEdition(context), now: context.now, order: booking }
  const fewer = lengthOf(booking) - lengthOf(wanted)
  return keptOfNights(agreed, { price: booking.price - after, nights: Math.max(0, fewer) })
}

async function differenceFor(context: Context, change: Changed, after: number, kept: number): Promise<number> {
  const { booking } = change
  if (booking.state === 'booked' && after < booking.price)
    return 0 - (await previewReturn(context, await paidFor(context, change), booking.price - after - kept))
  const edition = await getEdition(context)
  const buyer = await getBuyer(context, booking.user_id)
  const paid = (price: number, { departure }: Stay) =>
    priceThing(edition, buyer, { taxClass: 'lodging', priceWithVat: price, suppliedOn: departure }).gross
  return booking.state === 'held'
    ? paid(after, change.wanted) - paid(booking.price, booking)
    : paid(after - booking.price, change.wanted)
}

/** At most so much can be given back for what becomes cheaper, in minor units of what was paid. */
export const mostFor = async (context: Context, change: Changed, { before, after }: ChangeSums): Promise<number> =>
  after < before ? previewReturn(context, await paidFor(context, change), before - after) : 0

/** Everything that was paid for a booked stay, now and in earlier changes. */
export const paidFor = (context: Context, { booking, by }: Omit<Changed, 'wanted'>) =>
  sellRooms.returns(context, { orderId: booking.order_id, kind: 'room', reference: String(booking.id) }, by)
