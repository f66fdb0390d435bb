import { allEndpoints } from '@foyer/contract/all'
import { type Audience, type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { needsSecondFactor, staffScopes } from '@foyer/contract/kit/scopes'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, signIn, signUpVisitor } from './testing/people.ts'
import { colleague, provenColleague, seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

/** Nobody to us, each for another reason. */
const strangers = [
  'none',
  'unknown token',
  'cookie only',
  'token in the address',
  'expired',
  'signed out',
  'pass withdrawn',
  'vendor tag withdrawn',
  'scope withdrawn',
] as const
/** Who works here, and is not let in to their work yet. */
const unproven = ['owner who showed no second factor', 'owner who showed it long ago'] as const
const admitted = ['vendor without a pass', 'attendee'] as const
const kinds = [...strangers, ...unproven, ...staffScopes, ...admitted]
type Kind = (typeof kinds)[number]
const tokens = new Map<Kind, string | undefined>()

beforeAll(async () => {
  tokens.set('unknown token', 'a-token-that-nobody-was-given-ever')
  const expired = await attendee(house)
  await house.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .execute()
  tokens.set('expired', expired.token)
  const withdrawn = await attendee(house)
  await house.database.db
    .updateTable('passes')
    .set({ state: 'cancelled' })
    .where('sign_up_id', '=', withdrawn.signUp.uuid)
    .execute()
  tokens.set('pass withdrawn', withdrawn.token)
  const untagged = await attendee(house)
  const { body: vendor } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token: untagged.token })
  const tag = { user_id: vendor.uuid, tag_id: 2, granted_by: vendor.uuid, granted_at: house.clock.now() }
  await house.database.db.insertInto('user_tags').values(tag).execute()
  await house.database.db
    .updateTable('passes')
    .set({ state: 'cancelled' })
    .where('sign_up_id', '=', untagged.signUp.uuid)
    .execute()
  // Until now, the tag alone has let them in.
  expect((await call(house, 'GET', '/api/user/', { token: untagged.token })).status).toBe(200)
  await house.database.db.deleteFrom('user_tags').where('user_id', '=', vendor.uuid).execute()
  tokens.set('vendor tag withdrawn', untagged.token)
  const gone = await attendee(house)
  expect((await call(house, 'DELETE', '/api/user/session', { token: gone.token })).status).toBe(204)
  tokens.set('signed out', gone.token)
  tokens.set('attendee', (await attendee(house)).token)
  await seedStaffForTests(house)
  for (const scope of staffScopes) tokens.set(scope, await signInStaff(house, scope))
  tokens.set('vendor without a pass', (await signIn(house, 'vendor@demo.example', 'Foyer-demo-2025!')).body.token)
  tokens.set('scope withdrawn', await withdrawnOwner())
  tokens.set('owner who showed no second factor', (await colleague(house, 'owner')).token)
  const before = await provenColleague(house, 'owner')
  const longAgo = new Date(house.clock.now().getTime() - 600_000)
  await house.database.db
    .updateTable('sessions')
    .set({ second_factor_at: longAgo })
    .where('user_id', '=', before.id)
    .execute()
  tokens.set('owner who showed it long ago', before.token)
})

/** Somebody who was an owner until a moment ago. */
async function withdrawnOwner(): Promise<string> {
  const { id, token } = await provenColleague(house, 'owner')
  const log = () => call(house, 'GET', '/api/organiser/audit-entry', { token })
  expect((await log()).status).toBe(200)
  await house.database.db.deleteFrom('user_scopes').where('user_id', '=', id).execute()
  expect((await log()).status).toBe(401)
  return token
}

/** Who is let through the door; what they may do behind it is each use case's. */
const letIn: Readonly<Record<Extract<Audience, string>, readonly Kind[]>> = {
  anyone: kinds,
  provider: kinds,
  demo: kinds,
  'signed-in': [...unproven, ...staffScopes, ...admitted],
  admitted,
  'order-holder': [...unproven, ...staffScopes, ...admitted],
}

