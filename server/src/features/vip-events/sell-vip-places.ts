import { orderNotCancellable } from '@foyer/contract/orders'
import { thingUnavailable } from '@foyer/contract/sold-out'
import { getEdition } from '#features/editions'
import type { ReturnedThing, Sellable, SoldLine } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { advanceAttendance, findAttendance, findLivingAttendance, lockAttendances } from './attendances.queries.ts'
import { describeLapse, describeLoss, describeReturn } from './describe-place.ts'
import { giveBackPlaces } from './offer-free-places.ts'
import { isEventContended, keepPlaces, takePlaces } from './places.queries.ts'
import { isOver, mayReturn } from './return-terms.ts'
import { findEvent, holdOwnEvent, listEventsOf } from './vip-events.queries.ts'

const unavailable = (reference: string) => refuse(thingUnavailable, { reference })

const idsOf = (lines: readonly SoldLine[]): string[] => lines.map(({ reference }) => reference)

/** Places at events that cost something, as orders sell them: a line's reference is the answer. */
export const sellVipPlaces: Sellable = {
  lockedAs: 4,
  isHeldOnChoice: true,
  taxClass: 'standard',
  goesBackAlone: true,
  cancelledAs: null,
  /** Places are held from their choice on, at the price they were chosen at, and sold until their event begins. */
  async quote(context, lines) {
    for (const { reference } of lines)
      if ((await listEventsOf(context, [reference])).some((event) => isOver(event, context.now)))
        throw unavailable(reference)
    return new Map()
  },
  /** Places are held from the choice on; those of an order that expired before its money came are taken again. */
  async hold(context, lines) {
    for (const attendance of await lockAttendances(context, idsOf(lines))) {
      const { id, event_id, user_id, places } = attendance
      if (attendance.state === 'held') continue
      if (attendance.state !== 'expired') throw unavailable(id)
      // They have answered anew meanwhile.
      if ((await findLivingAttendance(context, event_id, user_id)) !== undefined) throw unavailable(id)
      // Nobody could go there any more.
      const event = await holdOwnEvent(context, event_id, user_id)
      if (event === undefined || !event.is_open_to || isOver(event, context.now)) throw unavailable(id)
      await advanceAttendance(context, attendance, 'hold', { ended_at: null })
      if (!(await takePlaces(context, event_id, places, 'held', 'the line'))) throw unavailable(id)
    }
  },
  async release(context, lines, reason) {
    for (const attendance of await lockAttendances(context, idsOf(lines))) {
      if (attendance.state !== 'held') continue
      const event = reason === 'order-cancelled' ? 'withdraw' : 'lapse'
      await advanceAttendance(context, attendance, event, { ended_at: context.now, guest_name: null })
      await giveBackPlaces(context, attendance)
    }
  },
  /** What does not take place, or has begun, is not sold, nor is a place at what its buyer's pass is not invited to any more. */
  async letLapse(context, lines) {
    const over: ReturnedThing[] = []
    for (const attendance of await lockAttendances(context, idsOf(lines))) {
      const event = await holdOwnEvent(context, attendance.event_id, attendance.user_id)
      if (attendance.state !== 'held' || event === undefined) continue
      const isLate = isOver(event, context.now)
      if (!isLate && event.is_open_to) continue
      await advanceAttendance(context, attendance, 'lapse', { ended_at: context.now, guest_name: null })
      await giveBackPlaces(context, attendance)
      const words = (isLate ? describeLapse : describeLoss)(event, await getEdition(context))
      over.push({ kind: 'vip-event', reference: attendance.id, words })
    }
    return over
  },
  async deliver(context, lines) {
    for (const attendance of await lockAttendances(context, idsOf(lines))) {
      if (attendance.state !== 'held') throw unavailable(attendance.id)
      await advanceAttendance(context, attendance, 'accept')
      await keepPlaces(context, attendance.event_id, attendance.places)
    }
  },
  async isContended(context: Context, lines) {
    for (const { event_id } of await lockAttendances(context, idsOf(lines)))
      if (await isEventContended(context, event_id)) return true
    return false
  },
  async returns(context, line, by) {
    const attendance = await findAttendance(context, line.reference)
    const event = attendance && (await findEvent(context, attendance.event_id))
    if (event === undefined || attendance?.state !== 'attending' || (by === 'buyer' && !mayReturn(event, context.now)))
      throw refuse(orderNotCancellable)
    return [{ ...line, words: describeReturn(event, await getEdition(context)) }]
  },
  async mayGoBack(context, lines) {
    const events = await listEventsOf(context, idsOf(lines))
    return events.every((event) => mayReturn(event, context.now))
  },
  async takeBack(context, lines) {
    for (const attendance of await lockAttendances(context, idsOf(lines))) {
      if (attendance.state !== 'attending') continue
      await advanceAttendance(context, attendance, 'withdraw', { ended_at: context.now, guest_name: null })
      await giveBackPlaces(context, attendance)
    }
  },
}
