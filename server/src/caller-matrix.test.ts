import { allEndpoints } from '@foyer/contract/all'
import type { Audience } from '@foyer/contract/kit/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, signIn, signUpVisitor } from './testing/people.ts'
import { seedStaffForTests } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

type Kind =
  | 'none'
  | 'unknown token'
  | 'cookie only'
  | 'expired'
  | 'pass withdrawn'
  | 'vendor without a pass'
  | 'organiser'
  | 'attendee'
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
  tokens.set('attendee', (await attendee(house)).token)
  await seedStaffForTests(house)
  tokens.set('vendor without a pass', (await signIn(house, 'vendor@demo.example', 'Foyer-demo-2025!')).body.token)
  tokens.set('organiser', (await signIn(house, 'organiser@demo.example', 'Foyer-demo-2025!')).body.token)
})

/** Who is let through the door; what they may do behind it is each use case's. */
const letIn: Readonly<Record<Audience, readonly Kind[]>> = {
  anyone: [
    'none',
    'unknown token',
    'cookie only',
    'expired',
    'pass withdrawn',
    'vendor without a pass',
    'organiser',
    'attendee',
  ],
  provider: [
    'none',
    'unknown token',
    'cookie only',
    'expired',
    'pass withdrawn',
    'vendor without a pass',
    'organiser',
    'attendee',
  ],
  demo: [
    'none',
    'unknown token',
    'cookie only',
    'expired',
    'pass withdrawn',
    'vendor without a pass',
    'organiser',
    'attendee',
  ],
  'signed-in': ['vendor without a pass', 'organiser', 'attendee'],
  admitted: ['vendor without a pass', 'attendee'],
  'order-holder': ['vendor without a pass', 'organiser', 'attendee'],
}
const kinds: readonly Kind[] = letIn.anyone

test('there are endpoints to walk', () => {
  expect(allEndpoints.length).toBeGreaterThan(40)
})

test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'who gets through to %s',
  async (_name, endpoint) => {
    // Ends sessions: asked last, it would leave nobody signed in for the others.
    const url = endpoint.path.replace(/:(\w+)/g, () => '01980000-0000-7000-8000-000000000000')
    for (const kind of kinds) {
      if (endpoint.id === 'identity.endSessions' && letIn['signed-in'].includes(kind)) continue
      const { status, body } = await call<{ code?: string }>(house, endpoint.method, url, {
        token: tokens.get(kind),
        ...(kind === 'cookie only' ? { headers: { cookie: `foyer_auth=${tokens.get('attendee')}` } } : {}),
        // A secret is known by the order it opens, so an order's holder is asked for after the body is read.
        ...(endpoint.body === undefined ? {} : { body: endpoint.id === 'orders.placeOrder' ? { method: 'card' } : {} }),
      })
      const isOut = status === 401 && body.code === 'requests/not-signed-in'
      const isForbidden = status === 403 && body.code === 'requests/not-allowed'
      expect({ kind, isIn: !isOut && !isForbidden }).toEqual({ kind, isIn: letIn[endpoint.audience].includes(kind) })
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
