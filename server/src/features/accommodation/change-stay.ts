import { bookingNotChangeable, changeDiffers, type SeenChange, stayMoved } from '@foyer/contract/bookings'
import { requests } from '@foyer/contract/kit/refusal'
import { getEdition } from '#features/editions'
import {
  addToOrder,
  beginOrder,
  findOrderToChange,
  getBuyer,
  keptOfNights,
  lockOrder,
  type OrderRow,
  previewReturn,
  priceThing,
  replaceInOrder,
  returnThings,
} from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { type BookableRoom, getNamedRoom } from './accommodation.queries.ts'
import {
  advanceChange,
  findBookingById,
  insertChange,
  lockBooking,
  updateBooking,
  updateChange,
  type WholeBooking,
} from './bookings.queries.ts'
import { describeCheaperStay, describeDearerStay, describeStay, lengthOf } from './describe-stay.ts'
import { dropChangeUnderWay } from './drop-change.ts'
import { giveNightsBack, type RoomStay } from './nights.queries.ts'
import { getRoomFor, planStay } from './plan-stay.ts'
import { moveBooking } from './sell-room-changes.ts'
import { sellRooms } from './sell-rooms.ts'
import type { Stay } from './stay.ts'
import { takeStay } from './take-stay.ts'

/** What another stay costs whoever has one. In minor units. */
interface ChangeSums {
  /** Prices of the stay, with VAT. */
  readonly before: number
  readonly after: number
  /** What this buyer is charged, or given back where it is below nothing. */
  readonly difference: number
  /** Of the price of nights that are given up, with VAT, where something is kept. */
  readonly kept: number
}

export interface ChangedBooking extends ChangeSums {
  readonly booking: WholeBooking
  /** What is to be paid before the change is done. */
  readonly order: OrderRow | null
}

/** Other days or another room for a stay, whoever asks for it: its owner, or staff. */
export interface StayChange {
  /** As it was read. */
  readonly booking: WholeBooking
  readonly wanted: RoomStay
  readonly room: BookableRoom
  /** What whoever asks was shown, if they were. */
  readonly seen: SeenChange | undefined
}

/** @throws InvalidInput; Refused `accommodation/stay-not-possible`. */
export async function changeOf(
  context: Context,
  booking: WholeBooking,
  to: { readonly [K in keyof RoomStay]?: RoomStay[K] | undefined } & { readonly seen?: SeenChange | undefined },
): Promise<StayChange> {
  const wanted: RoomStay = {
    roomId: to.roomId ?? booking.room_id,
    arrival: to.arrival ?? booking.arrival,
    departure: to.departure ?? booking.departure,
  }
  return { booking, wanted, room: await getRoomFor(context, wanted, booking.occupancy), seen: to.seen }
}

/** What a change would cost or give back, nothing done. @throws Refused as {@link changeStay}. */
export async function previewChange(context: Context, { booking, wanted }: StayChange): Promise<ChangedBooking> {
  const { price } = await planStay(context, wanted, booking.id)
  return { booking, ...(await sumsOf(context, booking, wanted, price)), order: null }
}

/**
 * Other days or another room for a stay. Nights that it keeps cost what they were taken at. What is only held is
 * swapped at once; a booked stay is, too, unless it becomes dearer: then the new nights are held until the difference
 * is paid, as an order of its own.
 * @throws Refused `accommodation/sold-out`, naming the nights; `accommodation/stay-not-possible`,
 * `accommodation/not-changeable`, `accommodation/stay-moved`, `accommodation/change-differs`,
 * `orders/payment-under-way`, `orders/not-open`.
 */
export const changeStay = (context: Context, change: StayChange): Promise<ChangedBooking> =>
  change.booking.state === 'held' ? swapHeld(context, change) : changeBooked(context, change)

/**
 * What was seen must hold, where it was said; else what is not said of the stay that is wanted stays as it was when it
 * was read: where another tab, or staff, moved it before the lock was there, that would undo what they did.
 * @throws Refused `accommodation/change-differs`, `accommodation/stay-moved`.
 */
function assertAsSeen(
  { booking, seen }: StayChange,
  locked: Stay & Pick<WholeBooking, 'room_id'>,
  { after, difference, kept }: ChangeSums,
): void {
  const { room_id: roomId, arrival, departure } = locked
  const now: SeenChange = { roomId, arrival, departure, price: after, difference, kept }
  if (seen !== undefined && (Object.keys(now) as (keyof SeenChange)[]).some((name) => now[name] !== seen[name]))
    throw refuse(changeDiffers, { now })
  const isSame = booking.room_id === roomId && booking.arrival === arrival && booking.departure === departure
  if (!isSame) throw refuse(stayMoved)
}

async function sumsOf(context: Context, booking: WholeBooking, wanted: Stay, after: number): Promise<ChangeSums> {
  const kept = await keptOf(context, booking, wanted, after)
  return { before: booking.price, after, difference: await differenceFor(context, booking, after, kept), kept }
}

