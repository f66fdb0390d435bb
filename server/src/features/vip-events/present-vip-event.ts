import type { Attendance, VipEvent } from '@foyer/contract/vip-events'
import { VipEvent as VipEventSchema } from '@foyer/contract/vip-events.schemas'
import * as z from 'zod/mini'
import type { CurrentEdition } from '#features/editions'
import { wouldReturn } from '#features/orders'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { isLiving } from './attendance-state.ts'
import { mayReturn } from './return-terms.ts'
import type { AnsweredEventRow, EventRow, OwnEventRow } from './vip-events.queries.ts'

const OpenTo = VipEventSchema.shape.openTo

/**
 * What somebody can do about an event now. Commands ask the same questions before they act. A place that staff ordered for
 * them leaves its order with all else in it alone.
 */
function eventAbilities(
  event: Pick<OwnEventRow, 'cancelled_at' | 'starts_at' | 'is_open_to' | 'left' | 'is_ignored'>,
  answer: Pick<NonNullable<AnsweredEventRow['answer']>, 'state' | 'bought'> | null,
  now: Date,
) {
  const isOn = event.cancelled_at === null && now < event.starts_at
  const lives = answer !== null && isLiving(answer.state)
  const isFree = isOn && event.is_open_to && !lives
  return {
    attend: (isFree && event.left > 0) || (isOn && answer?.state === 'offered'),
    wait: isFree && event.left <= 0,
    withdraw: lives && isOn && !(answer.state === 'held' && answer.bought?.is_offer === true),
    ignore: !lives && !event.is_ignored,
  }
}

/** An event as one person sees it, with what they answered. */
export function presentEvent(
  { locale, now }: Pick<Context, 'locale' | 'now'>,
  edition: CurrentEdition,
  event: AnsweredEventRow,
): VipEvent {
  const { answer } = event
  const write = (content: unknown) => contentFor(content, readerOf(edition, locale))
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
    attendance: answer === null ? null : presentAttendance(event, answer, edition, now),
    can: eventAbilities(event, answer, now),
  }
}

function presentAttendance(
  event: EventRow,
  answer: NonNullable<AnsweredEventRow['answer']>,
  { currency }: CurrentEdition,
  now: Date,
): Attendance {
  const { bought } = answer
  const line = bought?.line ?? null
  const paid = bought === null || bought.paid_at === null ? null : line
  const goesBack = bought !== null && paid !== null && answer.state === 'attending' && mayReturn(event, now)
  const money = (amount: number) => ({ amount, currency })
  return {
    status: answer.state,
    guest: answer.guest_name,
    places: answer.places,
    waitingPlace: answer.waiting_place,
    offeredUntil: isoOf(answer.offered_until),
    orderUuid: answer.order_id,
    holdExpiresAt: answer.state === 'held' ? isoOf(bought?.hold_expires_at ?? null) : null,
    paid: paid === null ? null : money(paid.gross),
    refundable: money(goesBack ? wouldReturn(bought) : 0),
    refunded: money(line?.refunded ?? 0),
  }
}

/** As the contract writes an instant. */
const isoOf = (instant: string | null): string | null => (instant === null ? null : new Date(instant).toISOString())
