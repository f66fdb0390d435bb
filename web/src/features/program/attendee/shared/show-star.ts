import type { Favourites } from '@foyer/contract/program'
import { appNow } from '#platform/app-clock.ts'
import { queryClient } from '#platform/query-client.ts'
import { favouritesQuery } from './program-reads.ts'

/** What is known of one's stars says so from now on: before the server does, or before it is asked again. */
export function showStar(sessionId: number, isStarred: boolean): void {
  queryClient.setQueryData<Favourites>(favouritesQuery.queryKey, (known) => {
    if (known === undefined) return known
    const others = known.sessions.filter((one) => one.sessionId !== sessionId)
    const sessions = isStarred ? [...others, { sessionId, starredAt: appNow().toISOString() }] : others
    // Who stars it anew is reminded anew of what it clashes with.
    const keptClashes = isStarred ? known.keptClashes : known.keptClashes.filter((pair) => !pair.includes(sessionId))
    return { ...known, sessions, keptClashes }
  })
}
