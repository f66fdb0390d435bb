import { bookingNotChangeable } from '@foyer/contract/bookings'
import { thingUnavailable } from '@foyer/contract/sold-out'
import { getEdition } from '#features/editions'
import type { ReturnedBy, Sellable, SoldLine } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { getNamedRoom } from './accommodation.queries.ts'
import { bookingAbilities, cancelBeforeStay } from './bookings.policy.ts'
import {
  advanceBooking,
  type BookingRow,
  findBookingById,
  listChangedStays,
  listDoneChanges,
  lockBooking,
  type WholeBooking,
} from './bookings.queries.ts'
import { describeCancelledStay, lengthOf } from './describe-stay.ts'
import { dropChangeUnderWay } from './drop-change.ts'
import { giveNightsBack, hasFullNight, lockNights, sellNights } from './nights.queries.ts'
import { takeStay } from './take-stay.ts'

const unavailable = (id: number) => refuse(thingUnavailable, { reference: String(id) })

const idsOf = (lines: readonly SoldLine[]): number[] => lines.map((line) => Number(line.reference))

/** Stays, as orders sell them: a line's reference is the booking. */
export const sellRooms: Sellable = {
  lockedAs: 1,
  isHeldOnChoice: true,
  taxClass: 'lodging',
  goesBackAlone: true,
  cancelledAs: 'stays',
  /** Nights are held from their choice on, at the price they were chosen at. */
  async quote() {
    return new Map()
  },
  /** Nights are held from the choice on; those of a stay that expired before its money came are taken again. */
  async hold(context, lines) {
    for (const id of idsOf(lines)) {
      const booking = await lockBooking(context, id)
      if (booking?.state === 'held') continue
      if (booking?.state !== 'expired') throw unavailable(id)
      await takeStay(
        context,
        { ...booking, roomId: booking.room_id },
        { bookingId: id, changeId: null, isAgreed: true },
      )
      await advanceBooking(context, booking, 'hold', { ended_at: null })
    }
  },
  async release(context, lines, reason) {
    for (const booking of await lockStays(context, idsOf(lines))) {
      if (booking.state !== 'held') continue
      await giveNightsBack(context, booking.id, 'all')
      const event = reason === 'order-cancelled' ? 'cancel' : 'expire'
      await advanceBooking(context, booking, event, { ended_at: context.now })
    }
  },
  async deliver(context, lines) {
    for (const booking of await lockStays(context, idsOf(lines))) {
      if (booking.state !== 'held') throw unavailable(booking.id)
      await sellNights(context, booking.id)
      await advanceBooking(context, booking, 'book', { booked_at: context.now })
      await context.enqueue('mail-stay', { bookingId: String(booking.id) })
    }
  },
  async isContended(context, lines) {
    return hasFullNight(context, idsOf(lines))
  },
  async returns(context, line, by) {
    const booking = await findBookingById(context, Number(line.reference))
    if (booking === undefined || !(await mayGoBack(context, booking, by))) throw refuse(bookingNotChangeable)
    const changes = await listDoneChanges(context, booking.id)
    const words = describeCancelledStay(await getNamedRoom(context, booking.room_id), booking)
    const kept = { feesFor: { night: lengthOf(booking) }, keptBefore: booking.fees_kept }
    return [
      { ...line, words, ...kept },
      ...changes.map(({ id }) => ({ kind: 'room-change' as const, reference: id, words })),
    ]
  },
  async standing(context, lines) {
    const changed = await listChangedStays(context, idsOf(lines))
    return new Map(changed.map(({ booking_id }) => [String(booking_id), 'changed']))
  },
  async dropUnderWay(context, lines) {
    for (const id of idsOf(lines)) await dropChangeUnderWay(context, id)
    // They go back in this transaction: an upgrade that is dropped next locks passes, which come after nights.
    await lockStays(context, idsOf(lines))
  },
  async takeBack(context, lines) {
    for (const booking of await lockStays(context, idsOf(lines))) {
      if (booking.state !== 'booked') continue
      await giveNightsBack(context, booking.id, 'all')
      await advanceBooking(context, booking, 'cancel', { ended_at: context.now })
    }
  },
}

async function mayGoBack(context: Context, booking: WholeBooking, by: ReturnedBy): Promise<boolean> {
  if (by === 'staff') return booking.state === 'booked'
  const terms = { now: context.now, cancelBefore: cancelBeforeStay(await getEdition(context), booking) }
  return bookingAbilities({ ...booking, guests: [] }, terms).cancel
}

/** Locks stays and then all their nights, each in the order in which everybody locks them. */
async function lockStays(context: Context, ids: readonly number[]): Promise<BookingRow[]> {
  const bookings: BookingRow[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    const booking = await lockBooking(context, id)
    if (booking !== undefined) bookings.push(booking)
  }
  await lockNights(context, ids)
  return bookings
}
