import type * as contract from '@foyer/contract/accommodation'
import { Amenity } from '@foyer/contract/accommodation.schemas'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import type { Availabilities, Rooms } from '#platform/database/database-types'
import { Content, contentFor, type Reader, readerOf } from '#platform/ground/texts'
import type { AccommodationRow, ListedAccommodation, NightCell, RoomRow, StayFacts } from './accommodation.queries.ts'
import { nightsOf, type Stay } from './stay.ts'

const Images = z.array(z.object({ file: z.string(), alt: Content }))

export type BookedRoom = Selectable<Rooms>
type Locale = Context['locale']
type Terms = Pick<CurrentEdition, 'currency' | 'cancelBefore' | 'languages'>

const presentImages = (images: unknown, reader: Reader) =>
  z.parse(Images, images).map(({ file, alt }) => ({ url: `/api/image/${file}`, alt: contentFor(alt, reader) }))

function money(amount: number | null, { currency }: Pick<Terms, 'currency'>) {
  return amount === null ? null : { amount, currency }
}

function presentFacts(row: AccommodationRow & StayFacts, terms: Terms, reader: Reader) {
  return {
    id: row.id,
    name: row.name,
    stars: row.stars,
    description: contentFor(row.description, reader),
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    minutesToVenue: row.minutes_to_venue,
    way: { kind: row.way_kind, text: contentFor(row.way, reader) },
    images: presentImages(row.images, reader),
    amenities: z.parse(z.array(Amenity), row.amenities),
    shuttle: row.has_shuttle,
    fromPrice: money(row.from_price, terms),
    totalPrice: money(row.total_price, terms),
    bookable: row.is_bookable,
    cancelBefore: terms.cancelBefore.toISOString(),
  }
}

/** Each night of a strip; one on which the room is not offered has no availability. */
function presentStrip(cells: readonly NightCell[], strip: Stay, terms: Terms): contract.Night[] {
  const known = new Map(cells.map((cell) => [cell[1], cell]))
  return nightsOf(strip).map((night) => {
    const [id, , left, price] = known.get(night) ?? [null, night, 0, null]
    return { availabilityId: id, night, left, price: money(price, terms) }
  })
}

/** @param strip the nights that are shown; one on which the room is not offered has no availability. */
export function presentListed(
  row: ListedAccommodation,
  strip: Stay,
  terms: Terms,
  locale: Locale,
): contract.Accommodation {
  const reader = readerOf(terms, locale)
  const room =
    row.room_id === null || row.board === null || row.max_occupancy === null
      ? null
      : {
          id: row.room_id,
          name: contentFor(row.room_name, reader),
          board: row.board,
          maxOccupancy: row.max_occupancy,
          arrival: row.arrival,
        }
  return {
    ...presentFacts(row, terms, readerOf(terms, locale)),
    room,
    nights: room === null ? [] : presentStrip(row.nights, strip, terms),
  }
}

export function presentDetail(
  row: AccommodationRow & StayFacts,
  terms: Terms,
  locale: Locale,
): contract.AccommodationDetail {
  return {
    ...presentFacts(row, terms, readerOf(terms, locale)),
    checkInFrom: row.check_in_from,
    checkOutUntil: row.check_out_until,
    phone: row.phone,
  }
}

/** @param asked how many nights the stay has, and the strip around it; null where nobody asks for any. */
export function presentRoom(
  row: BookedRoom & Partial<Pick<RoomRow, 'availability_ids' | 'free' | 'total' | 'arrival' | 'nights'>>,
  asked: { readonly count: number; readonly strip: Stay } | null,
  terms: Terms,
  locale: Locale,
): contract.Room {
  const reader = readerOf(terms, locale)
  const isBookable = asked !== null && row.free === asked.count
  return {
    id: row.id,
    accommodationId: row.accommodation_id,
    name: contentFor(row.name, reader),
    description: contentFor(row.description, reader),
    maxOccupancy: row.max_occupancy,
    board: row.board,
    images: presentImages(row.images, reader),
    active: row.is_active,
    internal: row.is_internal,
    availabilityIds: [...(row.availability_ids ?? [])],
    nights: asked === null ? [] : presentStrip(row.nights ?? [], asked.strip, terms),
    arrival: row.arrival ?? null,
    totalPrice: isBookable ? money(row.total ?? null, terms) : null,
    bookable: isBookable,
  }
}

export function presentAvailability(
  row: Selectable<Availabilities>,
  { currency }: Pick<Terms, 'currency'>,
): contract.Availability {
  return {
    id: row.id,
    roomId: row.room_id,
    night: row.night,
    allotment: row.allotment,
    left: row.allotment - row.held - row.booked,
    price: { amount: row.price, currency },
  }
}
