import type { ThingForSomebody } from '#features/orders'
import type { Context } from '#platform/context'
import { insertBooking, updateBooking } from './bookings.queries.ts'
import { describeStay } from './describe-stay.ts'
import { chargeNoNight, type RoomStay } from './nights.queries.ts'
import { getRoomFor, planStay } from './plan-stay.ts'
import { takeStay } from './take-stay.ts'

interface Wish extends RoomStay {
  readonly roomOccupancy: number
}

/** A booking that is not there yet has no nights of its own. */
const NONE = 0

/** A stay for somebody: its nights are held from the choice on, by the rules and at the price of their own choice. */
export const roomsForSomebody: ThingForSomebody<Wish> = {
  async look(context, _receiver, wish) {
    const room = await getRoomFor(context, wish, wish.roomOccupancy, true)
    const { price } = await planStay(context, wish, NONE)
    return { kind: 'room', ...describeStay(room, wish), priceWithVat: price }
  },
  async put(context, receiver, wish, { orderId, isFree }) {
    const room = await getRoomFor(context, wish, wish.roomOccupancy)
    const { id } = await insertBooking(context, {
      edition_id: context.editionId,
      user_id: receiver.userId,
      order_id: orderId,
      room_id: room.id,
      arrival: wish.arrival,
      departure: wish.departure,
      occupancy: wish.roomOccupancy,
      state: 'held',
      price: 0,
      created_at: context.now,
    })
    const price = await takeNights(context, id, wish, isFree)
    await updateBooking(context, id, { price })
    return { kind: 'room', reference: String(id), ...describeStay(room, wish), priceWithVat: price }
  },
}

/** Nights that nobody paid for cost nothing when the stay is changed either: what it keeps is at what it was taken at. */
async function takeNights(context: Context, bookingId: number, wish: Wish, isFree: boolean): Promise<number> {
  const { price } = await takeStay(context, wish, { bookingId, changeId: null })
  if (!isFree) return price
  await chargeNoNight(context, bookingId)
  return 0
}
