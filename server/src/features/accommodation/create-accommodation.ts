import { NewAccommodation } from '@foyer/contract/new-accommodation.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { houseColumns } from './house-columns.ts'
import { insertAccommodation } from './offer.queries.ts'

/**
 * Puts a house into the context's edition; it has no rooms yet.
 * @returns its id.
 * @throws InvalidInput; a number that is taken is refused by the database.
 */
export async function createAccommodation(context: OfficeContext, entered: NewAccommodation): Promise<number> {
  const house = await acceptContent(context, NewAccommodation, entered)
  const { id } = await insertAccommodation(context, {
    ...(house.id === undefined ? {} : { id: house.id }),
    ...houseColumns({ ...house, hasShuttle: house.hasShuttle ?? house.wayKind === 'shuttle' }),
    images: JSON.stringify(house.images),
  })
  return id
}
