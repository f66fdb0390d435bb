import type { Context } from '#platform/context'
import { offerInLine } from '#platform/jobs/places-in-line'
import { advanceReservation, lockNextInLine } from './reservations.queries.ts'
import { seats } from './seats.queries.ts'

/** Offers the free seats of a session to those who wait for one. Each is told of it by mail. */
export const offerFreeSeats = (context: Context, sessionId: number): Promise<void> =>
  offerInLine(context.now, {
    next: () => lockNextInLine(context, sessionId),
    take: () => seats.take(context, sessionId, 1, 'held', 'nobody'),
    offer: async (next, until) => {
      await advanceReservation(context, next, 'offer', { offered_until: until })
      await context.enqueue('mail-seat-offer', { reservationId: next.id })
    },
  })
