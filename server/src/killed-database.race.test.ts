import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/database'
import { findViolations } from '#platform/database/invariants'
import { migrate } from '#platform/database/migrate'
import { openPostgres } from '#platform/database/postgres'
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { seedEdition } from './demo/seed.ts'
import { type FakeStripe, openFakeStripe } from './testing/fake-stripe.ts'
import { faultRun, reportFaults } from './testing/fault-runs.ts'
import {
  type Answered,
  bothBooks,
  deliver,
  intentsOf,
  payingBy,
  type StripeBuyer,
  steps,
  wrongsOf,
} from './testing/stripe-buyer.ts'
import { buildHouse, StillClock } from './testing/test-house.ts'

// PostgreSQL is killed with all of its processes in the middle of purchases, and starts again over what is on its disk. Nobody
// starts the server again: buyers send their step once more, under its key, until somebody answers.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
let postgres: Postgres
let house: { clock: StillClock; database: Database } & Awaited<ReturnType<typeof buildHouse>>
const BUYERS = 6
const MINUTE_MS = 60_000

beforeAll(async () => {
  // What PostgreSQL ships with: what was committed is on the disk.
  postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database killed template template0')
  await admin.end()
  const url = postgres.url.replace(/\/postgres$/, '/killed')
  const database = openPostgres(url, 2)
  await migrate(database)
  await seedEdition(database)
  await database.raw('update pass_types set capacity = null')
  await database.close()
  const clock = new StillClock()
  const own = openPostgres(url, 10)
  house = { clock, database: own, ...(await buildHouse(own, clock, { ports: payingBy(stripe) })) }
})
afterAll(async () => {
  await house.app.close()
  await house.database.close()
  await postgres.stop()
  await stripe.close()
})

/** Sends a step until it is answered; a database that is away is answered 503. */
async function untilAnswered<T extends Answered>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const reply = await send().catch(() => undefined)
    if (reply !== undefined && reply.status < 500) return reply
    if (tries > 4800) throw new Error(`It is answered ${reply?.status}, however often it is sent.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** One purchase, to its end. @param told hears of each answer. */
async function buy(told: () => void, cancels: boolean): Promise<StripeBuyer> {
  const [first, second, third, fourth, email] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    `k-${randomUUID()}@guests.example`,
  ]
  const done = <T>(reply: T): T => {
    told()
    return reply
  }
  const { body } = done(await untilAnswered(() => steps.signUp(house, first, email)))
  const buyer = { order: body.order, secret: body.orderSecret }
  expect(done(await untilAnswered(() => steps.place(house, buyer, second))).status).toBe(200)
  expect(done(await untilAnswered(() => steps.pay(house, buyer, third))).status).toBe(202)
  const intent = intentsOf(stripe, buyer).at(-1)!
  stripe.books.confirm(intent)
  const event = stripe.event('payment_intent.succeeded', intent)
  done(await untilAnswered(async () => ({ status: await deliver(house, event) })))
  if (cancels) expect(done(await untilAnswered(() => steps.cancel(house, buyer, fourth))).status).toBe(200)
  return buyer
}

const { rounds, seed, draw } = faultRun('killed PostgreSQL', 1)

test(
  `after PostgreSQL was killed ${rounds} times, nothing that anybody was told is lost, and nothing was done twice`,
  async () => {
    const begun = performance.now()
    const all: StripeBuyer[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Of 4 or 5 answers to each buyer, it goes away after so many.
      let left = 1 + Math.floor(draw() * 4 * BUYERS)
      let isTime: () => void = () => {}
      const moment = new Promise<void>((resolve) => {
        isTime = resolve
      })
      const told = () => {
        left -= 1
        if (left === 0) isTime()
      }
      const buyers = Promise.all(Array.from({ length: BUYERS }, () => buy(told, draw() < 0.25)))
      await Promise.race([moment, buyers])
      await postgres.crash()
      await postgres.restart()
      all.push(...(await buyers))
    }
    for (const minutes of [2, 25, 61]) {
      house.clock.forward(minutes * MINUTE_MS)
      await house.database.raw(`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`)
      await house.app.jobs.recover()
      await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
      await house.app.sweep()
      await house.app.jobs.drain()
    }
    expect(await findViolations(house.database, house.clock.now())).toEqual([])
    const { ours, theirs } = await bothBooks(house.database, stripe)
    expect(ours).toEqual(theirs)
    expect(await wrongsOf(house.database, stripe, all)).toEqual([])
    const { rows } = await house.database.raw(
      `select count(*)::int as made, count(distinct email)::int as people from sign_ups where email like 'k-%'`,
    )
    expect(rows[0]).toEqual({ made: rounds * BUYERS, people: rounds * BUYERS })
    reportFaults('killed PostgreSQL', {
      seed,
      times: rounds,
      purchases: all.length,
      refunds: stripe.books.refunds.length,
      'told and lost': 0,
      'charged twice': 0,
      seconds: Math.round((performance.now() - begun) / 1000),
    })
  },
  120_000 + rounds * 30_000,
)
