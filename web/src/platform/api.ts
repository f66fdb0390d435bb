import type { Answer, CalledEndpoint, Request, TermsOf } from '@foyer/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { untilSeen } from '#ui/waiting.ts'
import { noteAnswer, noteConnection } from './connection.ts'
import { askedLocale } from './messages/messages.ts'
import { ProblemError, problemOfAnswer, unreachable } from './problem-error.ts'
import { currentToken } from './token.ts'

/** What a call carries: the parts that its endpoint declares, and the file of an upload. */
export type CallInput<E extends CalledEndpoint> = Request<E> &
  (TermsOf<E> extends { upload: object } ? { readonly file: File } : unknown)

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: File
}

interface SendOptions {
  /** Instead of the session's token: a new session's, or an order's secret. */
  readonly token?: string
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** May leave out the input where nothing in it is required. */
type Arguments<E extends CalledEndpoint, Rest extends unknown[]> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>, ...Rest] : [input: CallInput<E>, ...Rest]

/** What an app has to do with its calls. */
export const calls = {
  /** The office names in each the edition that it works on. */
  prepared: (endpoint: CalledEndpoint, input: Parts): readonly [CalledEndpoint, Parts] => [endpoint, input],
  /** What else an answer says than what was asked. */
  heard: (_endpoint: CalledEndpoint, _headers: Headers): void => {},
  /** The server no longer knows our token. Tells whether the same person is signed in again. */
  ended: async (_token: string): Promise<boolean> => false,
}

/** Where a call goes: the endpoint's path with its places filled, and its query. */
export function addressOf(endpoint: CalledEndpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value != null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function bodyOf({ body, file }: Parts): { body?: BodyInit; type?: string } {
  if (file !== undefined) {
    const form = new FormData()
    form.set('file', file)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return undefined
  if (/[/+]json/.test(type) && !response.headers.get('content-disposition')) {
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  return type === '' ? undefined : response.blob()
}

/**
 * Calls the server.
 * @throws ProblemError for every answer that is not a success, and for none.
 */
export function send<E extends CalledEndpoint>(
  endpoint: E,
  ...rest: Arguments<E, [options?: SendOptions]>
): Promise<Answer<E>> {
  const [input = {}, options = {}] = rest as [Parts?, SendOptions?]
  return call(endpoint, input, options) as Promise<Answer<E>>
}

/** As `send`, for any endpoint. @throws ProblemError */
export async function call(asked: CalledEndpoint, said: Parts, options: SendOptions): Promise<unknown> {
  const [endpoint, input] = calls.prepared(asked, said)
  const own = endpoint.audience === 'anyone' || endpoint.audience === 'demo' ? null : currentToken()
  // Under one key, however often it is sent.
  const keyed = { idempotencyKey: crypto.randomUUID(), ...options }
  try {
    return await ask(endpoint, input, keyed, options.token ?? own)
  } catch (error) {
    const hasEnded = error instanceof ProblemError && error.status === 401
    if (!hasEnded || own === null || options.token !== undefined) throw error
    // Who signs in again gets this very call done, with its key: the page beneath has lost nothing.
    if (!(await calls.ended(own)) || options.signal?.aborted) throw error
    return ask(endpoint, input, keyed, currentToken())
  }
}

async function ask(...call: Parameters<typeof askOnce>): Promise<unknown> {
  try {
    return await askOnce(...call)
  } catch (error) {
    // Who is to come later is told when. Without what asks again, the person decides.
    const isLater = (error as Partial<ProblemError>).problem?.['retryAfterSeconds'] !== undefined
    const more = isLater && (await import('./ask-again.ts').catch(() => null))
    if (!more) throw error
    return more.askAgain(() => askOnce(...call), error as ProblemError, call[2].signal)
  }
}

async function askOnce(
  endpoint: CalledEndpoint,
  input: Parts,
  options: SendOptions & { readonly idempotencyKey: string },
  token: string | null,
): Promise<unknown> {
  const { body, type } = bodyOf(input)
  const headers: Record<string, string> = { 'accept-language': askedLocale() }
  if (type !== undefined) headers['content-type'] = type
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (endpoint.method === 'POST') headers['idempotency-key'] = options.idempotencyKey
  const address = addressOf(endpoint, input)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers,
      // A shared answer is good for a second: after a change of one's own it would be wrong.
      cache: 'no-cache',
      body: body ?? null,
      signal: options.signal ?? null,
    })
    answer = await readBody(response)
    // What the service worker kept is no word from the server.
    noteAnswer(address, response.headers.get('x-kept-at'))
    calls.heard(endpoint, response.headers)
  } catch (error) {
    if (options.signal?.aborted) throw error
    noteConnection(false)
    await untilSeen()
    throw new ProblemError(unreachable)
  }
  // What says that one waits is no flicker: an answer takes its place when it was seen.
  await untilSeen()
  if (response.ok) return answer
  throw new ProblemError(problemOfAnswer(answer, response.status, response.headers.get('x-request-id')), endpoint)
}

/** The options of a read, for `useQuery`, `useSuspenseQuery`, `ensureQueryData`. */
export function query<E extends CalledEndpoint>(endpoint: E, ...rest: Arguments<E, []>) {
  const input = (rest[0] ?? {}) as CallInput<E>
  return queryOptions({
    queryKey: [endpoint.id, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, { signal }) as Promise<Answer<E>>,
  })
}
