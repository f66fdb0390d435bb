import { getEdition } from '#features/editions'
import type { PersonalData } from '#features/identity'
import { inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { deleteOwnAgenda, findCalendar, listAllFavourites } from './favourites.queries.ts'

/** Stars say what somebody cares for, and the key opens them. */
export const personalAgenda: PersonalData<'agenda'> = {
  archive: async (context, { userId }) => {
    const favourites = []
    for (const row of await listAllFavourites(context, userId)) {
      const reader = readerOf(await getEdition(inEdition(context, row.edition_id)), context.locale)
      favourites.push({
        editionId: row.edition_id,
        session: contentFor(row.title, reader),
        startsAt: row.starts_at.toISOString(),
        starredAt: row.starred_at.toISOString(),
      })
    }
    const calendar = await findCalendar(context, userId)
    return { agenda: { favourites, calendarSince: calendar?.made_at.toISOString() ?? null } }
  },
  erase: (context, { userId }) => deleteOwnAgenda(context, userId),
}
