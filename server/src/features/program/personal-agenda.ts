import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import type { PersonalData } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { deleteOwnAgenda, findCalendar, listAllFavourites } from './favourites.queries.ts'
import { deleteAllKeptClashes, listAllKeptClashes } from './kept-clashes.queries.ts'
import { letSeatGo } from './let-seat-go.ts'
import { listAllReservations, listLivingOf, lockReservations } from './reservations.queries.ts'

async function archiveAgenda(context: Context, userId: string): Promise<Archive['agenda']> {
  const titleIn = async (editionId: number, title: unknown) =>
    contentFor(title, readerOf(await getEdition(inEdition(context, editionId)), context.locale))
  const named = async (row: { readonly edition_id: number; readonly title: unknown; readonly starts_at: Date }) => ({
    editionId: row.edition_id,
    session: await titleIn(row.edition_id, row.title),
    startsAt: row.starts_at.toISOString(),
  })
  const favourites: Archive['agenda']['favourites'] = []
  for (const row of await listAllFavourites(context, userId))
    favourites.push({ ...(await named(row)), starredAt: row.starred_at.toISOString() })
  const keptClashes: Archive['agenda']['keptClashes'] = []
  for (const { edition_id: editionId, titles, kept_at } of await listAllKeptClashes(context, userId))
    keptClashes.push({
      editionId,
      sessions: await Promise.all(titles.map((title) => titleIn(editionId, title))),
      keptAt: kept_at.toISOString(),
    })
  const reservations: Archive['agenda']['reservations'] = []
  for (const row of await listAllReservations(context, userId))
    reservations.push({
      ...(await named(row)),
      status: row.state,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })
  const calendar = await findCalendar(context, userId)
  return { favourites, keptClashes, reservations, calendarSince: calendar?.made_at.toISOString() ?? null }
}

/** Stars say what somebody cares for, and the key opens them; seats go to the next in line. */
export const personalAgenda: PersonalData<'agenda'> = {
  archive: async (context, { userId }) => ({ agenda: await archiveAgenda(context, userId) }),
  erase: async (context, { userId }) => {
    await lockReservations(context, userId)
    for (const { id } of await listLivingOf(context, userId)) await letSeatGo(context, id, 'cancel')
    await deleteAllKeptClashes(context, userId)
    await deleteOwnAgenda(context, userId)
  },
}
