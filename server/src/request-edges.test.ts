import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { type StaffScope, staffScopes } from '@foyer/contract/kit/scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { statusesOf } from '#platform/door/open-api-answers'
import { openSieve, type SampleRequest, sampleRequest, urlOf } from './testing/contract-samples.ts'
import { openHotel } from './testing/hotels.ts'
import { attendee, call, password, place, signIn, signUpForm, signUpVisitor, someEmail } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { trialsOf, tryPlaces } from './testing/try-places.ts'

const house = useTestHouse()
const sieve = openSieve()
const named = allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

let person: { token: string; email: string }
const secrets = { order: '', uuid: '' }
const staff = new Map<StaffScope, string>()

beforeAll(async () => {
  await openHotel(house, 901, [{ id: 9011, allotment: 5000 }])
  await seedStaffForTests(house)
  for (const scope of staffScopes) staff.set(scope, await signInStaff(house, scope))
  person = await attendee(house)
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  secrets.order = visitor.orderSecret ?? ''
  secrets.uuid = visitor.order?.uuid ?? ''
})

afterAll(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

const isOfPeople = ({ audience }: Endpoint): boolean => audience === 'signed-in' || audience === 'admitted'

function tokenFor(endpoint: Endpoint): string | undefined {
  if (endpoint.audience === 'order-holder') return secrets.order
  const [scope] = scopesFor(endpoint) ?? []
  if (scope !== undefined) return staff.get(scope)
  return isOfPeople(endpoint) ? person.token : undefined
}

/** Some of what is tried here ends sessions, and erases people. @returns whether somebody had to come in again. */
async function comeInAgain(): Promise<boolean> {
  if ((await call(house, 'GET', '/api/user/', person)).status !== 401) return false
  const again = await signIn(house, person.email)
  person = again.status === 200 ? { ...person, token: again.body.token } : await attendee(house)
  return true
}

function goodRequest(endpoint: Endpoint): SampleRequest {
  const request = sampleRequest(endpoint)
  const known = { ...(endpoint.id.startsWith('orders.') ? { uuid: secrets.uuid } : {}), provider: 'sandbox' }
  const params = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, known[name as 'uuid'] ?? value]),
  )
  return { ...request, params }
}

interface Sending {
  readonly request?: SampleRequest
  readonly headers?: Record<string, string | string[]>
  readonly method?: string
}

async function send(endpoint: Endpoint, sending: Sending = {}) {
  const answer = await sendOnce(endpoint, sending)
  const isOut = answer.statusCode === 401 && isOfPeople(endpoint)
  return isOut && (await comeInAgain()) ? sendOnce(endpoint, sending) : answer
}

function sendOnce(endpoint: Endpoint, { request = goodRequest(endpoint), headers = {}, method }: Sending) {
  const token = tokenFor(endpoint)
  return house.app.http.inject({
    method: (method ?? endpoint.method) as 'GET',
    url: urlOf(endpoint, request),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  })
}

/** Neither a bug, nor an answer that the document does not know; nothing here brings a 503 about but a crowd. */
const isRight = (endpoint: Endpoint, status: number): boolean =>
  statusesOf(endpoint).has(status) && (status < 500 || status === 503)

const edges: readonly unknown[] = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2025-02-29',
  '2025-10-26',
  '2099-12-31',
  '2100-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00.000Z',
  '2000-01-01T00:00:00Z',
  '2099-12-31T23:59:59.999Z',
  '2099-12-31T23:59:60Z',
  '2025-10-26T02:30:00+02:00',
  '9999-12-31T23:59:59Z',
  0,
  -0,
  1,
  30,
  31,
  999_999_999,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  5e-324,
  1.5,
  '0',
  '00',
  '01',
  '+1',
  '1.0',
  '999999999',
  '1000000000',
  '2147483647',
  '2147483648',
  '9'.repeat(30),
  // Short enough for any field, and long once it is brought into its normal form.
  'ﷺ'.repeat(100),
  'ﷺ'.repeat(256),
  '㍿'.repeat(60),
  'ﬃ'.repeat(80),
  `Aa1!${'ﷺ'.repeat(100)}`,
  `Aa1!${'ΐ'.repeat(200)}`,
  `${'ﷺ'.repeat(64)}@guests.example`,
  `${'ﬃ'.repeat(64)}@guests.example`,
  'İ'.repeat(40),
  'ß'.repeat(40),
  '\u0344'.repeat(40),
  '𝟘𝟙'.repeat(20),
]

