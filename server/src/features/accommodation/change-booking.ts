import { bookingNotChangeable, type changeBooking as endpoint, stayMoved } from '@foyer/contract/bookings'
import type { Input } from '@foyer/contract/kit/endpoint'
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
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { type BookableRoom, getNamedRoom } from './accommodation.queries.ts'
import { bookingAbilities, cancelBeforeStay } from './bookings.policy.ts'
import {
  advanceChange,
  insertChange,
  lockBooking,
  updateBooking,
  updateChange,
  type WholeBooking,
} from './bookings.queries.ts'
import { describeCheaperStay, describeDearerStay, describeStay, lengthOf } from './describe-stay.ts'
import { dropChangeUnderWay } from './drop-change.ts'
import { getOwnBooking } from './get-own-booking.ts'
import { giveNightsBack, type RoomStay } from './nights.queries.ts'
import { getRoomFor, planStay } from './plan-stay.ts'
import { moveBooking } from './sell-room-changes.ts'
import { sellRooms } from './sell-rooms.ts'
import type { Stay } from './stay.ts'
import { takeStay } from './take-stay.ts'

export interface ChangedBooking {
  readonly booking: WholeBooking
  /** Prices of the stay in minor units, with VAT. */
  readonly before: number
  readonly after: number
  /** What this buyer is charged, or given back where it is below nothing; in minor units. */
  readonly difference: number
  /** Of the price of nights that are given up, with VAT, where something is kept; in minor units. */
  readonly kept: number
  /** What is to be paid before the change is done. */
  readonly order: OrderRow | null
}

interface Change {
  readonly booking: WholeBooking
  readonly wanted: RoomStay
  readonly room: BookableRoom
}

/**
 * Other days or another room for a stay. Nights that it keeps cost what they were taken at. What is only held is
 * swapped at once; a booked stay is, too, unless it becomes dearer: then the new nights are held until the difference
 * is paid, as an order of its own.
 * @throws Refused `accommodation/sold-out`, naming the nights; `accommodation/stay-not-possible`,
 * `accommodation/not-changeable`, `accommodation/stay-moved`, `orders/payment-under-way`, `orders/not-open`.
 */
export async function changeBooking(
  context: CallerContext<Person>,
  { params, query, body }: Input<typeof endpoint>,
): Promise<ChangedBooking> {
  const booking = await getOwnBooking(context, params.id)
  await assertChangeable(context, booking)
  const wanted: RoomStay = {
    roomId: body.roomId ?? booking.room_id,
    arrival: body.arrival ?? booking.arrival,
    departure: body.departure ?? booking.departure,
  }
  const change = { booking, wanted, room: await getRoomFor(context, wanted, booking.occupancy) }
  if (query.preview === true) return previewChange(context, change)
  return booking.state === 'held' ? swapHeld(context, change) : changeBooked(context, change)
}

async function assertChangeable(context: Context, booking: WholeBooking): Promise<void> {
  const cancelBefore = cancelBeforeStay(await getEdition(context), booking)
  if (!bookingAbilities(booking, { now: context.now, cancelBefore }).change) throw refuse(bookingNotChangeable)
}

/**
 * What is not said of the stay that is wanted stays as it was when it was read: where another tab, or staff, moved it before
 * the lock was there, that would undo what they did. @throws Refused `accommodation/stay-moved`.
 */
function assertNotMoved(read: WholeBooking, locked: Stay & Pick<WholeBooking, 'room_id'>): void {
  const isSame =
    locked.room_id === read.room_id && locked.arrival === read.arrival && locked.departure === read.departure
  if (!isSame) throw refuse(stayMoved)
}

async function previewChange(context: CallerContext<Person>, { booking, wanted }: Change): Promise<ChangedBooking> {
  const { price: after } = await planStay(context, wanted, booking.id)
  const difference = await differenceFor(context, booking, wanted, after)
  const kept = await keptOf(context, booking, wanted, after)
  return { booking, before: booking.price, after, difference, kept, order: null }
}

