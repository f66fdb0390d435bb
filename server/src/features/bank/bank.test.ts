import type { BankEntry, TransferBack } from '@foyer/contract/bank'
import type { Edition } from '@foyer/contract/editions'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { call, cards, pay, place, type SignedUp, signUpVisitor, someEmail } from '../../testing/people.ts'
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

/** Somebody who signed up, and transfers. */
async function transferring(changes: Record<string, unknown> = {}): Promise<SignedUp & { readonly placed: Order }> {
  const signUp = await signUpVisitor(house, changes)
  const { status, body } = await byTransfer(signUp)
  expect(status).toBe(200)
  return { ...signUp, placed: body }
}
const byTransfer = (signUp: SignedUp) =>
  call<Order>(house, 'POST', `/api/order/${signUp.order?.uuid}/place`, {
    token: signUp.orderSecret!,
    body: { method: 'transfer' },
  })
const orderOf = async (signUp: SignedUp) =>
  (await call<Order>(house, 'GET', `/api/order/${signUp.order?.uuid}`, { token: signUp.orderSecret! })).body

const record = (amount: number, changes: object = {}) =>
  call<BankEntry>(house, 'POST', '/api/organiser/bank-entry', {
    token,
    body: { bookedOn: '2025-08-18', amount, payerName: 'Nordlicht IT GmbH', remittance: '', ...changes },
  })
const allot = (entry: { uuid: string }, order: { uuid: string } | null, amount?: number) =>
  call<BankEntry>(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/allotment`, {
    token,
    body: { orderUuid: order?.uuid, amount },
  })
/** Time goes by, and staff sign in again. */
async function later(ms: number): Promise<void> {
  house.clock.forward(ms)
  await house.app.sweep()
  await house.app.jobs.drain()
  token = await signInStaff(house, 'finance')
}
const back = async () => (await call<TransferBack[]>(house, 'GET', '/api/organiser/transfer-back', { token })).body

test('an order that is to be transferred is held for a week, and says where to, how much and with which words', async () => {
  const email = someEmail()
  const { placed, order } = await transferring({ email })
  expect(placed).toMatchObject({ status: 'awaiting_payment', method: 'transfer', can: { extend: false } })
  expect(new Date(placed.holdExpiresAt!).getTime() - house.clock.now().getTime()).toBe(7 * DAY_MS)
  const { transfer } = placed
  expect(transfer?.reference.replaceAll(' ', '')).toMatch(new RegExp(`^RF\\d\\d${order?.number.replace('-', '')}$`))
  expect(transfer?.amount).toEqual(placed.total)
  expect(transfer?.code?.size).toBeGreaterThan(20)
  await house.app.jobs.drain()
  const { body: mails } = await call<{ subject: string; text: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(email)}`,
  )
  const mail = mails.find(({ subject }) => subject.includes(`How to pay order ${order?.number}`))
  for (const words of [transfer?.iban, transfer?.reference, transfer?.holder]) expect(mail?.text).toContain(words)
})

test('money with the reference is surely for its order, and pays it once all of it is there', async () => {
  const person = await transferring()
  const { amount } = person.placed.total
  const { body: entry } = await record(amount, { remittance: person.placed.transfer?.reference })
  expect(entry.suggestions[0]).toMatchObject({
    confidence: 'sure',
    order: { uuid: person.placed.uuid, isExpired: false },
  })
  const { body: after } = await allot(entry, person.placed, amount)
  expect(after).toMatchObject({
    left: { amount: 0 },
    allotments: [{ order: { editionId: 1 }, amount: { amount } }],
    suggestions: [],
  })
  await house.app.jobs.drain()
  expect(await orderOf(person)).toMatchObject({ status: 'paid', transfer: null })
  // What pays its order is not looked at every minute, as what pays none is.
  const given = 'select is_paying from bank_allocations where order_id = $1'
  expect((await house.database.raw(given, [person.placed.uuid])).rows).toEqual([{ is_paying: true }])
  // There is nothing left to give, and nothing left to pay.
  expect((await allot(entry, person.placed, 1)).body).toMatchObject({ code: 'bank/order-takes-none' })
})

