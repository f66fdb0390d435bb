import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
/** As many as the house's pool has. */
const CONNECTIONS = 20

test('health says 503 while nobody could write, though reads still get through, and 200 again afterwards', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const taken = Array.from({ length: CONNECTIONS }, () => house.database.transaction(() => gate))
  expect((await call(house, 'GET', '/api/pass/type/paid')).status).toBe(200)
  expect(await call(house, 'GET', '/api/health')).toMatchObject({
    status: 503,
    body: { code: 'requests/unavailable' },
  })
  letGo()
  await Promise.all(taken)
  expect((await call(house, 'GET', '/api/health')).status).toBe(200)
})

test('in a rush health is well, though its own turn takes longer than it waits', async () => {
  const turns = Array.from({ length: CONNECTIONS * 20 }, () =>
    house.database.transaction((db) => sql`select pg_sleep(0.25)`.execute(db)),
  )
  expect((await call(house, 'GET', '/api/health')).status).toBe(200)
  let isOver = false
  const all = Promise.all(turns).then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(false)
  await all
})
