import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Looks the link up that led here, as soon as the page is there: whoever opens one that is over is told before they
 * fill anything in. Looking uses nothing up, since programs that read mail follow links too.
 */
export function useLookUp<Found>(ask: () => Promise<Found>) {
  const isAsked = useRef(false)
  const { mutate: look, data, error } = useMutation({ mutationFn: ask })
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    look()
  }, [look])
  return { found: data, error, again: () => look() }
}
