/** What time is, for whoever waits. */
interface Pace {
  /** So long lies between the beginnings of two readings at least, in milliseconds. */
  readonly leastMs: number
  /** In milliseconds, from any beginning. */
  now(): number
  pause(ms: number): Promise<void>
}

/** A reading takes this part of the time at most, however long it takes. */
const SHARE = 20

/**
 * Reads for all who ask together: who asks while nobody reads waits for the same reading, and who asks while one goes on
 * waits for the next, so that everybody is told what was so after they asked. Slow readings become seldom.
 */
export function gathered<T>(read: () => Promise<T>, { leastMs, now, pause }: Pace): () => Promise<T> {
  let next: Promise<T> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let freeAt = 0
  const begin = async (): Promise<T> => {
    await last.catch(() => {})
    const wait = freeAt - now()
    if (wait > 0) await pause(wait)
    // Who asks from here on is told what is so later.
    next = null
    const began = now()
    const reading = read()
    last = reading
    try {
      return await reading
    } finally {
      freeAt = began + Math.max(leastMs, (now() - began) * SHARE)
    }
  }
  return () => {
    next ??= begin()
    return next
  }
}
