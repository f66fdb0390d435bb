import { NewStage } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertStages } from './content.queries.ts'

/**
 * Puts stages into the context's edition, in this order, in one statement. @param first the place of the first.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createStages(context: OfficeContext, entered: NewStage[], first = 0): Promise<void> {
  const stages = await acceptContent(context, z.array(NewStage), entered)
  await insertStages(
    context,
    stages.map(({ code, hall, name, seats, way }, position) => ({
      edition_id: context.editionId,
      code,
      hall,
      name,
      seats,
      way: JSON.stringify(way),
      position: first + position,
    })),
  )
}
