import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import {
  call,
  cards,
  confirm,
  pay,
  place,
  type SignedUp,
  signUpForm,
  signUpVisitor,
  unlessBusy,
} from '../../testing/people.ts'
import { until } from '../../testing/server-process.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { holdUp, takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse, type TestHouse, useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

const house = useTestHouse()

async function leaveOnly(target: TestHouse, typeId: number, capacity: number): Promise<void> {
  await target.database.db.updateTable('pass_types').set({ capacity }).where('id', '=', typeId).execute()
}

async function visitors(target: TestHouse, count: number, passTypeId: number) {
  const list = []
  for (let index = 0; index < count; index += 1) list.push(await signUpVisitor(target, { passTypeId }))
  return list
}

test.each([1, 2, 50])(
  'the last %i passes are sold once each, however many ask at the same moment, on two servers',
  async (left) => {
    const own = await openTestHouse()
    const neighbour = await openNeighbour(own)
    try {
      const buyers = await visitors(own, left === 50 ? 80 : 20, 1)
      await leaveOnly(own, 1, left)
      const answers = await Promise.all(
        buyers.map((buyer, index) =>
          unlessBusy(() => place(index % 2 === 0 ? own : { app: neighbour.app }, buyer.order!, buyer.orderSecret)),
        ),
      )
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(left)
      expect(answers.filter((answer) => answer.status === 409)).toHaveLength(buyers.length - left)
      expect(answers.filter((answer) => answer.status >= 500)).toHaveLength(0)
      expect(await findViolations(own.database)).toEqual([])
    } finally {
      await neighbour.close()
      await own.close()
    }
  },
)

test('without its guard and its constraint the same race oversells: the guard is what holds', async () => {
  const own = await openTestHouse()
  const neighbour = await openNeighbour(own)
  const { met, restore } = takeOut([' and ("capacity" is null or held + sold < "capacity")'])
  try {
    const buyers = await visitors(own, 20, 1)
    await leaveOnly(own, 1, 2)
    await sql`alter table pass_types drop constraint passes_within_capacity`.execute(own.database.db)
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        place(index % 2 === 0 ? own : { app: neighbour.app }, buyer.order!, buyer.orderSecret),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(2)
    expect((await findViolations(own.database)).map((violation) => violation.name)).toContain(
      'places held and sold are within capacity',
    )
    expect(met).not.toContain(0)
  } finally {
    restore()
    await neighbour.close()
    await own.close()
  }
})

test('a voucher for one use gives one pass to fifty who ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(house, 'POST', '/api/sign-up', { body: signUpForm({ passTypeId: null, voucherCode: 'DEMO-ONCE' }) }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => ![201, 409, 503].includes(answer.status))).toEqual([])
  expect(await findViolations(house.database)).toEqual([])
})

test('without its guard and its constraint the voucher for one use gives several', async () => {
  const own = await openTestHouse()
  const { met, restore } = takeOut([' and held + redeemed < max_uses'])
  try {
    await sql`alter table vouchers drop constraint voucher_within_uses`.execute(own.database.db)
    // Several have looked at the voucher before the first of them takes it.
    const lock = `select from vouchers where code_key = 'DEMOONCE' for update`
    const answers = await askBehind(own, { lock, change: 'select 1', waiting: 3 }, () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          call(own, 'POST', '/api/sign-up', { body: signUpForm({ passTypeId: null, voucherCode: 'DEMO-ONCE' }) }),
        ),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201).length).toBeGreaterThan(1)
    expect((await findViolations(own.database)).map((violation) => violation.name)).toContain(
      'voucher uses are within what is allowed and equal their passes',
    )
    expect(met).not.toContain(0)
  } finally {
    restore()
    await own.close()
  }
})

/** Twenty who have the same code for one use that makes a pass cheaper, and an order each: all place at once. */
async function placeWithOneCode(target: TestHouse) {
  const value = { kind: 'percent', value: 2_000 } as const
  await seedStaffForTests(target)
  const { vouchers } = await makeVouchers(target, { passTypeId: 1, codes: 1, usesPerCode: 1, value })
  const buyers: SignedUp[] = []
  for (let index = 0; index < 20; index += 1)
    buyers.push(await signUpVisitor(target, { passTypeId: null, voucherCode: vouchers[0]?.code }))
  return Promise.all(buyers.map((buyer) => unlessBusy(() => place(target, buyer.order!, buyer.orderSecret))))
}

test('a voucher for one use makes one order cheaper, of twenty that are placed at once', async () => {
  const own = await openTestHouse()
  try {
    const answers = await placeWithOneCode(own)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await findViolations(own.database)).toEqual([])
  } finally {
    await own.close()
  }
})

