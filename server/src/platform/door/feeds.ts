/** How often whoever listens gets a sign of life, in milliseconds; what stands between us lets go of silent connections. */
const BEAT_MS = 15_000
/** So many listen to one process at most. */
const MOST_LISTENERS = 500

/** What wakes who listens: an act of staff, or something that was sold or given back. */
export type Topic = 'acts' | 'sales'

/** Why somebody who waits goes on. */
type Woken = 'told' | 'beat' | 'closing'

export interface Listener {
  /** Waits for the next reason to look; one that came meanwhile counts. `closing`: there is no other after it. */
  wait(): Promise<Woken>
  leave(): void
}

/** Wakes all who listen to something here. */
export interface Feeds {
  /** Null where too many listen. */
  join(): Listener | null
  /** Something may have happened. */
  tell(): void
  /** Gives a sign of life, and looks whether everybody who listens still may. */
  beat(): void
  close(): Promise<void>
}

/** @param listen begins to hear what other processes tell; what ends it comes back. Nobody listens before somebody does. */
export function openFeeds(listen: (hear: () => void) => () => Promise<void>): Feeds {
  const wakers = new Set<(why: Woken) => void>()
  let isClosing = false
  let stop: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined

  const wake = (why: Woken): void => {
    for (const waker of wakers) waker(why)
  }

  return {
    join() {
      if (wakers.size >= MOST_LISTENERS) return null
      stop ??= listen(() => wake('told'))
      timer ??= setInterval(() => wake('beat'), BEAT_MS).unref()
      let missed: Woken | null = isClosing ? 'closing' : null
      let waiting: ((why: Woken) => void) | null = null
      const waker = (why: Woken): void => {
        if (waiting === null) {
          if (missed !== 'closing') missed = why
          return
        }
        waiting(why)
        waiting = null
      }
      wakers.add(waker)
      return {
        wait: () =>
          new Promise((resolve) => {
            if (missed === null) {
              waiting = resolve
              return
            }
            resolve(missed)
            if (missed !== 'closing') missed = null
          }),
        leave: () => {
          wakers.delete(waker)
          waker('closing')
        },
      }
    },
    tell: () => wake('told'),
    beat: () => wake('beat'),
    async close() {
      isClosing = true
      clearInterval(timer)
      wake('closing')
      await stop?.()
    },
  }
}
