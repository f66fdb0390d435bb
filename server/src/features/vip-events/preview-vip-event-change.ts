import type {
  previewVipEventChange as endpoint,
  OfficeVipEvent,
  VipCancellationPreview,
  VipEventPreview,
} from '@foyer/contract/office-vip-events'
import { VipEventChange } from '@foyer/contract/office-vip-events.schemas'
import { acceptContent, getEdition } from '#features/editions'
import { previewReturn } from '#features/orders'
import type { Context } from '#platform/context'
import type { UseCase } from '#platform/door/serve'
import { type Answered, countAnswers, listPaidAnswers } from './office-answers.queries.ts'
import { getOfficeEvent } from './office-vip-event.ts'
import { planEventChange } from './plan-event-change.ts'

/**
 * What a change would do to those who answered, asked of what decides it when it is made: nothing is changed.
 * @throws Refused `requests/not-found`, `vip-events/…`; InvalidInput.
 */
export async function previewVipEventChange(
  context: Context,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<VipEventPreview> {
  const change = await acceptContent(context, VipEventChange, body)
  const before = await getOfficeEvent(context, id)
  const { after, answered, isMoved } = await planEventChange(context, before, change)
  const { paying, guests } = answered
  return {
    ...statesOf(answered),
    paying,
    guests,
    told: isMoved ? peopleIn(answered) : 0,
    freed: after.capacity > before.capacity ? Math.min(answered.places_waited_for, leftOf(after)) : 0,
  }
}

/** Whom a cancellation would tell, and what would go back: nothing is changed. @throws Refused `requests/not-found`. */
export async function previewVipCancellation(context: Context, id: number): Promise<VipCancellationPreview> {
  const event = await getOfficeEvent(context, id)
  const [answered, paid, { currency }] = await Promise.all([
    countAnswers(context, event.id),
    listPaidAnswers(context, event.id),
    getEdition(context),
  ])
  const things = paid.map(({ id }) => ({ kind: 'vip-event' as const, reference: id }))
  const amount = things.length === 0 ? 0 : await previewReturn(context, things, 'all')
  return { ...statesOf(answered), told: peopleIn(answered), refund: { amount, currency } }
}

const leftOf = ({ capacity, held, taken }: OfficeVipEvent) => capacity - held - taken
const statesOf = ({ attending, held, offered, waiting }: Answered) => ({ attending, held, offered, waiting })
const peopleIn = ({ attending, held, offered, waiting }: Answered) => attending + held + offered + waiting
