import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * On the same path another page took the place of the one where something was pressed, maybe far down: it begins at its
 * heading, in sight and with the focus, as any other page does.
 */
export function beginAtHeading(): () => void {
  document.documentElement.scrollTop = 0
  return focusHeading()
}

/** As {@link beginAtHeading}, whenever this becomes another. */
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
