import type { Context } from '#platform/context'
import { offerInLine } from '#platform/jobs/places-in-line'
import { type AttendanceRow, advanceAttendance, lockNextInLine } from './attendances.queries.ts'
import { releasePlaces, takePlaces } from './places.queries.ts'

/**
 * Offers what is free to those who wait: whoever wants two places is passed over while only one is free, and keeps
 * their place in the line. Each is told of it by mail.
 */
export const offerFreePlaces = (context: Context, eventId: number): Promise<void> =>
  offerInLine(context.now, {
    next: () => lockNextInLine(context, eventId),
    take: ({ places }) => takePlaces(context, eventId, places, 'held', 'nobody'),
    offer: async (next, until) => {
      await advanceAttendance(context, next, 'offer', { offered_until: until })
      await context.enqueue('mail-vip-offer', { attendanceId: next.id })
    },
  })

/** Gives the places of an answer back, and offers them to the next in line in the same moment. */
export async function giveBackPlaces(
  context: Context,
  { event_id, places, state }: Pick<AttendanceRow, 'event_id' | 'places' | 'state'>,
): Promise<void> {
  if (state === 'waiting') return
  await releasePlaces(context, event_id, places, state === 'attending' ? 'taken' : 'held')
  await offerFreePlaces(context, event_id)
}
