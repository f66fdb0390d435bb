import type { Favourites } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { favouritesQuery } from './program-reads.ts'

export interface Stars {
  /** Ids of the starred sessions; undefined while they are not known. */
  readonly ids: ReadonlySet<number> | undefined
  readonly calendar: Favourites['calendar'] | undefined
  /** Known, or known that they cannot be had. */
  readonly isSettled: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/** What somebody starred. */
export function useStars(): Stars {
  const { data, error, refetch } = useQuery(favouritesQuery)
  const ids = useMemo(() => data && new Set(data.sessions.map(({ sessionId }) => sessionId)), [data])
  return {
    ids,
    calendar: data?.calendar,
    isSettled: data !== undefined || error !== null,
    error: data === undefined ? error : null,
    refetch: () => void refetch(),
  }
}
