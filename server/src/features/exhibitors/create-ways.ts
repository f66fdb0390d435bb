import { NewWays } from '@foyer/contract/new-exhibitors.schemas'
import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import type * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { centimetres } from './ground.ts'
import { insertEntrances, insertWayPoints, insertWaySegments, listHallRows } from './plan.queries.ts'

type Ways = z.output<typeof NewWays>

/**
 * Puts down where one can walk in the context's edition, and where one comes in. Segments and entrances name points that
 * come with them.
 * @throws InvalidInput; a code that is taken, or two segments between the same points, the database refuses.
 */
export async function createWays(context: OfficeContext, entered: NewWays): Promise<void> {
  const ways = await acceptContent(context, NewWays, entered)
  const halls = new Map((await listHallRows(context)).map(({ code, id }) => [code, id]))
  const unknown = unknownIn(ways, halls)
  if (unknown.length > 0) throw new InvalidInput(unknown.map((path) => ({ path, message: unknownCodeMessage })))
  await putWays(context, ways, halls)
}

/** Where ways name what is not there. */
export function unknownIn({ points, segments, entrances }: Ways, halls: ReadonlyMap<string, number>): string[] {
  const known = new Set(points.map(({ code }) => code))
  return [
    ...segments.flatMap(({ from, to, hall }, at) => [
      ...(known.has(from) ? [] : [`segments.${at}.from`]),
      ...(known.has(to) ? [] : [`segments.${at}.to`]),
      ...(hall === null || halls.has(hall) ? [] : [`segments.${at}.hall`]),
    ]),
    ...entrances.flatMap(({ point }, at) => (known.has(point) ? [] : [`entrances.${at}.point`])),
  ]
}

/** Writes down ways whose parts know each other. @param halls their ids by code. */
export async function putWays(
  context: OfficeContext,
  { points, segments, entrances }: Ways,
  halls: ReadonlyMap<string, number>,
): Promise<void> {
  if (points.length === 0) return
  const edition_id = context.editionId
  const inserted = await insertWayPoints(
    context,
    points.map(({ code, at: [x, y], door }) => ({
      edition_id,
      code,
      x: centimetres(x),
      y: centimetres(y),
      door: door === null ? null : JSON.stringify(door),
    })),
  )
  const ids = new Map(inserted.map(({ code, id }) => [code, id]))
  const idOf = (code: string): number => ids.get(code) ?? 0
  if (segments.length > 0)
    await insertWaySegments(
      context,
      segments.map(({ from, to, hall, name, isStepFree }) => ({
        edition_id,
        // A way leads both ways: it stands there once, the lower id first.
        from_id: Math.min(idOf(from), idOf(to)),
        to_id: Math.max(idOf(from), idOf(to)),
        hall_id: hall === null ? null : (halls.get(hall) ?? null),
        name: name === null ? null : JSON.stringify(name),
        is_step_free: isStepFree,
      })),
    )
  if (entrances.length > 0)
    await insertEntrances(
      context,
      entrances.map(({ code, name, point }, position) => ({
        edition_id,
        code,
        name: JSON.stringify(name),
        point_id: idOf(point),
        position,
      })),
    )
}
