import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { isTheirsAlone } from '@foyer/contract/kit/refusals-of'
import { type StaffScope, staffScopes } from '@foyer/contract/kit/scopes'
import { orderActs } from '@foyer/contract/order-acts'
import { beforeAll, expect, test } from 'vitest'
import { statusesOf } from '#platform/door/open-api-answers'
import { hashSecret } from '#platform/door/secrets'
import { openAnotherEdition, readWhole } from './testing/another-edition.ts'
import { sampleRequest, urlOf } from './testing/contract-samples.ts'
import { attendee, call } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { HOTEL, openScenarioHotel, scenarios } from './testing/status-scenarios.ts'
import { useTestHouse } from './testing/test-house.ts'
import { changedBy, staffActs, toldActs } from './testing/told-acts.ts'
import { openTestWallets } from './testing/wallets.ts'

const house = useTestHouse({ ports: openTestWallets().ports })
const limited = useTestHouse({ isRateLimited: true })
const empty = useTestHouse({ hasEdition: false })
/** Thrown by the clock of the third house, which every request asks. */
let trouble: Error | null = null
const troubled = useTestHouse({
  ports: (ports) => ({
    ...ports,
    clock: {
      now: () => {
        if (trouble !== null) throw trouble
        return ports.clock.now()
      },
    },
  }),
})

/** Of the same house, and shown to nobody. */
let another: Awaited<ReturnType<typeof openAnotherEdition>>
let token: string
let userId: string
const staff = new Map<StaffScope, { readonly token: string; readonly userId: string }>()
let limitedToken: string
/** Of somebody of the staff who sees the app as another does. */
const looking = 'a-token-of-somebody-who-only-looks'

beforeAll(async () => {
  await seedStaffForTests(house)
  await openScenarioHotel(house)
  another = await openAnotherEdition(house)
  token = (await attendee(house)).token
  userId = (await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })).body.uuid
  for (const scope of staffScopes) {
    const own = await signInStaff(house, scope)
    const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token: own })
    staff.set(scope, { token: own, userId: body.uuid })
  }
  await house.database.db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashSecret(looking),
      device: 'Staff',
      created_at: house.clock.now(),
      last_seen_at: house.clock.now(),
      expires_at: new Date(house.clock.now().getTime() + 30 * 86_400_000),
      seen_by: staff.get('owner')?.userId ?? null,
    })
    .execute()
  limitedToken = (await attendee(limited)).token
})

interface Sending {
  readonly at?: typeof house
  readonly method?: string
  readonly url?: string
  readonly token?: string | null
  readonly headers?: Record<string, string>
  readonly payload?: string
}

/** Somebody whom the endpoint is for. */
function callerOf(endpoint: Endpoint) {
  const [scope] = scopesFor(endpoint) ?? []
  return (scope === undefined ? undefined : staff.get(scope)) ?? { token, userId }
}

const sampleUrl = (endpoint: Endpoint) => urlOf(endpoint, sampleRequest(endpoint))
/** The endpoint's address with the same in place of every name in it. */
const urlWith = (endpoint: Endpoint, name: string) => endpoint.path.replace(/:\w+/g, name)

