import { Content } from '@foyer/contract/kit/content'
import type { HouseContract } from '@foyer/contract/office-contracts'
import type { NightGrid } from '@foyer/contract/office-nights'
import * as z from 'zod/mini'
import { dayIn } from '#platform/ground/days'
import { attritionOf } from './attrition.ts'
import type { HouseRow, RoomNights } from './office-nights.queries.ts'
import { nightsBetween } from './stay.ts'

/** By which clock a date is over. */
export interface Today {
  readonly now: Date
  readonly timeZone: string
}

/** A house with its rooms and their nights, as the office sees them. */
export function presentNightGrid(row: HouseRow, today: Today): NightGrid {
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
    contract: presentContract(row, today),
    rooms: row.rooms.map(({ name, nights, ...room }) => ({
      ...room,
      name: z.parse(Content, name),
      nights: nights.map((night) => ({ ...night })),
    })),
  }
}

/** What was agreed with a house and what it comes to by now; null where nothing was. */
export function presentContract({ contract, rooms }: HouseRow, { now, timeZone }: Today): HouseContract | null {
  if (contract === null) return null
  // Rooms for the organiser's own people are used, whoever sleeps there: they are never given back.
  const taken = rooms.reduce((sum, room) => sum + (room.isInternal ? room.allotment : room.booked), 0)
  return {
    ...contract,
    releasedAt: contract.releasedAt === null ? null : new Date(contract.releasedAt).toISOString(),
    cutOffIn: nightsBetween(dayIn(timeZone, now), contract.cutOffOn),
    taken,
    ...attritionOf(contract, taken),
  }
}

const sumOf = (rooms: readonly RoomNights[]): RoomNights => ({
  allotment: rooms.reduce((sum, room) => sum + room.allotment, 0),
  held: rooms.reduce((sum, room) => sum + room.held, 0),
  booked: rooms.reduce((sum, room) => sum + room.booked, 0),
})
