import { NewTrainTicketType } from '@foyer/contract/new-train-ticket-type.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { ticketColumnsOf } from './ticket-columns.ts'
import { insertTrainTicketType } from './train-ticket-places.queries.ts'

/**
 * Puts a kind of train ticket into the context's edition, behind those that are there. Nobody can have one before it
 * has codes.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createTrainTicketType(context: OfficeContext, entered: NewTrainTicketType): Promise<string> {
  const type = await acceptContent(context, NewTrainTicketType, entered)
  const id = uuidV7(context.now)
  await insertTrainTicketType(context, { id, ...ticketColumnsOf(type) })
  return id
}
