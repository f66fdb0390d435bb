import type { BankEntry } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expireOrders } from '#features/orders'
import { askBehind } from '../../testing/ask-behind.ts'
import { call, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { listIdleAllotments, takeAllotmentsBack } from './bank.queries.ts'
import { freeAllotments } from './free-allotments.ts'

const house = useTestHouse()
const WEEK_MS = 7 * 24 * 60 * 60_000

beforeAll(() => seedStaffForTests(house))

/** An order that ran out after most of its money had come. */
async function ranOut(): Promise<string> {
  const { order, orderSecret } = await signUpVisitor(house)
  const { body: placed } = await call<Order>(house, 'POST', `/api/order/${order?.uuid}/place`, {
    token: orderSecret!,
    body: { method: 'transfer' },
  })
  const token = await signInStaff(house, 'finance')
  const amount = placed.total.amount - 500
  const { body: entry } = await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', {
    token,
    body: { bookedOn: '2025-08-18', amount, payerName: 'Nordlicht IT GmbH', remittance: '' },
  })
  const body = { orderUuid: placed.uuid, amount }
  await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/allotment`, { token, body })
  house.clock.forward(WEEK_MS + 1000)
  await expireOrders(await house.app.context())
  return placed.uuid
}

/** What is still given to an order for which the rest comes at the moment in which its money is freed. */
async function givenAfter(free: () => Promise<unknown>, uuid: string): Promise<number> {
  await askBehind(
    house,
    {
      lock: `select from orders where id = '${uuid}' for update`,
      change: `insert into payments (id, order_id, provider, state, amount, currency, created_at)
        select gen_random_uuid(), id, 'transfer', 'started', total, currency, now() from orders where id = '${uuid}'`,
    },
    free,
  )
  const { rows } = await house.database.raw('select from bank_allocations where order_id = $1', [uuid])
  return rows.length
}

test('money is not taken from an order that somebody gives the rest at the same moment', async () => {
  const uuid = await ranOut()
  const context = await house.app.context()
  expect(await givenAfter(() => freeAllotments(context), uuid)).toBe(1)
})

test('without the lock it would be taken from an order that it pays', async () => {
  const uuid = await ranOut()
  const context = await house.app.context()
  const unlocked = async () => {
    expect((await listIdleAllotments(context)).map(({ id }) => id)).toContain(uuid)
    await context.inTransaction((inner) => takeAllotmentsBack(inner, uuid))
  }
  expect(await givenAfter(unlocked, uuid)).toBe(0)
})

test('what pays its order is not looked at each minute, however much there is', async () => {
  const uuid = await ranOut()
  await house.database.script(`
    insert into bank_allocations (id, entry_id, order_id, amount, created_at, is_paying)
    select gen_random_uuid(), entry_id, order_id, 1, now(), true from bank_allocations, generate_series(1, 5000)
    where order_id = '${uuid}';
    analyze bank_allocations`)
  const context = await house.app.context()
  const looked = await context.inTransaction(async (inner) => {
    expect((await listIdleAllotments(inner)).map(({ id }) => id)).toContain(uuid)
    const { rows } = await sql<{ rows: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
      where relname = 'bank_allocations'`.execute(inner.db)
    return rows[0]?.rows
  })
  expect(looked).toBeLessThan(20)
})
