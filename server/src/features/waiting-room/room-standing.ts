import type { Context } from '#platform/context'
import { listNumbers } from './places.queries.ts'
import { findRoom, type RoomRow } from './waiting-room.queries.ts'

/** As much of a context as the room needs. */
export type RoomContext = Pick<Context, 'db' | 'now' | 'editionId' | 'recall' | 'ports'>

/** The room as all who ask within a second are told of it; null where nobody waits. */
export async function openRoom(context: RoomContext): Promise<RoomRow | null> {
  const room = await context.recall(`waiting-room ${context.editionId}`, () => findRoom(context))
  return room?.is_open === true ? room : null
}

/** How many wait before this number. */
export async function countBefore(context: RoomContext, number: number): Promise<number> {
  const numbers = await context.recall(`waiting-numbers ${context.editionId}`, () => listNumbers(context))
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}
