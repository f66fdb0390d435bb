import type { FloorPlan, Point } from '@foyer/contract/exhibitors'
import { FacilityKind, HallRoomKind } from '@foyer/contract/plan-shapes.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { type Ground, metres } from './ground.ts'
import { readFloorPlanRows } from './plan.queries.ts'

export const pointOf = ([x, y]: readonly [number, number]): Point => [metres(x), metres(y)]
const areaOf = ({ x, y, width, depth }: Ground) => ({
  x: metres(x),
  y: metres(y),
  width: metres(width),
  depth: metres(depth),
})

/** The halls of the edition, and where one can walk, as this reader has them. */
export async function readFloorPlan(context: Context): Promise<FloorPlan> {
  const reader = readerOf(await getEdition(context), context.locale)
  const say = (content: unknown): string => contentFor(content, reader)
  const sayIfAny = (content: unknown): string | null => (content === null ? null : say(content))
  const { halls, facilities, entrances, points, segments } = await readFloorPlanRows(context)
  const places = new Map(points.map(({ id }, place) => [id, place]))
  const placeOf = (id: number): number => places.get(id) ?? 0
  return {
    halls: halls.map(({ code, name, outline, rooms, stands }) => ({
      code,
      name: say(name),
      outline: outline.map(pointOf),
      rooms: rooms.map((room) => ({
        code: room.code,
        name: say(room.name),
        kind: z.parse(HallRoomKind, room.kind),
        ...areaOf(room),
      })),
      stands: stands.map((stand) => ({ code: stand.code, ...areaOf(stand) })),
    })),
    facilities: facilities.map(({ kind, hall, at }) => ({ kind: z.parse(FacilityKind, kind), hall, at: pointOf(at) })),
    entrances: entrances.map(({ code, name, point_id }) => ({ code, name: say(name), point: placeOf(point_id) })),
    ways: {
      points: points.map(({ at, door }) => ({ at: pointOf(at), door: sayIfAny(door) })),
      segments: segments.map(({ from_id, to_id, hall, name, is_step_free }) => ({
        from: placeOf(from_id),
        to: placeOf(to_id),
        hall,
        name: sayIfAny(name),
        isStepFree: is_step_free,
      })),
    },
  }
}
