import type { Content } from '@foyer/contract/kit/content'
import { requests } from '@foyer/contract/kit/refusal'
import { alreadyCancelled } from '@foyer/contract/office-vip-events'
import { terms } from '@foyer/contract/office-vip-events.schemas'
import { acceptContent } from '#features/editions'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { cancelEventRow, findOfficeEvent } from './vip-events.queries.ts'

const Reason = terms['vipEvents.cancelVipEvent'].body

/**
 * Cancels an event: from now on nobody takes a place. A job tells everybody who has one or waits for one, and gives
 * back what was paid.
 * @throws Refused `requests/not-found`, `vip-events/already-cancelled`; InvalidInput.
 */
export async function cancelVipEvent(
  context: Context,
  id: number,
  entered: { readonly reason: Content },
): Promise<void> {
  const { reason } = await acceptContent(context, Reason, entered)
  if ((await findOfficeEvent(context, id)) === undefined) throw refuse(requests.notFound)
  const set = { cancelled_at: context.now, cancellation: JSON.stringify(reason) }
  if (!(await cancelEventRow(context, id, set))) throw refuse(alreadyCancelled)
  await context.enqueue('settle-vip-places', {})
}
