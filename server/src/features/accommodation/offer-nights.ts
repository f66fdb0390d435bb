import { NewNights, unknownRoomMessage } from '@foyer/contract/new-accommodation.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { hasRoom, insertNights } from './offer.queries.ts'

/** Offers nights of a room of the context's edition. Those that are offered already stay as they are. @throws InvalidInput */
export async function offerNights(context: OfficeContext, entered: NewNights): Promise<void> {
  const { roomId, nights } = await acceptContent(context, NewNights, entered)
  if (!(await hasRoom(context, roomId))) throw new InvalidInput([{ path: 'roomId', message: unknownRoomMessage }])
  await insertNights(
    context,
    nights.map(({ night, allotment, price }) => ({ room_id: roomId, night, allotment, price })),
  )
}
