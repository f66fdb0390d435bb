import { getEdition } from '#features/editions'
import type { PersonalData } from '#features/identity'
import { inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { deleteReads, listReadsWithPosts, moveReads } from './news.queries.ts'

export const personalNews: PersonalData<'newsRead'> = {
  async archive(context, { userId }) {
    const newsRead = []
    for (const row of await listReadsWithPosts(context, userId)) {
      const reader = readerOf(await getEdition(inEdition(context, row.edition_id)), context.locale)
      newsRead.push({
        editionId: row.edition_id,
        title: contentFor(row.title, reader),
        readAt: row.read_at.toISOString(),
      })
    }
    return { newsRead }
  },
  async erase(context, { userId }) {
    await deleteReads(context, userId)
  },
  obstacles: async () => [],
  merge: (context, { keptId, goneId }) => moveReads(context, keptId, goneId),
}
