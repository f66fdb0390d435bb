import { NewStand, outsideMessage, overlapMessage } from '@foyer/contract/new-exhibitors.schemas'
import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { type Ground, groundOf, liesWithin, overlaps } from './ground.ts'
import { insertStands, listHallRows, listStandRows } from './plan.queries.ts'

/**
 * Puts stands into halls of the context's edition, all in one statement.
 * @throws InvalidInput, also for one that covers ground of another, as far as can be known; of two that come at once the
 * database refuses one, and so it does with a code that is taken.
 */
export async function createStands(context: OfficeContext, entered: NewStand[]): Promise<void> {
  const stands = await acceptContent(context, z.array(NewStand), entered)
  if (stands.length === 0) return
  const halls = new Map((await listHallRows(context)).map((hall) => [hall.code, hall]))
  const taken: Ground[] = await listStandRows(context)
  const problems: { path: string; message: string }[] = []
  const rows = stands.flatMap(({ hall: hallCode, code, area }, at) => {
    const hall = halls.get(hallCode)
    const ground = groundOf(area)
    if (hall === undefined) problems.push({ path: `${at}.hall`, message: unknownCodeMessage })
    else if (!liesWithin(ground, z.parse(Outline, hall.outline)))
      problems.push({ path: `${at}.area`, message: outsideMessage })
    if (taken.some((other) => overlaps(ground, other))) problems.push({ path: `${at}.area`, message: overlapMessage })
    taken.push(ground)
    return hall === undefined ? [] : [{ edition_id: context.editionId, hall_id: hall.id, code, ...ground }]
  })
  if (problems.length > 0) throw new InvalidInput(problems)
  await insertStands(context, rows)
}

const Outline = z.array(z.tuple([z.number(), z.number()]))
