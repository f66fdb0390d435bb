import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { sampleRequest, urlOf } from './testing/contract-samples.ts'
import { attendee, password, someEmail } from './testing/people.ts'
import { provenColleague } from './testing/staff.ts'
import { testsPostgres } from './testing/test-database.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse({ isRateLimited: true })
const proxied = useTestHouse({ isRateLimited: true, trustProxy: '10.0.0.0/8' })

const limited = allEndpoints.filter((endpoint) => endpoint.limit !== undefined)
/** The library counts every endpoint with the same statements: the embedded engine shows them with the strictest limit. */
const tried = testsPostgres
  ? limited
  : limited.toSorted((a, b) => (a.limit?.attempts ?? 0) - (b.limit?.attempts ?? 0)).slice(0, 1)

beforeEach(async () => {
  for (const { database } of [house, proxied]) await database.db.deleteFrom('rate_limits').execute()
})

interface From {
  /** Who is at the other end of the connection. */
  readonly remote?: string
  readonly headers?: Record<string, string>
  readonly token?: string
}

const post = (url: string, body: object, { remote = '198.51.100.1', headers = {} }: From = {}, at = house) =>
  at.app.http.inject({
    method: 'POST',
    url,
    remoteAddress: remote,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

const remind = (email: string, from: From = {}, at = house) => post('/api/user/forgot-password', { email }, from, at)
/** As many reminders as one mailbox may ask for, and the one that is too many. */
async function useUp(email: string, from: From = {}, at = house): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await remind(email, from, at)).statusCode).toBe(202)
  expect((await remind(email, from, at)).statusCode).toBe(429)
}

test.each(tried.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses whoever tries too often, and says for how long',
  async (_id, endpoint) => {
    const isStaffs = scopesFor(endpoint) !== null
    const { token } = await (isStaffs ? provenColleague(house, 'owner') : attendee(house))
    await house.database.db.deleteFrom('rate_limits').execute()
    const attempts = endpoint.limit?.attempts ?? 0
    const answers = []
    for (let attempt = 0; attempt <= attempts; attempt += 1) answers.push(await send(endpoint, token))
    expect(answers.slice(0, attempts).filter(({ statusCode }) => statusCode === 429)).toEqual([])
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(429)
    expect(last?.json()).toMatchObject({ code: 'requests/too-many', status: 429 })
    const wait = Number(last?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(endpoint.limit?.perSeconds ?? 0)
  },
)

function send(endpoint: Endpoint, token: string) {
  const request = sampleRequest(endpoint)
  return house.app.http.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    headers: {
      authorization: `Bearer ${token}`,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  })
}

test('whatever a stranger may send is limited', () => {
  const unlimited = allEndpoints.filter(
    ({ audience, method, limit, proof }) =>
      audience === 'anyone' && method !== 'GET' && limit === undefined && proof === undefined,
  )
  expect(unlimited.map(({ id }) => id)).toEqual([])
})

test('whatever compares a password is limited', () => {
  const unlimited = allEndpoints.filter(({ body, limit }) => {
    const shape = (body as unknown as { shape?: object } | undefined)?.shape ?? {}
    return limit === undefined && Object.keys(shape).some((field) => /password/i.test(field))
  })
  expect(unlimited.map(({ id }) => id)).toEqual([])
})

test.each([
  ['capitals', (email: string) => email.toUpperCase()],
  ['blanks', (email: string) => `  ${email} `],
  ['a tag', (email: string) => email.replace('@', '+another@')],
  ['two tags', (email: string) => email.replace('@', '+a+b@')],
  ['wide letters', (email: string) => email.replace('person', 'ｐｅｒｓｏｎ')],
])('one mailbox is not two by %s in its address', async (_what, change) => {
  const email = someEmail()
  await useUp(email)
  expect((await remind(change(email))).statusCode).toBe(429)
})

test('one endpoint is not two by a slash, or by capitals in its address', async () => {
  const email = someEmail()
  await useUp(email)
  expect((await post('/api/user/forgot-password/', { email })).statusCode).toBe(429)
  expect((await post('/api/user/Forgot-Password', { email })).statusCode).toBe(404)
  expect((await post('/api/user/forgot-password?', { email })).statusCode).toBe(429)
})

