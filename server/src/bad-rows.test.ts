import { expect, test } from 'vitest'
import type { SweepName } from '#platform/jobs/job-payloads'
import { signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()
const DAY = 24 * 3_600_000

/** More than any sweep reads at once. */
const BAD = 101

/** Copies rows that a person's registration left; the bad ones come first, and refuse to be changed. */
async function copyRows(table: string, of: string, changes: string): Promise<void> {
  await house.database.script(`
    create table copies as select * from ${table} where ${of};
    insert into ${table} select (jsonb_populate_record(copies, jsonb_build_object(
      'id', (case when n <= ${BAD} then '00000000' else 'ffffffff' end || substr(gen_random_uuid()::text, 9))::uuid
      ) || ${changes})).*
    from copies, generate_series(1, ${BAD + 5}) as n;
    drop table copies;
    create or replace function planted() returns trigger language plpgsql as $$
      begin raise exception 'planted'; end $$;
    create trigger planted before update on ${table} for each row
      when (old.id::text like '00000000-%') execute function planted()`)
}

async function good(table: string, condition: string): Promise<number> {
  const { rows } = await house.database.raw(
    `select count(*)::int as count from ${table} where id::text like 'ffffffff-%' and ${condition}`,
    [],
  )
  return Number(rows[0]?.['count'])
}

interface BadRows {
  readonly table: string
  plant(visitor: Awaited<ReturnType<typeof signUpVisitor>>): Promise<void>
  readonly isDone: string
}

const ownOrder = `'number', gen_random_uuid(), 'secret_hash', gen_random_uuid(), 'net', 0, 'tax', 0, 'total', 0`

const sweeps: Readonly<Partial<Record<SweepName, BadRows>>> = {
  'expire-orders': {
    table: 'orders',
    plant: async ({ order }) => {
      await copyRows('orders', `id = '${order!.uuid}'`, `jsonb_build_object(${ownOrder})`)
      house.clock.forward(8 * DAY)
    },
    isDone: `state = 'expired'`,
  },
  'expire-places': {
    table: 'passes',
    plant: async ({ uuid }) => {
      const held = `'place', 'held', 'place_held_until', '2025-08-01T00:00:00Z', 'code', 'copy ' || n`
      await house.database.script(`update pass_types set capacity = 9999, held = held + ${BAD + 5} where id = 1`)
      await copyRows('passes', `sign_up_id = '${uuid}'`, `jsonb_build_object(${held})`)
    },
    isDone: `place = 'none'`,
  },
  'erase-buyers': {
    table: 'orders',
    plant: async ({ order }) =>
      copyRows('orders', `id = '${order!.uuid}'`, `jsonb_build_object(${ownOrder}, 'buyer_erasure', 'due')`),
    isDone: `buyer_erasure = 'done'`,
  },
  'forget-what-is-over': {
    table: 'sign_ups',
    plant: async ({ uuid }) => {
      await copyRows('sign_ups', `id = '${uuid}'`, `jsonb_build_object('email', 'copy-' || n || '@guests.example')`)
      house.clock.forward(40 * DAY)
    },
    isDone: 'erased_at is not null',
  },
}

test.each(Object.entries(sweeps))('however many rows %s cannot do, it does the others', async (name, rows) => {
  await rows.plant(await signUpVisitor(house))
  await house.world.enqueue(house.database.db, name as SweepName, {})
  await house.app.jobs.drain()
  await house.database.script(`drop trigger planted on ${rows.table}`)
  expect(await good(rows.table, rows.isDone)).toBe(5)
})