test('without its guard and its constraint that voucher makes several cheaper', async () => {
  const own = await openTestHouse()
  const { met, restore } = takeOut([' and held + redeemed < max_uses'])
  try {
    await sql`alter table vouchers drop constraint voucher_within_uses`.execute(own.database.db)
    const answers = await placeWithOneCode(own)
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(1)
    expect(met).not.toContain(0)
  } finally {
    restore()
    await own.close()
  }
})

test('an order that is paid twenty times at once takes the money once', async () => {
  const buyer = await signUpVisitor(house)
  await place(house, buyer.order!, buyer.orderSecret)
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(house, buyer.order!, buyer.orderSecret)))
  // Who comes late is refused while it is being paid, and hears that it is paid from then on.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const charges = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', buyer.order!.uuid)
    .execute()
  expect(charges).toHaveLength(1)
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

test('expiry and payment that come together leave the order paid or expired, never half of each', async () => {
  const buyers = await visitors(house, 12, 1)
  for (const buyer of buyers) await place(house, buyer.order!, buyer.orderSecret)
  house.clock.forward(19 * 60_000 + 59_000)
  const paying = buyers.map((buyer) => pay(house, buyer.order!, buyer.orderSecret))
  house.clock.forward(2_000)
  await house.app.sweep()
  await Promise.all([...paying, house.app.jobs.drain()])
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

/**
 * The end of a hold is held up between its look at the order and what it writes; meanwhile money arrives for it. The end
 * goes on once the payment waits for it, or is through.
 */
async function expireWhilePaid(own: TestHouse): Promise<{ webhook: number; state: string | undefined }> {
  const { order, orderSecret } = await signUpVisitor(own)
  await place(own, order!, orderSecret)
  expect((await pay(own, order!, orderSecret, cards.late)).status).toBe(202)
  const { provider_ref } = await own.database.db
    .selectFrom('sandbox_charges')
    .select('provider_ref')
    .where('order_uuid', '=', order!.uuid)
    .executeTakeFirstOrThrow()
  own.clock.forward(20 * 60_000)
  const event = await own.sandbox.sandboxEvent(provider_ref, { state: 'succeeded' })
  const held = holdUp('update "orders" set "state" = ')
  let expiring: Promise<unknown> = Promise.resolve()
  try {
    await until('the end of the hold is held up', async () => {
      // Holds alone are swept up: who asks for lost answers of the provider would hear of the money, and settle it first.
      // Where a busy machine had no connection for it, the next one ends the hold.
      await own.app.jobs.enqueue(own.database.db, 'expire-orders', {})
      expiring = own.app.jobs.drain()
      return Promise.race([held.arrived.then(() => true), expiring.then(() => false)])
    })
  } catch (error) {
    held.letGo()
    throw error
  }
  let isThrough = false
  const paying = own.app.http
    .inject({
      method: 'POST',
      url: '/api/payment/webhook/sandbox',
      headers: { ...event!.headers },
      payload: event!.body,
    })
    .finally(() => {
      isThrough = true
    })
  await until('the payment waits for the order, or is through', async () => {
    // What holds up the end of the hold is the oldest transaction; others wait for each other and go on.
    const { rows } = await own.database.raw(
      `select 1 from pg_stat_activity waiting
        where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
          and (select pid from pg_stat_activity
                where datname = current_database() and state = 'idle in transaction'
                order by xact_start limit 1) = any (pg_blocking_pids(waiting.pid))`,
    )
    return isThrough || rows.length > 0
  })
  held.letGo()
  const { statusCode } = await paying
  await expiring
  await own.app.jobs.drain()
  const row = await own.database.db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', order!.uuid)
    .executeTakeFirst()
  return { webhook: statusCode, state: row?.state }
}

test('money that comes while the hold is ended waits for that, and takes the place again', async () => {
  const own = await openTestHouse()
  try {
    expect(await expireWhilePaid(own)).toEqual({ webhook: 202, state: 'paid' })
    expect(await findViolations(own.database)).toEqual([])
  } finally {
    await own.close()
  }
})

test('without the lock of the order the same two leave money for nothing: the lock is what holds', async () => {
  const own = await openTestHouse()
  const lock = 'from "orders" where "id" = $1'
  const comparison = '"id" = $2 and "state" = $3'
  const { met, restore } = takeOut([
    { part: `${lock} for update`, left: lock },
    // Behind the lock the update may compare once more.
    { part: comparison, left: '"id" = $2 and $3::text is not null' },
  ])
  try {
    await expireWhilePaid(own)
    expect(await findViolations(own.database)).not.toEqual([])
    expect(met[0]).toBeGreaterThan(0)
  } finally {
    restore()
    await own.close()
  }
})

test('a confirmation link followed ten times at once makes one user', async () => {
  const buyer = await signUpVisitor(house)
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(house, buyer)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})
