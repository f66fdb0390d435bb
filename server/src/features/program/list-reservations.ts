import type { SessionSeats } from '@foyer/contract/reservations'
import type { CallerContext, Person } from '#platform/context'
import { presentSeats } from './present-seats.ts'
import { listOwnSeats } from './seats.queries.ts'

/** The sessions of which seats can be reserved, by when they begin, with what the caller reserved. */
export async function listReservations(context: CallerContext<Person>): Promise<SessionSeats[]> {
  const rows = await listOwnSeats(context, context.caller.userId)
  return rows.map((row) => presentSeats(row, context.now))
}
