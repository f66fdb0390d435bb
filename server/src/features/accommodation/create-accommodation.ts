import { NewAccommodation } from '@foyer/contract/new-accommodation.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
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
    name: house.name,
    stars: house.stars,
    description: JSON.stringify(house.description),
    address: house.address,
    latitude: house.latitude,
    longitude: house.longitude,
    minutes_to_venue: house.minutesToVenue,
    way_kind: house.wayKind,
    way: JSON.stringify(house.way),
    has_shuttle: house.wayKind === 'shuttle',
    amenities: JSON.stringify(house.amenities),
    images: JSON.stringify(house.images),
    check_in_from: house.checkInFrom,
    check_out_until: house.checkOutUntil,
    phone: house.phone,
  })
  return id
}
