import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import * as z from 'zod/mini'
import { parseJson } from '#platform/door/json-text'
import { describeError } from '#platform/door/problem'
import { parseInput } from '#platform/door/read-request'

type JsonSchema = Readonly<Record<string, unknown>>
export type Path = readonly (string | number)[]

const password = 'Sample-Horse-7-Battery'
/** What a schema does not tell of a text, by the name of its field. */
const byName: Readonly<Record<string, unknown>> = {
  email: 'sample@guests.example',
  password,
  currentPassword: password,
  path: '/api/invoice',
  countryCode: 'DE',
  vatNumber: '136695976',
  vatId: 'DE136695976',
  passTypeId: 1,
  countryId: 1,
  nationality: 'IND',
  code: 'SAMPLE',
  startsOn: '2025-10-14',
  endsOn: '2025-10-14',
  departure: '2025-10-16',
  endsAt: '2025-10-14T09:00:00.000Z',
  doorsOpenAt: '2025-10-14T08:00',
  cancelBefore: '2025-10-14T08:00',
  senderAddress: 'sample@guests.example',
  contactEmail: 'sample@guests.example',
  timeZone: 'Europe/Berlin',
  languages: ['en'],
  country: 'DE',
  accent: '#1d8379',
  consultant: '1001',
  url: 'https://sample.example/',
  website: 'https://sample.example/',
  phases: [],
  outline: [
    [0, 0],
    [9, 0],
    [9, 9],
  ],
  to: 'b',
  iban: 'DE89 3704 0044 0532 0130 00',
  addressLines: ['Sample street 1'],
  phone: '+49 30 5550100',
  imprint: 'https://sample.example/',
  privacyPolicy: 'https://sample.example/',
  termsAndConditions: 'https://sample.example/',
  codeOfConduct: 'https://sample.example/',
  faq: 'https://sample.example/',
}
const byFormat: Readonly<Record<string, string>> = {
  uuid: '01980000-0000-7000-8000-00000000beef',
  date: '2025-10-14',
  'date-time': '2025-10-14T08:00:00.000Z',
}

function sample(schema: JsonSchema, name: string): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[key]))
      return sample((schema[key] as JsonSchema[]).find((option) => option['type'] !== 'null') ?? {}, name)
  const { allOf, ...outer } = schema
  if (Array.isArray(allOf)) {
    const patterns = (allOf as JsonSchema[]).flatMap(({ pattern }) => (pattern === undefined ? [] : [`(?=${pattern})`]))
    const all = patterns.length > 1 ? { pattern: patterns.join('') } : {}
    return sample(Object.assign({}, ...allOf, outer, all) as JsonSchema, name)
  }
  const type = schema['type']
  const keys = schema['propertyNames'] as JsonSchema | undefined
  if (type === 'object' && keys !== undefined)
    return { [String(sample(keys, ''))]: sample(schema['additionalProperties'] as JsonSchema, name) }
  if (type === 'object')
    return Object.fromEntries(
      Object.entries((schema['properties'] as Record<string, JsonSchema> | undefined) ?? {}).map(([key, property]) => [
        key,
        sample(property, key),
      ]),
    )
  // A field of one name may be a local time in one place, and an instant in another; a code of this shape or that.
  const { pattern: wanted } = schema
  if (name in byName && (typeof wanted !== 'string' || new RegExp(wanted, 'u').test(String(byName[name]))))
    return byName[name]
  if (Array.isArray(schema['prefixItems']))
    return (schema['prefixItems'] as JsonSchema[]).map((one) => sample(one, name))
  // Corners of a shape: two at least.
  if (name === 'points' && Number(schema['minItems'] ?? 0) > 1)
    return [
      [0, 0],
      [9, 0],
    ]
  if (type === 'array') return [sample((schema['items'] as JsonSchema | undefined) ?? {}, name)]
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema['minimum'] ?? 1))
  const format = byFormat[String(schema['format'])]
  if (format !== undefined) return format
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : /./
  return (
    [
      'Sample',
      '1',
      '2025-10-14',
      '2025-10-14T08:00:00.000Z',
      '2025-10-14T08:00',
      '08:00',
      'a',
      'a-secret-that-nobody-was-given',
      '/site-plan',
    ].find((text) => pattern.test(text)) ?? 'Sample'
  )
}

