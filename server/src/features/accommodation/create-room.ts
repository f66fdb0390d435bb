import { NewRoom, unknownHouseMessage } from '@foyer/contract/new-accommodation.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { roomColumns } from './house-columns.ts'
import { hasAccommodation, insertRoom } from './offer.queries.ts'

/**
 * Puts a room into a house of the context's edition; it has no nights yet.
 * @returns its id.
 * @throws InvalidInput; a number that is taken is refused by the database.
 */
export async function createRoom(context: OfficeContext, entered: NewRoom): Promise<number> {
  const room = await acceptContent(context, NewRoom, entered)
  if (!(await hasAccommodation(context, room.accommodationId)))
    throw new InvalidInput([{ path: 'accommodationId', message: unknownHouseMessage }])
  const { id } = await insertRoom(context, {
    ...(room.id === undefined ? {} : { id: room.id }),
    accommodation_id: room.accommodationId,
    ...roomColumns(room),
    images: JSON.stringify(room.images),
  })
  return id
}
