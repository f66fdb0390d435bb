import type { Attendance, VipEvent } from '@foyer/contract/vip-events'
import { VipEvent as VipEventSchema } from '@foyer/contract/vip-events.schemas'
import * as z from 'zod/mini'
import { type CurrentEdition, getEdition } from '#features/editions'
import { findOrder, previewReturn } from '#features/orders'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { isLiving } from './attendance-state.ts'
import type { OwnAttendanceRow } from './attendances.queries.ts'
import { mayReturn } from './return-terms.ts'
import type { EventRow, OwnEventRow } from './vip-events.queries.ts'

const OpenTo = VipEventSchema.shape.openTo

/** What somebody can do about an event now. Commands ask the same questions before they act. */
function eventAbilities(
  event: Pick<OwnEventRow, 'cancelled_at' | 'starts_at' | 'is_open_to' | 'left' | 'is_ignored'>,
  answer: Pick<OwnAttendanceRow, 'state'> | null,
  now: Date,
) {
  const isOn = event.cancelled_at === null && now < event.starts_at
  const lives = answer !== null && isLiving(answer.state)
  const isFree = isOn && event.is_open_to && !lives
  return {
    attend: (isFree && event.left > 0) || (isOn && answer?.state === 'offered'),
    wait: isFree && event.left <= 0,
    withdraw: lives && isOn,
    ignore: !lives && !event.is_ignored,
  }
}

/** An event as one person sees it, with what they answered. */
export async function presentEvent(
  context: Context,
  event: OwnEventRow,
  answer: OwnAttendanceRow | null,
): Promise<VipEvent> {
  const edition = await getEdition(context)
  const write = (content: unknown) => contentFor(content, readerOf(edition, context.locale))
  const { currency } = edition
  return {
    id: event.id,
    name: write(event.name),
    description: write(event.description),
    place: write(event.venue),
    dressCode: event.dress_code === null ? null : write(event.dress_code),
    invitedBy: event.invited_by,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    openTo: z.parse(OpenTo, event.open_to),
    price: event.price === 0 ? null : { amount: event.price, currency },
    capacity: event.capacity,
    left: event.left,
    hasPlusOne: event.has_plus_one || (answer !== null && isLiving(answer.state) && answer.places === 2),
    answerHours: event.answer_hours,
    withdrawBefore: event.withdraw_before.toISOString(),
    cancelledAt: event.cancelled_at?.toISOString() ?? null,
    cancellation: event.cancellation === null ? null : write(event.cancellation),
    isIgnored: event.is_ignored,
    attendance: answer === null ? null : await presentAttendance(context, event, answer, edition),
    can: eventAbilities(event, answer, context.now),
  }
}

async function presentAttendance(
  context: Context,
  event: EventRow,
  answer: OwnAttendanceRow,
  { currency }: CurrentEdition,
): Promise<Attendance> {
  const order = answer.order_id === null ? undefined : await findOrder(context, answer.order_id)
  const line = order?.lines.find(({ kind, reference }) => kind === 'vip-event' && reference === answer.id)
  const isPaid = order !== undefined && order.paid_at !== null && line !== undefined
  const goesBack = isPaid && answer.state === 'attending' && mayReturn(event, context.now)
  const name = { kind: 'vip-event' as const, reference: answer.id }
  const money = (amount: number) => ({ amount, currency })
  return {
    status: answer.state,
    guest: answer.guest_name,
    places: answer.places,
    waitingPlace: answer.waiting_place,
    offeredUntil: answer.offered_until?.toISOString() ?? null,
    orderUuid: answer.order_id,
    holdExpiresAt: answer.state === 'held' ? (order?.hold_expires_at?.toISOString() ?? null) : null,
    paid: isPaid ? money(line.gross) : null,
    refundable: money(goesBack ? await previewReturn(context, [name], 'all') : 0),
    refunded: money(line?.refunded ?? 0),
  }
}
