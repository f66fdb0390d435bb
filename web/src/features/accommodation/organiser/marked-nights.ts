import type { NightGrid, OfficeNight, OfficeRoom } from '@foyer/contract/office-nights'
import type { Range } from './grid-cells.ts'

/** Nights of rooms that are chosen: by pointer, by keys, or in the form. */
export interface Marked {
  readonly roomIds: readonly number[]
  readonly first: string
  /** Chosen too. */
  readonly last: string
}

export const isMarked = ({ roomIds, first, last }: Marked, roomId: number, night: string): boolean =>
  roomIds.includes(roomId) && first <= night && night <= last

/** The nights between two corners of a grid. */
export function markedIn({ from, to }: Range, rooms: readonly OfficeRoom[], nights: readonly string[]): Marked {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
  return {
    roomIds: rooms.slice(top, bottom + 1).map(({ id }) => id),
    first: nights[left] ?? '',
    last: nights[right] ?? '',
  }
}

/** The nights that are chosen and offered. */
export const nightsIn = (house: NightGrid, marked: Marked): OfficeNight[] =>
  house.rooms.flatMap((room) => room.nights.filter(({ night }) => isMarked(marked, room.id, night)))

type Field = 'allotment' | 'price' | 'minimumStay' | 'closedToArrival'
const fields: readonly Field[] = ['allotment', 'price', 'minimumStay', 'closedToArrival']

/** What all of them have, where it is one and the same. */
export function sharedBy(nights: readonly OfficeNight[]): Partial<Pick<OfficeNight, Field>> {
  const [first] = nights
  if (first === undefined) return {}
  const isShared = (field: Field) => nights.every((night) => night[field] === first[field])
  return Object.fromEntries(fields.filter(isShared).map((field) => [field, first[field]]))
}

export interface NightDifference {
  readonly room: OfficeRoom
  readonly night: string
  readonly field: Field
  /** Undefined where the night was not offered. */
  readonly before: number | boolean | undefined
  readonly after: number | boolean | undefined
}

/** What of a house's nights somebody made another; what was sold of them meanwhile is none of it. */
export const differences = (before: NightGrid, after: NightGrid): NightDifference[] =>
  after.rooms.flatMap((room) => {
    const known = before.rooms.find(({ id }) => id === room.id)?.nights ?? []
    return room.nights.flatMap((night) => {
      const was = known.find((other) => other.night === night.night)
      return fields
        .filter((field) => was?.[field] !== night[field])
        .map((field) => ({ room, night: night.night, field, before: was?.[field], after: night[field] }))
    })
  })
