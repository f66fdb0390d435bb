import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findTrainTicket, type WholeTrainTicket } from './train-tickets.queries.ts'

/** The caller's ticket. @throws Refused `requests/not-found`: another's looks like one that does not exist. */
export async function getOwnTrainTicket(context: CallerContext<Person>, id: string): Promise<WholeTrainTicket> {
  const ticket = await findTrainTicket(context, { id, userId: context.caller.userId })
  if (ticket === undefined) throw refuse(requests.notFound)
  return ticket
}
