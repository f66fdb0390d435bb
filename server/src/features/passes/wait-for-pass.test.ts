import type { PassType } from '@foyer/contract/passes'
import { beforeEach, expect, test } from 'vitest'
import { attendee, call, someEmail } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const BADGE_VIP = 2
const DAY_MS = 24 * 3600_000

const free = (places: number) =>
  house.database.script(`update pass_types set capacity = held + sold + ${places} where id = ${BADGE_VIP}`)
const wait = (email: string, passTypeId = BADGE_VIP, language = 'en') =>
  call<{ code?: string }>(house, 'POST', '/api/pass/waiting', {
    body: { passTypeId, email },
    headers: { 'accept-language': language },
  })
const mailsTo = async (email: string) =>
  (await call<{ subject: string; text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)).body
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
async function sweep(): Promise<void> {
  await house.app.sweep()
  await house.app.jobs.drain()
}

beforeEach(async () => {
  await house.database.script('delete from pass_waiters; delete from demo_mails')
  await free(0)
})

test('whoever waits for a sold-out pass is told once when a place comes free, in their language', async () => {
  const email = someEmail()
  expect((await wait(email, BADGE_VIP, 'de')).status).toBe(202)
  await sweep()
  expect(await mailsTo(email)).toEqual([])
  await free(1)
  await sweep()
  expect(await subjectsTo(email)).toEqual(['Ein Ticket „Badge VIP“ ist wieder frei · MSPG 2025'])
  expect((await mailsTo(email))[0]?.text).toContain('/sign-up')
  await sweep()
  house.clock.forward(2 * DAY_MS)
  await sweep()
  expect(await mailsTo(email)).toHaveLength(1)
})

test('as many are told as there are places, those who asked first; the next a day later', async () => {
  const people = [someEmail(), someEmail(), someEmail()]
  for (const email of people) {
    await wait(email)
    house.clock.forward(1000)
  }
  const told = async () => await Promise.all(people.map(async (email) => (await mailsTo(email)).length))
  await free(2)
  await sweep()
  expect(await told()).toEqual([1, 1, 0])
  house.clock.forward(DAY_MS - 60_000)
  await sweep()
  expect(await told()).toEqual([1, 1, 0])
  house.clock.forward(60_000)
  await sweep()
  expect(await told()).toEqual([1, 1, 1])
})

test('who asks twice waits once, whatever tag the address bears', async () => {
  const email = someEmail()
  await wait(email)
  expect((await wait(email.replace('@', '+again@'))).status).toBe(202)
  const { rows } = await house.database.raw('select email from pass_waiters')
  expect(rows).toEqual([{ email }])
})

test('nobody waits for what is there, or is not sold', async () => {
  await free(1)
  expect((await wait(someEmail())).body.code).toBe('passes/still-left')
  expect((await wait(someEmail(), 99)).body.code).toBe('passes/not-on-sale')
  const unlimited = (await call<PassType[]>(house, 'GET', '/api/pass/type/paid')).body.find(
    ({ available }) => available === null || available > 0,
  )
  expect((await wait(someEmail(), unlimited?.id)).body.code).toBe('passes/still-left')
})

test('who may not have a pass gets the usual answer, and no mail', async () => {
  expect((await wait('blocked@demo.example')).status).toBe(202)
  await free(1)
  await sweep()
  expect(await mailsTo('blocked@demo.example')).toEqual([])
})

test('whoever gets the pass waits for it no more, and what they wait for is in their data', async () => {
  const email = someEmail()
  await wait(email)
  const { token } = await attendee(house, { email })
  const data = await call<{ waits: object[] }>(house, 'GET', '/api/user/export', { token })
  expect(data.body.waits).toEqual([{ passTypeId: BADGE_VIP, email, askedAt: expect.any(String), toldAt: null }])
  await free(1)
  const other = someEmail()
  await house.database.raw('update pass_waiters set email = $1, mailbox_key = $1 where email = $2', [other, email])
  await attendee(house, { email: other, passTypeId: BADGE_VIP })
  expect((await house.database.raw('select id from pass_waiters')).rows).toEqual([])
})

test('who was told is forgotten a day later, and whoever waits when the sale has ended', async () => {
  await wait(someEmail())
  await free(1)
  await sweep()
  house.clock.forward(DAY_MS + 1000)
  await sweep()
  expect((await house.database.raw('select id from pass_waiters')).rows).toEqual([])
})
