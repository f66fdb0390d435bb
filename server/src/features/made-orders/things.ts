import { tooManyRooms } from '@foyer/contract/bookings'
import { MAX_HELD_ROOMS } from '@foyer/contract/constants'
import { requests } from '@foyer/contract/kit/refusal'
import { oneOfEachMessage } from '@foyer/contract/made-order-messages'
import type { MadeThing } from '@foyer/contract/made-orders'
import { roomsForSomebody } from '#features/accommodation'
import { findUser } from '#features/identity'
import type { OfferedIn, PricedThing, Receiver } from '#features/orders'
import { passesForSomebody } from '#features/passes'
import { trainTicketsForSomebody } from '#features/train-tickets'
import { vipPlacesForSomebody } from '#features/vip-events'
import type { Context } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'

/** Somebody who has an account, with the language that they read. @throws Refused `requests/not-found`. */
export async function getReceiver(context: Context, uuid: string) {
  const user = await findUser(context, uuid)
  if (user === undefined || user.erased_at !== null) throw refuse(requests.notFound)
  const { email, first_name, last_name, company_name: company, locale } = user
  return { userId: uuid, email, name: `${first_name} ${last_name}`, company, locale }
}

/**
 * What nobody has twice is not ordered twice at once.
 * @throws InvalidInput; Refused `accommodation/too-many-rooms`.
 */
export function assertFit(things: readonly MadeThing[]): void {
  const names = things.flatMap((thing) =>
    thing.kind === 'room' ? [] : [thing.kind === 'vip-event' ? `event ${thing.eventId}` : thing.kind],
  )
  if (new Set(names).size < names.length) throw new InvalidInput([{ path: 'things', message: oneOfEachMessage }])
  if (things.filter(({ kind }) => kind === 'room').length > MAX_HELD_ROOMS) throw refuse(tooManyRooms)
}

/** What it is and costs, nothing taken. @throws Refused as whoever sells it. */
export function lookAt(
  context: Context,
  receiver: Receiver,
  thing: MadeThing,
): Promise<Omit<PricedThing, 'reference'>> {
  if (thing.kind === 'pass') return passesForSomebody.look(context, receiver, thing)
  if (thing.kind === 'room') return roomsForSomebody.look(context, receiver, thing)
  if (thing.kind === 'train-ticket') return trainTicketsForSomebody.look(context, receiver, thing)
  return vipPlacesForSomebody.look(context, receiver, thing)
}

/** Puts all of it into an order, in the order in which everybody locks what is sold. @throws Refused as whoever sells it. */
export async function putAll(
  context: Context,
  receiver: Receiver,
  things: readonly MadeThing[],
  offered: OfferedIn,
): Promise<PricedThing[]> {
  const { sellables } = context
  const put: PricedThing[] = []
  for (const thing of things.toSorted((a, b) => sellables[a.kind].lockedAs - sellables[b.kind].lockedAs))
    put.push(await putOne(context, receiver, thing, offered))
  return put
}

function putOne(context: Context, receiver: Receiver, thing: MadeThing, offered: OfferedIn): Promise<PricedThing> {
  if (thing.kind === 'pass') return passesForSomebody.put(context, receiver, thing, offered)
  if (thing.kind === 'room') return roomsForSomebody.put(context, receiver, thing, offered)
  if (thing.kind === 'train-ticket') return trainTicketsForSomebody.put(context, receiver, thing, offered)
  return vipPlacesForSomebody.put(context, receiver, thing, offered)
}
