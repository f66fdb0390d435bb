import type { BankEntry } from '@foyer/contract/bank'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { call, cards, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const DAY_MS = 24 * 60 * 60_000
let token: string

beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = await signInStaff(house, 'finance')
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

const byTransfer = (signUp: SignedUp) =>
  call<Order>(house, 'POST', `/api/order/${signUp.order?.uuid}/place`, {
    token: signUp.orderSecret!,
    body: { method: 'transfer' },
  })

/** Somebody who transferred all but five euros. */
async function shortTransfer(): Promise<{ readonly person: SignedUp; readonly entry: BankEntry }> {
  const person = await signUpVisitor(house)
  const { body: placed } = await byTransfer(person)
  const amount = placed.total.amount - 500
  const body = { bookedOn: '2025-08-18', amount, payerName: 'Nordlicht IT GmbH', remittance: placed.number }
  const { body: entry } = await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', { token, body })
  const allotted = await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/allotment`, {
    token,
    body: { orderUuid: placed.uuid, amount },
  })
  expect(allotted.status).toBe(200)
  return { person, entry }
}

/** What waits for a decision of what came in so. */
async function leftOf(entry: BankEntry): Promise<number | undefined> {
  // An order ends in one round, and what it was given is free in the next.
  for (let round = 0; round < 2; round += 1) {
    await house.app.sweep()
    await house.app.jobs.drain()
    house.clock.forward(60_000)
  }
  token = await signInStaff(house, 'finance')
  const { items } = (
    await call<{ items: BankEntry[] }>(house, 'GET', '/api/organiser/bank-entry?state=left&limit=100', { token })
  ).body
  return items.find(({ uuid }) => uuid === entry.uuid)?.left.amount
}

test('too little that came for an order whose time is over waits for a decision again', async () => {
  const { entry } = await shortTransfer()
  expect(await leftOf(entry)).toBe(undefined)
  house.clock.forward(7 * DAY_MS + 1000)
  expect(await leftOf(entry)).toBe(entry.amount.amount)
})

test('too little that came for an order that its buyer cancels waits for a decision again', async () => {
  const { person, entry } = await shortTransfer()
  const path = `/api/order/${person.order?.uuid}/cancel`
  expect((await call(house, 'POST', path, { token: person.orderSecret!, body: {} })).status).toBe(200)
  expect(await leftOf(entry)).toBe(entry.amount.amount)
})

test('too little that came for an order that is paid by card then waits for a decision again', async () => {
  const { person, entry } = await shortTransfer()
  await place(house, person.order!, person.orderSecret)
  expect((await pay(house, person.order!, person.orderSecret, cards.pays)).status).toBe(200)
  expect(await leftOf(entry)).toBe(entry.amount.amount)
})

test('whoever changes between card and transfer again and again holds no longer than a week from the first time on', async () => {
  const person = await signUpVisitor(house)
  const { body: first } = await byTransfer(person)
  house.clock.forward(6 * DAY_MS)
  await place(house, person.order!, person.orderSecret)
  const { status, body: again } = await byTransfer(person)
  expect(status).toBe(200)
  expect(new Date(again.holdExpiresAt!).getTime()).toBeLessThanOrEqual(new Date(first.holdExpiresAt!).getTime())
})

test('too little that came for an order which its buyer made cheaper than that waits for a decision again', async () => {
  const { person, entry } = await shortTransfer()
  const price = entry.amount.amount - 100
  await house.database.raw(
    'update order_lines set net = $2, tax = 0, gross = $2, price_with_vat = $2 where order_id = $1',
    [person.order?.uuid, price],
  )
  await house.database.raw('update orders set net = $2, tax = 0, total = $2 where id = $1', [person.order?.uuid, price])
  expect(await leftOf(entry)).toBe(entry.amount.amount)
})

test('money that pays its order is never free again', async () => {
  const { person, entry } = await shortTransfer()
  const body = { bookedOn: '2025-08-18', amount: 500, payerName: 'Nordlicht IT GmbH', remittance: '' }
  const { body: rest } = await call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', { token, body })
  await call(house, 'POST', `/api/organiser/bank-entry/${rest.uuid}/allotment`, {
    token,
    body: { orderUuid: person.order?.uuid, amount: 500 },
  })
  expect([await leftOf(entry), await leftOf(rest)]).toEqual([undefined, undefined])
  const { body: order } = await call<Order>(house, 'GET', `/api/order/${person.order?.uuid}`, {
    token: person.orderSecret!,
  })
  expect(order.status).toBe('paid')
})
