import { bookingNotChangeable, changeDiffers, type SeenChange, stayMoved } from '@foyer/contract/bookings'
import { refundTooHigh } from '@foyer/contract/office-orders'
import { lockOrder, type OrderRow, type PricedThing, type ReturnedBy, returnPaid, returnThings } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { type BookableRoom, getNamedRoom } from './accommodation.queries.ts'
import {
  advanceChange,
  insertChange,
  lockBooking,
  readBooking,
  updateBooking,
  updateChange,
  type WholeBooking,
} from './bookings.queries.ts'
import { type ChangeSums, mostFor, paidFor, sumsOf } from './change-sums.ts'
import { describeCheaperStay, describeDearerStay } from './describe-stay.ts'
import { dropChangeUnderWay } from './drop-change.ts'
import type { RoomStay } from './nights.queries.ts'
import { getRoomFor, planStay } from './plan-stay.ts'
import { moveBooking } from './sell-room-changes.ts'
import type { Stay } from './stay.ts'
import { takeStay } from './take-stay.ts'

export interface ChangedBooking extends ChangeSums {
  readonly booking: WholeBooking
  /** What is to be paid before the change is done. */
  readonly order: OrderRow | null
}

/** Other days or another room for a stay, whoever asks for it. */
export interface StayChange {
  /** As it was read. */
  readonly booking: WholeBooking
  readonly wanted: RoomStay
  readonly room: BookableRoom
  readonly by: ReturnedBy
  /** What whoever asks was shown, if they were. */
  readonly seen: SeenChange | undefined
}

type Wish = { readonly [K in keyof RoomStay]?: RoomStay[K] | undefined } & { readonly seen?: SeenChange | undefined }

/**
 * What is not said of a stay stays as it is.
 * @param isLooked it is only looked at.
 * @throws InvalidInput; Refused `accommodation/stay-not-possible`.
 */
export async function changeOf(
  context: Context,
  booking: WholeBooking,
  to: Wish,
  by: ReturnedBy,
  isLooked = false,
): Promise<StayChange> {
  const wanted: RoomStay = {
    roomId: to.roomId ?? booking.room_id,
    arrival: to.arrival ?? booking.arrival,
    departure: to.departure ?? booking.departure,
  }
  return { booking, wanted, by, room: await getRoomFor(context, wanted, booking.occupancy, isLooked), seen: to.seen }
}

/** What a change would cost or give back, nothing done. @throws Refused as {@link changeBooked}. */
export async function previewChange(context: Context, change: StayChange): Promise<ChangedBooking> {
  const { price } = await planStay(context, change.wanted, change.booking.id)
  return { booking: change.booking, ...(await sumsOf(context, change, price)), order: null }
}

/**
 * What was seen must hold, where it was said; else what is not said of the stay that is wanted stays as it was when it
 * was read: where another tab, or staff, moved it before the lock was there, that would undo what they did.
 * @throws Refused `accommodation/change-differs`, `accommodation/stay-moved`.
 */
export function assertAsSeen(
  { booking, seen }: StayChange,
  locked: Stay & Pick<WholeBooking, 'room_id'>,
  sums: ChangeSums,
): void {
  const now = seenOf(locked, sums)
  if (seen !== undefined && (Object.keys(now) as (keyof SeenChange)[]).some((name) => now[name] !== seen[name]))
    throw refuse(changeDiffers, { now })
  const { room_id, arrival, departure } = locked
  const isSame = booking.room_id === room_id && booking.arrival === arrival && booking.departure === departure
  if (!isSame) throw refuse(stayMoved)
}

export const seenOf = (
  { room_id, arrival, departure }: Stay & Pick<WholeBooking, 'room_id'>,
  { after, difference, kept }: ChangeSums,
): SeenChange => ({ roomId: room_id, arrival, departure, price: after, difference, kept })

