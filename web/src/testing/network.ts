import { allEndpoints, endpointOf } from '@foyer/contract/all'
import type { Answer, CalledEndpoint, Endpoint, RefusalOf } from '@foyer/contract/kit/endpoint'
import type { Problem, Refusal, requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'

/** A call that a page made, as the server would read it. */
export interface Sent<E extends CalledEndpoint = CalledEndpoint> {
  readonly endpoint: E
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: Headers
  /** Which edition staff name; null: none. */
  readonly edition: string | null
}

export type Reply =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'unreachable'
type Respond = (sent: Sent) => Reply | Promise<Reply>

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`)

/** The nearest endpoint: `/api/accommodation/:id` is not `/api/accommodation`, but `/api/pass/code` is not `/api/pass/:id`. */
function endpointAt(method: string, path: string): Endpoint {
  const found = allEndpoints.filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(path))
  const exact = found.find((endpoint) => endpoint.path === path) ?? found.find(({ path: own }) => !own.includes(':'))
  const nearest = exact ?? found[0]
  if (nearest === undefined) throw new Error(`The contract has no ${method} ${path}`)
  return nearest
}

/** The status whose schema the answer fits, and what of it leaves. */
function fitting(called: CalledEndpoint, body: unknown): Reply {
  const endpoint = endpointOf(called)
  const faults: string[] = []
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    if (!(schema instanceof z.ZodMiniType)) return { status: Number(status), body }
    const parsed = z.safeParse(schema, body)
    if (parsed.success) return { status: Number(status), body: parsed.data }
    faults.push(`${status}: ${z.prettifyError(parsed.error)}`)
  }
  throw new Error(`No answer of ${endpoint.id}: ${faults.join('; ')}`)
}

const problem = (refused: Refusal, more: Partial<Problem> = {}): Reply => ({
  status: refused.status,
  body: { type: 'about:blank', ...refused, statusCode: refused.status, requestId: 'test', ...more },
})

/**
 * What answers the pages of a test instead of a server: each call by what the test says of its endpoint. What a page
 * sends has to fit the contract, and so does what it is told.
 */
export class Network {
  readonly #replies = new Map<string, Respond>()
  readonly #sent: Sent[] = []
  /** What no test meant: a call that nobody answers, or one that the contract does not know. */
  readonly faults: string[] = []

  /** From now on, and until something else is said of it. */
  answer<E extends CalledEndpoint>(
    endpoint: E,
    answer: Answer<E> | ((sent: Sent<E>) => Answer<E> | Promise<Answer<E>>),
  ): void {
    this.#replies.set(endpoint.id, async (sent) =>
      fitting(endpoint, typeof answer === 'function' ? await (answer as (sent: Sent) => unknown)(sent) : answer),
    )
  }

  /** A refusal of the endpoint's own, or one that any may give. */
  refuse<E extends CalledEndpoint>(
    endpoint: E,
    refused: RefusalOf<E> | (typeof requests)[keyof typeof requests],
    more: Partial<Problem> = {},
  ): void {
    this.#replies.set(endpoint.id, () => problem(refused, more))
  }

  /** Whatever else becomes of a call. */
  respond(endpoint: CalledEndpoint, respond: Respond): void {
    this.#replies.set(endpoint.id, respond)
  }

  /** As the service worker gives what it kept, where the server cannot be reached. */
  keep<E extends CalledEndpoint>(endpoint: E, answer: Answer<E>, keptAt: Date): void {
    const headers = { 'x-kept-at': String(keptAt.getTime()) }
    this.#replies.set(endpoint.id, () => ({
      ...(fitting(endpoint, answer) as { status: number; body: unknown }),
      headers,
    }))
  }

  /** Whoever listens hears what is told from now on. @returns what tells it. */
  tell<E extends CalledEndpoint>(endpoint: E): (data: unknown) => void {
    const ears = new Set<ReadableStreamDefaultController<Uint8Array>>()
    this.#replies.set(endpoint.id, () => ({
      status: 200,
      body: new ReadableStream<Uint8Array>({ start: (ear) => void ears.add(ear) }),
      headers: { 'content-type': 'text/event-stream' },
    }))
    let place = 0
    return (data) => {
      place += 1
      const told = new TextEncoder().encode(`id: ${place}\ndata: ${JSON.stringify(data)}\n\n`)
      for (const ear of ears) ear.enqueue(told)
    }
  }

  /** Nobody knows whether it arrived. */
  lose(endpoint: CalledEndpoint): void {
    this.respond(endpoint, () => 'unreachable')
  }

  /** The calls of an endpoint so far, the last one last. */
  sent<E extends CalledEndpoint>(endpoint: E): readonly Sent<E>[] {
    return this.#sent.filter(({ endpoint: { id } }) => id === endpoint.id) as unknown as Sent<E>[]
  }

  /** All calls so far, of whatever endpoint. */
  all(): readonly Sent[] {
    return [...this.#sent]
  }

  /** In the place of the browser's `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), location.href)
    const method = init.method ?? 'GET'
    try {
      const endpoint = endpointAt(method, url.pathname)
      const isOffice = typeof endpoint.audience !== 'string'
      const sent: Sent = {
        endpoint,
        params: { ...patternOf(endpoint).exec(url.pathname)?.groups },
        query: Object.fromEntries(url.searchParams.entries().filter(([name]) => !isOffice || name !== 'edition')),
        edition: isOffice ? url.searchParams.get('edition') : null,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init.headers),
      }
      if (endpoint.body !== undefined) z.parse(endpoint.body, sent.body)
      this.#sent.push(sent)
      const respond = this.#replies.get(endpoint.id)
      if (respond === undefined) throw new Error(`Nobody answers ${endpoint.id}`)
      const reply = await respond(sent)
      if (reply !== 'unreachable') return responseOf(reply)
    } catch (error) {
      this.faults.push(`${method} ${url.pathname}: ${error instanceof Error ? error.message : String(error)}`)
    }
    throw new TypeError('Failed to fetch')
  }
}

function responseOf({ status, body, headers = {} }: Exclude<Reply, 'unreachable'>): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  if (body instanceof ReadableStream) return new Response(body, { status, headers })
  if (status === 204 || body === undefined) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } })
}