/** What is kept of the price when a stay that is booked becomes cheaper, as its order agreed. */
async function keptOf(context: Context, booking: WholeBooking, wanted: Stay, after: number): Promise<number> {
  if (booking.state !== 'booked' || after >= booking.price) return 0
  const agreed = { edition: await getEdition(context), now: context.now, order: booking }
  const fewer = lengthOf(booking) - lengthOf(wanted)
  return keptOfNights(agreed, { price: booking.price - after, nights: Math.max(0, fewer) })
}

async function differenceFor(
  context: CallerContext<Person>,
  booking: WholeBooking,
  wanted: Stay,
  after: number,
): Promise<number> {
  if (booking.state === 'booked' && after < booking.price) {
    const given = booking.price - after - (await keptOf(context, booking, wanted, after))
    return 0 - (await previewReturn(context, await namesOf(context, booking), given))
  }
  const edition = await getEdition(context)
  const buyer = await getBuyer(context, context.caller.userId)
  const paid = (price: number) => priceThing(edition, buyer, { taxClass: 'lodging', priceWithVat: price }).gross
  return booking.state === 'held' ? paid(after) - paid(booking.price) : paid(after - booking.price)
}

/** Everything that was paid for a booked stay, now and in earlier changes. */
const namesOf = (context: Context, booking: WholeBooking) =>
  sellRooms.returns(context, { orderId: booking.order_id, kind: 'room', reference: String(booking.id) }, 'buyer')

async function swapHeld(context: CallerContext<Person>, { booking, wanted, room }: Change): Promise<ChangedBooking> {
  const order = await findOrderToChange(context, context.caller.userId)
  const current = await lockBooking(context, booking.id)
  if (order?.id !== booking.order_id || current?.state !== 'held') throw refuse(bookingNotChangeable)
  assertNotMoved(booking, current)
  const { price } = await takeStay(context, wanted, { bookingId: booking.id, changeId: null })
  const difference = await differenceFor(context, booking, wanted, price)
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
  return {
    booking: await getOwnBooking(context, booking.id),
    before: booking.price,
    after: price,
    difference,
    kept: 0,
    order: null,
  }
}

async function changeBooked(
  context: CallerContext<Person>,
  { booking, wanted, room }: Change,
): Promise<ChangedBooking> {
  // The order first, as whoever cancels it does; then what was begun before gives way to this change.
  await lockOrder(context, booking.order_id)
  await dropChangeUnderWay(context, booking.id)
  await lockBooking(context, booking.id)
  const current = await getOwnBooking(context, booking.id)
  if (current.state !== 'booked') throw refuse(bookingNotChangeable)
  assertNotMoved(booking, current)
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
  const before = current.price
  const difference = await differenceFor(context, current, wanted, after)
  const kept = await keptOf(context, current, wanted, after)
  if (after > before) {
    const order = await orderDifference(context, { booking: current, wanted, room }, changeId, after - before)
    await updateChange(context, changeId, { price: after, order_id: order.id })
    return { booking: current, before, after, difference, kept, order }
  }
  if (after < before) {
    await returnDifference(context, { booking: current, wanted, room }, before - after - kept)
    if (kept > 0) await updateBooking(context, current.id, { fees_kept: current.fees_kept + kept })
  }
  await moveBooking(context, current.id, wanted, after)
  await advanceChange(context, { id: changeId, state: 'held' }, 'finish', { price: after })
  return { booking: await getOwnBooking(context, current.id), before, after, difference, kept, order: null }
}

async function returnDifference(
  context: CallerContext<Person>,
  { booking, wanted, room }: Change,
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
  context: CallerContext<Person>,
  { wanted, room }: Change,
  changeId: string,
  priceWithVat: number,
): Promise<OrderRow> {
  const order = await beginOrder(context, context.caller.userId, 'room-change')
  return addToOrder(context, order, [
    { kind: 'room-change', reference: changeId, ...describeDearerStay(room, wanted), priceWithVat },
  ])
}
