import { type Dashboard, followDashboard, readDashboard } from '@foyer/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '#platform/api.ts'
import { follow } from '#platform/follow.ts'
import { queryClient } from '#platform/query-client.ts'

/** So often it is asked for while nobody can listen, in milliseconds. */
const LOOK_AGAIN_MS = 15_000

const dashboard = query(readDashboard)

/** How the edition stands, told as it changes; asked for now and then where that cannot be. */
export function useDashboard() {
  const [isLive, setLive] = useState(false)
  const { data, error, refetch } = useQuery({ ...dashboard, refetchInterval: isLive ? false : LOOK_AGAIN_MS })
  const isThere = data !== undefined
  useEffect(() => {
    const known = queryClient.getQueryData<Dashboard>(dashboard.queryKey)
    if (!isThere || known === undefined) return
    const leaving = new AbortController()
    const hear = (told: Dashboard) => void queryClient.setQueryData(dashboard.queryKey, told)
    void follow(followDashboard, known.place, { hear, listening: setLive }, leaving.signal)
    return () => leaving.abort()
  }, [isThere])
  return { data, error, refetch, isLive }
}
