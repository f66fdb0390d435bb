import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/database'
import { openPostgres } from '#platform/database/postgres'
import { keepAnswer, takeKey } from '#platform/door/idempotency'
import type { App } from './app.ts'
import { type CuttableProxy, openCuttableProxy } from './testing/cuttable-proxy.ts'
import { call, signUpForm } from './testing/people.ts'
import { until } from './testing/server-process.ts'
import { somebodyWaits } from './testing/statements.ts'
import { buildHouse, useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
let proxy: CuttableProxy
let database: Database
let app: App
/** Transactions until the database goes away. */
let left = Number.POSITIVE_INFINITY

beforeAll(async () => {
  proxy = await openCuttableProxy(house.databaseUrl ?? '')
  database = openPostgres(proxy.url, 5)
  const cutting: Database = {
    ...database,
    transaction: async (work) => {
      left -= 1
      if (left === 0) await proxy.cut()
      return database.transaction(work)
    },
  }
  app = (await buildHouse(cutting, house.clock)).app
})

afterAll(async () => {
  await app.close()
  await database.close()
  await proxy.close()
})

beforeEach(() => {
  left = Number.POSITIVE_INFINITY
})

/** A sign-up whose key is on record when the database goes away. */
async function loseDatabase(key: string, form: Record<string, unknown>) {
  left = 1
  const answer = await call({ app }, 'POST', '/api/sign-up', { body: form, headers: { 'idempotency-key': key } })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  const { rows } = await house.database.raw('select status from idempotency_keys where key = $1', [key])
  expect(rows).toEqual([{ status: null }])
  await proxy.restore()
}

test('whoever is told to come again may: the key of a request that came to nothing is free', async () => {
  const key = randomUUID()
  const form = signUpForm()
  await loseDatabase(key, form)
  const again = { body: form, headers: { 'idempotency-key': key } }
  const second = await call<{ uuid: string }>({ app }, 'POST', '/api/sign-up', again)
  expect(second.status).toBe(201)
  // Done once: the next one with the key hears what the second heard.
  expect((await call<{ uuid: string }>(house, 'POST', '/api/sign-up', again)).body).toEqual(second.body)
})

test('another server learns of it by itself', async () => {
  const key = randomUUID()
  const form = signUpForm()
  await loseDatabase(key, form)
  await until('the key is given back', async () => {
    const { rows } = await house.database.raw('select key from idempotency_keys where key = $1', [key])
    return rows.length === 0
  })
  const again = { body: form, headers: { 'idempotency-key': key } }
  expect((await call(house, 'POST', '/api/sign-up', again)).status).toBe(201)
})

test('what was committed is answered again, and not done again, where the answer to the commit was lost', async () => {
  const again = { body: signUpForm(), headers: { 'idempotency-key': randomUUID() } }
  proxy.holdFrom('COMMIT')
  const first = call({ app }, 'POST', '/api/sign-up', again)
  await until('it is committed, and nobody was told', async () => proxy.isHolding())
  await proxy.cut()
  expect((await first).status).toBe(503)
  proxy.release()
  await proxy.restore()
  const second = await call<{ uuid: string }>({ app }, 'POST', '/api/sign-up', again)
  expect(second.status).toBe(201)
  const made = await house.database.db
    .selectFrom('sign_ups')
    .select('id')
    .where('email', '=', String(again.body['email']))
    .execute()
  expect(made).toEqual([{ id: second.body.uuid }])
})

test('whoever was so slow that another sending took the key does nothing any more: the other one does it', async () => {
  const key = randomUUID()
  const again = { body: signUpForm(), headers: { 'idempotency-key': key } }
  // The key is taken by a statement that stands alone: this is what the database says of it.
  proxy.holdFrom('INSERT 0 1')
  const slow = call({ app }, 'POST', '/api/sign-up', again)
  await until('it has the key', async () => proxy.isHolding())
  // Its minute is over: to everybody else its server died.
  house.clock.forward(61_000)
  expect((await call(house, 'POST', '/api/sign-up', again)).status).toBe(201)
  proxy.release()
  expect(await slow).toMatchObject({ status: 409, body: { code: 'requests/idempotency-key-in-use' } })
  const made = await house.database.db
    .selectFrom('sign_ups')
    .select('id')
    .where('email', '=', String(again.body['email']))
    .execute()
  expect(made).toHaveLength(1)
})

test('what was refused the first time is refused again, with all that belongs to it', async () => {
  const again = {
    body: { email: 'nobody@guests.example', password: 'Wrong-Horse-7-Battery' },
    headers: { 'idempotency-key': randomUUID() },
  }
  const [first, second] = [
    await call<{ requestId: string }>(house, 'POST', '/api/user/login', again),
    await call<{ requestId: string }>(house, 'POST', '/api/user/login', again),
  ]
  expect(second.status).toBe(401)
  expect(second.headers['www-authenticate']).toBe(first.headers['www-authenticate'])
  expect(second.headers['content-type']).toBe(first.headers['content-type'])
  expect(second.body).toEqual({ ...first.body, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('whoever comes back in the moment in which the answer is kept hears it', async () => {
  const [key, takenBy] = [randomUUID(), randomUUID()]
  const request = { caller: 'somebody', key, endpoint: 'a test', requestHashes: ['x'], takenBy }
  const { keys } = house.world.ports
  const { db } = house.database
  const began = house.clock.now()
  expect(await takeKey(db, keys, request, began)).toBeNull()
  const given = { status: 200, text: '"done"' }
  const kept = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = house.database.transaction(async (inner) => {
    expect(await keepAnswer(inner, keys, request, given)).toBe(true)
    kept.resolve()
    await mayEnd.promise
  })
  await kept.promise
  const later = new Date(began.getTime() + 61_000)
  const second = takeKey(db, keys, { ...request, takenBy: randomUUID() }, later)
  await somebodyWaits(house.database)
  mayEnd.resolve()
  await slow
  expect(await second).toEqual(given)
})
