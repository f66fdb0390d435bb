import pg from 'pg'
import { wireOf } from './wire.ts'

/** So long after a lost connection, in milliseconds, it is tried again. */
const AGAIN_MS = 1000

/** So often the connection is asked whether it is there, in milliseconds: one that is silent otherwise does not say that it is lost. */
const BEAT_MS = 1000

/** So many beats may go unanswered. Counted, and not by a clock: a process that stood still itself asked nothing meanwhile either. */
const MOST_UNANSWERED = 2

/** Who hears what is told on a channel. */
export interface Ear {
  /** @param told null: one begins to hear, and what was told before, or while the connection was away, is lost. */
  hear(told: string | null): void
  /** Nothing is heard from now on, until `hear` is called again. */
  deaf?(): void
}

export interface Listening {
  /** Hears from now on. @returns what ends it. */
  listen(channel: string, ear: Ear): () => Promise<void>
}

interface Connection {
  /** Listens to one more channel, and says so to whom it concerns. */
  add(channel: string): Promise<void>
  end(): Promise<void>
}

/**
 * Hears what the database tells on any channel, over one connection for all of them, opened when somebody wants to hear
 * and for as long as somebody does: one that is lost is replaced.
 */
export function openListening(url: string): Listening {
  const ears = new Map<string, Set<Ear>>()
  let current: Connection | undefined
  let timer: NodeJS.Timeout | undefined

  const all = () => [...ears.values()].flatMap((some) => [...some])
  const begin = (): void => {
    const connection = connect(url, ears, () => {
      if (current !== connection) return
      for (const ear of all()) ear.deaf?.()
      timer = setTimeout(begin, AGAIN_MS).unref()
    })
    current = connection
  }

  return {
    listen(channel, ear) {
      const known = ears.get(channel)
      ears.set(channel, (known ?? new Set()).add(ear))
      if (current === undefined) begin()
      else void current.add(channel)
      return async () => {
        ears.get(channel)?.delete(ear)
        if (all().length > 0) return
        clearTimeout(timer)
        const last = current
        current = undefined
        await last?.end()
      }
    },
  }
}

/** One connection, from its beginning to its loss, which is told once. */
function connect(url: string, ears: ReadonlyMap<string, ReadonlySet<Ear>>, lose: () => void): Connection {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'foyer',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
  })
  let unanswered = 0
  const beat = setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) return void wireOf(client).connection.stream.destroy()
    unanswered += 1
    client.query('listen foyer_beat').then(
      () => {
        unanswered = 0
      },
      () => undefined,
    )
  }, BEAT_MS).unref()

  let isLost = false
  const over = (): void => {
    if (isLost) return
    isLost = true
    clearInterval(beat)
    client.end().catch(() => undefined)
    lose()
  }
  client.on('error', over)
  client.on('end', over)
  client.on('notification', ({ channel, payload }) => {
    for (const ear of ears.get(channel) ?? []) ear.hear(payload ?? '')
  })

  const opened = client.connect()
  const add = async (channel: string): Promise<void> => {
    try {
      await opened
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      for (const ear of ears.get(channel) ?? []) ear.hear(null)
    } catch {
      over()
    }
  }
  for (const channel of ears.keys()) void add(channel)
  return {
    add,
    end: async () => {
      isLost = true
      clearInterval(beat)
      await client.end().catch(() => undefined)
    },
  }
}
