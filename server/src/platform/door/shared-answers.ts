import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface SharedAnswer {
  readonly status: number
  readonly body: string | Buffer
  readonly etag: string
}

export interface SharedAnswers {
  /** What is kept for this key and still young enough. */
  find(key: string): SharedAnswer | undefined
  /** Makes the answer, once for all who ask meanwhile, and keeps it. */
  make(key: string, answer: () => Promise<{ readonly status: number; readonly body: string }>): Promise<SharedAnswer>
}

const MOST = 200
/** Longer texts are kept as bytes, in characters: turning them into bytes each time would cost more than to send them. */
const LONG = 8192

/** @param keptMs how long an answer is kept, in milliseconds; 0 makes each one anew. */
export function createSharedAnswers(keptMs: number): SharedAnswers {
  const kept = new Map<string, SharedAnswer & { readonly until: number }>()
  const underWay = new Map<string, Promise<SharedAnswer>>()

  async function makeOne(key: string, answer: Parameters<SharedAnswers['make']>[1]): Promise<SharedAnswer> {
    const { status, body } = await answer()
    const made = {
      status,
      body: body.length > LONG ? Buffer.from(body) : body,
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    }
    if (keptMs === 0) return made
    if (kept.size > MOST) kept.clear()
    kept.set(key, { ...made, until: performance.now() + keptMs })
    return made
  }

  return {
    find(key) {
      const found = kept.get(key)
      return found !== undefined && found.until > performance.now() ? found : undefined
    },
    make(key, answer) {
      // Kept for no time, an answer that was begun before somebody's change must not be given to who asks after it.
      if (keptMs === 0) return makeOne(key, answer)
      const begun = underWay.get(key)
      if (begun !== undefined) return begun
      const making = makeOne(key, answer).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
  }
}

export function sendShared(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): FastifyReply {
  reply
    .header('cache-control', 'public, max-age=1, stale-while-revalidate=10')
    .header('vary', 'accept-language')
    .header('etag', answer.etag)
  if (has(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
}

/** Whether the client has it: one of the tags that it names, weak or not, or any (RFC 9110, section 13.1.2). */
function has(said: string | undefined, etag: string): boolean {
  if (said === undefined) return false
  return said.trim() === '*' || said.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
