import type { Input } from '@foyer/contract/kit/endpoint'
import { type withdrawFromVipEvent as endpoint, eventOver, type VipWithdrawal } from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findLivingAttendance, lockAnswers } from './attendances.queries.ts'
import { letPlaceGo } from './let-place-go.ts'
import { getOwnEvent, showOwnEvent } from './own-event.ts'

/**
 * Takes back what the caller answered: a place goes to the next in line, and what was paid for it goes back until the
 * event's deadline. Without an answer nothing happens.
 * @throws Refused `requests/not-found`, `vip-events/over`, `orders/payment-under-way`, `orders/not-open`.
 */
export async function withdrawFromVipEvent(
  context: CallerContext<Person>,
  { params }: Input<typeof endpoint>,
): Promise<VipWithdrawal> {
  const { userId } = context.caller
  await lockAnswers(context, userId)
  const event = await getOwnEvent(context, params.id)
  const answer = await findLivingAttendance(context, event.id, userId)
  if (answer !== undefined && event.starts_at <= context.now) throw refuse(eventOver)
  const refunded = answer === undefined ? 0 : await letPlaceGo(context, answer, 'withdraw')
  const { currency } = await getEdition(context)
  return { event: await showOwnEvent(context, event.id), refunded: { amount: refunded, currency } }
}
