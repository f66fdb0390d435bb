import { NewSpeaker } from '@foyer/contract/new-program.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { insertSpeakers } from './content.queries.ts'

/**
 * Puts speakers into the context's edition, in one statement.
 * @throws InvalidInput; a code that is taken is refused by the database.
 */
export async function createSpeakers(context: OfficeContext, entered: NewSpeaker[]): Promise<void> {
  const speakers = await acceptContent(context, z.array(NewSpeaker), entered)
  await insertSpeakers(
    context,
    speakers.map((speaker) => ({
      edition_id: context.editionId,
      code: speaker.code,
      name: speaker.name,
      sort_name: speaker.sortName,
      job_title: JSON.stringify(speaker.jobTitle),
      company: speaker.company,
      city: speaker.city,
      bio: JSON.stringify(speaker.bio),
      image: speaker.image,
    })),
  )
}
