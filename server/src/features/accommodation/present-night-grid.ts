import { Content } from '@foyer/contract/kit/content'
import type { NightGrid } from '@foyer/contract/office-nights'
import * as z from 'zod/mini'
import type { HouseRow, RoomNights } from './office-nights.queries.ts'

/** A house with its rooms and their nights, as the office sees them. */
export function presentNightGrid(row: HouseRow): NightGrid {
  return {
    id: row.id,
    version: row.nights_version,
    name: row.name,
    stars: row.stars,
    address: row.address,
    minutesToVenue: row.minutes_to_venue,
    wayKind: row.way_kind,
    isActive: row.is_active,
    ...sumOf(row.rooms),
    rooms: row.rooms.map(({ name, nights, ...room }) => ({
      ...room,
      name: z.parse(Content, name),
      nights: nights.map((night) => ({ ...night })),
    })),
  }
}

const sumOf = (rooms: readonly RoomNights[]): RoomNights => ({
  allotment: rooms.reduce((sum, room) => sum + room.allotment, 0),
  held: rooms.reduce((sum, room) => sum + room.held, 0),
  booked: rooms.reduce((sum, room) => sum + room.booked, 0),
})