test('a forged X-Forwarded-For makes nobody another caller', async () => {
  const email = someEmail()
  await useUp(email)
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { 'client-ip': '203.0.113.9' },
    { 'cf-connecting-ip': '203.0.113.9' },
  ])
    expect((await remind(email, { headers: headers as Record<string, string> })).statusCode).toBe(429)
})

test('the proxy that is configured is believed, one step and no further', async () => {
  const email = someEmail()
  const by = (chain: string, remote = '10.0.0.1') => ({ remote, headers: { 'x-forwarded-for': chain } })
  await useUp(email, by('203.0.113.9'), proxied)
  // Another person behind the same proxy is another caller.
  expect((await remind(email, by('203.0.113.10'), proxied)).statusCode).toBe(202)
  // What the person wrote into the header themselves stands before what the proxy added.
  expect((await remind(email, by('198.51.100.99, 203.0.113.9'), proxied)).statusCode).toBe(429)
  expect((await remind(email, by('10.9.9.9, 203.0.113.9'), proxied)).statusCode).toBe(429)
  // Whoever comes past the proxy is who they are.
  await useUp(email, { remote: '192.0.2.1' }, proxied)
  expect((await remind(email, by('203.0.113.77', '192.0.2.1'), proxied)).statusCode).toBe(429)
})

test('one who owns a network of IPv6 addresses is one caller', async () => {
  const email = someEmail()
  await useUp(email, { remote: '2001:db8::1' })
  for (const remote of ['2001:db8::2', '2001:db8:0:0:ffff::1', '2001:db8:0:0:1:2:3:4'])
    expect((await remind(email, { remote })).statusCode).toBe(429)
  expect((await remind(email, { remote: '2001:db8:0:1::1' })).statusCode).toBe(202)
})

test('an address is limited over all mailboxes together', async () => {
  for (let attempt = 0; attempt < 50; attempt += 1) expect((await remind(someEmail())).statusCode).toBe(202)
  expect((await remind(someEmail())).statusCode).toBe(429)
  expect((await remind(someEmail(), { remote: '198.51.100.2' })).statusCode).toBe(202)
})

test('whoever tries somebody’s password does not lock them out', async () => {
  const victim = await attendee(house)
  const login = (with_: string, remote: string) =>
    post('/api/user/login', { email: victim.email, password: with_ }, { remote })
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await login('Wrong-Password-1!', '198.51.100.66')).statusCode).toBe(401)
  // From here on not even the right one is looked at.
  expect((await login(password, '198.51.100.66')).statusCode).toBe(429)
  expect((await login(password, '203.0.113.50')).statusCode).toBe(200)
})

test('many tries at the same moment are counted each', async () => {
  const email = someEmail()
  const answers = await Promise.all(Array.from({ length: 20 }, () => remind(email)))
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
})

test('when the time is over one may try again', async () => {
  const email = someEmail()
  await useUp(email)
  await house.database.raw('update rate_limits set expire = 1')
  expect((await remind(email)).statusCode).toBe(202)
})

const pointsOf = async (limit: string): Promise<number> => {
  const { rows } = await house.database.raw('select sum(points)::int as points from rate_limits where key like $1', [
    `${limit}:%`,
  ])
  return Number(rows[0]?.['points'] ?? 0)
}

test('many people behind one network are nothing to suspect: those who get in do not count for it', async () => {
  const people = [await attendee(house), await attendee(house)]
  await house.database.db.deleteFrom('rate_limits').execute()
  for (const person of people)
    expect((await post('/api/user/login', { email: person.email, password })).statusCode).toBe(200)
  expect(await pointsOf('passes.signIn/a')).toBe(0)
  expect(await pointsOf('passes.signIn/e')).toBe(2)
  expect((await post('/api/user/login', { email: someEmail(), password })).statusCode).toBe(401)
  expect(await pointsOf('passes.signIn/a')).toBe(1)
})

test('the table of limits is no list of people', async () => {
  await remind('somebody-known@guests.example')
  const { rows } = await house.database.raw('select key from rate_limits')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/somebody|198\.51/)
})
