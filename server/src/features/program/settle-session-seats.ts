import type { Context, ProcessContext } from '#platform/context'
import { pageByPage } from '#platform/jobs/each-by-itself'
import { settlePlaces, stepsFor } from '#platform/jobs/places-in-line'
import { letSeatGo } from './let-seat-go.ts'
import { offerFreeSeats } from './offer-free-seats.ts'
import {
  findReservation,
  isReservationToEnd,
  listLapsedSeatOffers,
  listReservationsToEnd,
  listReservationsToTell,
  listSessionsToOffer,
  lockReservation,
  lockReservations,
  noteSequence,
} from './reservations.queries.ts'

/**
 * Puts every session's seats where they belong: what cannot stand ends, offers that nobody answered go to the next, and
 * what is free is offered. Whoever has something of a session that is cancelled or moved is told.
 * @throws AggregateError of those that could not be settled, after the others were.
 */
export function settleSessionSeats(context: ProcessContext): Promise<void> {
  async function* due() {
    yield* stepsFor(
      pageByPage((page) => listReservationsToEnd(context, page)),
      end,
    )
    yield* stepsFor(
      pageByPage((page) => listLapsedSeatOffers(context, page)),
      lapse,
    )
    yield* stepsFor(await listSessionsToOffer(context), offerFreeSeats)
    yield* stepsFor(
      pageByPage((page) => listReservationsToTell(context, page)),
      tell,
    )
  }
  return settlePlaces(context, due())
}

/** As it is once nobody else reserves for its person. */
async function findLocked(context: Context, id: string) {
  const found = await findReservation(context, id)
  if (found === undefined) return undefined
  await lockReservations(context, found.user_id)
  return findReservation(context, id)
}

async function end(context: Context, id: string): Promise<void> {
  const current = await findLocked(context, id)
  // Who was given another pass meanwhile keeps it.
  if (current === undefined || !(await isReservationToEnd(context, id))) return
  if (!(await letSeatGo(context, id, 'cancel'))) return
  if (current.cancelled_at !== null) await context.enqueue('mail-session-cancelled', { reservationId: id })
}

async function lapse(context: Context, id: string): Promise<void> {
  const current = await findLocked(context, id)
  if (current?.state !== 'offered' || current.offered_until === null || current.offered_until > context.now) return
  await letSeatGo(context, id, 'lapse')
}

async function tell(context: Context, id: string): Promise<void> {
  await lockReservation(context, id)
  const current = await findReservation(context, id)
  if (current === undefined || current.known_sequence >= current.sequence) return
  await noteSequence(context, id, current.sequence)
  await context.enqueue('mail-session-moved', { reservationId: id })
}
