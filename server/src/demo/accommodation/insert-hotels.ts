import type { Db } from '#platform/database/database'
import { edition } from '../demo-edition.ts'
import type { DemoHotel, DemoImage, DemoRoom } from './hotel.ts'
import { hotels } from './hotels.ts'
import { pictureId } from './keep-pictures.ts'
import { demoNights, nightsOf } from './nights.ts'

const listed = (images: readonly DemoImage[]): string =>
  JSON.stringify(images.map((image) => ({ file: pictureId(image), alt: image.alt })))

/** A number of Berlin that belongs to nobody: these are kept for films and novels (Bundesnetzagentur). */
const phoneOf = ({ id }: DemoHotel): string => `+49 30 23125 ${String(id).padStart(3, '0')}`

/** Every room with the id that its row has. */
export function listRooms(): (DemoRoom & { readonly id: number; readonly hotel: DemoHotel })[] {
  return hotels.flatMap((hotel) =>
    hotel.rooms.map((room, index) => ({ ...room, id: hotel.id * 100 + index + 1, hotel })),
  )
}

/**
 * Writes the hotels, their rooms and nights. The ledger knows only who booked here, so rooms that the demo calls taken
 * are left out of the allotment: a night has as many as are left of it.
 */
export async function insertHotels(db: Db): Promise<void> {
  await db
    .insertInto('accommodations')
    .values(
      hotels.map((hotel) => ({
        id: hotel.id,
        edition_id: edition.id,
        name: hotel.name,
        stars: hotel.stars,
        description: JSON.stringify(hotel.description),
        address: hotel.address,
        latitude: hotel.latitude,
        longitude: hotel.longitude,
        minutes_to_venue: hotel.minutesToVenue,
        way_kind: hotel.wayKind,
        way: JSON.stringify(hotel.way),
        has_shuttle: hotel.wayKind === 'shuttle',
        amenities: JSON.stringify(hotel.amenities),
        images: listed(hotel.images),
        check_in_from: hotel.checkInFrom,
        check_out_until: hotel.checkOutUntil,
        phone: phoneOf(hotel),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rooms = listRooms()
  await db
    .insertInto('rooms')
    .values(
      rooms.map((room) => ({
        id: room.id,
        accommodation_id: room.hotel.id,
        name: JSON.stringify(room.name),
        description: JSON.stringify(room.description),
        max_occupancy: room.maxOccupancy,
        board: room.board,
        images: listed(room.images),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('availabilities')
    .values(
      rooms.flatMap((room) =>
        nightsOf(room, demoNights.first, demoNights.last).map(({ night, allotment, taken, price }) => ({
          room_id: room.id,
          night,
          allotment: allotment - taken,
          price,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
