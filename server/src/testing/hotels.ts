import type { Booking } from '@foyer/contract/bookings'
import { call, type Reply } from './people.ts'
import type { TestHouse } from './test-house.ts'

const both = (text: string) => JSON.stringify({ en: text, de: `${text} (de)` })

export interface TestRoom {
  readonly id: number
  /** Rooms on each night. */
  readonly allotment?: number
  /** Minor units for each night from `from`. */
  readonly prices?: readonly number[]
  readonly from?: string
  readonly maxOccupancy?: number
  readonly isInternal?: boolean
  readonly isActive?: boolean
}

/** Ten nights from 17 October 2025 at 119.00 €. */
const usual = { allotment: 3, from: '2025-10-17', prices: Array.from({ length: 10 }, () => 11_900), maxOccupancy: 2 }

const dayAfter = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)

/** A hotel with rooms of its own, beside those of the demo. */
export async function openHotel(house: Pick<TestHouse, 'database'>, id: number, rooms: readonly TestRoom[]) {
  const { db } = house.database
  await db
    .insertInto('accommodations')
    .values({
      id,
      edition_id: 1,
      name: `Test Hotel ${id}`,
      stars: 3,
      description: both('A house to test in'),
      address: 'Probeweg 1, 10115 Berlin',
      latitude: 52.5,
      longitude: 13.3,
      minutes_to_venue: 9,
      way_kind: 'walk',
      way: both('9 minutes on foot'),
      has_shuttle: false,
      amenities: JSON.stringify(['wifi']),
      images: '[]',
      check_in_from: '15:00',
      check_out_until: '11:00',
      is_active: true,
    })
    .execute()
  for (const given of rooms) {
    const room = { ...usual, ...given }
    await db
      .insertInto('rooms')
      .values({
        id: room.id,
        accommodation_id: id,
        name: both(`Room ${room.id}`),
        description: both('A bed and a lamp'),
        max_occupancy: room.maxOccupancy,
        board: 'breakfast',
        images: '[]',
        is_active: room.isActive ?? true,
        is_internal: room.isInternal ?? false,
      })
      .execute()
    await db
      .insertInto('availabilities')
      .values(
        room.prices.map((price, index) => ({
          room_id: room.id,
          night: dayAfter(room.from, index),
          allotment: room.allotment,
          price,
        })),
      )
      .execute()
  }
}

/** What a stay is that scenarios book; `openScenarioHotel` has opened its hotel. */
export const scenarioStay = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-24' }

export const book = (
  house: Pick<TestHouse, 'app'>,
  token: string,
  stay: { roomId: number; arrival: string; departure: string; roomOccupancy?: number; guests?: unknown[] },
): Promise<Reply<Booking & { code?: string; nights?: string[] }>> =>
  call(house, 'POST', '/api/booking', { token, body: { roomOccupancy: 1, ...stay } })

/** Rooms left of each night, as anybody may read it. */
export async function nightsLeft(house: Pick<TestHouse, 'database'>, roomId: number): Promise<Record<string, number>> {
  const rows = await house.database.db
    .selectFrom('availabilities')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('night')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.night, row.allotment - row.held - row.booked]))
}
