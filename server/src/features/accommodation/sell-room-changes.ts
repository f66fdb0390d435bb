import { orderNotCancellable } from '@foyer/contract/orders'
import { thingUnavailable } from '@foyer/contract/sold-out'
import type { Sellable, SoldLine } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import {
  advanceChange,
  type ChangeRow,
  hasLaterChange,
  lockBooking,
  lockChange,
  updateBooking,
} from './bookings.queries.ts'
import { giveNightsBack, hasFullNight, lockNights, type RoomStay, sellNights } from './nights.queries.ts'
import { takeStay } from './take-stay.ts'

const unavailable = (line: SoldLine) => refuse(thingUnavailable, { reference: line.reference })

/** Changes of stays, as orders sell them: a line's reference is the change, its price what the change costs more. */
export const sellRoomChanges: Sellable = {
  lockedAs: 2,
  isHeldOnChoice: true,
  taxClass: 'lodging',
  goesBackAlone: false,
  cancelledAs: 'stays',
  async quote() {
    return new Map()
  },
  async hold(context, lines) {
    for (const line of lines) {
      const change = await lockChange(context, line.reference)
      if (change?.state === 'held') continue
      if (change?.state !== 'released') throw unavailable(line)
      const booking = await lockBooking(context, change.booking_id)
      // The money came late, and the stay is another one by now: the difference that was paid is no longer right.
      if (booking?.state !== 'booked' || (await hasLaterChange(context, change))) throw unavailable(line)
      await takeStay(context, stayOf(change), {
        bookingId: change.booking_id,
        changeId: change.id,
        isAgreed: true,
      })
      await advanceChange(context, change, 'hold')
    }
  },
  async release(context, lines) {
    for (const line of lines) {
      const change = await lockChange(context, line.reference)
      if (change?.state !== 'held') continue
      await giveNightsBack(context, change.booking_id, { change: change.id })
      await advanceChange(context, change, 'release')
    }
  },
  async deliver(context, lines) {
    for (const line of lines) {
      const change = await lockChange(context, line.reference)
      if (change?.state !== 'held') throw unavailable(line)
      const booking = await lockBooking(context, change.booking_id)
      if (booking?.state !== 'booked') throw unavailable(line)
      await moveBooking(context, booking.id, stayOf(change), change.price)
      await advanceChange(context, change, 'finish')
    }
  },
  async isContended(context, lines) {
    const ids: number[] = []
    for (const line of lines) {
      const change = await lockChange(context, line.reference)
      if (change !== undefined) ids.push(change.booking_id)
    }
    return hasFullNight(context, ids)
  },
  async returns() {
    throw refuse(orderNotCancellable)
  },
  async takeBack() {},
}

const stayOf = (change: ChangeRow): RoomStay => ({
  roomId: change.room_id,
  arrival: change.arrival,
  departure: change.departure,
})

/** Makes the nights that a booked stay has taken its own, and gives those back that it leaves. */
export async function moveBooking(context: Context, bookingId: number, to: RoomStay, price: number): Promise<void> {
  await lockNights(context, [bookingId])
  await giveNightsBack(context, bookingId, { outside: to })
  await sellNights(context, bookingId)
  await updateBooking(context, bookingId, {
    room_id: to.roomId,
    arrival: to.arrival,
    departure: to.departure,
    price,
  })
  await context.enqueue('mail-stay', { bookingId: String(bookingId) })
}