async function send(endpoint: Endpoint, sending: Sending = {}) {
  const { body } = sampleRequest(endpoint)
  const payload = sending.payload ?? (body === undefined ? undefined : JSON.stringify(body))
  if (endpoint.secondFactor === 'fresh')
    await house.database.db.updateTable('sessions').set({ second_factor_at: house.clock.now() }).execute()
  const { at = house, method = endpoint.method, url = sampleUrl(endpoint), headers = {} } = sending
  return at.app.http.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(sending.token === null ? {} : { authorization: `Bearer ${sending.token ?? callerOf(endpoint).token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

type Make = (endpoint: Endpoint) => Promise<{ readonly statusCode: number }>

async function inTrouble(error: Error, endpoint: Endpoint) {
  trouble = error
  try {
    return await send(endpoint, { at: troubled })
  } finally {
    trouble = null
  }
}

/** Statuses that the way to an endpoint gives, the same for every endpoint that declares them. */
const onTheWay: Readonly<Record<number, Make>> = {
  304: async (endpoint) => {
    const url = urlWith(endpoint, String(HOTEL))
    const { headers } = await send(endpoint, { url })
    return send(endpoint, { url, headers: { 'if-none-match': String(headers['etag']) } })
  },
  400: (endpoint) => send(endpoint, { url: `${sampleUrl(endpoint).split('?')[0]}?unasked=1` }),
  401: (endpoint) => send(endpoint, { token: null }),
  403: (endpoint) =>
    isTheirsAlone(endpoint)
      ? send(endpoint, { token: looking })
      : send(endpoint, { token: scopesFor(endpoint) === null ? (staff.get('gate')?.token ?? '') : token }),
  404: (endpoint) => send(endpoint, { url: urlWith(endpoint, '%00') }),
  405: (endpoint) => send(endpoint, { method: 'OPTIONS' }),
  409: async (endpoint) => {
    // A key whose first request is still under way, as it looks from the database.
    const key = randomUUID()
    await send(endpoint, { headers: { 'idempotency-key': key } })
    await house.database.db.updateTable('idempotency_keys').set({ status: null }).where('key', '=', key).execute()
    return send(endpoint, { headers: { 'idempotency-key': key } })
  },
  413: (endpoint) => send(endpoint, { payload: ' '.repeat((endpoint.largestBody ?? 256 * 1024) + 1) }),
  414: (endpoint) => send(endpoint, { url: urlWith(endpoint, 'a'.repeat(300)) }),
  415: (endpoint) => send(endpoint, { payload: 'a', headers: { 'content-type': 'text/plain' } }),
  422: async (endpoint) => {
    const key = randomUUID()
    const isForAll = ['anyone', 'provider', 'demo'].some((audience) => audience === endpoint.audience)
    const caller = isForAll ? 'anyone' : callerOf(endpoint).userId
    await house.database.db
      .insertInto('idempotency_keys')
      .values({ caller, key, endpoint: 'another', request_hash: 'another', created_at: house.clock.now() })
      .execute()
    return send(endpoint, { headers: { 'idempotency-key': key } })
  },
  429: async (endpoint) => {
    const most = (endpoint.limit?.attempts ?? 0) * 10
    for (let attempt = 0; attempt < most; attempt += 1) {
      const answer = await send(endpoint, { at: limited, token: limitedToken })
      if (answer.statusCode === 429) return answer
    }
    return { statusCode: 0 }
  },
  500: (endpoint) => inTrouble(new Error('planted'), endpoint),
  503: (endpoint) => inTrouble(Object.assign(new Error('planted'), { code: 'ECONNREFUSED' }), endpoint),
}

/** Statuses that are answered before anybody knows which endpoint is meant. */
const onTheWire = new Set([408, 431])

test.each(
  allEndpoints.flatMap((endpoint) =>
    [...statusesOf(endpoint)]
      .filter((status) => !onTheWire.has(status))
      .map((status) => [`${endpoint.id} ${status}`, endpoint, status] as const),
  ),
)('%s can be made to leave', async (name, endpoint, status) => {
  const scenario = scenarios[name]
  const make = status < 300 ? send : onTheWay[status]
  if (scenario === undefined && make === undefined) expect.fail('nobody knows how this comes about')
  const at = status === 429 ? limited : house
  const within = at === house ? another.asElsewhereFirst() : at
  const answered = scenario === undefined ? (await make?.(endpoint))?.statusCode : (await scenario(within)).status
  expect(answered).toBe(status)
})

test('nothing of the edition that is shown is found by whoever works on another one', () => {
  expect(another.asked.size).toBeGreaterThan(50)
  expect(Object.fromEntries(another.found)).toEqual({})
})

test('whatever was sold and done in the edition that is shown, all that is read of another one stays the same', async () => {
  expect(readWhole.length).toBeGreaterThan(20)
  expect(await another.readAll()).toEqual(another.before)
})

test('what staff do to another edition changes nothing of the one that is shown', async () => {
  const rows = await another.rowsBeside()
  const done = [...(await another.actThere())].filter(([, status]) => status < 300)
  expect(done.length).toBeGreaterThan(10)
  expect(await another.rowsBeside()).toEqual(rows)
  expect(await another.readAll()).not.toEqual(another.before)
})

test('of every act of staff whoever has the record open is told', async () => {
  const told = await toldActs(house)
  expect(Object.keys(told).sort()).toEqual(Object.keys(changedBy).sort())
  // Which of them an act changes may depend on the record, such as what a mail is about.
  for (const [act, kinds] of Object.entries(told))
    expect(changedBy[act], act).toEqual(expect.arrayContaining([...kinds]))
  expect(staffActs.filter((act) => !(act in changedBy))).toEqual([])
  const ofOrders = Object.entries(changedBy).filter(([, kinds]) => kinds.includes('order'))
  expect(ofOrders.map(([act]) => act).sort()).toEqual([...orderActs])
})

test('no way is described to an answer that nobody declares', () => {
  const declared = new Set(
    allEndpoints.flatMap((each) => [...statusesOf(each)].map((status) => `${each.id} ${status}`)),
  )
  expect(Object.keys(scenarios).filter((name) => !declared.has(name))).toEqual([])
})

test.each(allEndpoints.filter(({ needsNoEdition }) => needsNoEdition !== true).map((each) => [each.id, each] as const))(
  'before an event is set up %s says so, and is no bug',
  async (_id, endpoint) => {
    const { audience } = endpoint
    const isOpen = audience === 'anyone' || audience === 'provider'
    const answer = await send(endpoint, { at: empty })
    expect(answer.json()).toMatchObject(
      isOpen
        ? { status: 503, code: 'requests/no-edition' }
        : { status: expect.toSatisfy((it) => it === 401 || it === 503) },
    )
  },
)

test('a program without an event is well, and says what it can do', async () => {
  expect(await call(empty, 'GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await call(empty, 'GET', '/api/openapi.json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
})

test('the answers to an address that no method of ours has name those that it has', async () => {
  for (const [url, allow] of [
    ['/api/health', 'GET, HEAD'],
    ['/api/user', 'GET, HEAD, PATCH'],
    ['/api/user/', 'GET, HEAD, PATCH'],
    ['/api/user/session', 'DELETE, GET, HEAD'],
    ['/api/order/01980000-0000-7000-8000-000000000000/place', 'POST'],
  ] as const)
    for (const method of ['OPTIONS', 'TRACE', 'PUT'] as const) {
      const { statusCode, headers } = await house.app.http.inject({ method: method as 'PUT', url })
      expect({ url, method, statusCode, allow: headers.allow }).toEqual({ url, method, statusCode: 405, allow })
    }
  for (const method of ['OPTIONS', 'TRACE', 'PUT', 'GET'] as const)
    expect((await house.app.http.inject({ method: method as 'PUT', url: '/api/nothing' })).statusCode).toBe(404)
})

/** What the server says to bytes on a connection, until it hangs up. */
async function say(bytes: string, then: (socket: Socket) => void = () => {}): Promise<string> {
  if (house.app.http.server.address() === null) await house.app.http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((house.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  then(socket)
  return text(socket)
}

test('what cannot be read as a request is answered in the same form', async () => {
  const long = await say(`GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1.1 431 /)
  expect(long).toContain('requests/headers-too-large')
  expect(long).toMatch(/\r\nreferrer-policy: no-referrer\r\n[\s\S]*x-content-type-options: nosniff\r\n/)
  const odd = await say('NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(odd).toMatch(/^HTTP\/1.1 400 /)
  expect(odd).toContain('application/problem+json')
})

test('a request that never ends is answered as too slow', async () => {
  const { server } = house.app.http
  const connected = once(server, 'connection') as Promise<[Socket]>
  const answer = say('POST /api/user/login HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{', async () => {
    // What Node says of it when its time is over.
    const [socket] = await connected
    server.emit('clientError', Object.assign(new Error('planted'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  })
  expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*requests\/too-slow/)
})

test('what a client expects of us beyond an answer does not keep it from getting one', async () => {
  const answer = await say('GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})
