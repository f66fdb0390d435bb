import { useEffect, useState } from 'react'
import { editionQuery } from './edition.ts'
import { queryClient } from './query-client.ts'

/** Milliseconds by which the event's clock is ahead of this machine's. */
function offset(): number {
  const state = queryClient.getQueryState(editionQuery.queryKey)
  return state?.data === undefined ? 0 : Date.parse(state.data.now) - state.dataUpdatedAt
}

/**
 * What the event's clock shows now, or showed at a time of this machine, in milliseconds. In a demo it does not show the
 * machine's time, and a machine's may be wrong.
 */
export function appNow(machineTime = Date.now()): Date {
  return new Date(machineTime + offset())
}

/** The event's clock in a component, a beat every `everyMs`. */
export function useAppNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(appNow)
  useEffect(() => {
    const beat = setInterval(() => setNow(appNow()), everyMs)
    return () => clearInterval(beat)
  }, [everyMs])
  return now
}
