import { MovedSession, takenStageMessage, unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { moveSessionRow } from './content.queries.ts'
import { findTakenStages } from './find-taken-stages.ts'

/**
 * Holds a session at another time, or on another stage; calendars that have it follow.
 * @throws InvalidInput, also where the edition has no such session or stage, or another session has the stage then.
 */
export async function moveSession(context: OfficeContext, code: string, entered: MovedSession): Promise<void> {
  const to = await acceptContent(context, MovedSession, entered)
  if ((await findTakenStages(context, [{ code, ...to }])).has(code))
    throw new InvalidInput([{ path: 'stage', message: takenStageMessage }])
  if (!(await moveSessionRow(context, code, to)))
    throw new InvalidInput([{ path: 'stage', message: unknownCodeMessage }])
}
