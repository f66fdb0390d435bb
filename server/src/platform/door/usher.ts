import type { Endpoint } from '@foyer/contract/kit/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '#platform/context'

/** Who wants to get through, before anything of it is looked at, counted or hashed. */
export interface Knock {
  readonly endpoint: Endpoint
  readonly caller: Caller
  readonly address: string
  readonly params: unknown
  /** As it came. */
  readonly body: unknown
}

/** Stands before what `waits`, and knows whose turn it is. The program is told who that is where it is put together. */
export interface Usher {
  /** @throws Refused `requests/waiting-room` where it is not their turn. */
  letIn(knock: Knock): Promise<void>
  /** Where a page is to be opened instead, of those whose turn has not come; null: there is none. */
  elsewhere(path: string, cookies: string): Promise<string | null>
}

/** Leads browsers that open such a page. What is sent to one is meant for nobody else, so nothing on the way keeps it. */
export function leadBrowsers(http: FastifyInstance, usher: Usher, isPage: (request: FastifyRequest) => boolean): void {
  // It calls back, for what is no page: a promise costs each request of data as much as the look for its answer.
  http.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isPage(request)) return done()
    usher.elsewhere(request.url, request.headers.cookie ?? '').then((elsewhere) => {
      if (elsewhere === null) done()
      else reply.header('cache-control', 'no-store').redirect(elsewhere, 303)
    }, done)
  })
}
