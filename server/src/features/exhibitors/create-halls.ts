import { NewHall, outsideMessage } from '@foyer/contract/new-exhibitors.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { centimetres, groundOf, liesWithin } from './ground.ts'
import { insertHallRooms, insertHalls } from './plan.queries.ts'

/**
 * Puts halls with their rooms into the context's edition, in this order.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createHalls(context: OfficeContext, entered: NewHall[]): Promise<void> {
  const halls = await acceptContent(context, z.array(NewHall), entered)
  const drawn = halls.map((hall) => ({
    ...hall,
    outline: hall.outline.map(([x, y]): [number, number] => [centimetres(x), centimetres(y)]),
    rooms: hall.rooms.map(({ area, ...room }) => ({ ...room, ground: groundOf(area) })),
  }))
  const outside = drawn.flatMap(({ outline, rooms }, at) =>
    rooms.flatMap(({ ground }, nth) =>
      liesWithin(ground, outline) ? [] : [{ path: `${at}.rooms.${nth}.area`, message: outsideMessage }],
    ),
  )
  if (outside.length > 0) throw new InvalidInput(outside)
  if (halls.length === 0) return
  const inserted = await insertHalls(
    context,
    drawn.map(({ code, name, outline }, position) => ({
      edition_id: context.editionId,
      code,
      name: JSON.stringify(name),
      outline: JSON.stringify(outline),
      position,
    })),
  )
  const ids = new Map(inserted.map(({ code, id }) => [code, id]))
  const rooms = drawn.flatMap((hall) =>
    hall.rooms.map(({ code, name, kind, ground }) => ({
      edition_id: context.editionId,
      hall_id: ids.get(hall.code) ?? 0,
      code,
      name: JSON.stringify(name),
      kind,
      ...ground,
    })),
  )
  if (rooms.length > 0) await insertHallRooms(context, rooms)
}
