import { outsideMessage, overlapMessage } from '@foyer/contract/new-exhibitors.schemas'
import type {
  addStand as adding,
  changeStand as endpoint,
  OfficeHall,
  removeStand as removing,
  StandEntries,
} from '@foyer/contract/office-halls'
import {
  shapeTakenMessage,
  takenStandMessage,
  unknownExhibitorMessage,
  unknownShapeMessage,
} from '@foyer/contract/office-halls.schemas'
import type { OfficeContext } from '#platform/context'
import { Audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { centimetres, groundOf, liesWithin, overlaps } from './ground.ts'
import { getOfficeHall, hallRecord, holdPlan, holdStand, standEntriesOf } from './office-hall.ts'
import { deleteStand, insertStand, listExhibitorIds, setHolders, updateStand } from './office-halls.queries.ts'
import { listStandRows } from './plan.queries.ts'
import { noteStands } from './stand-holders.ts'

/**
 * The ids of who is to stand there.
 * @param self the stand itself; null: a new one.
 * @throws InvalidInput for all that cannot be, beside what is in the hall.
 */
async function accept(
  context: OfficeContext,
  hall: OfficeHall,
  { code, area, shape, exhibitors }: StandEntries,
  self: number | null,
): Promise<number[]> {
  const others = hall.stands.filter(({ id }) => id !== self)
  const ground = groundOf(area)
  const walls = hall.outline.map(([x, y]): [number, number] => [centimetres(x), centimetres(y)])
  const covered = (await listStandRows(context)).some((other) => other.id !== self && overlaps(ground, other))
  const known = new Map((await listExhibitorIds(context, exhibitors)).map((one) => [one.code, one.id]))
  const faults = [
    ...(others.some((other) => other.code === code) ? [{ path: 'code', message: takenStandMessage }] : []),
    ...(liesWithin(ground, walls) ? [] : [{ path: 'area', message: outsideMessage }]),
    ...(covered ? [{ path: 'area', message: overlapMessage }] : []),
    ...(shape === null || hall.drawing.some(({ key }) => key === shape)
      ? []
      : [{ path: 'shape', message: unknownShapeMessage }]),
    ...(shape !== null && others.some((other) => other.shape === shape)
      ? [{ path: 'shape', message: shapeTakenMessage }]
      : []),
    ...exhibitors.flatMap((one, at) =>
      known.has(one) ? [] : [{ path: `exhibitors.${at}`, message: unknownExhibitorMessage }],
    ),
  ]
  if (faults.length > 0) throw new InvalidInput(faults)
  return [...known.values()]
}

const valuesOf = ({ code, area, shape }: StandEntries) => ({ code, shape, ...groundOf(area) })

/** Puts a stand into a hall. @throws InvalidInput; Refused `requests/not-found`. */
export const addStand: UseCase<typeof adding> = async (context, { params: { id }, body }) => {
  const hall = await holdPlan(context, id)
  const holders = await accept(context, hall, body, null)
  const acts = await noteStands(context, body.exhibitors, async () => {
    const stand = await insertStand(context, id, valuesOf(body))
    await setHolders(context, stand.id, holders)
  })
  return new Audited([hallRecord.changed(id, {}, { stand: body }), ...acts], await getOfficeHall(context, id))
}

/** Changes a stand, and who has it. @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`. */
export const changeStand: UseCase<typeof endpoint> = async (context, { params, body }) => {
  const { version: _version, ...entries } = body
  const { hall, stand } = await holdStand(context, params, body)
  const holders = await accept(context, hall, entries, stand.id)
  const acts = await noteStands(context, [...stand.exhibitors, ...entries.exhibitors], async () => {
    await updateStand(context, stand.id, valuesOf(entries))
    await setHolders(context, stand.id, holders)
  })
  const changed = hallRecord.changed(hall.id, { stand: standEntriesOf(stand) }, { stand: entries })
  return new Audited([changed, ...acts], await getOfficeHall(context, hall.id))
}

/** Removes a stand; who has it stays, without it. @throws Refused `requests/not-found`, `office/changed-meanwhile`. */
export const removeStand: UseCase<typeof removing> = async (context, { params, body }) => {
  const { hall, stand } = await holdStand(context, params, body)
  const acts = await noteStands(context, stand.exhibitors, async () => {
    await setHolders(context, stand.id, [])
    await deleteStand(context, stand.id)
  })
  const removed = hallRecord.changed(hall.id, { stand: standEntriesOf(stand) }, {})
  return new Audited([removed, ...acts], await getOfficeHall(context, hall.id))
}
