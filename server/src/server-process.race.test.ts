import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashSecret } from '#platform/door/secrets'
import { openCuttableProxy } from './testing/cuttable-proxy.ts'
import { demoEnvironment, useOwnDatabase } from './testing/own-database.ts'
import { cards, signUpForm } from './testing/people.ts'
import { ask, type ServerProcess, startServer, until } from './testing/server-process.ts'

// Real programs over a real network: what is tested here is what a deployment does.
const database = useOwnDatabase({ sharesServer: true })

interface Bought {
  readonly order: { readonly uuid: string; readonly status: string }
  readonly orderSecret: string
}

const start = (url: string, more: Record<string, string> = {}): Promise<ServerProcess> =>
  startServer(demoEnvironment({ url }, more))

async function signUp(server: ServerProcess): Promise<Bought> {
  const { status, body } = await ask<Bought>(server, 'POST', '/api/sign-up', { body: signUpForm() })
  expect(status).toBe(201)
  return body
}

const place = (server: ServerProcess, { order, orderSecret }: Bought, headers: Record<string, string> = {}) =>
  ask<Bought['order']>(server, 'POST', `/api/order/${order.uuid}/place`, {
    token: orderSecret,
    body: { method: 'card' },
    headers,
  })

const pay = (server: ServerProcess, { order, orderSecret }: Bought) =>
  ask<Bought['order']>(server, 'POST', `/api/order/${order.uuid}/payment`, {
    token: orderSecret,
    body: { card: cards.pays },
  })

const signIn = async (server: ServerProcess): Promise<string> => {
  const body = { email: 'organiser@demo.example', password: 'Foyer-demo-2025!' }
  return (await ask<{ token: string }>(server, 'POST', '/api/user/login', { body })).body.token
}

