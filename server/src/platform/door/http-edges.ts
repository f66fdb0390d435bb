import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Refusal, requests } from '@foyer/contract/kit/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemOf } from './problem.ts'
import { refuse } from './refused.ts'

/** What is wrong with a request that could not be read as HTTP, by the code of Node's error. */
const broken: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: requests.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requests.tooSlow,
}

/**
 * Answers what is no request: there is nobody behind the connection but its socket.
 * @param headers what every answer with data has.
 */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = broken[error.code ?? ''] ?? requests.malformed
  const body = JSON.stringify(problemOf(refusal))
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}

/** A server that stops answers what it was asked before, and sends whoever comes later elsewhere. */
export function refuseWhileClosing(http: FastifyInstance): void {
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onRequest', (_request, _reply, done) => (isClosing ? done(refuse(requests.unavailable)) : done()))
}

/**
 * Refuses what no route answers before its body is read: an address that there is with another method, and one that
 * there is not. An address with a name of its own is never taken for another's id.
 */
export function refuseUnknownAddresses(http: FastifyInstance, isPage: (request: FastifyRequest) => boolean): void {
  const named = new Map<string, Set<string>>()
  const patterns: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  http.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat()
    if (!url.includes(':')) named.set(url, new Set([...(named.get(url) ?? []), ...methods]))
    const pattern = new RegExp(`^${url.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
    patterns.push({ pattern, methods })
  })
  http.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url)
    const own = named.get(path)
    if (request.is404 ? isPage(request) : own === undefined || own.has(request.method)) return done()
    const fitting = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    const methods = own ?? new Set(fitting)
    if (methods.size === 0) return done(refuse(requests.notFound))
    reply.header('allow', [...methods].sort().join(', '))
    return done(refuse(requests.methodNotAllowed))
  })
}

/** An address without what is asked of it. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
