import { closedToArrival, stayNotPossible, stayTooShort } from '@foyer/contract/bookings'
import { roomSoldOut } from '@foyer/contract/sold-out'
import { noSuchStayMessage } from '@foyer/contract/stay-messages'
import type { Context } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import { type BookableRoom, findBookableRoom } from './accommodation.queries.ts'
import { listNightsFor, type NightForBooking, type RoomStay } from './nights.queries.ts'
import { isPossibleStay, nightsBetween } from './stay.ts'

export interface StayPlan {
  /** Of all its nights, in minor units with VAT: those that the booking has already at what they were taken at. */
  readonly price: number
  /** How many nights have to be taken for it. */
  readonly newNights: number
}

/**
 * The room that is asked for, if it takes so many people for such days.
 * @param isLooked nothing is taken of it.
 * @throws InvalidInput, Refused.
 */
export async function getRoomFor(
  context: Context,
  wanted: RoomStay,
  persons: number,
  isLooked = false,
): Promise<BookableRoom> {
  if (!isPossibleStay(wanted)) throw new InvalidInput([{ path: 'departure', message: noSuchStayMessage }])
  const room = await findBookableRoom(context, wanted.roomId, isLooked)
  if (room === undefined || room.max_occupancy < persons) throw refuse(stayNotPossible)
  return room
}

/**
 * What a stay would cost a booking and whether it can be had, nothing taken.
 * @param isAgreed it was promised before: what is asked of arrivals by now is not asked of it.
 * @throws Refused `accommodation/stay-not-possible`, `accommodation/closed-to-arrival`, `accommodation/stay-too-short`;
 * `accommodation/sold-out`, naming the nights.
 */
export async function planStay(
  context: Context,
  wanted: RoomStay,
  bookingId: number,
  isAgreed = false,
): Promise<StayPlan> {
  const nights = await listNightsFor(context, wanted, bookingId)
  if (nights.length < nightsBetween(wanted.arrival, wanted.departure)) throw refuse(stayNotPossible)
  if (!isAgreed) assertMayArrive(nights)
  const full = nights.filter((night) => !night.is_own && night.left <= 0).map((night) => night.night)
  if (full.length > 0) throw refuse(roomSoldOut, { nights: full })
  return {
    price: nights.reduce((sum, night) => sum + night.price, 0),
    newNights: nights.filter((night) => !night.is_own).length,
  }
}

/** A stay that keeps its first night and becomes no shorter is what it was: rules that came later are not asked of it. */
function assertMayArrive(nights: readonly NightForBooking[]): void {
  const [first] = nights
  if (first === undefined) return
  const keepsArrival = first.is_own && first.night === first.own_first
  if (!keepsArrival && first.is_closed_to_arrival) throw refuse(closedToArrival)
  const isAsBefore = keepsArrival && nights.length >= first.own_nights
  if (!isAsBefore && nights.length < first.minimum_stay) throw refuse(stayTooShort, { minimumStay: first.minimum_stay })
}
