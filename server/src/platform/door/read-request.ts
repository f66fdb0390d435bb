import { hash } from 'node:crypto'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { isLocale, type Locale } from '@foyer/contract/kit/languages'
import { requests } from '@foyer/contract/kit/refusal'
import { takesKey } from '@foyer/contract/kit/refusals-of'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import type { Caller, RequestFacts } from '#platform/context'
import { findUnstorable } from '#platform/database/unstorable'
import type { KeyedRequest } from './idempotency.ts'
import { InvalidInput } from './problem.ts'
import { refuse } from './refused.ts'
import type { KeyRing } from './secrets.ts'

/** In the query of whatever staff ask for, beside what the endpoint takes: which edition it is about. */
export const EDITION = 'edition'

const queryOf = (request: Pick<FastifyRequest, 'query'>) => request.query as Readonly<Record<string, unknown>>

/** The edition that staff name in their request; null: the one that is shown; 0: none that could be. */
export function askedEdition(request: Pick<FastifyRequest, 'query'>): number | null {
  const asked = queryOf(request)[EDITION]
  if (asked === undefined) return null
  return typeof asked === 'string' && /^\d{1,9}$/.test(asked) ? Number(asked) : 0
}

/** What the query says to the endpoint itself. */
function ownQuery(endpoint: Endpoint, request: Pick<FastifyRequest, 'query'>): unknown {
  if (scopesFor(endpoint) === null) return request.query
  const { [EDITION]: _, ...own } = queryOf(request)
  return own
}

/** What is wrong with a value whose field has no words of its own: no form sends one. */
const { localeError: error } = en()

const Nothing = z.strictObject({})
/** Some clients write `{}` or `null` where there is nothing to say. */
const NoBody = z.optional(z.nullable(Nothing))

/** A provider's event has the provider's shape, and an upload is no JSON. */
function bodySchema(endpoint: Endpoint) {
  if (endpoint.body !== undefined) return endpoint.body
  return endpoint.audience === 'provider' || endpoint.upload !== undefined ? undefined : NoBody
}

/**
 * What the request says, parsed against the contract.
 * @throws InvalidInput; Refused `requests/not-found` where the path names nothing that can exist.
 */
export function parseInput(
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): { params: unknown; query: unknown; body: unknown } {
  const parts = [
    ['params', endpoint.params, request.params],
    ['query', endpoint.query ?? Nothing, ownQuery(endpoint, request)],
    ['body', bodySchema(endpoint), request.body ?? undefined],
  ] as const
  const parsed: Record<string, unknown> = {}
  const issues: { path: string; message: string }[] = []
  for (const [part, schema, value] of parts) {
    if (schema === undefined) continue
    const unstorable = findUnstorable(value)
    const result = z.safeParse(schema, value, { error })
    if (result.success && unstorable.length === 0) {
      parsed[part] = result.data
      continue
    }
    // A path that names nothing that can exist is a page that does not exist.
    if (part === 'params') throw refuse(requests.notFound)
    const refused = (result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
    issues.push(...(unstorable.length > 0 ? unstorable : refused))
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return { params: parsed['params'], query: parsed['query'], body: parsed['body'] }
}

/** The mailbox that a request is about, where it names one. */
export function emailIn(input: { body: unknown; query: unknown }): string | null {
  for (const part of [input.body, input.query])
    if (typeof part === 'object' && part !== null && 'email' in part && typeof part.email === 'string')
      return part.email
  return null
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * The request as one that may be sent again, or null where it has no key.
 * @throws InvalidInput where the key is no UUID.
 */
export function keyedRequest(
  keys: KeyRing,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller,
  upload: Buffer | null,
): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined || !takesKey(endpoint)) return null
  if (typeof key !== 'string' || !uuidShape.test(key))
    throw new InvalidInput([{ path: 'Idempotency-Key', message: 'Send a UUID.' }])
  const who = caller.kind === 'person' ? caller.userId : caller.kind === 'secret' ? caller.secretHash : 'anyone'
  const said = `${request.method} ${request.url} ${upload === null ? JSON.stringify(request.body ?? null) : hash('sha256', upload, 'base64url')}`
  return {
    caller: who,
    key: key.toLowerCase(),
    endpoint: endpoint.id,
    requestHashes: keys.fingerprints('idempotency', said),
    takenBy: request.id,
  }
}

export function factsOf(request: FastifyRequest, upload: Buffer | null): RequestFacts {
  const body = request as FastifyRequest & { rawBody?: Buffer }
  return {
    id: request.id,
    isHead: request.method === 'HEAD',
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    headers: request.headers as Record<string, string | undefined>,
    rawBody: body.rawBody ?? null,
    upload,
  }
}

/** The first of the languages that the client asks for, as it weighs them, that is one of ours. */
export function askedLocale(request: Pick<FastifyRequest, 'headers'>): Locale | undefined {
  const header = request.headers['accept-language']
  if (header === undefined) return undefined
  const asked = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { language: tag.split('-')[0], weight: Number(weight) }
  })
  const wanted = asked.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return wanted.map(({ language }) => language).find(isLocale)
}
