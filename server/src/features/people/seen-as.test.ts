import { allEndpoints } from '@foyer/contract/all'
import type { ListedPerson } from '@foyer/contract/office-people'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, confirm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
})

async function seenAs() {
  const { email, token: own } = await attendee(house)
  const { body } = await call<{ items: ListedPerson[] }>(house, 'GET', `/api/organiser/person?q=${email}`, { token })
  const { uuid } = body.items[0]!
  const see = () =>
    call<{ token: string; expiresAt: string }>(house, 'POST', `/api/organiser/person/${uuid}/see`, { token })
  return { email, uuid, own, see, session: (await see()).body.token }
}

test('staff see the app as somebody does, who is told in the answer that it is not they themselves', async () => {
  const { email, session } = await seenAs()
  const { status, body } = await call(house, 'GET', '/api/user/', { token: session })
  expect({ status, body }).toMatchObject({ status: 200, body: { email, scope: [], seenUntil: expect.any(String) } })
  expect((await call(house, 'GET', '/api/pass/', { token: session })).status).toBe(200)
})

test('nothing can be done in such a session: every command is refused, and what leaves as a file', async () => {
  const { session } = await seenAs()
  const forPeople = allEndpoints.filter(
    ({ audience }) => audience === 'signed-in' || audience === 'admitted' || audience === 'order-holder',
  )
  const commands = forPeople.filter(({ runs }) => runs !== 'read')
  expect(commands.length).toBeGreaterThan(30)
  for (const { method, path, body, id } of commands) {
    const url = path.replace(/:(\w+)/g, () => '01980000-0000-7000-8000-000000000000')
    const answer = await call<{ code?: string }>(house, method, url, {
      token: session,
      ...(body === undefined ? {} : { body: {} }),
    })
    expect({ id, status: answer.status, code: answer.body?.code }).toEqual({
      id,
      status: 403,
      code: 'requests/only-looking',
    })
  }
  expect(await call(house, 'GET', '/api/user/export', { token: session })).toMatchObject({ status: 403 })
  expect(await call(house, 'GET', '/api/organiser/person', { token: session })).toMatchObject({ status: 403 })
})

test('it ends by itself after a quarter of an hour, however much is looked at', async () => {
  const { session } = await seenAs()
  const look = async () => (await call(house, 'GET', '/api/user/', { token: session })).status
  house.clock.forward(10 * 60_000)
  expect(await look()).toBe(200)
  house.clock.forward(5 * 60_000)
  expect(await look()).toBe(401)
  token = await signInStaff(house, 'support')
})

test('it is in the log, and nobody of the person is signed in by it', async () => {
  const { uuid, own } = await seenAs()
  const owner = await signInStaff(house, 'owner')
  const log = await call<{ items: { act: string; record: object }[] }>(house, 'GET', '/api/organiser/audit-entry', {
    token: owner,
  })
  expect(log.body.items).toContainEqual(
    expect.objectContaining({ act: 'identity.seePerson', record: { kind: 'person', id: uuid } }),
  )
  expect((await call<object[]>(house, 'GET', '/api/user/session', { token: own })).body).toHaveLength(1)
})

test('who cannot come in has nothing to be seen', async () => {
  const visitor = await signUpVisitor(house)
  await confirm(house, visitor)
  const { id } = await house.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', visitor.email)
    .executeTakeFirstOrThrow()
  expect(await call(house, 'POST', `/api/organiser/person/${id}/see`, { token })).toMatchObject({
    status: 409,
    body: { code: 'identity/may-not-come-in' },
  })
})
