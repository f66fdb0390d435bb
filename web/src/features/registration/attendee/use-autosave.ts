import { useEffect, useRef, useState } from 'react'
import { appNow } from '#platform/app-clock.ts'

/** After a field was left, this long passes before its answer is sent, in milliseconds. */
const PAUSE_MS = 800

/**
 * Saves what was typed while one goes on typing elsewhere. Saves never overtake each other: each begins after the one
 * before. `save` tells whether there was anything to save, and throws when it could not be saved.
 */
export function useAutosave(save: () => Promise<boolean>) {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(save)
  latest.current = save
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const run = (): Promise<void> => {
    clearTimeout(timer.current)
    timer.current = undefined
    const mine = queue.current.then(async () => {
      if (await latest.current()) setSavedAt(appNow())
      setHasFailed(false)
    })
    queue.current = mine.catch(() => setHasFailed(true))
    return mine
  }
  const runLatest = useRef(run)
  runLatest.current = run
  useEffect(
    // Who leaves the page within the pause has left the field all the more.
    () => () => {
      if (timer.current !== undefined) runLatest.current().catch(() => {})
    },
    [],
  )
  return {
    savedAt,
    hasFailed,
    schedule: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run().catch(() => {}), PAUSE_MS)
    },
    /** Saves now. @throws what `save` throws. */
    flush: run,
    retry: () => void run().catch(() => {}),
  }
}
