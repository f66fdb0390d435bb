import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export interface SharedAnswer {
  readonly status: number
  readonly body: string | Buffer
  /** The same, compressed; null where it is too short for that. */
  readonly brotli: Buffer | null
  /** What it says, and when it was looked up: whoever has it is given none of before. */
  readonly etag: string
  /** When the look for it began, in milliseconds since 1970. */
  readonly lookedAt: number
}

export interface SharedAnswers {
  /** What is kept for this key, is still right, and was looked up since then. */
  find(key: string, since?: number): SharedAnswer | undefined
  /** Makes the answer, once for all who ask meanwhile and bear that the look for it began before they did, and keeps it. */
  make(
    key: string,
    answer: () => Promise<{ readonly status: number; readonly body: string }>,
    since?: number,
  ): Promise<SharedAnswer>
}

interface Options {
  /** How long an answer is kept, in milliseconds; 0 makes each one anew. */
  readonly keptMs: number
  /** How often what it is about changed: kept is what was looked up at the same count. Null: nothing may be kept now. */
  readonly countOf?: () => number | null
}

type Make = Parameters<SharedAnswers['make']>[1]

interface Look {
  readonly count: number | null
  readonly begunAt: number
  readonly answer: Promise<SharedAnswer>
  /** For whom this one began too early. */
  next: Promise<SharedAnswer> | null
}

/** One question, as `SharedAnswers` has many. */
interface Question {
  isBeingLookedUp(): boolean
  find(since: number): SharedAnswer | undefined
  make(answer: Make, since: number): Promise<SharedAnswer>
}

const MOST = 200
/** Longer texts are kept as bytes, in characters: turning them into bytes each time would cost more than to send them. */
const LONG = 8192

/** Shorter texts fit one packet as they are, in characters. */
const WORTH_COMPRESSING = 1400
/** How hard brotli tries for what is kept for a second, of 11. */
const QUICK = 4
const compress = promisify(brotliCompress)

/**
 * After a look, the next one for the same question waits so many times as long as it took, in a rush in which each is
 * outdated by the next purchase: who only looks leaves the time to those who buy.
 */
const REST = 2
/** And this long at most, in milliseconds. */
const LONGEST_REST = 100

function openQuestion({ keptMs, countOf }: Required<Options>): Question {
  let kept: (SharedAnswer & { readonly until: number; readonly count: number }) | null = null
  let look: Look | null = null
  let took = 0
  let endedAt = Number.NEGATIVE_INFINITY

  async function lookUp(answer: Make, count: number | null): Promise<SharedAnswer> {
    const began = performance.now()
    try {
      const made = await makeAnswer(answer, true)
      if (count !== null && count === countOf()) kept = { ...made, until: performance.now() + keptMs, count }
      return made
    } finally {
      look = null
      endedAt = performance.now()
      took = endedAt - began
    }
  }

  function begin(answer: Make): Promise<SharedAnswer> {
    const count = countOf()
    look = { count, begunAt: Date.now(), answer: lookUp(answer, count), next: null }
    return look.answer
  }

  const find: Question['find'] = (since) =>
    kept !== null && kept.until > performance.now() && kept.count === countOf() && kept.lookedAt >= since
      ? kept
      : undefined

  async function beginRested(answer: Make): Promise<SharedAnswer> {
    const rest = endedAt + Math.min(LONGEST_REST, REST * took) - performance.now()
    if (rest <= 0) return begin(answer)
    const askedAt = Date.now()
    await pause(rest)
    // Another who waited here may have begun one meanwhile, behind all of them.
    return look?.answer ?? find(askedAt + 1) ?? begin(answer)
  }

  return {
    isBeingLookedUp: () => look !== null,
    find,
    make(answer, since) {
      if (look === null) return beginRested(answer)
      if (look.count !== null && look.count === countOf() && look.begunAt >= since) return look.answer
      look.next ??= look.answer.then(
        () => beginRested(answer),
        () => beginRested(answer),
      )
      return look.next
    },
  }
}

export function createSharedAnswers({ keptMs, countOf = () => 0 }: Options): SharedAnswers {
  const questions = new Map<string, Question>()

  function questionFor(key: string): Question {
    const known = questions.get(key)
    if (known !== undefined) return known
    if (questions.size >= MOST)
      for (const [other, { isBeingLookedUp }] of questions) if (!isBeingLookedUp()) questions.delete(other)
    const question = openQuestion({ keptMs, countOf })
    questions.set(key, question)
    return question
  }

  return {
    find: (key, since = 0) => questions.get(key)?.find(since),
    // Kept for no time, an answer that was begun before somebody's change must not be given to who asks after it.
    make: (key, answer, since = 0) => (keptMs === 0 ? makeAnswer(answer, false) : questionFor(key).make(answer, since)),
  }
}

async function makeAnswer(answer: Make, isKept: boolean): Promise<SharedAnswer> {
  const lookedAt = Date.now()
  const { status, body } = await answer()
  return {
    status,
    body: body.length > LONG ? Buffer.from(body) : body,
    brotli:
      body.length < WORTH_COMPRESSING || !isKept
        ? null
        : await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } }),
    etag: `"${createHash('sha1').update(body).digest('base64url')}.${lookedAt.toString(36)}"`,
    lookedAt,
  }
}
