import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { needsSecondFactor, staffScopes } from '@foyer/contract/kit/scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { objectsIn, openSieve, type SampleRequest, sampleRequest, urlOf, withAt } from './testing/contract-samples.ts'
import { call, place, signIn, signUpVisitor } from './testing/people.ts'
import { seedStaffForTests, showFactor } from './testing/staff.ts'
import { testsPostgres } from './testing/test-database.ts'
import { useTestHouse } from './testing/test-house.ts'
import { trialsOf, tryPlaces } from './testing/try-places.ts'

const house = useTestHouse()

/** What no form ever sends, as it stands in JSON: some of it cannot be a value of the language. */
const anyValues: readonly string[] = [
  'null',
  'true',
  '[]',
  '{}',
  '[[[[]]]]',
  '{"$gt":""}',
  '0',
  '-1',
  '0.1',
  '1e309',
  '-0',
  '2147483648',
  '9007199254740993',
  '1e21',
  '"NaN"',
  '"1"',
]
const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  '\u202eabc\u202c',
  'שלום العالم',
  'a\u200bb\ufeff',
  '\u2028',
  'ﷺ'.repeat(40),
  'ſ'.repeat(80),
  'x'.repeat(100_000),
  "'; drop table users; --",
  "' or '1'='1",
  '\\',
  '%',
  '_',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|"/c calc"!A1',
  '@SUM(1+1)',
  '{{7*7}}${7*7}{placeholder}',
  '../../etc/passwd',
  '/api/../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  'a\r\nBcc: somebody@evil.example',
  'a@b.example\r\nBcc: somebody@evil.example',
  'a@b.example,c@d.example',
  'a@b.example ',
  '"a b"@b.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  '2025-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2025-10-14T08:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '-1',
  '999999999',
  '1e3',
  '0x10',
  '١٢٣',
  '__proto__',
  'constructor',
  'toString',
]
/** What the two engines' drivers might take differently; all the rest is asked of PostgreSQL alone. */
const forEngines = new Set([
  '\0',
  'a\0b',
  '\ud800',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '9999-12-31',
  '+275760-09-13',
])
const someTexts = texts.filter((text) => testsPostgres || forEngines.has(text))
const someValues = [
  ...anyValues.filter((value) => testsPostgres || ['null', '[]', '1e309', '2147483648', '1e21'].includes(value)),
  ...someTexts.map((text) => JSON.stringify(text)),
]

/** Fields that would be worth something if anybody believed them. */
const worth: Readonly<Record<string, unknown>> = {
  tags: [{ id: 2, name: 'vendor' }],
  scope: ['owner'],
  scopes: ['owner'],
  uuid: '01980000-0000-7000-8000-000000000000',
  userId: '01980000-0000-7000-8000-000000000000',
  price: { amount: 1, currency: 'EUR' },
  total: { amount: 1, currency: 'EUR' },
  net: 0,
  discount: 100,
  currency: 'USD',
  quantity: -1,
  status: 'paid',
  state: 'approved',
  emailConfirmedAt: '2025-10-14T08:00:00.000Z',
}

const people = new Map<string, string>()
/** Things that exist, so that what comes with their names gets as far as it can. */
const known: { params: Record<string, Record<string, string>>; orderSecret: string } = { params: {}, orderSecret: '' }

beforeAll(async () => {
  await seedStaffForTests(house)
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  known.orderSecret = visitor.orderSecret!
  known.params['orders'] = { uuid: visitor.order!.uuid, provider: 'sandbox' }
  known.params['passes'] = { uuid: visitor.uuid }
  await tokenOf('vendor')
})

