import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import {
  type attendVipEvent as endpoint,
  eventCancelled,
  eventNotForPass,
  eventOver,
  noGuests,
  type VipEvent,
} from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import { addToOrder, getOrderToChange, letOrderGo } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { findLivingAttendance, insertWaiting, lockAnswers, type NewAttendance } from './attendances.queries.ts'
import { changeAnswer } from './change-answer.ts'
import { describePlace } from './describe-place.ts'
import { showOwnEvent } from './own-event.ts'
import { beginAttendance } from './places.queries.ts'
import { deleteIgnore, holdOwnEvent, type OwnEventRow } from './vip-events.queries.ts'

/**
 * Answers that the caller comes, alone or with a guest: with a place where one is left, in line where none is. Who was
 * offered a place takes it; who has answered before changes what they answered. A place that costs something is held
 * in the order in progress.
 * @throws Refused `requests/not-found`, `vip-events/…`, and what the order refuses.
 */
export async function attendVipEvent(
  context: CallerContext<Person>,
  { params, body }: Input<typeof endpoint>,
): Promise<VipEvent> {
  const { userId } = context.caller
  const guest = body.guest ?? null
  // Two tabs answer one after the other.
  await lockAnswers(context, userId)
  const event = await holdOwnEvent(context, params.id, userId)
  if (event === undefined) throw refuse(requests.notFound)
  const has_plus_one = event.has_plus_one || (guest !== null && (await isPromisedGuest(context, event.id)))
  assertOpen({ ...event, has_plus_one }, guest, context.now)
  await deleteIgnore(context, event.id, userId)
  const isAnswered = await changeAnswer(context, event, guest)
  if (!isAnswered) await beginAnswer(context, event, guest)
  return showOwnEvent(context, event.id)
}

/** Who answered with a guest while each might bring one comes with a guest, whatever is said to others by now. */
async function isPromisedGuest(context: CallerContext<Person>, eventId: number): Promise<boolean> {
  return (await findLivingAttendance(context, eventId, context.caller.userId))?.places === 2
}

/** @throws Refused `vip-events/…`. */
export function assertOpen(event: OwnEventRow, guest: string | null, now: Date): void {
  if (!event.is_open_to) throw refuse(eventNotForPass)
  if (event.cancelled_at !== null) throw refuse(eventCancelled)
  if (event.starts_at <= now) throw refuse(eventOver)
  if (guest !== null && !event.has_plus_one) throw refuse(noGuests)
}

async function beginAnswer(context: CallerContext<Person>, event: OwnEventRow, guest: string | null): Promise<void> {
  const { userId } = context.caller
  const places = guest === null ? 1 : 2
  const answer = { id: uuidV7(context.now), event_id: event.id, user_id: userId, places, guest_name: guest }
  if (event.left < places) await insertWaiting(context, answer)
  else if (event.price === 0) await beginAttendance(context, answer, null)
  else await beginPriced(context, event, answer)
}

/** What is paid for stands in the order in progress from its choice on. */
async function beginPriced(context: CallerContext<Person>, event: OwnEventRow, answer: NewAttendance): Promise<void> {
  const order = await getOrderToChange(context, answer.user_id)
  if ((await beginAttendance(context, answer, order.id)) === 'held') {
    const edition = await getEdition(context)
    await addToOrder(context, order, [
      {
        kind: 'vip-event',
        reference: answer.id,
        ...describePlace(event, answer.places, edition),
        priceWithVat: event.price * answer.places,
      },
    ])
    // Somebody was faster: an order that was begun for this place alone has nothing in it.
  } else if (order.lines.length === 0) await letOrderGo(context, order.id)
}