async function connections(): Promise<number> {
  const [row] = await database.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'foyer'`,
  )
  return Number(row?.['count'])
}

/** Asked for what needs no database: one that is silent would look like a server that refuses. */
const refusesConnections = (server: ServerProcess): Promise<boolean> =>
  ask(server, 'GET', '/api/openapi.json').then(
    ({ status }) => status === 503,
    () => true,
  )

test.each([
  ['a server', '1'],
  ['a server of two processes', '2'],
])('%s that is told to stop answers what is under way, and takes its connections along', async (_what, processes) => {
  const proxy = await openCuttableProxy(database.url)
  const server = await start(proxy.url, { FOYER_PROCESSES: processes })
  const bought = await signUp(server)
  proxy.holdFrom(hashSecret(bought.orderSecret))
  const underWay = place(server, bought)
  await until('the request is on its way to the database', async () => proxy.isHolding())
  expect(await refusesConnections(server)).toBe(false)
  server.terminate()
  await until('nobody else is let in', () => refusesConnections(server))
  proxy.release()
  expect(await underWay).toMatchObject({ status: 200, body: { status: 'awaiting_payment' } })
  expect(await server.ended).toBe(0)
  await until('it has left the database', async () => (await connections()) === 0)
  expect(await database.query(`select name from jobs.job where state = 'active'`)).toEqual([])
  await proxy.close()
})

test('a database that goes away is answered with 503 and a wait, and found again without a restart', async () => {
  const proxy = await openCuttableProxy(database.url)
  const server = await start(proxy.url)
  const token = await signIn(server)
  await proxy.cut()
  for (const [method, path, body] of [
    ['GET', '/api/health'],
    ['GET', '/api/user/'],
    ['GET', '/api/pass/type/voucher'],
    ['POST', '/api/sign-up', signUpForm()],
    ['POST', '/api/user/login', { email: 'gate@demo.example', password: 'Foyer-demo-2025!' }],
  ] as const) {
    const answer = await ask(server, method, path, { token, body })
    expect({ path, status: answer.status, code: answer.body['code'] }).toEqual({
      path,
      status: 503,
      code: 'requests/unavailable',
    })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/)
  }
  await proxy.restore()
  await until('the server is healthy again', async () => (await ask(server, 'GET', '/api/health')).status === 200)
  expect(await ask(server, 'GET', '/api/user/', { token })).toMatchObject({ status: 200 })
  expect((await pay(server, await placed(server))).body.status).toBe('paid')
  expect(await server.stop()).toBe(0)
  await proxy.close()
})

test('a connection that dies under a request fails that request only', async () => {
  const proxy = await openCuttableProxy(database.url)
  const server = await start(proxy.url)
  const bought = await signUp(server)
  proxy.holdFrom(hashSecret(bought.orderSecret))
  const underWay = place(server, bought)
  await until('the request is on its way to the database', async () => proxy.isHolding())
  await proxy.cut()
  proxy.release()
  expect((await underWay).status).toBe(503)
  await proxy.restore()
  await until('the server is healthy again', async () => (await ask(server, 'GET', '/api/health')).status === 200)
  expect((await place(server, bought)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await proxy.close()
})

async function placed(server: ServerProcess): Promise<Bought> {
  const bought = await signUp(server)
  expect((await place(server, bought)).status).toBe(200)
  return bought
}

test('a database that falls silent is answered with 503 before the asker gives up', async () => {
  const proxy = await openCuttableProxy(database.url)
  const server = await start(proxy.url)
  const bought = await signUp(server)
  // From the middle of a transaction on: its own connection says nothing any more, and no new one is made.
  proxy.holdFrom(hashSecret(bought.orderSecret))
  const underWay = place(server, bought)
  await until('the request is on its way to the database', async () => proxy.isHolding())
  for (const answer of await Promise.all([underWay, ask(server, 'GET', '/api/health')]))
    expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '2',
    })
  proxy.release()
  await until('the server is healthy again', async () => (await ask(server, 'GET', '/api/health')).status === 200)
  expect((await place(server, bought)).status).toBe(200)
  expect((await pay(server, bought)).body.status).toBe('paid')
  expect(await server.stop()).toBe(0)
  await proxy.close()
})

test.each(['1', '2'])(
  'a server of %s processes ends at once, though browsers keep their connections',
  async (processes) => {
    const server = await start(database.url, { FOYER_PROCESSES: processes })
    // Unlike `ask`, this leaves its connection open for the next request.
    for (let time = 0; time < 4; time += 1)
      expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
    expect(await server.stop()).toBe(0)
    await until('all of them have left the database', async () => (await connections()) === 0)
  },
)

describe('two servers over one database', () => {
  let a: ServerProcess
  let b: ServerProcess
  beforeAll(async () => {
    ;[a, b] = await Promise.all([start(database.url), start(database.url)])
  })
  afterAll(async () => {
    expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0])
  })

  test('are one to those who ask', async () => {
    const token = await signIn(a)
    expect(await ask(b, 'GET', '/api/user/', { token })).toMatchObject({
      status: 200,
      body: { email: 'organiser@demo.example' },
    })
    expect((await ask(a, 'DELETE', '/api/user/session', { token })).status).toBe(204)
    expect((await ask(b, 'GET', '/api/user/', { token })).status).toBe(401)

    const bought = await signUp(a)
    expect((await place(b, bought)).status).toBe(200)
    const paid = await Promise.all([pay(a, bought), pay(b, bought)])
    expect(paid.map(({ status }) => status)).toContain(200)
    const [charges] = await database.query('select count(*)::int as count from sandbox_charges where order_uuid = $1', [
      bought.order.uuid,
    ])
    expect(charges).toEqual({ count: 1 })
  })

  test('make one order of one request that is sent to both at once under one key', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = signUpForm()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answers = await Promise.all(
        [a, b].map((server) => ask<Bought>(server, 'POST', '/api/sign-up', { body, headers })),
      )
      for (const { status, body: said } of answers)
        expect(
          status === 201 || (status === 409 && 'code' in said && said.code === 'requests/idempotency-key-in-use'),
        ).toBe(true)
      const again = await ask<Bought>(b, 'POST', '/api/sign-up', { body, headers })
      expect(again.status).toBe(201)
      const [orders] = await database.query(
        'select count(*)::int as count from orders o join sign_ups s on s.id = o.sign_up_id where s.email = $1',
        [body['email']],
      )
      expect(orders).toEqual({ count: 1 })

      const key = { 'idempotency-key': crypto.randomUUID() }
      const both = await Promise.all([place(a, again.body, key), place(b, again.body, key)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both[0].body).toEqual(both[1].body)
    }
  })

  test('count together what is limited', async () => {
    const remind = async (server: ServerProcess) =>
      (await ask(server, 'POST', '/api/user/forgot-password', { body: { email: 'counted@guests.example' } })).status
    const answers = []
    for (const server of [a, b, a, b, a, b, a]) answers.push(await remind(server))
    expect(answers).toEqual([202, 202, 202, 202, 202, 429, 429])
  })
})