afterAll(async () => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

/** A living session: some of what is tried here ends sessions. */
async function tokenOf(name: string): Promise<string> {
  const token = people.get(name)
  if (token !== undefined && (await call(house, 'GET', '/api/user/', { token })).status === 200) return token
  const { body } = await signIn(house, `${name}@demo.example`, 'Foyer-demo-2025!')
  if (staffScopes.some((scope) => scope === name && needsSecondFactor(scope)))
    await showFactor(house, body.token, `${name}@demo.example`)
  people.set(name, body.token)
  return body.token
}

const tokenFor = async (endpoint: Endpoint): Promise<string | undefined> => {
  if (endpoint.audience === 'order-holder') return known.orderSecret
  const [scope] = scopesFor(endpoint) ?? []
  if (scope !== undefined) return tokenOf(scope)
  return endpoint.audience === 'signed-in' || endpoint.audience === 'admitted' ? tokenOf('vendor') : undefined
}

function goodRequest(endpoint: Endpoint): SampleRequest {
  const request = sampleRequest(endpoint)
  return { ...request, params: { ...request.params, ...known.params[endpoint.id.split('.')[0] ?? ''] } }
}

interface Sent {
  readonly status: number
  readonly body: string
  readonly what: string
}

async function send(
  endpoint: Endpoint,
  token: string | undefined,
  request: Omit<SampleRequest, 'body'>,
  payload: string | undefined,
  what: string,
): Promise<Sent> {
  const answer = await house.app.http.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.body, what: what.slice(0, 500) }
}

/** An answer that no input may bring about: a bug, or words from the inside of the house. */
const isWrong = ({ status, body }: Sent): boolean =>
  status >= 500 || (status >= 400 && /\.[jt]s:\d+|node_modules|select "|insert into|syntax error|pg_/i.test(body))

const json = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value))
const sieve = openSieve()
const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
/** What the door refuses comes to no engine: it is tried over one of them. */
const atTheDoor = testsPostgres ? named : []

test.each(named)('nothing that stands in a request to %s brings it down', async (_name, endpoint) => {
  const good = goodRequest(endpoint)
  const token = await tokenFor(endpoint)
  const sent: Sent[] = []
  const inAddresses = someTexts.filter(({ length }) => length < 10_000)
  await tryPlaces(
    sieve,
    endpoint,
    good,
    trialsOf(good, someValues, inAddresses),
    async ({ request, payload, what }) => {
      const answer = await send(endpoint, token, request, payload, what)
      sent.push(answer)
      return answer
    },
  )
  expect(sent.filter(isWrong)).toEqual([])
})

test.each(atTheDoor.filter(([, endpoint]) => endpoint.body !== undefined))(
  'no field that nobody asked for is taken by %s',
  async (_name, endpoint) => {
    const good = goodRequest(endpoint)
    const token = await tokenFor(endpoint)
    const taken: string[] = []
    for (const path of objectsIn(good.body))
      for (const [field, value] of Object.entries(worth)) {
        const object = path.reduce<unknown>((from, key) => (from as Record<string | number, unknown>)[key], good.body)
        if (field in (object as object)) continue
        const body = withAt(good.body, [...path, field], value)
        const { status } = await send(endpoint, token, good, json(body), '')
        if (status !== 400) taken.push(`${[...path, field].join('.')}: ${status}`)
      }
    expect(taken).toEqual([])
  },
)

test.each(atTheDoor.filter(([, endpoint]) => endpoint.audience !== 'provider'))(
  'a question that nobody asked for is refused by %s',
  async (_name, endpoint) => {
    const good = goodRequest(endpoint)
    const answer = await send(
      endpoint,
      await tokenFor(endpoint),
      { ...good, query: { ...good.query, price: '1' } },
      json(good.body),
      '',
    )
    expect(answer.status).toBe(400)
  },
)

test.each(atTheDoor.filter(([, endpoint]) => endpoint.method !== 'GET'))(
  'keys that reach for the prototype are refused by %s',
  async (_name, endpoint) => {
    const good = goodRequest(endpoint)
    const token = await tokenFor(endpoint)
    const inside = json(good.body)?.slice(1, -1) ?? ''
    const comma = inside === '' ? '' : ','
    for (const key of [
      '"__proto__":{"polluted":1}',
      '"\\u005f_proto__":{"polluted":1}',
      '"constructor":{"prototype":{"polluted":1}}',
      '"x":{"__proto__":{"polluted":1}}',
    ]) {
      const { status } = await send(endpoint, token, good, `{${inside}${comma}${key}}`, key)
      expect({ key, status }).toEqual({ key, status: 400 })
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  },
)
