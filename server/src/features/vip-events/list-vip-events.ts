import type { VipEvent } from '@foyer/contract/vip-events'
import type { CallerContext, Person } from '#platform/context'
import { listOwnAttendances } from './attendances.queries.ts'
import { presentEvent } from './present-vip-event.ts'
import { listOwnEvents } from './vip-events.queries.ts'

/** The events that the caller's pass opens, and those that they have answered, by when they begin. */
export async function listVipEvents(context: CallerContext<Person>): Promise<VipEvent[]> {
  const { userId } = context.caller
  const [events, answers] = await Promise.all([listOwnEvents(context, userId), listOwnAttendances(context, userId)])
  const byEvent = new Map(answers.map((answer) => [answer.event_id, answer]))
  const shown: VipEvent[] = []
  for (const event of events) {
    const answer = byEvent.get(event.id) ?? null
    if (event.is_open_to || (answer !== null && answer.state !== 'withdrawn'))
      shown.push(await presentEvent(context, event, answer))
  }
  return shown
}
