import type { Sold } from '@foyer/contract/kit/terms'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedAnswer } from './shared-answers.ts'

/**
 * Of what is left of something, nobody beside the browser that asked keeps a copy, and that one asks each time whether
 * it is still so. A cache in between would hand out to whoever has just taken something what was so before.
 */
const cachingOf = (sells: Sold | undefined): string => (sells === undefined ? 'public, max-age=1' : 'private, no-cache')

export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
  sells?: Sold,
): FastifyReply {
  reply.header('cache-control', cachingOf(sells)).header('vary', 'accept-language, accept-encoding')
  const known = tagsOf(request).find((tag) => tag === '*' || wordsOf(tag) === wordsOf(answer.etag))
  reply.header('etag', known === undefined || known === '*' ? answer.etag : known)
  if (known !== undefined) return reply.code(304).send()
  reply.code(answer.status).type('application/json; charset=utf-8')
  const takesBrotli = answer.brotli !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!takesBrotli) return reply.send(answer.body)
  return reply.header('content-encoding', 'br').send(answer.brotli)
}

/** The answers that the client has, weak or not (RFC 9110, section 13.1.2). */
const tagsOf = ({ headers: { 'if-none-match': tags } }: FastifyRequest): string[] =>
  tags === undefined
    ? []
    : tags
        .split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''))
        .filter((tag) => tag === '*' || /^"[^"]+"$/.test(tag))

/** What a tag says of the answer's words: the same ones may have been looked up twice. */
const wordsOf = (tag: string): string => tag.slice(1, -1).split('.')[0] ?? ''

/** When the youngest answer that the client has was looked up, in milliseconds since 1970; 0: it has none. */
function seenAt(request: FastifyRequest): number {
  const times = tagsOf(request).map((tag) => Number.parseInt(/\.([0-9a-z]{1,9})"$/.exec(tag)?.[1] ?? '0', 36))
  return Math.max(0, ...times)
}

/** A browser has this for a moment after something was taken or given back through it. It says that, and no more. */
const ACTED = 'foyer_acted'

/**
 * The cookie for whoever has just acted: the next answers about what people take from one another are looked up anew for
 * them, whichever process they ask, until no process can have an older one.
 */
export const actedCookie = (keptMs: number, isSecure: boolean): string =>
  `${ACTED}=1; Max-Age=${Math.ceil(keptMs / 1000) + 1}; Path=/api; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/**
 * Since when an answer must have been looked up to be one for who asks, in milliseconds since 1970: not before they
 * acted, nor before what they have seen.
 */
export function sinceFor(request: FastifyRequest): number {
  const { cookie = '' } = request.headers
  const hasActed = cookie.includes(ACTED) && cookie.split('; ').some((pair) => pair.startsWith(`${ACTED}=`))
  return hasActed ? Date.now() + 1 : Math.min(seenAt(request), Date.now())
}

/** One key for all spellings of one question: whatever the order of what is asked. */
export function questionOf(url: string): string {
  const [path = '', query] = url.split('?')
  const bare = path.endsWith('/') ? path.slice(0, -1) : path
  if (query === undefined) return bare
  const asked = new URLSearchParams(query)
  asked.sort()
  return `${bare}?${asked}`
}
