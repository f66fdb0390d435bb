import { expect, test } from 'vitest'
import { findViolations } from '#platform/invariants'
import { attendee, call, password, signIn } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const erase = (token: string, given = password) =>
  call<{ code?: string }>(house, 'POST', '/api/user/erasure', { token, body: { password: given } })
const sold = async () =>
  (await house.database.db.selectFrom('pass_types').select('sold').where('id', '=', 1).executeTakeFirstOrThrow()).sold

test('only the password erases', async () => {
  const { token } = await attendee(house)
  expect((await erase(token, 'not-it')).body.code).toBe('identity/wrong-password')
  expect((await call(house, 'GET', '/api/user/', { token })).status).toBe(200)
})

test('an erased person is gone everywhere but from the invoices', async () => {
  const before = await sold()
  const { email, token, signUp } = await attendee(house, {
    firstName: 'Philippa',
    lastName: 'Quastenflosser',
    phone: '+49 30 555 0199',
    vatId: null,
  })
  await house.app.jobs.drain()
  expect(await sold()).toBe(before + 1)
  const { body: pass } = await call<{ uuid: string }>(house, 'GET', '/api/pass', { token })
  await call(house, 'POST', '/api/address/', {
    token,
    body: {
      type: 'shippingAddress',
      address: { addressLine1: 'Seegurkenweg 1', addressLine2: null, zip: '1', city: 'X', state: null, countryId: 1 },
    },
  })

  expect((await erase(token)).status).toBe(204)

  expect((await call(house, 'GET', '/api/user/', { token })).status).toBe(401)
  expect((await signIn(house, email)).status).toBe(401)
  const { db } = house.database
  const passRow = await db.selectFrom('passes').selectAll().where('id', '=', pass.uuid).executeTakeFirstOrThrow()
  expect([passRow.state, passRow.place]).toEqual(['cancelled', 'none'])
  expect(await sold()).toBe(before)
  for (const table of ['users', 'sign_ups', 'addresses', 'sessions', 'password_tokens'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    for (const trace of ['Philippa', 'Quastenflosser', '555 0199', 'Seegurkenweg', email])
      expect({ table, trace, isThere: rows.includes(trace) }).toEqual({ table, trace, isThere: false })
  }
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', signUp.order?.uuid ?? '')
    .execute()
  expect(invoices).toHaveLength(1)
  expect(JSON.stringify(invoices)).toContain('Quastenflosser')
  expect(await findViolations(house.database)).toEqual([])
})
