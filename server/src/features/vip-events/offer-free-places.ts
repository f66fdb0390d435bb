import type { Context } from '#platform/context'
import { type AttendanceRow, advanceAttendance, lockNextInLine } from './attendances.queries.ts'
import { releasePlaces, takePlaces } from './places.queries.ts'

/**
 * Offers what is free to those who wait, the first in line first; whoever wants two places is passed over while only
 * one is free, and keeps their place in the line. An offer holds its places, and each is told of it by mail. A second
 * run at the same moment, on whichever server, offers nothing twice.
 */
export async function offerFreePlaces(context: Context, eventId: number): Promise<void> {
  for (;;) {
    const next = await lockNextInLine(context, eventId)
    if (next === undefined || !(await takePlaces(context, eventId, next.places, 'held', 'nobody'))) return
    const answerBy = context.now.getTime() + next.answer_hours * 3_600_000
    const until = new Date(Math.min(answerBy, next.starts_at.getTime()))
    await advanceAttendance(context, next, 'offer', { offered_until: until })
    await context.enqueue('mail-vip-offer', { attendanceId: next.id })
  }
}

/** Gives the places of an answer back, and offers them to the next in line in the same moment. */
export async function giveBackPlaces(
  context: Context,
  { event_id, places, state }: Pick<AttendanceRow, 'event_id' | 'places' | 'state'>,
): Promise<void> {
  if (state === 'waiting') return
  await releasePlaces(context, event_id, places, state === 'attending' ? 'taken' : 'held')
  await offerFreePlaces(context, event_id)
}
