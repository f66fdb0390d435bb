import { useEffect, useState } from 'react'

/** Prints what stands on the page for paper alone; it is there for no longer than that. */
export function usePrintAll() {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (!isWhole) return
    const done = () => setWhole(false)
    addEventListener('afterprint', done)
    print()
    return () => removeEventListener('afterprint', done)
  }, [isWhole])
  return { isWhole, printAll: () => setWhole(true) }
}
