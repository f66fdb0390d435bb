import type { Order } from '@foyer/contract/orders'
import type { Updateable } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { PassTypes } from '#platform/database/database-types'
import { findViolations } from '#platform/database/invariants'
import { emailKey } from '#platform/ground/email-key'
import { chargesOf, orderOf } from '../../testing/bank.ts'
import { attendee, call, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

// What was chosen and not placed is sold as it is on the day it is placed.
const house = useTestHouse()
const STANDARD = 1
const day = 24 * 3_600_000

const setType = (id: number, set: Updateable<PassTypes>) =>
  house.database.db.updateTable('pass_types').set(set).where('id', '=', id).execute()

afterEach(async () => {
  await setType(STANDARD, { price: 49_900, on_sale_until: null, is_hidden: false })
  await setType(7, { on_sale_until: null })
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

test('a pass whose price rose costs what it costs today, and the buyer is charged that', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  expect(order!.total.amount).toBe(49_900)
  await setType(STANDARD, { price: 59_900 })
  const { body: placed } = await place(house, order!, orderSecret)
  expect(placed).toMatchObject({ total: { amount: 59_900 }, lines: [{ gross: { amount: 59_900 } }] })
  expect((await pay(house, order!, orderSecret)).body.status).toBe('paid')
  expect(await chargesOf(house, order!)).toMatchObject([{ amount: 59_900 }])
})

test('an order that was placed keeps its price', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await setType(STANDARD, { price: 59_900 })
  expect((await place(house, order!, orderSecret)).body.total.amount).toBe(49_900)
  expect((await pay(house, order!, orderSecret)).body.total.amount).toBe(49_900)
})

test.each([
  ['is over', { on_sale_until: new Date('2025-08-18T06:59:59Z') }, 'passes/not-on-sale'],
  ['was hidden', { is_hidden: true }, 'passes/not-on-sale'],
])('a pass whose sale %s cannot be placed any more', async (_what, set, code) => {
  const { order, orderSecret } = await signUpVisitor(house)
  await setType(STANDARD, set)
  expect(await place(house, order!, orderSecret)).toMatchObject({ status: 409, body: { code } })
  expect((await orderOf(house, order!, orderSecret)).body.status).toBe('open')
})

const put = (email: string, list: 'blacklist' | 'whitelist') =>
  house.database.db
    .insertInto('eligibility_entries')
    .values({ edition_id: 1, list, email_key: emailKey(email), added_at: house.clock.now() })
    .execute()

test('who was barred after choosing cannot place', async () => {
  const { order, orderSecret, email } = await signUpVisitor(house)
  await put(email, 'blacklist')
  expect(await place(house, order!, orderSecret)).toMatchObject({
    status: 409,
    body: { code: 'passes/not-available-for-address' },
  })
})

test('who is barred and welcome by the time they place has what their voucher opens, and not what everybody buys', async () => {
  await seedStaffForTests(house)
  const value = { kind: 'amount', value: 100 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: STANDARD, codes: 1, value })
  const bought = await signUpVisitor(house)
  const opened = await signUpVisitor(house, { passTypeId: null, voucherCode: vouchers[0]!.code })
  for (const { email } of [bought, opened]) {
    await put(email, 'blacklist')
    await put(email, 'whitelist')
  }
  expect((await place(house, opened.order!, opened.orderSecret)).status).toBe(200)
  expect(await place(house, bought.order!, bought.orderSecret)).toMatchObject({
    status: 409,
    body: { code: 'passes/not-available-for-address' },
  })
})

test('an upgrade whose sale is over cannot be placed', async () => {
  const person = await attendee(house)
  const { body: order } = await call<Order>(house, 'POST', '/api/pass/upgrade', {
    token: person.token,
    body: { passTypeId: 7 },
  })
  await setType(7, { on_sale_until: new Date('2025-08-18T06:59:59Z') })
  expect(await place(house, order, person.token)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
})

test('an order that nobody places ends after the edition’s seven days, a younger one does not', async () => {
  const old = await signUpVisitor(house)
  house.clock.forward(3 * day)
  const young = await signUpVisitor(house)
  house.clock.forward(4 * day)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await orderOf(house, old.order!, old.orderSecret)).body.status).toBe('expired')
  expect((await orderOf(house, young.order!, young.orderSecret)).body.status).toBe('open')
  expect(await place(house, old.order!, old.orderSecret)).toMatchObject({
    status: 409,
    body: { code: 'orders/expired' },
  })
})

test('an order that cannot be ended keeps no other waiting', async () => {
  const stuck = await signUpVisitor(house, { passTypeId: 2 })
  await place(house, stuck.order!, stuck.orderSecret)
  house.clock.forward(1000)
  const other = await signUpVisitor(house)
  await place(house, other.order!, other.orderSecret)
  // A counter that lost a place: giving it back would count below nothing, which the table forbids.
  await setType(2, { held: 0 })
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await orderOf(house, stuck.order!, stuck.orderSecret)).body.status).toBe('awaiting_payment')
  expect((await orderOf(house, other.order!, other.orderSecret)).body.status).toBe('expired')
  await setType(2, { held: 1 })
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await orderOf(house, stuck.order!, stuck.orderSecret)).body.status).toBe('expired')
})
