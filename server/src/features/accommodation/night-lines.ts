import { isLocale } from '@foyer/contract/kit/languages'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listRoomNames } from './rooming-lists.queries.ts'
import { nightsBetween } from './stay.ts'

/** What a night of a room is, or was. */
interface NightOfRoom {
  readonly room: number
  readonly night: string
  readonly is: unknown
}

/** What the rooms of a house are called in the first language of the edition, by id. */
export async function namesOfRooms(context: Context, houseId: number): Promise<ReadonlyMap<number, string>> {
  const { languages } = await getEdition(context)
  const [first = 'en'] = languages
  const reader = readerOf({ languages }, isLocale(first) ? first : 'en')
  const rooms = await listRoomNames(context, houseId)
  return new Map(rooms.map(({ id, name }) => [id, contentFor(name, reader)]))
}

/**
 * Nights as the log has them, `2201 Canal double 2025-10-20/2025-10-22: 3`: nights of a room that follow each other and
 * are alike are one line.
 * @param nights by room and night.
 */
export function nightLines(nights: readonly NightOfRoom[], names: ReadonlyMap<number, string>): string[] {
  const lines: { room: number; first: string; last: string; is: unknown }[] = []
  for (const { room, night, is } of nights) {
    const open = lines.at(-1)
    if (open?.room === room && open.is === is && nightsBetween(open.last, night) === 1) open.last = night
    else lines.push({ room, first: night, last: night, is })
  }
  return lines.map(({ room, first, last, is }) => `${room} ${names.get(room) ?? ''} ${first}/${last}: ${is ?? '–'}`)
}
