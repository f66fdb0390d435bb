import type { Input } from '@foyer/contract/kit/endpoint'
import type { VipEvent } from '@foyer/contract/vip-events'
import { type ignoreVipEvent as ignores, type showVipEvent as shows, stillComing } from '@foyer/contract/vip-events'
import { holdOwnAccount } from '#features/identity'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findLivingAttendance, lockAnswers } from './attendances.queries.ts'
import { getOwnEvent, showOwnEvent } from './own-event.ts'
import { deleteIgnore, insertIgnore } from './vip-events.queries.ts'

/**
 * Puts an event out of the caller's sight; ignored twice, it is as ignored once.
 * @throws Refused `requests/not-found`, `vip-events/still-coming`.
 */
export async function ignoreVipEvent(
  context: CallerContext<Person>,
  { params }: Input<typeof ignores>,
): Promise<VipEvent> {
  const { userId } = context.caller
  await holdOwnAccount(context)
  await lockAnswers(context, userId)
  const { id } = await getOwnEvent(context, params.id)
  if ((await findLivingAttendance(context, id, userId)) !== undefined) throw refuse(stillComing)
  await insertIgnore(context, id, userId)
  return showOwnEvent(context, id)
}

/** Shows an ignored event again. @throws Refused `requests/not-found`. */
export async function showVipEvent(context: CallerContext<Person>, { params }: Input<typeof shows>): Promise<VipEvent> {
  const { id } = await getOwnEvent(context, params.id)
  await deleteIgnore(context, id, context.caller.userId)
  return showOwnEvent(context, id)
}
