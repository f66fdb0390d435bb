import type { Input } from '@foyer/contract/kit/endpoint'
import type { leavePlace as leaves } from '@foyer/contract/waiting-room'
import type { Context } from '#platform/context'
import type { Tickets } from './place-ticket.ts'
import { GIVEN_UP_MS, LEFT_MS } from './place-times.ts'
import { leavePlaceRow } from './places.queries.ts'

/** A page was closed. Any other page of the same person asks before the place is given up, and so keeps it. */
export async function leavePlace(
  context: Context,
  { body }: Input<typeof leaves>,
  tickets: Tickets,
): Promise<undefined> {
  const id = tickets.read(body.ticket)
  if (id !== null) await leavePlaceRow(context, id, new Date(context.now.getTime() - (GIVEN_UP_MS - LEFT_MS)))
  return undefined
}
