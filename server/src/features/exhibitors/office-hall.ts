import { requests } from '@foyer/contract/kit/refusal'
import type { HallEntries, HallLine, OfficeHall, OfficeStand } from '@foyer/contract/office-halls'
import { OfficeHall as Shape } from '@foyer/contract/office-halls.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { type Ground, metres } from './ground.ts'
import { findHallRow, type HallLineRow, type HallRow } from './office-halls.queries.ts'
import { pointOf } from './read-floor-plan.ts'

type InEdition = Pick<Context, 'db' | 'editionId'>

const areaOf = ({ x, y, width, depth }: Ground) => ({
  x: metres(x),
  y: metres(y),
  width: metres(width),
  depth: metres(depth),
})

const presentOfficeHall = (row: HallRow): OfficeHall =>
  z.parse(Shape, {
    ...row,
    outline: row.outline.map(pointOf),
    rooms: row.rooms.map(({ code, name, kind, ...ground }) => ({ code, name, kind, area: areaOf(ground) })),
    facilities: row.facilities.map(({ kind, at }) => ({ kind, at: pointOf(at) })),
    stands: row.stands.map(({ id, version, code, shape, exhibitors, ...ground }) => ({
      ...{ id, version, code, shape, exhibitors },
      area: areaOf(ground),
    })),
    drawing: row.drawing.map((shape) => ({ ...shape, points: shape.points.map(pointOf) })),
  })

export const presentHallLine = ({ has_drawing, name, ...line }: HallLineRow): HallLine => ({
  ...line,
  name: name as HallLine['name'],
  hasDrawing: has_drawing,
})

/** A hall of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeHall(context: InEdition, id: number): Promise<OfficeHall> {
  const row = await findHallRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeHall(row)
}

/** A hall while nobody else changes any: who may is one at a time, whatever they change. @throws Refused `requests/not-found`. */
export async function holdPlan(context: InEdition, id: number): Promise<OfficeHall> {
  await holdNewCodes(context)
  return getOfficeHall(context, id)
}

/**
 * As {@link holdPlan}, and still as whoever changes it saw it.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile` with the hall as it is.
 */
export async function holdHall(
  context: InEdition,
  id: number,
  yours: { readonly version: number },
): Promise<OfficeHall> {
  const hall = await holdPlan(context, id)
  if (hall.version !== yours.version) throw refuseChangedMeanwhile(yours, hall)
  return hall
}

/** A stand of a hall, as {@link holdHall}; refusals bring the hall. */
export async function holdStand(
  context: InEdition,
  { id, standId }: { readonly id: number; readonly standId: number },
  yours: { readonly version: number },
): Promise<{ readonly hall: OfficeHall; readonly stand: OfficeStand }> {
  const hall = await holdPlan(context, id)
  const stand = hall.stands.find((one) => one.id === standId)
  if (stand === undefined) throw refuse(requests.notFound)
  if (stand.version !== yours.version) throw refuseChangedMeanwhile(yours, hall)
  return { hall, stand }
}

/** Halls and what is in them name nobody. Of a drawing it is noted how many shapes it has. */
export const hallRecord = auditedRecord('hall', [
  'code',
  'name',
  'outline',
  'rooms',
  'facilities',
  'stands',
  'stand',
  'shapes',
])

export const hallOrderRecord = auditedRecord('hall-order', ['codes'])

export const hallEntriesOf = ({ code, name, outline, rooms, facilities }: OfficeHall): HallEntries => ({
  ...{ code, name, outline, rooms, facilities },
})

export const standEntriesOf = ({ code, area, shape, exhibitors }: OfficeStand) => ({ code, area, shape, exhibitors })
