import { requests } from '@foyer/contract/kit/refusal'
import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { VipEvent } from '@foyer/contract/vip-events.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { Content } from '#platform/ground/texts'
import { findOfficeEvent, type OfficeEventRow } from './vip-events.queries.ts'

const Kept = z.nullable(Content)

/** An event as the office sees it. */
export function presentOfficeEvent(event: OfficeEventRow): OfficeVipEvent {
  return {
    id: event.id,
    version: event.version,
    name: z.parse(Content, event.name),
    description: z.parse(Content, event.description),
    place: z.parse(Content, event.venue),
    dressCode: z.parse(Kept, event.dress_code),
    invitedBy: event.invited_by,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    openTo: z.parse(VipEvent.shape.openTo, event.open_to),
    price: event.price,
    capacity: event.capacity,
    hasPlusOne: event.has_plus_one,
    answerHours: event.answer_hours,
    withdrawBefore: event.withdraw_before.toISOString(),
    held: event.held,
    taken: event.taken,
    waiting: event.waiting,
    cancelledAt: event.cancelled_at?.toISOString() ?? null,
    cancellation: z.parse(Kept, event.cancellation),
  }
}

/** An event of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeEvent(context: Context, id: number): Promise<OfficeVipEvent> {
  const row = await findOfficeEvent(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeEvent(row)
}

const fields = [
  'name',
  'description',
  'place',
  'dressCode',
  'invitedBy',
  'startsAt',
  'endsAt',
  'openTo',
  'price',
  'capacity',
  'hasPlusOne',
  'answerHours',
  'withdrawBefore',
  'cancelledAt',
  'cancellation',
] as const

/** What people decide of it: how many come is no act of theirs. */
export const decidedOf = (event: OfficeVipEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, event[field]]))

/** Nothing in it names a person. */
export const vipEventRecord = auditedRecord('vip-event', fields)
