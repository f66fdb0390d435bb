import type { Archive } from '@foyer/contract/archive'
import { getEdition } from '#features/editions'
import type { Merging, PersonalData } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { deleteOwnAgenda, findCalendar, listAllFavourites } from './favourites.queries.ts'
import { deleteAllKeptClashes, listAllKeptClashes } from './kept-clashes.queries.ts'
import { letSeatGo } from './let-seat-go.ts'
import { listSeatsOfBoth, moveReservations, moveStars } from './merge-agendas.queries.ts'
import {
  advanceReservation,
  listAllReservations,
  listLivingOf,
  lockReservation,
  lockReservations,
} from './reservations.queries.ts'

const titleIn = async (context: Context, editionId: number, title: unknown) =>
  contentFor(title, readerOf(await getEdition(inEdition(context, editionId)), context.locale))

/** Which sessions somebody starred, and where they have a seat or wait for one. */
export async function archiveSessions(
  context: Context,
  userId: string,
): Promise<Pick<Archive['agenda'], 'favourites' | 'reservations'>> {
  const named = async (row: { readonly edition_id: number; readonly title: unknown; readonly starts_at: Date }) => ({
    editionId: row.edition_id,
    session: await titleIn(context, row.edition_id, row.title),
    startsAt: row.starts_at.toISOString(),
  })
  const favourites: Archive['agenda']['favourites'] = []
  for (const row of await listAllFavourites(context, userId))
    favourites.push({ ...(await named(row)), starredAt: row.starred_at.toISOString() })
  const reservations: Archive['agenda']['reservations'] = []
  for (const row of await listAllReservations(context, userId))
    reservations.push({
      ...(await named(row)),
      status: row.state,
      createdAt: row.created_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })
  return { favourites, reservations }
}

async function archiveAgenda(context: Context, userId: string): Promise<Archive['agenda']> {
  const sessions = await archiveSessions(context, userId)
  const keptClashes: Archive['agenda']['keptClashes'] = []
  for (const { edition_id: editionId, titles, kept_at } of await listAllKeptClashes(context, userId))
    keptClashes.push({
      editionId,
      sessions: await Promise.all(titles.map((title) => titleIn(context, editionId, title))),
      keptAt: kept_at.toISOString(),
    })
  const calendar = await findCalendar(context, userId)
  return { ...sessions, keptClashes, calendarSince: calendar?.made_at.toISOString() ?? null }
}

/** Who waits twice for a seat waits once, where they came first; a seat outweighs waiting for one. */
async function mergeAgendas(context: Context, merging: Merging): Promise<void> {
  for (const { later_id } of await listSeatsOfBoth(context, merging)) {
    const later = await lockReservation(context, later_id)
    if (later?.state === 'waiting') await advanceReservation(context, later, 'withdraw', { ended_at: context.now })
  }
  await moveReservations(context, merging)
  await moveStars(context, merging)
}

/** Stars say what somebody cares for, and the key opens them; seats go to the next in line. */
export const personalAgenda: PersonalData<'agenda'> = {
  archive: async (context, { userId }) => ({ agenda: await archiveAgenda(context, userId) }),
  erase: async (context, { userId }) => {
    await lockReservations(context, userId)
    // Who is next in line is written to by the session's own edition, whichever is looked at here.
    for (const { id, edition_id } of await listLivingOf(context, userId))
      await letSeatGo(inEdition(context, edition_id), id, 'cancel')
    await deleteAllKeptClashes(context, userId)
    await deleteOwnAgenda(context, userId)
  },
  async hold(context, { keptId, goneId }) {
    for (const id of [keptId, goneId].toSorted()) await lockReservations(context, id)
  },
  async obstacles(context, merging) {
    const twice = (await listSeatsOfBoth(context, merging)).filter(({ has_waiting }) => !has_waiting)
    return Promise.all(
      twice.map(async ({ edition_id, title }) => ({
        kind: 'seat' as const,
        editionId: edition_id,
        what: await titleIn(context, edition_id, title),
      })),
    )
  },
  merge: mergeAgendas,
}
