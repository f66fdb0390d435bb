import { beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import type { SignedUp } from './testing/people.ts'
import { confirm, signUpForm, someEmail } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse({ isRateLimited: true })
const MOST = 12

/** The scarcest pass that is sold: twelve places. */
let scarce = 0
beforeEach(async () => {
  await house.database.db.deleteFrom('rate_limits').execute()
  house.clock.forward(25 * 3_600_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    `update pass_types set capacity = ${MOST} where id = 1 returning id, held, sold`,
  )
  expect(rows[0]).toMatchObject({ held: 0, sold: 0 })
  scarce = Number(rows[0]?.['id'])
  await house.database.raw(`update vouchers set max_uses = 20 where code = 'DEMO-STANDARD'`)
})

const send = (url: string, body: object, from: string, token?: string) =>
  house.app.http.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  })

async function signUp(from: string, changes: Record<string, unknown> = {}) {
  const form = signUpForm({ passTypeId: scarce, ...changes })
  const answer = await send('/api/sign-up', form, from)
  return { status: answer.statusCode, ...answer.json<SignedUp & { code?: string }>(), email: String(form['email']) }
}

async function hold(from: string, changes: Record<string, unknown> = {}) {
  const visitor = await signUp(from, changes)
  const answer = await send(
    `/api/order/${visitor.order?.uuid}/place`,
    { method: 'card' },
    from,
    visitor.orderSecret ?? '',
  )
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, visitor }
}

const held = async () =>
  Number((await house.database.raw(`select held from pass_types where id = 1`)).rows[0]?.['held'])

test('one network holds no more than a few of what is scarce, and others get the rest', async () => {
  const answers = []
  for (let time = 0; time < MOST; time += 1) answers.push(await hold('198.51.100.7'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.at(-1)).toMatchObject({ status: 409, code: 'passes/too-many-held' })
  expect((await hold('203.0.113.8')).status).toBe(200)
  expect(await findViolations(house.database)).toEqual([])
})

test('at the same moment, too', async () => {
  const answers = await Promise.all(Array.from({ length: MOST }, () => hold('198.51.100.7')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await held()).toBe(4)
})

test('one site with many IPv6 networks is one', async () => {
  const answers = []
  for (let network = 0; network < 8; network += 1) answers.push(await hold(`2001:db8:5:${network}::1`))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
})

test('one mailbox holds no more than two, from wherever', async () => {
  const email = someEmail()
  const answers = []
  for (let time = 0; time < 6; time += 1)
    answers.push(await hold(`203.0.113.${20 + time}`, { email: time === 0 ? email : email.replace('@', `+${time}@`) }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
})

test('a voucher’s uses are not held by one who proves no mailbox', async () => {
  const free = { passTypeId: null, voucherCode: 'DEMO-STANDARD' }
  const answers = []
  for (let time = 0; time < 20; time += 1) answers.push(await signUp('198.51.100.7', free))
  const taken = answers.filter(({ status }) => status === 201)
  expect(taken.length).toBeLessThanOrEqual(5)
  expect((await signUp('203.0.113.9', free)).status).toBe(201)
  // Who proves theirs holds nothing unproven any more.
  expect((await signUp('198.51.100.7', free)).status).toBe(409)
  expect((await confirm(house, taken[0]!)).body.passStatus).toBe('approved')
  expect((await signUp('198.51.100.7', free)).status).toBe(201)
  expect(await findViolations(house.database)).toEqual([])
})

test('where much is left, many people behind one address may sign up at once', async () => {
  await house.database.raw('update pass_types set capacity = 400 where id = 1')
  const answers = []
  for (let time = 0; time < 15; time += 1) answers.push((await hold('198.51.100.7')).status)
  expect(new Set(answers)).toEqual(new Set([200]))
})
