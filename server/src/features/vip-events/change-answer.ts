import { orderNotOpen } from '@foyer/contract/orders'
import { guestPaid, noSecondPlace } from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import {
  addToOrder,
  findOrderToChange,
  getOrderToChange,
  lockOrder,
  type OrderRow,
  replaceInOrder,
} from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import {
  type AttendanceRow,
  advanceAttendance,
  findLivingAttendance,
  lockAttendance,
  updateAttendance,
} from './attendances.queries.ts'
import { describePlace } from './describe-place.ts'
import { offerFreePlaces } from './offer-free-places.ts'
import { keepPlaces, releasePlaces, takePlaces } from './places.queries.ts'
import type { EventRow } from './vip-events.queries.ts'

interface Wish {
  readonly guest_name: string | null
  readonly places: number
}

/**
 * Changes what the caller answered before: accepts what was offered, brings a guest or comes without.
 * @returns false where they have no answer that lives.
 * @throws Refused `vip-events/no-second-place`, `vip-events/guest-paid`, and what the order refuses.
 */
export async function changeAnswer(
  context: CallerContext<Person>,
  event: EventRow,
  guest: string | null,
): Promise<boolean> {
  const found = await findLivingAttendance(context, event.id, context.caller.userId)
  if (found === undefined) return false
  // The order first, as everybody locks.
  const order = await lockItsOrder(context, event, found)
  const answer = await lockAttendance(context, found.id)
  // It was offered, paid or given up just now: what it is by now decides.
  if (answer?.state !== found.state) return changeAnswer(context, event, guest)
  const wish: Wish = { guest_name: guest, places: guest === null ? 1 : 2 }
  if (answer.state === 'waiting') await updateAttendance(context, answer.id, wish)
  else if (answer.state === 'offered') await accept(context, event, answer, wish, order)
  else if (answer.state === 'held') await changeHeld(context, event, answer, wish, order)
  else await changeTaken(context, answer, wish)
  return true
}

/** Undefined where the answer stands in no order that changes with it. */
async function lockItsOrder(
  context: Context,
  { price }: EventRow,
  { state, order_id, user_id }: AttendanceRow,
): Promise<OrderRow | undefined> {
  if (state === 'held') return findOrderToChange(context, user_id)
  if (state === 'offered' && price > 0) return getOrderToChange(context, user_id)
  if (order_id !== null) await lockOrder(context, order_id)
  return undefined
}

async function accept(
  context: Context,
  event: EventRow,
  answer: AttendanceRow,
  wish: Wish,
  order: OrderRow | undefined,
): Promise<void> {
  if (order === undefined) {
    await advanceAttendance(context, answer, 'accept', { ...wish })
    await resize(context, answer, wish.places, 'held')
    await keepPlaces(context, event.id, wish.places)
    return
  }
  await advanceAttendance(context, answer, 'hold', { ...wish, order_id: order.id })
  await addToOrder(context, order, [await thingOf(context, event, answer, wish)])
  await resize(context, answer, wish.places, 'held')
}

async function changeHeld(
  context: Context,
  event: EventRow,
  answer: AttendanceRow,
  wish: Wish,
  order: OrderRow | undefined,
): Promise<void> {
  if (order === undefined || order.id !== answer.order_id) throw refuse(orderNotOpen)
  await updateAttendance(context, answer.id, wish)
  if (wish.places === answer.places) return
  const isItsLine = (line: OrderRow['lines'][number]) => line.kind === 'vip-event' && line.reference === answer.id
  await replaceInOrder(context, order, isItsLine, [await thingOf(context, event, answer, wish)])
  await resize(context, answer, wish.places, 'held')
}

async function changeTaken(context: Context, answer: AttendanceRow, wish: Wish): Promise<void> {
  if (answer.order_id !== null && wish.places !== answer.places) throw refuse(guestPaid)
  await updateAttendance(context, answer.id, wish)
  await resize(context, answer, wish.places, 'taken')
}

async function thingOf(context: Context, event: EventRow, { id }: AttendanceRow, { places }: Wish) {
  const described = describePlace(event, places, await getEdition(context))
  return { kind: 'vip-event' as const, reference: id, ...described, priceWithVat: event.price * places }
}

/** A guest more takes a place that nobody waits for; one fewer gives theirs to the next in line. */
async function resize(
  context: Context,
  { event_id, places }: AttendanceRow,
  wanted: number,
  counter: 'held' | 'taken',
): Promise<void> {
  if (wanted > places && !(await takePlaces(context, event_id, wanted - places, counter, 'the line')))
    throw refuse(noSecondPlace)
  if (wanted >= places) return
  await releasePlaces(context, event_id, places - wanted, counter)
  await offerFreePlaces(context, event_id)
}
