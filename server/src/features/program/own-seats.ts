import { requests } from '@foyer/contract/kit/refusal'
import type { SessionSeats } from '@foyer/contract/reservations'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { presentSeats } from './present-seats.ts'
import { findOwnSeats, type OwnSeatsRow } from './seats.queries.ts'

export interface AskedSession {
  readonly params: { readonly sessionId: number }
}

/** The seats of a session. @throws Refused `requests/not-found`, also where none can be reserved. */
export async function getOwnSeats(context: CallerContext<Person>, sessionId: number): Promise<OwnSeatsRow> {
  const seats = await findOwnSeats(context, sessionId, context.caller.userId)
  if (seats === undefined) throw refuse(requests.notFound)
  return seats
}

/** The seats of a session as they are now. @throws Refused `requests/not-found`. */
export async function readReservation(context: CallerContext<Person>, { params }: AskedSession): Promise<SessionSeats> {
  return presentSeats(await getOwnSeats(context, params.sessionId), context.now)
}
