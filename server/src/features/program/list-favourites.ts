import type { Favourites } from '@foyer/contract/program'
import type { CallerContext, Person } from '#platform/context'
import { keptCalendarUrl } from './calendar-key.ts'
import { readOwnAgenda } from './favourites.queries.ts'

/** What somebody starred in this edition, the clashes that they keep, and the address of their calendar. */
export async function listFavourites(context: CallerContext<Person>): Promise<Favourites> {
  const { userId } = context.caller
  const { sessions, keptClashes, calendar } = await readOwnAgenda(context, userId)
  const url = calendar && keptCalendarUrl(context.ports, userId, calendar)
  return {
    sessions: sessions.map(({ sessionId, starredAt }) => ({ sessionId, starredAt: new Date(starredAt).toISOString() })),
    keptClashes,
    calendar: url === null || calendar === null ? null : { url, madeAt: new Date(calendar.made_at).toISOString() },
  }
}
