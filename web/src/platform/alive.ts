import { useEffect } from 'react'

/** What the window hears when the first page listens. */
export const ALIVE = 'alive'

/** For what stands around a page: says, once the page in it listens, that it does. */
export function useSayAlive(): void {
  useEffect(() => void dispatchEvent(new Event(ALIVE)), [])
}