test.each(named)('dates, numbers and letters at their edges are taken or refused by %s', async (_name, endpoint) => {
  const good = goodRequest(endpoint)
  const wrong: string[] = []
  const attempt = async (request: SampleRequest, what: string) => {
    const { statusCode, body } = await send(endpoint, { request })
    if (!isRight(endpoint, statusCode)) wrong.push(`${what.slice(0, 500)}: ${statusCode}`)
    return { status: statusCode, body }
  }
  const trials = trialsOf(
    good,
    edges.map((edge) => JSON.stringify(edge)),
    edges.map(String),
  )
  await tryPlaces(sieve, endpoint, good, trials, ({ request, payload, what }) =>
    attempt({ ...request, body: payload === undefined ? undefined : JSON.parse(payload) }, what),
  )
  // A question alone, without what might refuse it by standing beside it.
  const payload = good.body === undefined ? undefined : JSON.stringify(good.body)
  for (const name of Object.keys(good.query))
    for (const edge of edges.map(String)) {
      const request = { ...good, query: { [name]: edge } }
      if (sieve(endpoint, request, payload, { place: ['query', name, 'alone'], value: edge }))
        await attempt(request, `only ${name} = ${edge}`)
    }
  expect(wrong).toEqual([])
})

const oddHeaders: readonly Record<string, string | string[]>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset="' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': ['application/json', 'text/plain'] },
  { 'content-type': 'a'.repeat(8000) },
  { 'content-encoding': 'gzip' },
  { 'content-length': '-1' },
  { 'content-length': '9999999' },
  { 'idempotency-key': 'no uuid' },
  { 'idempotency-key': 'a'.repeat(8000) },
  { 'idempotency-key': [randomUUID(), randomUUID()] },
  { 'idempotency-key': '' },
  { 'accept-language': '*' },
  { 'accept-language': 'de'.repeat(4000) },
  { 'accept-language': 'xx-\u00ff;q=a,,;;' },
  { accept: 'image/png' },
  { 'accept-encoding': '*;q=0' },
  { 'accept-version': '9.9.9' },
  { range: 'bytes=5-1' },
  { range: 'bytes=0-0,-1' },
  { 'if-none-match': '*' },
  { 'if-none-match': `"${'a'.repeat(8000)}"` },
  { 'if-none-match': 'W/"a", "b' },
  { 'if-match': '"a"' },
  { 'if-modified-since': 'yesterday' },
  { expect: '100-continue' },
  { authorization: ['Bearer a', 'Bearer b'] },
  { authorization: `Bearer ${'a'.repeat(8000)}` },
  { cookie: `foyer_auth=${'a'.repeat(8000)}` },
  { 'x-forwarded-for': '::ffff:999.1.1.1, \u00ff' },
  { 'x-http-method-override': 'DELETE' },
  { 'transfer-encoding': 'gzip' },
  { 'user-agent': '' },
  { host: 'a b' },
]

/** What the door hands on; all others it reads itself, the same way for all that are shaped alike. */
const handedOn = new Set(['accept-language', 'user-agent', 'idempotency-key'])

/** What the door goes by when it takes a request and sends an answer. */
function shapeOf(endpoint: Endpoint): string {
  const { method, audience, params, query, body, upload, answers, runs, shared, sells, proof } = endpoint
  const sent = Object.values(answers).map((answer) =>
    answer === null ? 'nothing' : ['binary', 'csv', 'events', 'saveAs'].find((kind) => kind in answer),
  )
  const taken = [params, query, body, upload].map((part) => part !== undefined)
  return JSON.stringify([
    method,
    scopesFor(endpoint) === null ? audience : 'staff',
    taken,
    sent,
    runs,
    shared,
    sells,
    proof,
  ])
}

const shapes = new Set<string>()
/** All of them for the first of each shape; for the others what a use case can come to see. */
const headersFor = named.map(([name, endpoint]) => {
  const isFirst = !shapes.has(shapeOf(endpoint))
  shapes.add(shapeOf(endpoint))
  return [
    name,
    endpoint,
    isFirst ? oddHeaders : oddHeaders.filter((headers) => Object.keys(headers).some((it) => handedOn.has(it))),
  ] as const
})

