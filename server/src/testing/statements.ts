import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database } from '#platform/database/database'

/** A part of a statement that guards something; with `left` only a piece of it goes, and that stays. */
export type Guard = string | { readonly part: string; readonly left: string }

type Query = (this: unknown, asked: unknown, ...rest: unknown[]) => unknown

/** Every statement of this process passes here on its way to PostgreSQL. @returns what undoes it. */
function intercept(pass: (query: Query) => Query): () => void {
  const client = pg.Client.prototype as unknown as { query: Query }
  const before = client.query
  client.query = pass(before)
  return () => {
    client.query = before
  }
}

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}

interface CallingBack {
  callback: (...told: readonly unknown[]) => void
}

/** A prepared statement tells its answer itself, and is no promise of it. */
const callsBack = (asked: unknown): asked is CallingBack =>
  typeof (asked as Partial<CallingBack> | null)?.callback === 'function'

const isOfTheAct = new AsyncLocalStorage<true>()

/**
 * Takes guards out of all statements on their way: what happens without? Constraints stay, and are dropped by whoever
 * asks.
 * @returns how often each guard was taken out so far, in their order: one that is never met guards nothing any more.
 */
export function takeOut(guards: readonly Guard[]): { readonly met: readonly number[]; restore(): void } {
  const met = guards.map(() => 0)
  const restore = intercept(
    (query) =>
      function (asked, ...rest) {
        const text = textOf(asked)
        let bare = text
        for (const [index, guard] of guards.entries()) {
          const { part, left } = typeof guard === 'string' ? { part: guard, left: '' } : guard
          if (!bare.includes(part)) continue
          met[index] = (met[index] ?? 0) + 1
          bare = bare.replace(part, () => left)
        }
        if (bare === text) return query.call(this, asked, ...rest)
        // Without its name: under that one the connection may know the statement with its guard.
        const { name: _name, ...unnamed } = asked as { name?: string }
        return query.call(this, { ...unnamed, text: bare }, ...rest)
      },
  )
  return { met, restore }
}

/**
 * Stops the first statement with such a part on its way, so that others can come between; whatever its transaction has
 * locked stays locked meanwhile.
 * @param passed so many with that part go by before.
 */
export function holdUp(part: string, passed = 0): { readonly arrived: Promise<void>; letGo(): void } {
  const arrival = Promise.withResolvers<void>()
  const departure = Promise.withResolvers<void>()
  let stopped: unknown
  let met = 0
  const restore = intercept(
    (query) =>
      function (asked, ...rest) {
        if (stopped === undefined && textOf(asked).includes(part)) met += 1
        if (stopped === undefined && met > passed) {
          stopped = this
          arrival.resolve()
        }
        if (stopped !== this) return query.call(this, asked, ...rest)
        // What comes after it over the same connection comes after it.
        return departure.promise.then(() => query.call(this, asked, ...rest))
      },
  )
  const letGo = () => {
    restore()
    departure.resolve()
  }
  return { arrived: arrival.promise, letGo }
}

/**
 * Writes down what is asked for the sake of one act, by the packets in which it leaves: what anything else asks
 * meanwhile is not among it, and the answers to a packet come together, so that how a slow machine splits them up
 * makes no packet more.
 */
export async function packetsOf<Answer>(
  act: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly packets: readonly (readonly string[])[] }> {
  const packets: string[][] = []
  let packet:
    | { readonly texts: string[]; readonly answers: unknown[]; readonly isAnswered: Promise<unknown> }
    | undefined
  const begin = () => {
    const texts: string[] = []
    const answers: unknown[] = []
    packets.push(texts)
    const hasLeft = new Promise<void>((resolve) => {
      setImmediate(() => {
        packet = undefined
        resolve()
      })
    })
    return { texts, answers, isAnswered: hasLeft.then(() => Promise.allSettled(answers)) }
  }
  const restore = intercept(
    (query) =>
      function (asked, ...rest) {
        if (!isOfTheAct.getStore()) return query.call(this, asked, ...rest)
        packet ??= begin()
        const { texts, answers, isAnswered } = packet
        texts.push(textOf(asked))
        if (callsBack(asked)) {
          const { callback } = asked
          const { promise, resolve } = Promise.withResolvers<void>()
          answers.push(promise)
          asked.callback = (...told) => {
            resolve()
            void isAnswered.then(() => callback(...told))
          }
          return query.call(this, asked, ...rest)
        }
        const answer = query.call(this, asked, ...rest)
        answers.push(answer)
        return isAnswered.then(() => answer)
      },
  )
  try {
    return { answer: await isOfTheAct.run(true, async () => await act()), packets }
  } finally {
    restore()
  }
}

/** Counts the statements with such a part that are on their way from now on. */
export function countStatements(part: string): { count(): number; stop(): void } {
  let counted = 0
  const stop = intercept(
    (query) =>
      function (asked, ...rest) {
        if (textOf(asked).includes(part)) counted += 1
        return query.call(this, asked, ...rest)
      },
  )
  return { count: () => counted, stop }
}

/** Until some transaction of this database waits for another one. */
export async function somebodyWaits(database: Pick<Database, 'raw'>): Promise<void> {
  for (;;) {
    const { rows } = await database.raw(`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (Number(rows[0]?.['count']) > 0) return
  }
}
