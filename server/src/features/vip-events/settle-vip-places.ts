import { paymentUnderWay } from '@foyer/contract/orders'
import type { Context, ProcessContext } from '#platform/context'
import { Refused } from '#platform/door/refused'
import { pageByPage } from '#platform/jobs/each-by-itself'
import { settlePlaces, stepsFor } from '#platform/jobs/places-in-line'
import {
  findAttendance,
  isAnswerToEnd,
  listAnswersToEnd,
  listAnswersToTell,
  listEventsToOffer,
  listLapsedOffers,
  lockAnswers,
  lockAttendance,
  updateAttendance,
} from './attendances.queries.ts'
import { letPlaceGo } from './let-place-go.ts'
import { offerFreePlaces } from './offer-free-places.ts'
import { findEvent } from './vip-events.queries.ts'

/**
 * Puts every event's places where they belong: answers that cannot stand end, offers that nobody answered go to the
 * next, and what is free is offered. Whoever answered to an event that is moved is told.
 * @throws AggregateError of those that could not be settled, after the others were.
 */
export function settleVipPlaces(context: ProcessContext): Promise<void> {
  async function* due() {
    yield* stepsFor(
      pageByPage((page) => listAnswersToEnd(context, page)),
      endAnswer,
    )
    yield* stepsFor(
      pageByPage((page) => listLapsedOffers(context, page)),
      lapse,
    )
    yield* stepsFor(await listEventsToOffer(context), offerFreePlaces)
    yield* stepsFor(
      pageByPage((page) => listAnswersToTell(context, page)),
      tell,
    )
  }
  return settlePlaces(context, due(), unlessPaying)
}

/** What is being paid just now cannot end before that is known: the next run does it. */
function unlessPaying(error: unknown): void {
  if (!(error instanceof Refused) || error.refusal !== paymentUnderWay) throw error
}

async function endAnswer(context: Context, id: string): Promise<void> {
  const found = await findAttendance(context, id)
  if (found === undefined) return
  await lockAnswers(context, found.user_id)
  const current = await findAttendance(context, id)
  const event = current && (await findEvent(context, current.event_id))
  // Who was given another pass meanwhile keeps their place.
  if (current === undefined || event === undefined || !(await isAnswerToEnd(context, id))) return
  await letPlaceGo(context, current, 'cancel')
  if (event.cancelled_at !== null) await context.enqueue('mail-vip-cancelled', { attendanceId: id })
}

async function lapse(context: Context, id: string): Promise<void> {
  const found = await findAttendance(context, id)
  if (found === undefined) return
  await lockAnswers(context, found.user_id)
  const current = await findAttendance(context, id)
  if (current?.state !== 'offered' || current.offered_until === null || current.offered_until > context.now) return
  await letPlaceGo(context, current, 'lapse')
}

async function tell(context: Context, id: string): Promise<void> {
  const current = await lockAttendance(context, id)
  const event = current && (await findEvent(context, current.event_id))
  if (current === undefined || event === undefined || current.known_sequence >= event.sequence) return
  await updateAttendance(context, id, { known_sequence: event.sequence })
  await context.enqueue('mail-vip-moved', { attendanceId: id })
}
