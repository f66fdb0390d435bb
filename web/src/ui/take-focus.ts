import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'

/** On the same path, and another page to whoever asked for it: the focus goes to its heading, as on any other page. */
export function useHeadingAfter(change: unknown): void {
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return undefined
    before.current = change
    return focusHeading()
  }, [change])
}

/** For what takes the place of what was pressed: the focus goes on there, once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
