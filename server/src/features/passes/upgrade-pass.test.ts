import type { Order } from '@foyer/contract/orders'
import type { Pass, PassType } from '@foyer/contract/passes'
import type { Updateable } from 'kysely'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { PassTypes } from '#platform/database/database-types'
import { findViolations } from '#platform/database/invariants'
import { type Attendee, attendee, call, cards, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const STANDARD = 1

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

const passOf = async (person: Attendee) => (await call<Pass>(house, 'GET', '/api/pass', { token: person.token })).body
const upgrade = (person: Attendee, passTypeId: number) =>
  call<Order & { code?: string }>(house, 'POST', '/api/pass/upgrade', { token: person.token, body: { passTypeId } })
const upgradesFor = async (person: Attendee, held: number) =>
  (await call<PassType[]>(house, 'GET', `/api/pass/type/paid-upgrade?upgradeableBy=${held}`, { token: person.token }))
    .body
const sold = async (typeId: number) =>
  await house.database.db
    .selectFrom('pass_types')
    .select(['held', 'sold'])
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()

test('the upgrades on offer are those that the pass held allows', async () => {
  const person = await attendee(house)
  expect((await upgradesFor(person, STANDARD)).map(({ id }) => id)).toEqual([7, 8])
  expect((await upgradesFor(person, 2)).map(({ id }) => id)).toEqual([8])
  expect(await upgradesFor(person, 3)).toEqual([])
})

test('an upgrade costs the difference, keeps the code, and frees the old type’s place in the same moment', async () => {
  const person = await attendee(house)
  const before = await passOf(person)
  const [wanted] = await upgradesFor(person, STANDARD)
  const places = { old: await sold(STANDARD), new: await sold(7) }
  const { status, body: order } = await upgrade(person, 7)
  expect(status).toBe(201)
  expect(order).toMatchObject({
    purpose: 'upgrade',
    total: { amount: wanted!.price.amount - before.passType.price.amount },
    // Its stripe is the one that is bought, not the one that is held.
    lines: [{ kind: 'upgrade', taxRate: 1900, codeType: 'badge-vip' }],
  })
  await place(house, order, person.token)
  expect((await sold(7)).held).toBe(places.new.held + 1)
  expect((await passOf(person)).passType.id).toBe(STANDARD)
  await pay(house, order, person.token)
  expect(await passOf(person)).toMatchObject({ uuid: before.uuid, code: before.code, passType: { id: 7 } })
  expect(await sold(STANDARD)).toEqual({ held: places.old.held, sold: places.old.sold - 1 })
  expect(await sold(7)).toEqual({ held: places.new.held, sold: places.new.sold + 1 })
  await house.app.jobs.drain()
  const invoices = await call<{ orderUuid: string }[]>(house, 'GET', '/api/invoice', { token: person.token })
  expect(invoices.body.filter(({ orderUuid }) => orderUuid === order.uuid)).toHaveLength(1)
})

test('a pass that the upgrade does not name cannot be upgraded to it, nor to a type that is no upgrade', async () => {
  const person = await attendee(house, { passTypeId: 2 })
  for (const passTypeId of [7, 3, 424_242])
    expect(await upgrade(person, passTypeId)).toMatchObject({
      status: 409,
      body: { code: 'passes/upgrade-not-allowed' },
    })
})

test.each(['open', 'placed'])('an upgrade that is %s and not paid gives way to another one', async (state) => {
  const person = await attendee(house)
  const { body: first } = await upgrade(person, 7)
  if (state === 'placed') await place(house, first, person.token)
  const { body: second } = await upgrade(person, 8)
  const dropped = await call<Order>(house, 'GET', `/api/order/${first.uuid}`, { token: person.token })
  expect(dropped.body.status).toBe('cancelled')
  await place(house, second, person.token)
  await pay(house, second, person.token)
  expect((await passOf(person)).passType.id).toBe(8)
})

test('while the payment of an upgrade is checked there is no other', async () => {
  const person = await attendee(house)
  const { body: order } = await upgrade(person, 7)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  expect(await upgrade(person, 8)).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
})

test('an upgrade whose time runs out leaves the pass as it was, and its place free', async () => {
  const person = await attendee(house)
  const { body: order } = await upgrade(person, 7)
  const before = await sold(7)
  await place(house, order, person.token)
  expect((await sold(7)).held).toBe(before.held + 1)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await sold(7)).held).toBe(0)
  expect((await passOf(person)).passType.id).toBe(STANDARD)
  expect((await upgrade(person, 7)).status).toBe(201)
})

test('cancelling the order of an upgraded pass gives back what both cost', async () => {
  const person = await attendee(house)
  const { body: order } = await upgrade(person, 7)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  const passOrder = person.signUp.order!
  const { body } = await call<{ refunded: { amount: number } }>(house, 'POST', `/api/order/${passOrder.uuid}/cancel`, {
    token: person.token,
    body: {},
  })
  expect(body.refunded.amount).toBe(passOrder.total.amount + order.total.amount)
})

test('an upgrade whose sale is over is not begun, and the last place of its type is', async () => {
  const { db } = house.database
  const set = (values: Updateable<PassTypes>) => db.updateTable('pass_types').set(values).where('id', '=', 7).execute()
  const { capacity, on_sale_until } = await db
    .selectFrom('pass_types')
    .select(['capacity', 'on_sale_until'])
    .where('id', '=', 7)
    .executeTakeFirstOrThrow()
  onTestFinished(() => set({ capacity, on_sale_until }).then(() => {}))
  const person = await attendee(house)
  await set({ on_sale_until: house.clock.now() })
  expect(await upgrade(person, 7)).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
  const taken = await sold(7)
  await set({ on_sale_until, capacity: taken.held + taken.sold })
  expect(await upgrade(person, 7)).toMatchObject({ status: 409, body: { code: 'passes/sold-out' } })
  await set({ capacity: taken.held + taken.sold + 1 })
  expect((await upgrade(person, 7)).status).toBe(201)
})
