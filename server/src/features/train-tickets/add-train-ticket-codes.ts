import {
  codeTakenMessage,
  NewTrainTicketCodes,
  unknownTicketTypeMessage,
} from '@foyer/contract/new-train-ticket-type.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { addCodes } from './train-ticket-places.queries.ts'

/**
 * Puts codes of the railway behind those of a kind, in their order; each is given to one ticket.
 * @throws InvalidInput where one of them is there already, in this kind or another: none is added then, once the
 * transaction is undone.
 */
export async function addTrainTicketCodes(context: OfficeContext, entered: NewTrainTicketCodes): Promise<void> {
  const { typeId, codes } = await acceptContent(context, NewTrainTicketCodes, entered)
  const added = await addCodes(context, typeId, codes)
  if (added === null) throw new InvalidInput([{ path: 'typeId', message: unknownTicketTypeMessage }])
  if (added < codes.length) throw new InvalidInput([{ path: 'codes', message: codeTakenMessage }])
}
