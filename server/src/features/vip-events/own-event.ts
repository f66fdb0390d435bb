import { requests } from '@foyer/contract/kit/refusal'
import type { VipEvent } from '@foyer/contract/vip-events'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { presentEvent } from './present-vip-event.ts'
import { type AnsweredEventRow, findAnsweredEvent, findOwnEvent, type OwnEventRow } from './vip-events.queries.ts'

/** An event of the edition, as the caller sees it. @throws Refused `requests/not-found`. */
export async function getOwnEvent(context: CallerContext<Person>, id: number): Promise<OwnEventRow> {
  const event = await findOwnEvent(context, id, context.caller.userId)
  if (event === undefined) throw refuse(requests.notFound)
  return event
}

/** The same, with what they answered. @throws Refused `requests/not-found`. */
export async function getAnsweredEvent(context: CallerContext<Person>, id: number): Promise<AnsweredEventRow> {
  const event = await findAnsweredEvent(context, id, context.caller.userId)
  if (event === undefined) throw refuse(requests.notFound)
  return event
}

/** The event as it is now, for its answer. */
export async function showOwnEvent(context: CallerContext<Person>, id: number): Promise<VipEvent> {
  const [edition, event] = [await getEdition(context), await getAnsweredEvent(context, id)]
  return presentEvent(context, edition, event)
}
