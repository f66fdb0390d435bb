import { compareOrders } from '../measuring/compare-orders.ts'
import { firstRoom } from '../measuring/hotels.ts'
import type { Row } from '../measuring/row.ts'
import { orderPassAndStay, roomOf } from '../measuring/stay-load.ts'

const roomTypes = 20

/** Sixteen buyers order a pass and four nights each, against the same statements alone. */
export const stayOrder: Row = {
  name: 'stay-order',
  longestMs: 300_000,
  async measure() {
    const { figure } = await compareOrders(
      'orders of a pass and four nights ÷ pgbench with the same statements, orders per second',
      (client, buyer) => orderPassAndStay(client, buyer, roomTypes),
      {
        hotels: { hotels: 1, roomsPerHotel: roomTypes, nights: 14, allotment: 100_000 },
        following: [
          { of: (buyer) => String(roomOf(buyer, roomTypes)), sql: `(${firstRoom} + :n::bigint % ${roomTypes})::int` },
        ],
      },
    )
    return [figure]
  },
}
