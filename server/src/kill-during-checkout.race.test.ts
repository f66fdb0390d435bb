import { HOLD_MINUTES } from '@foyer/contract/constants'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { openPostgres } from '#platform/database/postgres'
import { sweeps } from './jobs.ts'
import { faultRun, reportFaults } from './testing/fault-runs.ts'
import { demoEnvironment, type OwnDatabase, useOwnDatabase } from './testing/own-database.ts'
import { cards, signUpForm } from './testing/people.ts'
import { ask, type ServerProcess, startServer, until } from './testing/server-process.ts'
import { openHouseOn } from './testing/test-house.ts'

const { rounds, seed, draw } = faultRun('killed server', 5)
const BUYERS = 6

/** What a buyer was told, in the order of the way. */
type Told = 'signed-up' | 'placed' | 'paid'
const statesAfter: Readonly<Record<Told, readonly string[]>> = {
  'signed-up': ['open', 'awaiting_payment', 'paid'],
  placed: ['awaiting_payment', 'paid'],
  paid: ['paid'],
}
/** Order → the last that was told of it. */
const told = new Map<string, Told>()
/** How many buyers were told each, since the tests began. */
const tellings: Record<Told, number> = { 'signed-up': 0, placed: 0, paid: 0 }
const database = useOwnDatabase()

function tell(order: string, word: Told): void {
  told.set(order, word)
  tellings[word] += 1
}

/** What is waited for before the killing: the others are somewhere on their way meanwhile. */
const moments = ['signed-up', 'placed', 'paid', 'a payment begun'] as const

/**
 * Waits until so many more buyers have come so far, however long that takes this machine.
 * @param leaving fails where a buyer leaves before the killing: nobody would be waited for.
 */
async function untilMany(
  database: OwnDatabase,
  moment: (typeof moments)[number],
  more: number,
  leaving: Promise<unknown>,
): Promise<void> {
  const count = async () =>
    moment === 'a payment begun'
      ? Number((await database.query('select count(*) from payments'))[0]?.['count'])
      : tellings[moment]
  const before = await count()
  await Promise.race([until(`${more} more buyers: ${moment}`, async () => (await count()) >= before + more), leaving])
}

/** Each buyer comes from a network of their own: thousands of sign-ups from one would be refused, and rightly. */
const somewhere = () => [1 + Math.floor(draw() * 220), ...[0, 0, 0].map(() => Math.floor(draw() * 250))].join('.')

/** Buys until the server is gone. A busy one (503, on a machine that has much else to do) is asked again. */
async function buy(server: ServerProcess): Promise<void> {
  for (;;) {
    const signedUp = await ask<{ order: { uuid: string }; orderSecret: string }>(server, 'POST', '/api/sign-up', {
      body: signUpForm(),
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': somewhere() },
    })
    if (signedUp.status === 503) continue
    if (signedUp.status !== 201) throw new Error(`The sign-up answered ${signedUp.status}.`)
    const { order, orderSecret } = signedUp.body
    tell(order.uuid, 'signed-up')
    const path = `/api/order/${order.uuid}`
    const placed = await ask(server, 'POST', `${path}/place`, { token: orderSecret, body: { method: 'card' } })
    if (placed.status === 200) tell(order.uuid, 'placed')
    const paid = await ask(server, 'POST', `${path}/payment`, { token: orderSecret, body: { card: cards.pays } })
    if (paid.status === 200) tell(order.uuid, 'paid')
  }
}

