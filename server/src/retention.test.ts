import { beforeAll, expect, test } from 'vitest'
import type { DB } from '#platform/database/database-types'
import { systemClock } from '#platform/ground/clock'
import { attendee, call, newestMail, password, signIn, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const house = useTestHouse()

async function forget(): Promise<void> {
  await house.app.sweep()
  await house.app.jobs.drain()
}

const count = async (table: keyof DB): Promise<number> =>
  Number((await house.database.raw(`select count(*) from ${table}`)).rows[0]?.['count'])

/** What is there stays until a minute before its time, and is gone a minute after. */
async function staysFor(table: keyof DB, time: number): Promise<void> {
  const before = await count(table)
  expect(before).toBeGreaterThan(0)
  house.clock.forward(time - MINUTE)
  await forget()
  expect(await count(table)).toBe(before)
  house.clock.forward(2 * MINUTE)
  await forget()
  expect(await count(table)).toBe(0)
}

let email: string
let token: string
beforeAll(async () => {
  ;({ email, token } = await attendee(house))
  for (const table of ['idempotency_keys', 'sessions', 'order_secrets', 'rate_limits', 'downloads'] as const)
    await house.database.db.deleteFrom(table).execute()
})

test('a one-time address that nobody opened is kept for its minute', async () => {
  token = (await signIn(house, email)).body.token
  await call(house, 'POST', '/api/download', { token, body: { path: '/api/invoice/1.pdf' } })
  await staysFor('downloads', MINUTE)
})

test('a session is kept for twelve hours after its last use', async () => {
  await house.database.db.deleteFrom('sessions').execute()
  await signIn(house, email)
  await staysFor('sessions', 12 * HOUR)
})

test('the answer to a request that might be sent again is kept for a day', async () => {
  await call(house, 'POST', '/api/user/forgot-password', {
    body: { email: 'nobody@guests.example' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await staysFor('idempotency_keys', DAY)
})

test('a link to a new password is kept for its hour and a day, used or not', async () => {
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  const link = /([\w-]{30,})/.exec((await newestMail(house, email)).text)?.[1]
  const changed = await call(house, 'POST', `/api/user/change-password/${link}`, {
    body: { password: `${password}-9` },
  })
  expect(changed.status).toBe(204)
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  await house.app.jobs.drain()
  await staysFor('password_tokens', HOUR + DAY)
})

test('a link to an order is kept for its seven days', async () => {
  await signUpVisitor(house)
  await house.app.jobs.drain()
  await staysFor('order_secrets', 7 * DAY)
})

test('counts of attempts are kept until they end, by the time of the machine', async () => {
  const now = systemClock.now().getTime()
  const rows = [
    { key: 'over', points: 3, expire: now - MINUTE },
    { key: 'under way', points: 3, expire: now + HOUR },
  ]
  await house.database.db.insertInto('rate_limits').values(rows).execute()
  await forget()
  const left = await house.database.db.selectFrom('rate_limits').select('key').where('key', 'in', ['over', 'under way'])
  expect(await left.execute()).toEqual([{ key: 'under way' }])
})

test('counts of what browsers could not read are kept for thirty days', async () => {
  house.clock.set(new Date('2025-09-10T00:00:00Z'))
  await call(house, 'POST', '/api/client-report', { body: { what: 'availability', status: 503, count: 2 } })
  await staysFor('client_reports', 31 * DAY)
})

test('a network that somebody signed in from is kept for ninety days after the last time', async () => {
  await house.database.db.updateTable('known_networks').set({ seen_at: house.clock.now() }).execute()
  await staysFor('known_networks', 90 * DAY)
})

test('what became of a mail is kept for a year', async () => {
  await house.database.db.deleteFrom('mails').execute()
  await call(house, 'POST', '/api/user/forgot-password', { body: { email } })
  await house.app.jobs.drain()
  await staysFor('mails', 365 * DAY)
})

test('a job is kept for seven days after it ran, thirty where it failed for good, and for ever where it waits', async () => {
  const jobs = async () =>
    (
      await house.database.raw(
        `select name, state::text as state from jobs.job where name in ('order-paid', 'dead-letters')`,
      )
    ).rows
  /** The upkeep, so many minutes after the one before. */
  const upkeep = async (minutes = 61) => {
    const before = `now() - interval '${minutes} minutes'`
    await house.database.raw(`update jobs.queue set monitor_on = ${before}, maintain_on = ${before}`)
    await house.app.jobs.recover()
  }
  const enqueue = () => house.world.enqueue(house.database.db, 'order-paid', { orderId: crypto.randomUUID() })
  await house.database.raw(`delete from jobs.job`)
  await enqueue()
  // Nobody's order: it fails, and is dead after its last try.
  await house.app.jobs.drain()
  await house.database.raw(
    `update jobs.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 hour'`,
  )
  await upkeep()
  expect(await jobs()).toEqual(
    expect.arrayContaining([
      { name: 'dead-letters', state: 'created' },
      { name: 'order-paid', state: 'failed' },
    ]),
  )
  await enqueue()
  const turnBack = (days: number) =>
    house.database.raw(
      `update jobs.job set completed_on = completed_on - interval '${days} days', keep_until = keep_until - interval '${days} days'`,
    )
  await turnBack(6)
  await upkeep()
  expect(await jobs()).toHaveLength(3)
  await turnBack(2)
  // All jobs are looked through for it: not as often as it is asked for.
  await upkeep(59)
  expect(await jobs()).toHaveLength(3)
  await upkeep(61)
  expect(await jobs()).toHaveLength(2)
  await turnBack(21)
  await upkeep()
  expect(await jobs()).toHaveLength(2)
  await turnBack(2)
  await upkeep()
  expect(await jobs()).toEqual([{ name: 'order-paid', state: 'created' }])
})
