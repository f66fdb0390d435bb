/** Waited in vain for a turn; the door answers this as busy. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

/** Lets so many in at a time; the others wait in the order in which they came. */
export interface Turns {
  /** @throws Busy after the longest wait, and the reason with which all who wait are sent away. */
  take(): Promise<void>
  giveBack(): void
  sendAway(reason: unknown): void
}

/** @param longestWait in milliseconds. */
export function createTurns(places: number, longestWait: number): Turns {
  const waiting = new Set<{ enter(): void; refuse(reason: unknown): void }>()
  let free = places
  return {
    take() {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer)
          waiting.delete(visitor)
        }
        const visitor = {
          enter: () => {
            leave()
            resolve()
          },
          refuse: (reason: unknown) => {
            leave()
            reject(reason)
          },
        }
        const timer = setTimeout(() => visitor.refuse(new Busy('no connection was free')), longestWait)
        waiting.add(visitor)
      })
    },
    giveBack() {
      const [next] = waiting
      if (next === undefined) free += 1
      else next.enter()
    },
    sendAway(reason) {
      for (const visitor of waiting) visitor.refuse(reason)
    },
  }
}
