import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * What is pressed in a part of the page may go with what it does: the focus goes to the part's heading then, and not to
 * the top of the page.
 * @param changes what the part is drawn from.
 * @returns what the part hears with.
 */
export function useFocusKept(headingId: string, ...changes: readonly unknown[]) {
  const isInside = useRef(false)
  // Whatever changed may have taken along what had the focus.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) document.getElementById(headingId)?.focus()
  }, [headingId, ...changes])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isInside.current = false
    },
  }
}
