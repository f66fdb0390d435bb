import { useEffect, useRef } from 'react'
import { beginAtHeading } from './focus-heading.ts'

/** {@link beginAtHeading}, whenever this becomes another. */
export function useHeadingAfter(change: unknown): void {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return undefined
    before.current = change
    return beginAtHeading()
  }, [change])
}

/** For what takes the place of what was pressed: the focus goes on there, once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
