import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { findBooking, type WholeBooking } from './bookings.queries.ts'

/** The caller's booking. @throws Refused `requests/not-found`: another's looks like one that does not exist. */
export async function getOwnBooking(context: CallerContext<Person>, id: number): Promise<WholeBooking> {
  const booking = await findBooking(context, { id, userId: context.caller.userId })
  if (booking === undefined) throw refuse(requests.notFound)
  return booking
}
