import { requests } from '@foyer/contract/kit/refusal'
import type { changeVipEvent as endpoint, OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { VipEventChange } from '@foyer/contract/office-vip-events.schemas'
import { acceptContent } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { columnsOf } from './event-columns.ts'
import { decidedOf, getOfficeEvent, vipEventRecord } from './office-vip-event.ts'
import { planEventChange } from './plan-event-change.ts'
import { changeEventRow, lockEvent } from './vip-events.queries.ts'

/**
 * Changes an event that is still as whoever changes it saw it. Whoever has a place keeps it, and what they paid for it;
 * a job tells them of another time or place, and offers what came free.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `vip-events/…`; InvalidInput.
 */
export async function changeVipEvent(
  context: CallerContext<Person>,
  { params: { id }, body }: Parameters<UseCase<typeof endpoint>>[1],
): Promise<Audited<OfficeVipEvent>> {
  const change = await acceptContent(context, VipEventChange, body)
  // Nobody takes a place until it is done: what is counted of it stays so.
  if (!(await lockEvent(context, id))) throw refuse(requests.notFound)
  const before = await getOfficeEvent(context, id)
  if (before.version !== change.version) throw refuseChangedMeanwhile(body, before)
  const { after, isMoved } = await planEventChange(context, before, change)
  await changeEventRow(context, id, columnsOf(after), isMoved)
  await context.enqueue('settle-vip-places', {})
  const changed = await getOfficeEvent(context, id)
  return audited(vipEventRecord.changed(id, decidedOf(before), decidedOf(changed)), changed)
}
