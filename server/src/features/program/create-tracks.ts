import { NewTrack } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertTracks } from './content.queries.ts'

/**
 * Puts tracks into the programme of the context's edition, in this order, in one statement. @param first the place of the first.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createTracks(context: OfficeContext, entered: NewTrack[], first = 0): Promise<void> {
  const tracks = await acceptContent(context, z.array(NewTrack), entered)
  await insertTracks(
    context,
    tracks.map(({ code, name }, position) => ({
      edition_id: context.editionId,
      code,
      name: JSON.stringify(name),
      position: first + position,
    })),
  )
}