/** What is kept of the price when a stay that is booked becomes cheaper, as its order agreed. */
async function keptOf(context: Context, booking: WholeBooking, wanted: Stay, after: number): Promise<number> {
  if (booking.state !== 'booked' || after >= booking.price) return 0
  const agreed = { edition: await getEdition(context), now: context.now, order: booking }
  const fewer = lengthOf(booking) - lengthOf(wanted)
  return keptOfNights(agreed, { price: booking.price - after, nights: Math.max(0, fewer) })
}

async function differenceFor(context: Context, booking: WholeBooking, after: number, kept: number): Promise<number> {
  if (booking.state === 'booked' && after < booking.price)
    return 0 - (await previewReturn(context, await namesOf(context, booking), booking.price - after - kept))
  const edition = await getEdition(context)
  const buyer = await getBuyer(context, booking.user_id)
  const paid = (price: number) => priceThing(edition, buyer, { taxClass: 'lodging', priceWithVat: price }).gross
  return booking.state === 'held' ? paid(after) - paid(booking.price) : paid(after - booking.price)
}

/** Everything that was paid for a booked stay, now and in earlier changes. */
const namesOf = (context: Context, booking: WholeBooking) =>
  sellRooms.returns(context, { orderId: booking.order_id, kind: 'room', reference: String(booking.id) }, 'buyer')

/** It is read again under its locks. @throws Refused `requests/not-found`. */
async function readAgain(context: Context, { id }: WholeBooking): Promise<WholeBooking> {
  const booking = await findBookingById(context, id)
  if (booking === undefined) throw refuse(requests.notFound)
  return booking
}

async function swapHeld(context: Context, change: StayChange): Promise<ChangedBooking> {
  const { booking, wanted, room } = change
  const order = await findOrderToChange(context, booking.user_id)
  const current = await lockBooking(context, booking.id)
  if (order?.id !== booking.order_id || current?.state !== 'held') throw refuse(bookingNotChangeable)
  const { price } = await takeStay(context, wanted, { bookingId: booking.id, changeId: null })
  const sums = await sumsOf(context, { ...booking, ...current }, wanted, price)
  assertAsSeen(change, current, sums)
  await giveNightsBack(context, booking.id, { outside: wanted })
  await updateBooking(context, booking.id, {
    room_id: wanted.roomId,
    arrival: wanted.arrival,
    departure: wanted.departure,
    price,
  })
  const reference = String(booking.id)
  await replaceInOrder(context, order, (line) => line.kind === 'room' && line.reference === reference, [
    { kind: 'room', reference, ...describeStay(room, wanted), priceWithVat: price },
  ])
  return { booking: await readAgain(context, booking), ...sums, order: null }
}

async function changeBooked(context: Context, change: StayChange): Promise<ChangedBooking> {
  const { wanted, room } = change
  // The order first, as whoever cancels it does; then what was begun before gives way to this change.
  await lockOrder(context, change.booking.order_id)
  await dropChangeUnderWay(context, change.booking.id)
  await lockBooking(context, change.booking.id)
  const current = await readAgain(context, change.booking)
  if (current.state !== 'booked') throw refuse(bookingNotChangeable)
  const changeId = uuidV7(context.now)
  await insertChange(context, {
    id: changeId,
    booking_id: current.id,
    room_id: wanted.roomId,
    arrival: wanted.arrival,
    departure: wanted.departure,
    price: current.price,
    state: 'held',
    created_at: context.now,
  })
  const { price: after } = await takeStay(context, wanted, { bookingId: current.id, changeId })
  const sums = await sumsOf(context, current, wanted, after)
  assertAsSeen(change, current, sums)
  const { before, kept } = sums
  if (after > before) {
    const order = await orderDifference(context, { booking: current, wanted, room }, changeId, after - before)
    await updateChange(context, changeId, { price: after, order_id: order.id })
    return { booking: current, ...sums, order }
  }
  if (after < before) {
    await returnDifference(context, { booking: current, wanted, room }, before - after - kept)
    if (kept > 0) await updateBooking(context, current.id, { fees_kept: current.fees_kept + kept })
  }
  await moveBooking(context, current.id, wanted, after)
  await advanceChange(context, { id: changeId, state: 'held' }, 'finish', { price: after })
  return { booking: await readAgain(context, current), ...sums, order: null }
}

type Described = Omit<StayChange, 'seen'>

async function returnDifference(
  context: Context,
  { booking, wanted, room }: Described,
  priceWithVat: number,
): Promise<void> {
  const words = describeCheaperStay(
    { room: await getNamedRoom(context, booking.room_id), stay: booking },
    { room, stay: wanted },
  )
  const things = (await namesOf(context, booking)).map((thing) => ({ ...thing, words }))
  await returnThings(context, things, priceWithVat, 'booking-changed')
}

async function orderDifference(
  context: Context,
  { booking, wanted, room }: Described,
  changeId: string,
  priceWithVat: number,
): Promise<OrderRow> {
  const order = await beginOrder(context, booking.user_id, 'room-change')
  return addToOrder(context, order, [
    { kind: 'room-change', reference: changeId, ...describeDearerStay(room, wanted), priceWithVat },
  ])
}
