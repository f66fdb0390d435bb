import { NewFacility } from '@foyer/contract/new-exhibitors.schemas'
import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { centimetres } from './ground.ts'
import { insertFacilities, listHallRows } from './plan.queries.ts'

/** Puts toilets, first aid and the like onto the plan of the context's edition. @throws InvalidInput */
export async function createFacilities(context: OfficeContext, entered: NewFacility[]): Promise<void> {
  const facilities = await acceptContent(context, z.array(NewFacility), entered)
  const halls = new Map((await listHallRows(context)).map(({ code, id }) => [code, id]))
  const unknown = facilities.flatMap(({ hall }, at) =>
    hall === null || halls.has(hall) ? [] : [{ path: `${at}.hall`, message: unknownCodeMessage }],
  )
  if (unknown.length > 0) throw new InvalidInput(unknown)
  if (facilities.length === 0) return
  await insertFacilities(
    context,
    facilities.map(({ kind, hall, at: [x, y] }, position) => ({
      edition_id: context.editionId,
      kind,
      hall_id: hall === null ? null : (halls.get(hall) ?? null),
      x: centimetres(x),
      y: centimetres(y),
      position,
    })),
  )
}