test('what is too little waits for the rest, and two transfers may pay one order', async () => {
  const person = await transferring()
  const { amount } = person.placed.total
  const { body: first } = await record(amount - 5_000)
  await allot(first, person.placed, amount - 5_000)
  await house.app.jobs.drain()
  // What is asked for by now, on the page and off the code, is what is missing.
  const rest = await orderOf(person)
  expect(rest).toMatchObject({
    status: 'awaiting_payment',
    transfer: { amount: { amount: 5_000 }, received: { amount: amount - 5_000 } },
  })
  expect(rest.transfer?.code).not.toEqual(person.placed.transfer?.code)
  const { body: second } = await record(5_000)
  expect((await allot(second, person.placed, 5_001)).body).toMatchObject({ code: 'bank/order-takes-less' })
  await allot(second, person.placed, 5_000)
  await house.app.jobs.drain()
  expect((await orderOf(person)).status).toBe('paid')
})

test('money that is given without an amount is what the order still needs, and no more than is left', async () => {
  const person = await transferring()
  const [first, second] = [(await record(40_000)).body, (await record(50_000)).body]
  expect((await allot(first, person.placed)).body.left.amount).toBe(0)
  expect((await orderOf(person)).status).toBe('awaiting_payment')
  expect((await allot(second, person.placed)).body).toMatchObject({
    left: { amount: 50_000 - (person.placed.total.amount - 40_000) },
    allotments: [{ amount: { amount: person.placed.total.amount - 40_000 } }],
  })
  await house.app.jobs.drain()
  expect((await orderOf(person)).status).toBe('paid')
  expect((await allot(second, person.placed)).body).toMatchObject({ code: 'bank/order-takes-none' })
  expect((await allot(first, (await transferring()).placed)).body).toMatchObject({ code: 'bank/entry-spent' })
})

test('one transfer pays several orders, and what is left of it goes back', async () => {
  const [one, other] = [await transferring(), await transferring()]
  const [first, second] = [one.placed.total.amount, other.placed.total.amount]
  const { body: entry } = await record(first + second + 700)
  await allot(entry, one.placed, first)
  await allot(entry, other.placed, second)
  expect(
    (await call<BankEntry>(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/sent-back`, { token })).body,
  ).toMatchObject({
    left: { amount: 0 },
    sentBack: { amount: 700 },
  })
  expect(
    (await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/sent-back`, { token })).body,
  ).toMatchObject({
    code: 'bank/entry-spent',
  })
  await house.app.jobs.drain()
  expect([(await orderOf(one)).status, (await orderOf(other)).status]).toEqual(['paid', 'paid'])
})