/** Something that the schema takes: every field filled in. */
function sampleOf(schema: z.ZodMiniType | undefined): unknown {
  if (schema === undefined) return undefined
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '')
}

export interface SampleRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** To read a schema takes ten times what it takes to send what fits it, and suites send the same thousands of times. */
const samples = new WeakMap<Endpoint, SampleRequest>()

/** A request that fits the contract, whether or not what it names exists. */
export function sampleRequest(endpoint: Endpoint): SampleRequest {
  const known = samples.get(endpoint) ?? makeSample(endpoint)
  samples.set(endpoint, known)
  return known
}

function makeSample(endpoint: Endpoint): SampleRequest {
  const texts = (value: unknown) =>
    Object.fromEntries(Object.entries((value ?? {}) as object).map(([name, text]) => [name, String(text)]))
  return {
    params: texts(sampleOf(endpoint.params)),
    query: texts(sampleOf(endpoint.query)),
    body: sampleOf(endpoint.body),
  }
}

/** The address of a request, with everything in it written as an address asks for. */
export function urlOf(endpoint: Endpoint, { params, query }: Omit<SampleRequest, 'body'>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Every place in a value, the containers included: `[]` is the value itself. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [path, ...inside]
}

/** The value with something else in one place. */
export function withAt(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((part, index) => (index === key ? withAt(part, rest, other) : part))
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, other) }
}

/** The objects in a value, where one may put a field that nobody asked for. */
export function objectsIn(value: unknown): Path[] {
  return placesIn(value).filter((path) => {
    const part = path.reduce<unknown>((from, key) => (from as Record<string | number, unknown>)[key], value)
    return typeof part === 'object' && part !== null && !Array.isArray(part)
  })
}

/** Says whether a request is worth sending. `value` stands in it at `place`, of which the first is the part: `body`. */
export type Sieve = (
  endpoint: Endpoint,
  request: Pick<SampleRequest, 'params' | 'query'>,
  payload: string | undefined,
  at: { readonly place: Path; readonly value: string },
) => boolean

/**
 * Of many requests those that are worth sending: each that gets past the door, and of those which it refuses as it reads
 * them the first at each place of each endpoint, and the first with each value in that part of a request to whoever the
 * endpoint is for. All of them are read as the door reads them, by its own function, and what it refuses there nothing
 * behind it sees.
 */
export function openSieve(): Sieve {
  const sent = new Set<string>()
  const isFirst = (key: string): boolean => {
    const isNew = !sent.has(key)
    sent.add(key)
    return isNew
  }
  return (endpoint, request, payload, { place, value }) => {
    if (!isRefusedAtDoor(endpoint, request, payload)) return true
    const whom = scopesFor(endpoint) === null ? endpoint.audience : 'staff'
    const firsts = [isFirst(`${endpoint.id} ${place.join('.')}`), isFirst(`${whom} ${place[0]} ${value}`)]
    return firsts.some(Boolean)
  }
}

/**
 * @param payload the body as it is sent; undefined: none.
 * @throws what is wrong with the reading itself.
 */
export function isRefusedAtDoor(
  endpoint: Endpoint,
  { params, query }: Pick<SampleRequest, 'params' | 'query'>,
  payload: string | undefined,
): boolean {
  try {
    parseInput(endpoint, { params, query, body: payload === undefined ? undefined : parseJson(payload) })
    return false
  } catch (error) {
    if (error instanceof SyntaxError || !describeError(error).isBug) return true
    throw error
  }
}
