import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Instant, IntegerText } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { NewVipEvent } from './new-vip-event.schemas.ts'
import { alreadyCancelled } from './office-vip-events.refusals.ts'

/** A VIP event as those see it who run the event: in every language that it is written in, with what is taken of it. */
export const OfficeVipEvent = z.object({
  id: z.int(),
  ...NewVipEvent.shape,
  /** Places that wait for an answer or for their money. */
  held: z.int(),
  /** Places of those who come. */
  taken: z.int(),
  /** People in line. */
  waiting: z.int(),
  cancelledAt: z.nullable(Instant),
  cancellation: z.nullable(Content),
})
export type OfficeVipEvent = z.infer<typeof OfficeVipEvent>

export const terms = {
  'vipEvents.listOfficeVipEvents': {
    summary: 'The VIP events of the edition',
    runs: 'read',
    query: listQuery(['startsAt', '-startsAt'], {}),
    answers: { 200: pageOf(OfficeVipEvent) },
    refusals: [],
  },
  'vipEvents.addVipEvent': {
    summary: 'Set up a VIP event',
    runs: 'command',
    body: NewVipEvent,
    answers: { 201: OfficeVipEvent },
    refusals: [],
  },
  'vipEvents.cancelVipEvent': {
    summary: 'Cancel a VIP event: everybody who has a place or waits for one is told, and what was paid goes back',
    runs: 'command',
    params: z.object({ id: IntegerText }),
    body: z.strictObject({ reason: Content }),
    answers: { 200: OfficeVipEvent },
    refusals: [requests.notFound, alreadyCancelled],
  },
} as const satisfies TermsById
