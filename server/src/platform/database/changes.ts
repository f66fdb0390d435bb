import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sold } from '@foyer/contract/kit/terms'
import type { Database } from './database.ts'

/** On this channel a process tells the others what was taken or given back. */
const TAKEN = 'foyer_taken'

/**
 * So long, in milliseconds, what is taken after something was told is gathered: the first is told at once, and the
 * hundred after it in one word. The database lets one commit at a time through that tells something.
 */
const GATHER_MS = 20

/** So long after it could not be told, in milliseconds, it is told again. */
const AGAIN_MS = 250

/** What was taken or given back, here and in the other processes, for whoever keeps answers about it. */
export interface Changes {
  /** Something of these was taken or given back, and that is committed, or may be. */
  tell(sold: Iterable<Sold>): void
  /**
   * How often that changed, as far as is known here: what was looked up at one count may be kept until there is another.
   * Null while what others take is not heard: nothing may be kept then.
   */
  countOf(sold: Sold): number | null
  /** Calls with each change of which it is told, here or by another process; what ends it comes back. */
  follow(hear: () => void): () => void
  close(): Promise<void>
}

const none: Readonly<Record<Sold, number>> = { rooms: 0, passes: 0, 'train-tickets': 0 }
const isSold = (name: string): name is Sold => Object.hasOwn(none, name)

/** Who is called whenever something changed. */
function hangBell() {
  const followers = new Set<() => void>()
  return {
    ring(): void {
      for (const hear of followers) hear()
    },
    follow(hear: () => void): () => void {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
  }
}

export function openChanges({ engine, listen, upkeep }: Pick<Database, 'engine' | 'listen' | 'upkeep'>): Changes {
  const self = randomUUID()
  const counts = { ...none }
  // The embedded database has one process, which hears itself.
  const isAlone = engine === 'embedded'
  let isHearing = isAlone
  const untold = new Set<Sold>()
  const bell = hangBell()
  let [isTelling, isClosed] = [false, false]

  async function tellOthers(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (untold.size > 0 && !isClosed) {
      const told = [...untold]
      untold.clear()
      try {
        await upkeep.raw('select pg_notify($1, $2)', [TAKEN, [self, ...told].join(' ')])
        await pause(GATHER_MS, undefined, { ref: false })
      } catch {
        for (const sold of told) untold.add(sold)
        await pause(AGAIN_MS, undefined, { ref: false })
      }
    }
    isTelling = false
  }

  const stop = isAlone
    ? async () => {}
    : listen(TAKEN, {
        hear(told) {
          const [from, ...sold] = (told ?? '').split(' ')
          if (from === self) return
          for (const each of told === null ? Object.keys(counts) : sold) if (isSold(each)) counts[each] += 1
          if (told === null) isHearing = true
          bell.ring()
        },
        deaf() {
          isHearing = false
        },
      })

  return {
    tell(sold) {
      const told = [...sold]
      for (const each of told) {
        counts[each] += 1
        if (!isAlone) untold.add(each)
      }
      if (told.length > 0) bell.ring()
      void tellOthers()
    },
    follow: bell.follow,
    countOf: (sold) => (isHearing ? counts[sold] : null),
    async close() {
      isClosed = true
      await stop()
    },
  }
}
