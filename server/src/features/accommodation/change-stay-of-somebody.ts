import { bookingNotChangeable } from '@foyer/contract/bookings'
import { OFFERED_CHANGE_DAYS } from '@foyer/contract/constants'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import {
  changeUnexplained,
  type changeStay as does,
  type previewStayChange as previews,
  type StayChangePreview,
} from '@foyer/contract/office-stays'
import { sameStayMessage } from '@foyer/contract/stay-messages'
import { type CurrentEdition, getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import { noteOnOrder, type OrderRow, offerOrder, type PricedThing } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { Audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { contentFor, readerOf } from '#platform/ground/texts'
import { cancelBeforeStay } from './bookings.policy.ts'
import { findBookingById, type WholeBooking } from './bookings.queries.ts'
import { changeBooked, changeOf, previewChange, type StayChange, seenOf } from './change-stay.ts'
import { type ChangeSums, mostFor } from './change-sums.ts'
import type { Stay } from './stay.ts'

const orderRecord = auditedRecord('order', [
  'hotel',
  'room',
  'arrival',
  'departure',
  'price',
  'refunded',
  'agreed',
  'due',
])

/**
 * What other days or another room would mean for the stay of somebody; without a wish what it is.
 * @throws Refused as `changeStayOfSomebody` would.
 */
export async function previewStayChange(
  context: Context,
  { params, body }: Input<typeof previews>,
): Promise<StayChangePreview> {
  const booking = await getBooked(context, params.id)
  const edition = await getEdition(context)
  const isSame = isStay(booking, {
    roomId: booking.room_id,
    arrival: booking.arrival,
    departure: booking.departure,
    ...body,
  })
  // What is booked stays as it is, even in a room that nobody can book any more.
  const change = isSame ? undefined : await changeOf(context, booking, body, 'staff', true)
  const sums = change === undefined ? unchanged(booking) : await previewChange(context, change)
  const money = (amount: number) => ({ amount, currency: edition.currency })
  const stay = nameStay(context, edition, bookedRoom(booking), booking)
  return {
    stay: { ...stay, bookingId: booking.id, occupancy: booking.occupancy, orderUuid: booking.order_id },
    wanted: change === undefined ? stay : nameStay(context, edition, change.room, change.wanted),
    before: money(sums.before),
    after: money(sums.after),
    difference: money(sums.difference),
    kept: money(sums.kept),
    most: money(change === undefined ? 0 : await mostFor(context, change, sums)),
    isLate: isLate(context, edition, booking),
    payUntil: sums.after > sums.before ? payUntil(context).toISOString() : null,
    replaces: booking.change !== null,
    seen: seenOf(booking, sums),
  }
}

/**
 * Other days or another room for the stay of somebody, as they could have them: at once, or once they have paid what it
 * costs more. Their deadline does not bind whoever works here, and what comes back may be another sum than was agreed:
 * both for a reason.
 * @throws InvalidInput; Refused as `changeBooked`; `requests/not-found`, `accommodation/change-unexplained`.
 */
export async function changeStayOfSomebody(
  context: CallerContext<Person>,
  { params, body }: Input<typeof does>,
): Promise<Audited<{ orderUuid: string | null }>> {
  const before = await getBooked(context, params.id)
  const edition = await getEdition(context)
  const { reason, refunded, ...wish } = body
  if (isStay(before, wish)) throw new InvalidInput([{ path: 'departure', message: sameStayMessage }])
  const change = await changeOf(context, before, wish, 'staff')
  const departs = refunded !== undefined && refunded !== Math.max(0, -wish.seen.difference)
  if (reason === undefined && (departs || isLate(context, edition, before))) throw refuse(changeUnexplained)
  const done = await changeBooked(context, change, { refunded, order: offerDifference })
  if (reason !== undefined) await noteOnOrder(context, before.order_id, reason)
  return new Audited(actsOf(context, edition, change, done, wish.seen.difference), {
    orderUuid: done.order?.id ?? null,
  })
}

/** @throws Refused `requests/not-found`, `accommodation/not-changeable`: what is only held is its owner's to change. */
async function getBooked(context: Context, id: number): Promise<WholeBooking> {
  const booking = await findBookingById(context, id)
  if (booking === undefined) throw refuse(requests.notFound)
  if (booking.state !== 'booked') throw refuse(bookingNotChangeable)
  return booking
}

const isStay = (
  booking: WholeBooking,
  to: { roomId?: number | undefined; arrival?: string | undefined; departure?: string | undefined },
) => to.roomId === booking.room_id && to.arrival === booking.arrival && to.departure === booking.departure

const unchanged = ({ price }: WholeBooking): ChangeSums => ({ before: price, after: price, difference: 0, kept: 0 })

const isLate = ({ now }: Context, edition: CurrentEdition, booking: WholeBooking): boolean =>
  cancelBeforeStay(edition, booking) <= now

const payUntil = ({ now }: Context): Date => new Date(now.getTime() + OFFERED_CHANGE_DAYS * 86_400_000)

/** They pay it by themself, and read it in their language. */
async function offerDifference(context: Context, userId: string, thing: PricedThing): Promise<OrderRow> {
  const locale = (await findUser(context, userId))?.locale ?? context.locale
  return offerOrder(
    { ...context, locale },
    { userId, purpose: 'room-change', things: [thing], until: payUntil(context) },
  )
}

interface RoomInHouse {
  readonly id: number
  readonly name: unknown
  readonly accommodation_id: number
  readonly accommodation_name: string
}

const bookedRoom = ({ room, accommodation }: WholeBooking): RoomInHouse => ({
  id: room.id,
  name: room.name,
  accommodation_id: accommodation.id,
  accommodation_name: accommodation.name,
})

const nameStay = ({ locale }: Context, edition: CurrentEdition, room: RoomInHouse, { arrival, departure }: Stay) => ({
  accommodationId: room.accommodation_id,
  accommodation: room.accommodation_name,
  roomId: room.id,
  room: contentFor(room.name, readerOf(edition, locale)),
  arrival,
  departure,
})

/** Of the order of the stay, and of the one that is to be paid first. */
function actsOf(
  context: Context,
  edition: CurrentEdition,
  { booking, room, wanted }: StayChange,
  { before, after, difference, order }: Awaited<ReturnType<typeof changeBooked>>,
  agreed: number,
): Audited<unknown>['acts'] {
  const told = (where: RoomInHouse, stay: Stay, price: number) => {
    const { accommodation: hotel, room, arrival, departure } = nameStay(context, edition, where, stay)
    return { hotel, room, arrival, departure, price }
  }
  const was = told(bookedRoom(booking), booking, before)
  const is = told(room, wanted, after)
  if (order !== null)
    return [
      orderRecord.changed(booking.order_id, was, { ...is, due: difference }),
      orderRecord.changed(order.id, was, { ...is, due: difference }),
    ]
  const refunded = after < before ? { refunded: -difference } : {}
  const departure = after < before && agreed !== difference ? { agreed: -agreed } : {}
  return [orderRecord.changed(booking.order_id, was, { ...is, ...refunded, ...departure })]
}
