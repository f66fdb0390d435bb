import { useEffect, useState } from 'react'
import { appNow } from '#platform/app-clock.ts'

/** The longest that a browser's timer runs, in milliseconds; a week's hold is looked at again then. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Whether an instant is over by the event's clock; turns true by itself. Null is never over. */
export function useIsOver(until: string | null): boolean {
  const [overSince, setOverSince] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = Date.parse(until) - appNow().getTime()
      if (left <= 0) setOverSince(until)
      else timer = setTimeout(look, Math.min(left, LONGEST_TIMER))
    }
    timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && overSince === until
}