test('of money that went back in part, or was given in part, no more is given without an amount than is left', async () => {
  const [paid, cancelled, next] = [await transferring(), await transferring(), await transferring()]
  const { amount } = paid.placed.total
  const { body: entry } = await record(amount + 3_000 + 100)
  await allot(entry, paid.placed, amount)
  expect((await allot(entry, cancelled.placed, 3_000)).body).toMatchObject({ left: { amount: 100 } })
  await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/sent-back`, { token })
  const path = `/api/order/${cancelled.placed.uuid}/cancel`
  expect((await call(house, 'POST', path, { token: cancelled.orderSecret!, body: {} })).status).toBe(200)
  await later(1_000)
  expect((await allot(entry, next.placed)).body).toMatchObject({ left: { amount: 0 }, sentBack: { amount: 100 } })
  expect((await orderOf(next)).transfer).toMatchObject({ received: { amount: 3_000 } })
})

test('money that comes after the week takes the place again where it is free', async () => {
  const person = await transferring()
  await later(7 * DAY_MS + 1000)
  expect((await orderOf(person)).status).toBe('expired')
  const { body: entry } = await record(person.placed.total.amount, { remittance: person.placed.number })
  expect(entry.suggestions[0]).toMatchObject({ confidence: 'sure', order: { isExpired: true } })
  await allot(entry, person.placed, person.placed.total.amount)
  await house.app.jobs.drain()
  expect((await orderOf(person)).status).toBe('paid')
})

test('where the place is gone by then all of it is to be sent back, until somebody says that it was', async () => {
  const person = await transferring({ passTypeId: 4 })
  await later(7 * DAY_MS + 1000)
  await house.database.script('update pass_types set capacity = held + sold where id = 4')
  const { body: entry } = await record(person.placed.total.amount)
  await allot(entry, person.placed, person.placed.total.amount)
  await house.app.jobs.drain()
  await house.database.script('update pass_types set capacity = null where id = 4')
  expect((await orderOf(person)).status).toBe('expired')
  const [due] = (await back()).filter(({ order }) => order.uuid === person.placed.uuid)
  expect(due?.order.editionId).toBe(1)
  expect(due).toMatchObject({ amount: person.placed.total })
  for (const status of [204, 204])
    expect((await call(house, 'POST', `/api/organiser/transfer-back/${due?.uuid}/sent`, { token })).status).toBe(status)
  expect((await back()).filter(({ order }) => order.uuid === person.placed.uuid)).toEqual([])
})

test('who changes their mind pays by card, and money that comes as well is given to nobody twice', async () => {
  const person = await transferring()
  await place(house, person.order!, person.orderSecret)
  expect(await orderOf(person)).toMatchObject({ method: 'card', transfer: null })
  expect((await pay(house, person.order!, person.orderSecret, cards.pays)).status).toBe(200)
  const { body: entry } = await record(person.placed.total.amount, { remittance: person.placed.number })
  expect(entry.suggestions.map(({ order }) => order.uuid)).not.toContain(person.placed.uuid)
  expect((await allot(entry, person.placed, person.placed.total.amount)).body).toMatchObject({
    code: 'bank/order-takes-none',
  })
  // And the other way: who was to pay by card transfers.
  const other = await signUpVisitor(house)
  await place(house, other.order!, other.orderSecret)
  expect((await byTransfer(other)).body).toMatchObject({ method: 'transfer', status: 'awaiting_payment' })
})

test('a buyer is reminded once, two days before their time is over', async () => {
  const email = someEmail()
  await transferring({ email })
  const reminders = async () => {
    await house.app.sweep()
    await house.app.jobs.drain()
    const { body } = await call<{ subject: string }[]>(
      house,
      'GET',
      `/api/demo/mailbox?to=${encodeURIComponent(email)}`,
    )
    return body.filter(({ subject }) => subject.includes('is not paid yet')).length
  }
  await later(4 * DAY_MS)
  expect(await reminders()).toBe(0)
  await later(1.5 * DAY_MS)
  expect(await reminders()).toBe(1)
  expect(await reminders()).toBe(1)
})

test('transfers are offered as long as there is a week before the doors', async () => {
  const ways = async () => (await call<Edition>(house, 'GET', '/api/edition')).body.paymentMethods
  expect(await ways()).toEqual(['card', 'transfer'])
  await house.database.script(`update editions set seller = jsonb_set(seller, '{iban}', '"DE00 0000"')`)
  const person = await signUpVisitor(house)
  expect((await byTransfer(person)).body).toMatchObject({ code: 'orders/method-unavailable' })
})

test('a day ahead, nothing and more than can be are refused', async () => {
  for (const body of [
    { bookedOn: '2031-01-01' },
    { amount: 0 },
    { amount: 2_147_483_648 },
    { amount: 1.5 },
    { payerName: ' ' },
  ])
    expect((await record(100, body)).status).toBe(400)
})