test.each(headersFor)('no header brings down %s', async (_name, endpoint, odd) => {
  const wrong: string[] = []
  for (const headers of odd) {
    const { statusCode } = await send(endpoint, { headers })
    if (!isRight(endpoint, statusCode)) wrong.push(`${JSON.stringify(headers).slice(0, 60)}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
})

test.each(named)('methods that nobody serves are refused by the address of %s', async (_name, endpoint) => {
  const served = allEndpoints.filter(({ path }) => path.replace(/\/$/, '') === endpoint.path.replace(/\/$/, ''))
  const known = new Set<string>(served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  for (const method of ['HEAD', 'OPTIONS', 'TRACE', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (it) => !known.has(it),
  )) {
    const { statusCode, headers } = await send(endpoint, { method })
    const allow = [...known].sort().join(', ')
    expect({ method, statusCode, allow: headers.allow }).toEqual({ method, statusCode: 405, allow })
  }
})

test.each(named.filter(([, { method }]) => method === 'GET'))(
  'whoever asks for the headers alone gets those of %s, and no body',
  async (_name, endpoint) => {
    const got = await send(endpoint)
    const asked = await send(endpoint, { method: 'HEAD' })
    expect({ status: asked.statusCode, body: asked.body, type: asked.headers['content-type'] }).toEqual({
      status: got.statusCode,
      body: '',
      type: got.headers['content-type'],
    })
  },
)

test('asking for the headers of a one-time address does not use it up', async () => {
  const { token } = await attendee(house)
  const { body } = await call<{ url: string }>(house, 'POST', '/api/download', { token, body: { path: '/api/pass' } })
  for (let time = 0; time < 2; time += 1)
    expect((await house.app.http.inject({ method: 'HEAD', url: body.url })).statusCode).toBe(200)
  expect((await call(house, 'GET', body.url)).status).toBe(200)
  expect((await call(house, 'GET', body.url)).status).toBe(404)
  expect((await house.app.http.inject({ method: 'HEAD', url: body.url })).statusCode).toBe(404)
})

test('a one-time address leads to no other one', async () => {
  const { token } = await attendee(house)
  const answer = await call(house, 'POST', '/api/download', { token, body: { path: '/api/download/a' } })
  expect(answer.status).toBe(400)
})

test('what a client has already is not sent again, however it says so', async () => {
  const { headers } = await call(house, 'GET', '/api/country')
  const etag = String(headers['etag'])
  for (const said of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await call(house, 'GET', '/api/country', { headers: { 'if-none-match': said } })).toMatchObject({
      status: 304,
      body: '',
    })
  for (const said of ['"other"', 'W/"other"', etag.slice(1, -1), ''])
    expect((await call(house, 'GET', '/api/country', { headers: { 'if-none-match': said } })).status).toBe(200)
})

test.each(['ﷺ', '㍿', 'ﬃ'])('a password that grows to more than 256 characters is refused: %s', async (letter) => {
  const form = signUpForm({ password: `Aa1!${letter.repeat(100)}` })
  expect(await call(house, 'POST', '/api/sign-up', { body: form })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password', message: 'Please use no more than 256 characters.' }] },
  })
})

test('an address of more letters than it shows is no mailbox, or is one of ours', async () => {
  const form = signUpForm({ email: `${'ﷺ'.repeat(64)}@guests.example` })
  expect((await call(house, 'POST', '/api/sign-up', { body: form })).status).toBe(400)
})

test.each(['31', '999999999', '2147483647'])('a search for %s nights says how many there may be', async (nights) => {
  for (const path of ['/api/accommodation', '/api/accommodation/901', '/api/accommodation/901/'])
    for (const start of ['', '&start=2025-10-20', '&start=2099-12-31'])
      expect((await call(house, 'GET', `${path}?currentStays=${nights}${start}`)).status).toBe(400)
})

test.each([
  '0001-01-01T00:00:00.000Z',
  '1999-12-31T23:59:59.999Z',
  '2100-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
])('the demo’s clock does not go to %s', async (now) => {
  expect((await call(house, 'POST', '/api/demo/clock', { body: { now } })).status).toBe(400)
})

test.each(['2000-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z'])('at %s all that can be read is', async (now) => {
  const before = house.clock.now()
  const { email } = await attendee(house)
  house.clock.set(new Date(now))
  try {
    const { status, body } = await signIn(house, email)
    expect(status).toBe(200)
    for (const endpoint of allEndpoints.filter(({ method }) => method === 'GET')) {
      const answer = await call(house, 'GET', urlOf(endpoint, goodRequest(endpoint)), { token: body.token })
      expect(isRight(endpoint, answer.status), `${endpoint.id}: ${answer.status}`).toBe(true)
    }
  } finally {
    house.clock.set(before)
  }
})

test('the archive of one’s data is a file, and what the document promises', async () => {
  const { token, email } = await attendee(house)
  const { status, headers, body } = await call(house, 'GET', '/api/user/export', { token })
  expect({ status, name: headers['content-disposition'], type: headers['content-type'] }).toEqual({
    status: 200,
    name: 'attachment; filename="my-data.json"',
    type: 'application/json; charset=utf-8',
  })
  expect(body).toMatchObject({
    person: { email, firstName: 'Mira', createdAt: expect.any(String) },
    addresses: [{ type: 'billingAddress', city: 'Köln' }],
    passes: [{ status: 'approved', editionId: 1 }],
    passTransfers: [],
    orders: [{ status: 'paid' }],
    survey: { answers: [], drafts: [] },
    newsRead: [],
    visaLetters: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/password|argon2/)
})

test('the same word in the same moment does not sign two people up, nor none', async () => {
  const email = someEmail()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call(house, 'POST', '/api/sign-up', { body: signUpForm({ email, password }) })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
})
