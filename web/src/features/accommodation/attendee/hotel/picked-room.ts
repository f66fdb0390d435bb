import type { Room } from '@foyer/contract/accommodation'

type Offered = Pick<Room, 'id' | 'bookable' | 'maxOccupancy'>

/** The rooms that have every night and a bed for everybody. */
export function freeRooms<Some extends Offered>(rooms: readonly Some[], guests: number): Some[] {
  return rooms.filter((room) => room.bookable && room.maxOccupancy >= guests)
}

/**
 * The room under the button: the chosen one, or the first that is free where none of these was chosen. Another room
 * than the one that was chosen is never slipped under it: where that is gone, there is none.
 */
export function pickedRoom<Some extends Offered>(
  rooms: readonly Some[],
  { chosen, guests }: { readonly chosen: number | null; readonly guests: number },
): Some | null {
  const free = freeRooms(rooms, guests)
  const isChosen = rooms.some((room) => room.id === chosen)
  return free.find((room) => room.id === chosen) ?? (isChosen ? null : (free[0] ?? null))
}
