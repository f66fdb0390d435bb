import { requests } from '@foyer/contract/kit/refusal'
import { eventAnswered, eventFull } from '@foyer/contract/made-orders.refusals'
import { getEdition } from '#features/editions'
import type { Receiver, ThingForSomebody } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { assertOpen } from './attend-vip-event.ts'
import { findLivingAttendance } from './attendances.queries.ts'
import { describePlace } from './describe-place.ts'
import { beginAttendance } from './places.queries.ts'
import { deleteIgnore, findOwnEvent, holdOwnEvent, type OwnEventRow } from './vip-events.queries.ts'

interface Wish {
  readonly eventId: number
  readonly guest?: string | null | undefined
}

const placesOf = ({ guest }: Wish): 1 | 2 => (guest == null ? 1 : 2)

/** A place for somebody at an event that costs something, held from the choice on. Their answers are locked. */
export const vipPlacesForSomebody: ThingForSomebody<Wish> = {
  async look(context, receiver, wish) {
    const event = await findOwnEvent(context, wish.eventId, receiver.userId)
    return describe(context, await assertLeft(context, event, receiver, wish), wish)
  },
  async put(context, receiver, wish, { orderId, isFree }) {
    const found = await holdOwnEvent(context, wish.eventId, receiver.userId)
    const event = await assertLeft(context, found, receiver, wish)
    await deleteIgnore(context, event.id, receiver.userId)
    const id = uuidV7(context.now)
    const answer = {
      id,
      event_id: event.id,
      user_id: receiver.userId,
      places: placesOf(wish),
      guest_name: wish.guest ?? null,
    }
    // Somebody was faster: nobody is put in line by others.
    if ((await beginAttendance(context, answer, orderId)) !== 'held') throw refuse(eventFull)
    const thing = await describe(context, event, wish)
    return { ...thing, reference: id, priceWithVat: isFree ? 0 : thing.priceWithVat }
  },
}

/**
 * @throws Refused `requests/not-found`, `vip-events/…` as their own answer, `made-orders/event-answered`,
 * `made-orders/event-full`.
 */
async function assertLeft(
  context: Context,
  event: OwnEventRow | undefined,
  { userId }: Receiver,
  wish: Wish,
): Promise<OwnEventRow> {
  if (event === undefined || event.price === 0) throw refuse(requests.notFound)
  assertOpen(event, wish.guest ?? null, context.now)
  if ((await findLivingAttendance(context, event.id, userId)) !== undefined) throw refuse(eventAnswered)
  if (event.left < placesOf(wish)) throw refuse(eventFull)
  return event
}

const describe = async (context: Context, event: OwnEventRow, wish: Wish) => ({
  kind: 'vip-event' as const,
  ...describePlace(event, placesOf(wish), await getEdition(context)),
  priceWithVat: event.price * placesOf(wish),
})
