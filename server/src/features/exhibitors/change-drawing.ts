import { standsMisplacedMessage } from '@foyer/contract/drawing.schemas'
import type {
  setDrawing as endpoint,
  OfficeHall,
  OfficeStand,
  previewDrawing as previewing,
  removeDrawing as removing,
} from '@foyer/contract/office-halls'
import { reachesOthers } from '@foyer/contract/office-halls.refusals'
import type { OfficeContext } from '#platform/context'
import { audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { acceptDrawing } from './accept-drawing.ts'
import { centimetres, type Ground, groundOf, liesWithin, overlaps } from './ground.ts'
import { getOfficeHall, hallRecord, holdHall } from './office-hall.ts'
import {
  deleteDrawing,
  leaveShapes,
  listExhibitorIds,
  moveStands,
  putDrawing,
  touchHall,
} from './office-halls.queries.ts'
import { listStandRows } from './plan.queries.ts'
import type { Drawing, DrawnLine } from './read-drawing.ts'
import { pointOf } from './read-floor-plan.ts'
import { areSeen, holdersOf } from './stand-holders.ts'

/** The rectangle around a shape; a stand is one. */
function groundAround({ points }: DrawnLine): Ground {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
}

interface Effect {
  readonly moved: readonly (OfficeStand & { readonly ground: Ground })[]
  /** Their shape is not in it: they stay where they are. */
  readonly left: readonly OfficeStand[]
}

/** What a drawing would do to the stands of a hall. @throws InvalidInput where one would lie where none can. */
async function effectOf(context: OfficeContext, hall: OfficeHall, { shapes }: Drawing): Promise<Effect> {
  const byKey = new Map(shapes.map((shape) => [shape.key, shape]))
  const drawn = hall.stands.filter(({ shape }) => shape !== null)
  const moved = drawn.flatMap((stand) => {
    const shape = byKey.get(stand.shape ?? '')
    const ground = shape && groundAround(shape)
    return ground === undefined || JSON.stringify(ground) === JSON.stringify(groundOf(stand.area))
      ? []
      : [{ ...stand, ground }]
  })
  const walls = hall.outline.map(([x, y]): [number, number] => [centimetres(x), centimetres(y)])
  const ids = new Set(moved.map(({ id }) => id))
  const grounds: Ground[] = (await listStandRows(context)).filter(({ id }) => !ids.has(id))
  for (const { ground } of moved) {
    const isFlat = ground.width === 0 || ground.depth === 0
    if (isFlat || !liesWithin(ground, walls) || grounds.some((other) => overlaps(ground, other)))
      throw new InvalidInput([{ path: 'width', message: standsMisplacedMessage }])
    grounds.push(ground)
  }
  return { moved, left: drawn.filter(({ shape }) => !byKey.has(shape ?? '')) }
}

/** What a file would do; nothing is kept. @throws InvalidInput; Refused `requests/not-found`. */
export const previewDrawing: UseCase<typeof previewing> = async (context, { params: { id }, body }) => {
  const hall = await getOfficeHall(context, id)
  const drawing = acceptDrawing(body)
  const { moved, left } = await effectOf(context, hall, drawing)
  const names = new Map(
    (await listExhibitorIds(context, holdersOf([...moved, ...left]))).map(({ code, name }) => [code, name]),
  )
  const present = ({ code, exhibitors }: OfficeStand) => ({
    code,
    exhibitors: exhibitors.map((one) => ({ code: one, name: names.get(one) ?? one })),
  })
  return {
    shapes: drawing.shapes.map((shape) => ({ ...shape, points: shape.points.map(pointOf) })),
    leftOut: drawing.leftOut,
    moved: moved.map(present),
    left: left.map(present),
  }
}

/**
 * Gives a hall a drawing, or another one; stands go where their shape is.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`, `exhibitors/reaches-others`.
 */
export const setDrawing: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version, reached, ...file } = body
  // A file that cannot be read keeps nobody waiting.
  const drawing = acceptDrawing(file)
  const hall = await holdHall(context, id, { version })
  const { moved, left } = await effectOf(context, hall, drawing)
  if (!areSeen(holdersOf([...moved, ...left]), reached)) throw refuse(reachesOthers)
  await putDrawing(context, id, drawing.shapes)
  await moveStands(
    context,
    moved.map(({ id: standId, ground }) => ({ id: standId, ...ground })),
  )
  await leaveShapes(
    context,
    left.map((stand) => stand.id),
  )
  await touchHall(context, id)
  const done = {
    shapes: drawing.shapes.length,
    stands: [...moved, ...left].map(({ code }) => code),
  }
  return audited(hallRecord.changed(id, { shapes: hall.drawing.length }, done), await getOfficeHall(context, id))
}

/** Takes the drawing of a hall away; stands stay where they are. @throws Refused `requests/not-found`, `office/changed-meanwhile`. */
export const removeDrawing: UseCase<typeof removing> = async (context, { params: { id }, body }) => {
  const hall = await holdHall(context, id, body)
  await deleteDrawing(context, id)
  const drawn = hall.stands.filter(({ shape }) => shape !== null)
  await leaveShapes(
    context,
    drawn.map((stand) => stand.id),
  )
  await touchHall(context, id)
  return audited(
    hallRecord.changed(id, { shapes: hall.drawing.length }, { shapes: 0 }),
    await getOfficeHall(context, id),
  )
}
