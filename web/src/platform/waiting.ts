import { MINIMUM_FETCH_DELAY_MS } from '@foyer/contract/constants'
import { useEffect, useRef, useState } from 'react'

/** Whether to show that one waits: not before 200 ms, and then for 200 ms at least, so that nothing flickers. */
export function useWaiting(isPending: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isPending === isShown) return
    const left = isPending ? MINIMUM_FETCH_DELAY_MS : MINIMUM_FETCH_DELAY_MS - (performance.now() - shownAt.current)
    const change = setTimeout(
      () => {
        if (isPending) shownAt.current = performance.now()
        setIsShown(isPending)
      },
      Math.max(0, left),
    )
    return () => clearTimeout(change)
  }, [isPending, isShown])
  return isShown
}
