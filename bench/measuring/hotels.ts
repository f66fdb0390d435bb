import type { Database } from '../../server/src/platform/database/database.ts'
import { run, userIdSql } from './crowd.ts'

/** Houses of a bench have numbers from here on, and so have their rooms: nobody else's are as high. */
export const firstHotel = 900_001
export const firstRoom = 9_000_001
/** The nights of a bench: two weeks around the demo edition's fair. */
export const firstNight = '2025-10-14'

export interface Hotels {
  readonly hotels: number
  readonly roomsPerHotel: number
  readonly nights: number
  /** Rooms of a type on a night. */
  readonly allotment: number
}

const texts = (word: string) => `jsonb_build_object('en', '${word} ' || n, 'de', '${word} ' || n)`

/** Houses with room types and nights, each night with its price and none of it taken. */
export async function addHotels(
  database: Database,
  { hotels, roomsPerHotel, nights, allotment }: Hotels,
): Promise<void> {
  await run(database, [
    `insert into accommodations (id, edition_id, name, stars, description, address, latitude, longitude,
       minutes_to_venue, way_kind, way, has_shuttle, amenities, images, check_in_from, check_out_until)
     select ${firstHotel - 1} + n, 1, 'Hotel ' || n, 1 + n % 5, ${texts('A quiet house near the fair, number')},
       'Messeplatz ' || n || ', 50679 Köln', 50.9 + n / 10000.0, 6.9 + n / 10000.0, 3 + n % 40,
       'walk', ${texts('On foot, past house')}, n % 3 = 0, '["wifi", "breakfast", "bar"]',
       jsonb_build_array(jsonb_build_object('file', 'bench-' || n, 'alt', ${texts('Front of house')})), '15:00', '11:00'
     from generate_series(1, ${hotels}) as n`,
    `insert into rooms (id, accommodation_id, name, description, max_occupancy, board, images)
     select ${firstRoom} + (h - 1) * ${roomsPerHotel} + n - 1, ${firstHotel - 1} + h, '{"en": "Double room", "de": "Doppelzimmer"}',
       ${texts('Twenty square metres, room')}, 2, 'breakfast', '[]'
     from generate_series(1, ${hotels}) as h, generate_series(1, ${roomsPerHotel}) as n`,
    `insert into availabilities (room_id, night, allotment, price)
     select ${firstRoom} + n - 1, date '${firstNight}' + d, ${allotment}, 9000 + 100 * ((n - 1) / ${roomsPerHotel} % 80)
     from generate_series(1, ${hotels * roomsPerHotel}) as n, generate_series(0, ${nights - 1}) as d`,
  ])
}

/**
 * Booked stays of four nights with one guest, spread over all rooms: the first ones belong to the people with these
 * numbers, the others to people who are gone and ask for nothing.
 */
export async function addBookings(database: Database, rooms: number, from: number, count: number): Promise<void> {
  const numbers = `generate_series(${from}, ${from + count - 1}) as n`
  const arrival = `date '${firstNight}' + n % 10`
  const room = `${firstRoom} + n % ${rooms}`
  const user = userIdSql('n')
  await run(database, [
    `insert into bookings (id, edition_id, user_id, order_id, room_id, arrival, departure, occupancy, state, price,
       created_at, booked_at)
     overriding system value
     select n, 1, ${user}, ${user}, ${room}, ${arrival}, ${arrival} + 4, 1, 'booked', 48000,
       timestamptz '2025-08-18T07:00:00Z', timestamptz '2025-08-18T07:00:00Z'
     from ${numbers}`,
    `insert into booked_nights (availability_id, booking_id, hold, price)
     select v.id, n, 'booked', v.price
     from ${numbers} join availabilities v on v.room_id = ${room} and v.night >= ${arrival} and v.night < ${arrival} + 4`,
    `insert into booking_guests (booking_id, first_name, last_name, created_at)
     select n, 'Mira', 'Okafor ' || n, timestamptz '2025-08-18T07:00:00Z' from ${numbers}`,
  ])
  await run(database, [
    `update availabilities v set booked = taken.count, allotment = v.allotment + taken.count
     from (select availability_id, count(*) from booked_nights group by 1) taken where v.id = taken.availability_id`,
    `select setval('bookings_id_seq', ${Math.max(from + count, 30_001)})`,
  ])
}
