import { expect, test } from 'vitest'
import { attendee, call, password, place, signUpForm, signUpVisitor, someEmail } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
const limited = useTestHouse({ isRateLimited: true })
/** As many as the house has for transactions. */
const CONNECTIONS = 20
const MANY = 300

/** Keeps every connection for transactions, until it is told to give them back. */
function takeAllConnections(): { giveBack(): Promise<void> } {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const taken = Array.from({ length: CONNECTIONS }, () => house.database.transaction(() => gate))
  return {
    async giveBack() {
      letGo()
      await Promise.all(taken)
    },
  }
}

test('a hold ends on time, however many wait at the door', async () => {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  const heldNow = async () =>
    Number((await house.database.raw('select held from pass_types where id = 1')).rows[0]?.['held'])
  expect(await heldNow()).toBe(1)
  house.clock.forward(25 * 3_600_000)
  const rush = takeAllConnections()
  const waiting = Array.from({ length: 30 }, () =>
    call(house, 'POST', '/api/sign-up', { body: signUpForm({ email: someEmail() }) }),
  )
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await heldNow()).toBe(0)
  await rush.giveBack()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(201)
})

test('three hundred sign up at the same moment, and nobody is sent away', async () => {
  const answers = await Promise.all(
    Array.from({ length: MANY }, () =>
      call(house, 'POST', '/api/sign-up', { body: signUpForm({ email: someEmail() }) }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 201)).toEqual([])
})

test('who is told to come again has not tried: it counts for no limit', async () => {
  const { email } = await attendee(limited)
  await limited.database.db.deleteFrom('rate_limits').execute()
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const busy = limited.database.transaction(async (db) => {
    await db.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
    await gate
  })
  const signIn = () => call(limited, 'POST', '/api/user/login', { body: { email, password } })
  const sentAway = await signIn()
  expect(sentAway).toMatchObject({ status: 503, body: { code: 'requests/busy' } })
  expect(Number(sentAway.headers['retry-after'])).toBeGreaterThan(0)
  const { rows } = await limited.database.raw('select key, points from rate_limits where points > 0')
  expect(rows).toEqual([])
  letGo()
  await busy
  expect((await signIn()).status).toBe(200)
})
