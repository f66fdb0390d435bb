import { payPath } from '@foyer/contract/orders'
import { useEffect } from 'react'

/** Whether the browser loaded this page as a document of its own: by a link within the app none is loaded. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href, location.href).pathname === payPath
}

/**
 * The page to pay is the only document whose rules let the provider's script in. Who comes by a link within the app has it
 * loaded anew, and who leaves by one loads the next page anew, so that the script stays behind.
 */
export function useOwnDocument(): boolean {
  const isOwn = isOwnDocument()
  useEffect(() => {
    if (!isOwn) location.reload()
    return () => {
      if (location.pathname !== payPath) location.reload()
    }
  }, [isOwn])
  return isOwn
}