/** It is read again under its locks; no booking is ever gone. */
export const readAgain = (context: Context, { id }: WholeBooking): Promise<WholeBooking> => readBooking(context, id)

interface Terms {
  /** In minor units of what was paid; without it what was agreed comes back. */
  readonly refunded?: number | undefined
  /** The order with which its owner pays what it costs more, as whoever changes it begins one. */
  readonly order: (context: Context, userId: string, thing: PricedThing) => Promise<OrderRow>
}

/**
 * Other days or another room for a stay that is booked. Nights that it keeps cost what they were taken at. It is done
 * at once, unless the stay becomes dearer: then the new nights are held until the difference is paid, as an order of
 * its own.
 * @throws Refused `accommodation/sold-out`, naming the nights; `accommodation/stay-not-possible`,
 * `accommodation/not-changeable`, `accommodation/stay-moved`, `accommodation/change-differs`,
 * `orders/refund-too-high`, `orders/payment-under-way`.
 */
export async function changeBooked(context: Context, change: StayChange, terms: Terms): Promise<ChangedBooking> {
  const { wanted, room } = change
  // The order first, as whoever cancels it does; then what was begun before gives way to this change.
  await lockOrder(context, change.booking.order_id)
  await dropChangeUnderWay(context, change.booking.id)
  await lockBooking(context, change.booking.id)
  const booking = await readAgain(context, change.booking)
  if (booking.state !== 'booked') throw refuse(bookingNotChangeable)
  const changeId = uuidV7(context.now)
  await insertChange(context, {
    id: changeId,
    booking_id: booking.id,
    room_id: wanted.roomId,
    arrival: wanted.arrival,
    departure: wanted.departure,
    price: booking.price,
    state: 'held',
    created_at: context.now,
  })
  const { price: after } = await takeStay(context, wanted, { bookingId: booking.id, changeId })
  const sums = await sumsOf(context, { ...change, booking }, after)
  assertAsSeen(change, booking, sums)
  if (after > sums.before) {
    const words = describeDearerStay(room, wanted)
    const thing = { kind: 'room-change' as const, reference: changeId, ...words, priceWithVat: after - sums.before }
    const order = await terms.order(context, booking.user_id, thing)
    await updateChange(context, changeId, { price: after, order_id: order.id })
    return { booking, ...sums, order }
  }
  const given = await returnDifference(context, { ...change, booking }, sums, terms)
  await updateBooking(context, booking.id, { fees_kept: booking.fees_kept + given.kept })
  await moveBooking(context, booking.id, wanted, after)
  await advanceChange(context, { id: changeId, state: 'held' }, 'finish', { price: after })
  return { booking: await readAgain(context, booking), ...given, order: null }
}

/** Of what costs the same, nothing. @returns the sums as they were given back and kept. @throws Refused `orders/refund-too-high`. */
async function returnDifference(
  context: Context,
  change: StayChange,
  sums: ChangeSums,
  { refunded }: Terms,
): Promise<ChangeSums> {
  const { booking, wanted, room } = change
  const { before, after, difference, kept } = sums
  const words = describeCheaperStay(
    { room: await getNamedRoom(context, booking.room_id), stay: booking },
    { room, stay: wanted },
  )
  const things = (await paidFor(context, change)).map((thing) => ({ ...thing, words }))
  if (refunded === undefined || refunded === -difference) {
    await returnThings(context, things, before - after - kept, 'booking-changed')
    return sums
  }
  const most = await mostFor(context, change, sums)
  if (refunded > most) throw refuse(refundTooHigh, { most })
  // Asked for all of it, nothing of the price is left behind, not even what was rounded away.
  if (refunded === most) {
    await returnThings(context, things, before - after, 'booking-changed')
    return { before, after, difference: -most, kept: 0 }
  }
  const returned = await returnPaid(context, things, refunded, 'booking-changed')
  return { before, after, difference: -refunded, kept: before - after - returned }
}
