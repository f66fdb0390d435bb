/** Would wait, or has waited, longer than anybody has patience for; the door answers this as busy. */
export class Busy extends Error {
  override readonly name = 'Busy'
  /** So many seconds later it is worth another try. */
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterMs: number) {
    super(message)
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

interface TurnsOptions {
  /** So many are in at a time. */
  readonly places: number
  /** So long anybody waits at most, in milliseconds. */
  readonly longestWait: number
  /** So many wait at most: about as many as are served within the longest wait. */
  readonly longestLine: number
  /** What is waited for, for the log. */
  readonly what: string
}

/** Lets so many in at a time; the others wait in the order in which they came. */
export interface Turns {
  /**
   * @returns what gives the place back; more than once does nothing.
   * @throws Busy after the longest wait, and at once where the line is full. Also the reason with which all who wait are
   * sent away.
   */
  take(): Promise<() => void>
  /** Does the work when it is its turn. @throws what `take` throws, and what the work does. */
  run<T>(work: () => Promise<T>): Promise<T>
  sendAway(reason: unknown): void
  /** How long ago somebody was let in while others wait, in milliseconds; infinite where nobody waits. */
  movedAgo(): number
  load(): Load
}

/** How much there is to do. */
export interface Load {
  /** How long whoever is next has waited, in milliseconds; 0 where nobody waits. */
  readonly waitedMs: number
  /** How many are served each second at the pace of the last ones; null before anybody was. */
  readonly perSecond: number | null
}

/** How much of the pace the last one decides. */
const NEWEST = 0.1

const runAfter =
  (take: Turns['take']): Turns['run'] =>
  async (work) => {
    const giveBack = await take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }

interface Visitor {
  readonly since: number
  enter(): void
  refuse(reason: unknown): void
}

/** How long whoever is first of them has waited, in milliseconds. */
function waitOf(waiting: ReadonlySet<Visitor>): number {
  const [first] = waiting
  return first === undefined ? 0 : performance.now() - first.since
}

/** How many are served each second, by how long each of the last ones took. */
function openMeter(places: number) {
  let meanMs: number | null = null
  return {
    begin() {
      const begun = performance.now()
      return () => {
        const took = performance.now() - begun
        meanMs = meanMs === null ? took : meanMs + NEWEST * (took - meanMs)
      }
    },
    perSecond: (): number | null => (meanMs === null ? null : (places * 1000) / Math.max(meanMs, 0.1)),
  }
}

export function createTurns({ places, longestWait, longestLine, what }: TurnsOptions): Turns {
  const waiting = new Set<Visitor>()
  const meter = openMeter(places)
  let free = places
  let movedAt = performance.now()
  const busy = (): Busy => new Busy(`too many wait for ${what}`, longestWait / 10)

  function letIn(): () => void {
    movedAt = performance.now()
    const served = meter.begin()
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      served()
      const [next] = waiting
      if (next === undefined) free += 1
      else next.enter()
    }
  }

  function waitInLine(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(visitor)
      }
      const visitor: Visitor = {
        since: performance.now(),
        enter() {
          leave()
          resolve(letIn())
        },
        refuse(reason) {
          leave()
          reject(reason)
        },
      }
      const timer = setTimeout(() => visitor.refuse(busy()), longestWait)
      waiting.add(visitor)
    })
  }

  async function take(): Promise<() => void> {
    if (free === 0 && waiting.size >= longestLine) throw busy()
    if (free === 0) return waitInLine()
    free -= 1
    return letIn()
  }

  return {
    take,
    run: runAfter(take),
    sendAway(reason) {
      for (const visitor of [...waiting]) visitor.refuse(reason)
    },
    load: () => ({ waitedMs: waitOf(waiting), perSecond: meter.perSecond() }),
    movedAgo: () => (waiting.size === 0 ? Number.POSITIVE_INFINITY : performance.now() - movedAt),
  }
}