async function untilGone(database: OwnDatabase): Promise<void> {
  await until('the killed server has left the database', async () => {
    const rows = await database.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'foyer'`,
    )
    return rows.length === 0
  })
}

/**
 * Orders that are not as far as somebody was told. A long run outlives holds: one that nobody paid may end, and no sooner than
 * it was held for.
 */
async function broken(database: OwnDatabase): Promise<string[]> {
  const rows = await database.query(
    `select o.id, o.state, coalesce(bool_or(e.event = 'expire' and e.at >= o.created_at + interval '${HOLD_MINUTES} minutes'), false) as was_held
     from orders o left join order_events e on e.order_id = o.id group by o.id`,
  )
  const found = new Map(rows.map((row) => [String(row['id']), row]))
  const states = new Map(rows.map((row) => [String(row['id']), String(row['state'])]))
  const isHeldToItsEnd = (uuid: string, word: Told) => word !== 'paid' && found.get(uuid)?.['was_held'] === true
  return [...told]
    .filter(([uuid, word]) => !statesAfter[word].includes(states.get(uuid) ?? 'nowhere') && !isHeldToItsEnd(uuid, word))
    .map(([uuid, word]) => `${uuid} was ${word} and is ${states.get(uuid) ?? 'nowhere'}`)
}

/** A sweep asks for so many attempts and leaves the rest to the next: each takes some up, until none is under way. */
async function takeUpPayments(house: Awaited<ReturnType<typeof openHouseOn>>): Promise<void> {
  const underWay = async () =>
    (await database.query(`select id from payments where state in ('started', 'pending')`)).length
  let left = Number.POSITIVE_INFINITY
  while (left > 0) {
    await house.app.sweep()
    await house.app.jobs.drain()
    const now = await underWay()
    expect(now).toBeLessThan(left)
    left = now
    house.clock.forward(60_000)
  }
}

test(
  `what was told is so after the server was killed ${rounds} times in the middle of checkout, and nothing is half done`,
  async () => {
    const environment = demoEnvironment(database, { TRUST_PROXY: '127.0.0.1' })
    await (await startServer(environment)).stop()
    // Limits would end the buying before the killing does.
    await database.query(`update pass_types set capacity = null`)
    const begun = performance.now()
    for (let round = 1; round <= rounds; round += 1) {
      await database.query('truncate rate_limits')
      const server = await startServer(environment)
      const buyers = Array.from({ length: BUYERS }, () => buy(server))
      const gone = Promise.allSettled(buyers)
      // Each moment comes in turn, so that every run has killed in each; how many have come so far is thrown.
      const moment = moments[(seed + round) % moments.length] ?? 'paid'
      await untilMany(database, moment, 1 + Math.floor(draw() * 2 * BUYERS), Promise.all(buyers))
      await server.kill()
      await gone
      await untilGone(database)
      expect(await broken(database)).toEqual([])
      const handle = openPostgres(database.url, 2)
      expect(await findViolations(handle)).toEqual([])
      await handle.close()
    }
    expect(new Set(told.values())).toContain('paid')

    // What the dead servers left under way is taken up: their payments are asked for, their jobs run again.
    await database.query(`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`)
    await database.query('update jobs.queue set monitor_on = null')
    const house = await openHouseOn(database.url)
    const [demo] = await database.query(
      'select (extract(epoch from app_at - machine_at) * 1000)::float8 as ahead from demo_clock',
    )
    house.clock.set(new Date(Date.now() + Number(demo?.['ahead']) + 120_000))
    await house.app.jobs.recover()
    await database.query(`update jobs.job set start_after = now() where state = 'retry'`)
    await takeUpPayments(house)
    // A sweep that died with its server is not tried again: the next one has done its work. All others were.
    const newest = await database.query(
      `select name, state from (select distinct on (name) name, state from jobs.job order by name, created_on desc) j
       union select name, state from jobs.job where name <> all (string_to_array($1, ','))`,
      [Object.keys(sweeps).join()],
    )
    expect(newest.filter(({ state }) => state !== 'completed')).toEqual([])
    expect(newest.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sweeps)))
    expect(
      await database.query(
        `select o.id from orders o where o.state = 'paid' and not exists (select from invoices i where i.order_id = o.id)`,
      ),
    ).toEqual([])
    expect(await broken(database)).toEqual([])
    expect(await findViolations(house.database)).toEqual([])
    await house.close()
    reportFaults('killed server', {
      seed,
      times: rounds,
      orders: told.size,
      paid: tellings.paid,
      'told and lost': 0,
      'half done': 0,
      seconds: Math.round((performance.now() - begun) / 1000),
    })
  },
  // About hanging, as everywhere: each wait names itself long before.
  rounds * 600_000,
)
