import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { type Refusal, requests } from '@foyer/contract/kit/refusal'
import { refusalsOf } from '@foyer/contract/kit/refusals-of'
import type { AnswerSchema } from '@foyer/contract/kit/terms'
import * as z from 'zod/mini'
import type { Json, SharedParts } from './open-api-shared.ts'

/** The body of every refusal. */
export const problem: Json = {
  type: 'object',
  required: ['type', 'status', 'statusCode', 'code', 'title', 'detail'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    title: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    retryAfterSeconds: { type: 'integer' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

export const commonHeaders: Readonly<Record<string, Json>> = {
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 0 } },
  Allow: { description: 'The methods that this address answers.', schema: { type: 'string' } },
  WwwAuthenticate: { description: 'How to show who one is.', schema: { type: 'string' } },
  ETag: { description: 'Names this very content.', schema: { type: 'string' } },
}

/** Status → the headers that come with it. */
const headersOf: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  304: { ETag: 'ETag' },
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  405: { Allow: 'Allow' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
}

const withHeaders = (names: Readonly<Record<string, string>> | undefined): Json =>
  names === undefined
    ? {}
    : {
        headers: Object.fromEntries(
          Object.entries(names).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
        ),
      }

/** Refusals of one status, which the way to any endpoint gives, under the name of their answer. */
const common: readonly (readonly [name: string, refusals: readonly Refusal[]])[] = [
  ['Invalid', [requests.invalid, requests.malformed]],
  ['NotSignedIn', [requests.notSignedIn]],
  ['NotAllowed', [requests.notAllowed]],
  ['StaffNotAllowed', [requests.notAllowed, requests.secondFactorNeeded]],
  ['OnlyLooking', [requests.onlyLooking]],
  ['AdmittedOnly', [requests.notAllowed, requests.onlyLooking]],
  ['NotFound', [requests.notFound]],
  ['MethodNotAllowed', [requests.methodNotAllowed]],
  ['TooSlow', [requests.tooSlow]],
  ['KeyInUse', [requests.keyInUse]],
  ['TooLarge', [requests.tooLarge]],
  ['AddressTooLong', [requests.addressTooLong]],
  ['UnsupportedMedia', [requests.unsupportedMedia]],
  ['KeyReused', [requests.keyReused]],
  ['TooMany', [requests.tooMany]],
  ['HeadersTooLarge', [requests.headersTooLarge]],
  ['Unexpected', [requests.unexpected]],
  ['Unavailable', [requests.busy, requests.unavailable, requests.noEdition]],
]

function refusalAnswer(status: number, refusals: readonly Refusal[]): Json {
  return {
    description: refusals.map(({ code, detail }) => `\`${code}\`: ${detail}`).join('\n\n'),
    ...withHeaders(headersOf[status]),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

export const commonAnswers: Readonly<Record<string, Json>> = {
  NotModified: { description: 'The client has it already.', ...withHeaders(headersOf[304]) },
  ...Object.fromEntries(common.map(([name, refusals]) => [name, refusalAnswer(refusals[0]?.status ?? 0, refusals)])),
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => sayWhole(jsonSchema as Json),
  }) as Json
  return json
}

/** A whole number as a double can hold it has a name of its own, instead of both its ends at each place. */
function sayWhole(schema: Json): void {
  if (schema['type'] !== 'integer') return
  const isSafe = schema['minimum'] === Number.MIN_SAFE_INTEGER && schema['maximum'] === Number.MAX_SAFE_INTEGER
  if (!isSafe) return
  delete schema['minimum']
  delete schema['maximum']
  schema['format'] = 'double-int'
}

function contentOf(schema: AnswerSchema, parts: SharedParts): Json | undefined {
  if (schema === null) return undefined
  if ('binary' in schema) return { [schema.binary]: { schema: { type: 'string', format: 'binary' } } }
  if ('csv' in schema) return { 'text/csv': { schema: { type: 'string' } } }
  if ('events' in schema)
    return {
      'text/event-stream': { schema: { type: 'string' }, 'x-event': parts.schema(schemaOf(schema.events, 'output')) },
    }
  return {
    'application/json': { schema: parts.schema(schemaOf('saveAs' in schema ? schema.schema : schema, 'output')) },
  }
}

function refusalsByStatus(endpoint: Endpoint): Map<number, Refusal[]> {
  const byStatus = new Map<number, Refusal[]>()
  for (const refusal of refusalsOf(endpoint))
    byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal])
  return byStatus
}

/** Every answer of an endpoint by its status. Refusals stand once, in the components. */
export function answersOf(endpoint: Endpoint, parts: SharedParts, { isHead = false } = {}): Json {
  const answers: Record<string, Json> = {}
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    const content = isHead ? undefined : contentOf(schema, parts)
    answers[status] = {
      description: endpoint.summary,
      ...withHeaders(endpoint.shared === true ? { ETag: 'ETag' } : undefined),
      ...(content === undefined ? {} : { content }),
    }
  }
  if (endpoint.shared === true) answers['304'] = { $ref: '#/components/responses/NotModified' }
  for (const [status, refusals] of refusalsByStatus(endpoint)) {
    const named = common.find(([, known]) => refusals.every((refusal) => known.includes(refusal)))
    answers[status] =
      named === undefined
        ? parts.response(
            refusalAnswer(status, refusals),
            refusals.map(({ code }) => code),
            endpoint.id,
          )
        : { $ref: `#/components/responses/${named[0]}` }
  }
  return answers
}

/** Every status that an endpoint may answer with. */
export function statusesOf(endpoint: Endpoint): ReadonlySet<number> {
  const answers = Object.keys(endpoint.answers).map(Number)
  return new Set([...answers, ...(endpoint.shared === true ? [304] : []), ...refusalsByStatus(endpoint).keys()])
}
