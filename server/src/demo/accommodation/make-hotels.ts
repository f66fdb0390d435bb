import { createAccommodation, createRoom, offerNights } from '#features/accommodation'
import type { OfficeContext } from '#platform/context'
import type { DemoHotel, DemoImage, DemoRoom } from './hotel.ts'
import { hotels } from './hotels.ts'
import { pictureId } from './keep-pictures.ts'
import { demoNights, nightsOf } from './nights.ts'

const listed = (images: readonly DemoImage[]) =>
  images.map((image) => ({ file: pictureId(image), alt: { ...image.alt } }))

/** A number of Berlin that belongs to nobody: these are kept for films and novels (Bundesnetzagentur). */
const phoneOf = ({ id }: DemoHotel): string => `+49 30 23125 ${String(id).padStart(3, '0')}`

/** Every room with the id that its row has. */
export function listRooms(): (DemoRoom & { readonly id: number; readonly hotel: DemoHotel })[] {
  return hotels.flatMap((hotel) =>
    hotel.rooms.map((room, index) => ({ ...room, id: hotel.id * 100 + index + 1, hotel })),
  )
}

/**
 * Makes the hotels, their rooms and nights. The ledger knows only who booked here, so rooms that the demo calls taken
 * are left out of the allotment: a night has as many as are left of it.
 */
export async function makeHotels(context: OfficeContext): Promise<void> {
  for (const hotel of hotels)
    await createAccommodation(context, {
      id: hotel.id,
      name: hotel.name,
      stars: hotel.stars,
      description: hotel.description,
      address: hotel.address,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      minutesToVenue: hotel.minutesToVenue,
      wayKind: hotel.wayKind,
      way: hotel.way,
      amenities: [...hotel.amenities],
      images: listed(hotel.images),
      checkInFrom: hotel.checkInFrom,
      checkOutUntil: hotel.checkOutUntil,
      phone: phoneOf(hotel),
    })
  for (const room of listRooms()) {
    await createRoom(context, {
      id: room.id,
      accommodationId: room.hotel.id,
      name: room.name,
      description: room.description,
      maxOccupancy: room.maxOccupancy,
      board: room.board,
      images: listed(room.images),
      isInternal: false,
    })
    const nights = nightsOf(room, demoNights.first, demoNights.last)
    await offerNights(context, {
      roomId: room.id,
      nights: nights.map(({ night, allotment, taken, price }) => ({ night, allotment: allotment - taken, price })),
    })
  }
}
