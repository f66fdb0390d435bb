import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { refusalsOf } from '@foyer/contract/kit/refusals-of'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { statusesOf } from '#platform/door/open-api-answers'
import { describeError } from '#platform/door/problem'

export interface WatchedAnswers {
  /** `endpoint status` of everything that left. */
  readonly seen: ReadonlySet<string>
  /** What left and may not: an answer that the document does not know, or a bug. */
  readonly wrong: readonly string[]
}

/** What every answer with this status carries. */
const headersOf: Readonly<Record<number, string>> = {
  304: 'etag',
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
  503: 'retry-after',
}

/**
 * Looks at every answer of a house: it is one that the contract declares, with the headers that belong to it, and
 * behind none of them is a bug. A test that plants one says so in its message.
 */
export function watchAnswers(http: FastifyInstance): WatchedAnswers {
  const seen = new Set<string>()
  const wrong: string[] = []
  http.addHook('onError', async (request, _reply, error) => {
    if (describeError(error).isBug && !/planted/.test(error.message))
      wrong.push(`${request.method} ${request.routeOptions.url}: ${error.message}`)
  })
  http.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config
    const status = reply.statusCode
    if (status >= 300 && headersOf[status] !== undefined && reply.getHeader(headersOf[status]) === undefined)
      wrong.push(`${request.method} ${request.url} answers ${status} without ${headersOf[status]}`)
    if (status >= 400 && request.url.startsWith('/api/') && !isProblem(reply))
      wrong.push(`${request.method} ${request.url} answers ${status} without saying why`)
    if (endpoint === undefined) return
    if (!/^(?:GET|HEAD)$/.test(request.method) && reply.getHeader('cache-control') !== 'no-store')
      wrong.push(`${endpoint.id} answers ${status} to ${request.method}, and caches may keep it`)
    seen.add(`${endpoint.id} ${status}`)
    const problem = whyUndeclared(endpoint, status, payload)
    if (problem !== null) wrong.push(`${endpoint.id} answers ${problem}`)
  })
  return { seen, wrong }
}

const isProblem = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/problem+json')

function whyUndeclared(endpoint: Endpoint, status: number, payload: unknown): string | null {
  if (!statusesOf(endpoint).has(status)) return String(status)
  if (status < 400 || typeof payload !== 'string') return null
  const { code } = JSON.parse(payload) as { code: string }
  const isKnown = refusalsOf(endpoint).some((refusal) => refusal.status === status && refusal.code === code)
  return isKnown ? null : `${status} ${code}`
}
