import type { BankEntry, SureMatches } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const WEEK_MS = 7 * 24 * 60 * 60_000
let token: string

beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = await signInStaff(house, 'finance')
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

async function transferring() {
  const { order, orderSecret } = await signUpVisitor(house)
  const { body } = await call<Order>(house, 'POST', `/api/order/${order?.uuid}/place`, {
    token: orderSecret!,
    body: { method: 'transfer' },
  })
  return { uuid: body.uuid, due: body.total.amount, reference: body.transfer?.reference ?? '', secret: orderSecret! }
}
const record = async (amount: number, remittance = '') =>
  (
    await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', {
      token,
      body: { bookedOn: '2025-08-18', amount, payerName: 'Nordlicht IT GmbH', remittance },
    })
  ).body
const give = (entry: { uuid: string }, order: { uuid: string }, amount: number) =>
  call<BankEntry & { code?: string }>(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/allotment`, {
    token,
    body: { orderUuid: order.uuid, amount },
  })
const sure = (method: 'GET' | 'POST') => call<SureMatches>(house, method, '/api/organiser/sure-match', { token })
const statusOf = async ({ uuid, secret }: { uuid: string; secret: string }) => {
  await house.app.jobs.drain()
  return (await call<Order>(house, 'GET', `/api/order/${uuid}`, { token: secret })).body.status
}

test('what is left of a transfer is surely for the order that it fits, and of two for one order only the first', async () => {
  const [one, other, third] = [await transferring(), await transferring(), await transferring()]
  await give(await record(one.due + other.due, other.reference), one, one.due)
  await record(third.due, third.reference)
  await record(third.due, third.reference)
  const both = { count: 2, total: { amount: other.due + third.due, currency: 'EUR' } }
  expect((await sure('GET')).body).toEqual(both)
  expect((await sure('POST')).body).toEqual(both)
  expect(await Promise.all([one, other, third].map(statusOf))).toEqual(['paid', 'paid', 'paid'])
  expect((await sure('GET')).body).toMatchObject({ count: 0, total: { amount: 0 } })
})

test('what was sent back of a transfer is not surely for anybody, when the rest of it is free again', async () => {
  const gone = await transferring()
  const entry = await record(60_000)
  await give(entry, gone, 5_000)
  await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/sent-back`, { token })
  house.clock.forward(WEEK_MS + 1000)
  // Its time is over first, and its money free after that.
  for (let round = 0; round < 2; round += 1) {
    await house.app.sweep()
    await house.app.jobs.drain()
  }
  token = await signInStaff(house, 'finance')
  // Five thousand are free again, and are all that somebody else still owes.
  const order = await transferring()
  await give(await record(order.due - 5_000), order, order.due - 5_000)
  await house.database.raw('update bank_entries set remittance = $1 where id = $2', [order.reference, entry.uuid])
  const rest = { count: 1, total: { amount: 5_000, currency: 'EUR' } }
  expect((await sure('GET')).body).toEqual(rest)
  expect((await sure('POST')).body).toEqual(rest)
  expect(await statusOf(order)).toBe('paid')
})

test('of colleagues who give an order money at the same moment, no two give it more than it asks for', async () => {
  const order = await transferring()
  const entries = []
  for (let one = 0; one < 6; one += 1) entries.push(await record(order.due - 100))
  const answers = await Promise.all(entries.map((entry) => give(entry, order, order.due - 100)))
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    ...Array.from({ length: 5 }, () => 'bank/order-takes-less'),
  ])
})

test('an order takes no money of another currency, and none once it has all, though it is not booked yet', async () => {
  const order = await transferring()
  const abroad = await record(order.due)
  await house.database.raw(`update bank_entries set currency = 'CHF' where id = $1`, [abroad.uuid])
  expect((await give(abroad, order, 100)).body).toMatchObject({ code: 'bank/order-takes-none' })
  await house.database.raw(`update bank_entries set currency = 'EUR' where id = $1`, [abroad.uuid])
  expect((await give(abroad, order, order.due)).status).toBe(200)
  expect((await give(await record(100), order, 1)).body).toMatchObject({ code: 'bank/order-takes-none' })
})

test('what is no transfer of ours is given to nobody', async () => {
  const order = await transferring()
  expect((await give({ uuid: order.uuid }, order, 1)).body).toMatchObject({ code: 'requests/not-found' })
})

test('a job that books a transfer does nothing to what was paid by card', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret, cards.late)
  const { rows } = await house.database.raw('select id from payments where order_id = $1', [order!.uuid])
  await house.app.jobs.enqueue(house.database.db, 'settle-transfer', { paymentId: String(rows[0]?.['id']) })
  expect(await statusOf({ uuid: order!.uuid, secret: orderSecret! })).toBe('awaiting_payment')
})
