import type { Favourites } from '@foyer/contract/program'
import type { CallerContext, Person } from '#platform/context'
import { calendarUrl } from './calendar-key.ts'
import { readOwnAgenda } from './favourites.queries.ts'

/** What somebody starred in this edition, the clashes that they keep, and the address of their calendar. */
export async function listFavourites(context: CallerContext<Person>): Promise<Favourites> {
  const { userId } = context.caller
  const { sessions, keptClashes, calendar } = await readOwnAgenda(context, userId)
  return {
    sessions: sessions.map(({ sessionId, starredAt }) => ({ sessionId, starredAt: new Date(starredAt).toISOString() })),
    keptClashes,
    calendar: calendar && {
      url: calendarUrl(context.ports, userId, calendar.number),
      madeAt: new Date(calendar.made_at).toISOString(),
    },
  }
}
