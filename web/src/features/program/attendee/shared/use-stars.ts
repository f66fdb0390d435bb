import { readUser } from '@foyer/contract/identity'
import type { Favourites } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/api.ts'
import type { KeptClashes } from './clashes.ts'
import { favouritesQuery } from './program-reads.ts'
import { useUnsentStars } from './unsent-stars.ts'

export interface Stars {
  /** Ids of the starred sessions; undefined while they are not known. */
  readonly ids: ReadonlySet<number> | undefined
  readonly keptClashes: KeptClashes
  readonly calendar: Favourites['calendar'] | undefined
  /** Known, or known that they cannot be had. */
  readonly isSettled: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/** Also of an answer that was kept from before there were any. */
const noneKept: KeptClashes = []

/** What somebody starred, with what could not be sent yet. */
export function useStars(): Stars {
  const { data, error, refetch } = useQuery(favouritesQuery)
  const { data: user } = useQuery(query(readUser))
  const unsent = useUnsentStars(user?.uuid)
  const ids = useMemo(() => {
    if (data === undefined) return undefined
    const all = new Set(data.sessions.map(({ sessionId }) => sessionId))
    for (const [sessionId, isStarred] of unsent) isStarred ? all.add(sessionId) : all.delete(sessionId)
    return all
  }, [data, unsent])
  return {
    ids,
    keptClashes: data?.keptClashes ?? noneKept,
    calendar: data?.calendar,
    isSettled: data !== undefined || error !== null,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  }
}