/** Of staff those who have a scope that the endpoint names, and nobody who has another. */
function mayCall(endpoint: Endpoint): readonly Kind[] {
  const scopes = scopesFor(endpoint)
  if (scopes === null) return typeof endpoint.audience === 'string' ? letIn[endpoint.audience] : []
  // Who works at the gate has shown none here.
  if (endpoint.secondFactor === 'fresh') return scopes.filter(needsSecondFactor)
  if (!scopes.includes('owner')) return scopes
  return [...scopes, ...(endpoint.secondFactor === 'not-asked' ? unproven : unproven.slice(1))]
}

test('what staff change is a command or a process of theirs, and what they read changes nothing', () => {
  // What is asked about a whole list is too long for an address: it says in its path that nothing comes of it.
  const reads = ({ method, path }: Endpoint) => method === 'GET' || (method === 'POST' && path.endsWith('/preview'))
  const odd = allEndpoints.filter(
    (endpoint) => scopesFor(endpoint) !== null && reads(endpoint) !== (endpoint.runs === 'read'),
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('what lies at the places of staff names their scopes, and nothing for staff lies anywhere else', () => {
  const odd = allEndpoints.filter(
    (endpoint) => (scopesFor(endpoint) !== null) !== /^\/api\/(?:organiser|gate)\//.test(endpoint.path),
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('there are endpoints to walk', () => {
  expect(allEndpoints.length).toBeGreaterThan(40)
})

const needed = 'requests/second-factor-needed'

test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'who gets through to %s',
  async (_name, endpoint) => {
    // Ends sessions: asked last, it would leave nobody signed in for the others.
    const path = endpoint.path.replace(/:(\w+)/g, () => '01980000-0000-7000-8000-000000000000')
    for (const kind of kinds) {
      const url = kind === 'token in the address' ? `${path}?token=${tokens.get('attendee')}` : path
      if (endpoint.id === 'identity.endSessions' && letIn['signed-in'].includes(kind)) continue
      const { status, body } = await call<{ code?: string }>(house, endpoint.method, url, {
        token: tokens.get(kind),
        ...(kind === 'cookie only' ? { headers: { cookie: `foyer_auth=${tokens.get('attendee')}` } } : {}),
        // A secret is known by the order it opens, so an order's holder is asked for after the body is read.
        ...(endpoint.body === undefined ? {} : { body: endpoint.id === 'orders.placeOrder' ? { method: 'card' } : {} }),
      })
      const isOut = status === 401 && body.code === 'requests/not-signed-in'
      const isForbidden = status === 403 && ['requests/not-allowed', needed].includes(String(body.code))
      expect({ kind, isIn: !isOut && !isForbidden }).toEqual({ kind, isIn: mayCall(endpoint).includes(kind) })
      expect(status, `${kind} met a bug`).not.toBe(500)
    }
  },
)

test.each([
  ['tags', { tags: [{ id: 2, name: 'vendor' }] }],
  ['scope', { scope: ['owner'] }],
  ['uuid', { uuid: '01980000-0000-7000-8000-000000000000' }],
  ['email', { email: 'other@guests.example' }],
  ['price', { price: 0 }],
])('changing one’s own %s is refused and changes nothing', async (_what, change) => {
  const token = tokens.get('attendee')
  const before = await call(house, 'GET', '/api/user/', { token })
  expect((await call(house, 'PATCH', '/api/user/', { token, body: { firstName: 'Other', ...change } })).status).toBe(
    400,
  )
  expect(await call(house, 'GET', '/api/user/', { token })).toMatchObject({ body: before.body })
})

test('keys that reach for the prototype are refused', async () => {
  const answer = await house.app.http.inject({
    method: 'PATCH',
    url: '/api/user/',
    headers: { authorization: `Bearer ${tokens.get('attendee')}`, 'content-type': 'application/json' },
    payload: '{"firstName":"A","__proto__":{"scope":["owner"]}}',
  })
  expect(answer.statusCode).toBe(400)
})

test('sign-in answers alike for a known and an unknown address', async () => {
  const visitor = await signUpVisitor(house)
  const known = await signIn(house, visitor.email, 'Wrong-Password-1!')
  const unknown = await signIn(house, 'nobody@guests.example', 'Wrong-Password-1!')
  expect({ status: known.status, body: { ...known.body, requestId: '' } }).toEqual({
    status: unknown.status,
    body: { ...unknown.body, requestId: '' },
  })
  expect(known.status).toBe(401)
})
