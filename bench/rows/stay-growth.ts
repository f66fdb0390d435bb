import { addBuyers, tokenOf } from '../measuring/crowd.ts'
import { addBookings, addHotels, firstHotel } from '../measuring/hotels.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import { p50, press, pressReads } from '../measuring/load.ts'
import type { Row } from '../measuring/row.ts'
import { compareSizes } from '../measuring/sizes.ts'
import { bookStay } from '../measuring/stay-load.ts'

const scale = { connections: 4, seconds: 0.6 }
const hotels = { hotels: 200, roomsPerHotel: 20, nights: 14, allotment: 50 }
const rooms = hotels.hotels * hotels.roomsPerHotel
/** People with a stay each; those who come after them book one. */
const guests = 1000
const buyers = 6000
const stay = 'start=2025-10-20&end=2025-10-24'

const reads: readonly RawRequest[] = Array.from({ length: 100 }, (_, index) => index + 1).flatMap((n): RawRequest[] => [
  { method: 'GET', path: '/api/booking', token: tokenOf(n) },
  { method: 'GET', path: `/api/accommodation/${firstHotel + n}?${stay}` },
  { method: 'GET', path: `/api/accommodation/${firstHotel + n}/?${stay}` },
])

/** One's own stays, a house and its rooms, and a booking: among a thousand bookings and among a million. */
export const stayGrowth: Row = {
  name: 'stay-growth',
  measure() {
    const next = new Map<number, number>()
    return compareSizes(
      [1000, 1_000_000],
      'bookings',
      async ({ database }, size) => {
        await addBuyers(database, 1, guests + buyers)
        await addHotels(database, hotels)
        // Those who book have no stay yet: the bookings of so many are those of people further on.
        await addBookings(database, rooms, 1, guests)
        if (size > guests) await addBookings(database, rooms, 3_000_001, size - guests)
      },
      [
        {
          what: 'stays, houses and rooms',
          measure: async (server) => p50(await pressReads(server.port, reads, scale)),
        },
        {
          what: 'bookings',
          measure: async (server, size) =>
            p50(
              await press(server.port, scale, async (client) => {
                const buyer = next.get(size) ?? guests + 1
                next.set(size, buyer + 1)
                await bookStay(client, buyer, rooms)
              }),
            ),
        },
      ],
    )
  },
}
