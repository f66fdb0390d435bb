import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/invariants'
import { jobHandlers, sweeps } from './jobs.ts'
import { chargesOf, confirmCharge, goToBank } from './testing/bank.ts'
import { book, openHotel } from './testing/hotels.ts'
import { attendee, call, cards, pay, place, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

/** Everything that is written down but the jobs themselves and what only counts attempts. */
async function everything(): Promise<Map<string, string[]>> {
  const { rows } = await house.database.raw(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'migrations')`,
  )
  const tables = new Map<string, string[]>()
  for (const { name } of rows) {
    const { rows: content } = await house.database.raw(`select to_jsonb(t)::text as row from ${name} t`)
    tables.set(String(name), content.map(({ row }) => String(row)).toSorted())
  }
  return tables
}

/** One of everything that makes a job: a stay bought, changed and given back, money that came late, an alarm. */
async function liveThrough(): Promise<void> {
  await openHotel(house, 961, [{ id: 9611, allotment: 9 }])
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, {
    roomId: 9611,
    arrival: '2025-10-20',
    departure: '2025-10-24',
  })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token: person.token })
  await place(house, order, person.token)
  await pay(house, order, person.token)
  await house.app.jobs.drain()
  await call(house, 'PATCH', `/api/booking/${booking.bookingId}`, {
    token: person.token,
    body: { departure: '2025-10-22' },
  })
  await call(house, 'POST', '/api/user/forgot-password', { body: { email: person.email } })

  const late = await signUpVisitor(house, { passTypeId: 4 })
  await place(house, late.order!, late.orderSecret)
  await pay(house, late.order!, late.orderSecret, cards.late)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const faster = await signUpVisitor(house, { passTypeId: 4 })
  await place(house, faster.order!, faster.orderSecret)
  await pay(house, faster.order!, faster.orderSecret)
  await confirmCharge(house, (await chargesOf(house, late.order!))[0]!.provider_ref)

  const leaver = await signUpVisitor(house)
  await place(house, leaver.order!, leaver.orderSecret)
  await goToBank(house, leaver.order!, leaver.orderSecret)
  await call(house, 'POST', `/api/order/${leaver.order!.uuid}/cancel`, { token: leaver.orderSecret!, body: {} })

  const { db } = house.database
  const alarm = { id: '0198bbfa-0000-7000-8000-000000000001', kind: 'check-fails' as const, subject: 'nothing' }
  await db
    .insertInto('payment_alarms')
    .values({ ...alarm, detail: '{}', raised_at: house.clock.now() })
    .execute()
  await house.database.transaction((trx) => house.world.enqueue(trx, 'mail-payment-alarm', { alarmId: alarm.id }))
  await house.app.sweep()
  await house.app.jobs.drain()
  await db.updateTable('payment_alarms').set({ closed_at: house.clock.now() }).execute()
}

test('every job that runs a second time leaves everything as the first time did', async () => {
  await liveThrough()
  const { rows: done } = await house.database.raw(`select distinct name from jobs.job where state = 'completed'`)
  const names = Object.keys(jobHandlers(house.app.context, house.app.sellables))
  expect(done.map(({ name }) => String(name)).toSorted()).toEqual(names.toSorted())
  const before = await everything()
  // As after a server that died between a job's work and its note that the work is done.
  await house.database.raw(
    `update jobs.job set state = 'created', started_on = null, completed_on = null, retry_count = 0
     where state = 'completed' and name <> all (string_to_array($1, ','))`,
    [Object.keys(sweeps).join()],
  )
  await house.app.sweep()
  expect(await house.app.jobs.drain()).toBeGreaterThanOrEqual(names.length)
  const after = await everything()
  for (const [table, rows] of before) expect({ table, rows: after.get(table) }).toEqual({ table, rows })
  const { rows: failed } = await house.database.raw(
    `select name from jobs.job where name = 'dead-letters' or state in ('retry', 'failed')`,
  )
  expect(failed).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})
