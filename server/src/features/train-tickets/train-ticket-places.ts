import { trainTicketSoldOut } from '@foyer/contract/sold-out'
import type { Context } from '#platform/context'
import { orElse } from '#platform/database/take-or-fail'
import { refuse } from '#platform/door/refused'
import { countHeldTicket } from './train-ticket-places.queries.ts'

/**
 * Takes a place of a kind for a ticket.
 * @throws Refused `train-tickets/sold-out`, naming the ticket; the transaction comes to nothing.
 */
export async function holdTrainTicket(
  context: Context,
  ticket: { readonly id: string; readonly type_id: string },
): Promise<void> {
  const soldOut = orElse(() => refuse(trainTicketSoldOut, { reference: ticket.id }))
  await countHeldTicket(context, ticket.type_id).catch(soldOut)
}
