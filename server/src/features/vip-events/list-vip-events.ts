import type { VipEvent } from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { presentEvent } from './present-vip-event.ts'
import { listAnsweredEvents } from './vip-events.queries.ts'

/** The events that the caller's pass opens, and those that they have answered, by when they begin. */
export async function listVipEvents(context: CallerContext<Person>): Promise<VipEvent[]> {
  const [edition, events] = await Promise.all([getEdition(context), listAnsweredEvents(context, context.caller.userId)])
  return events
    .filter(({ is_open_to, answer }) => is_open_to || (answer !== null && answer.state !== 'withdrawn'))
    .map((event) => presentEvent(context, edition, event))
}
