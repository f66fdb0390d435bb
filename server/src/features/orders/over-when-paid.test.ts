import type { TransferBack } from '@foyer/contract/bank'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, confirmCharge } from '../../testing/bank.ts'
import { idOf, make } from '../../testing/made-orders.ts'
import { type Attendee, call, cards, pay, place, signIn } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets, trainTickets } from '../../testing/train-tickets.ts'
import { answerOf, attend, openEvent, vip } from '../../testing/vip-events.ts'

const house = useTestHouse()
const DAY_MS = 24 * 60 * 60_000
let began: Date

beforeAll(() => seedStaffForTests(house))
beforeEach(() => {
  began = house.clock.now()
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  house.clock.set(began)
})

const inDays = (days: number) => new Date(house.clock.now().getTime() + days * DAY_MS)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

const eventIn = (days: number) =>
  openEvent(house, {
    price: 4_500,
    startsAt: inDays(days).toISOString(),
    endsAt: inDays(days + 0.1).toISOString(),
    withdrawBefore: inDays(days).toISOString(),
  })

/** Somebody with a place at an event and a train ticket in their order, of which one may be over before the other. */
async function withBoth(eventId: number, validUntil: number): Promise<{ person: Attendee; order: Order }> {
  const person = await vip(house)
  const typeId = await openTrainTickets(house, { validFrom: dayIn(0), validTo: dayIn(validUntil), cancelBefore: null })
  await attend(house, person, eventId)
  return { person, order: (await chooseTrainTicket(house, person.token, typeId)).body }
}

/** The whole sum lies in the account, three days after the order was placed. */
async function transferAfterThreeDays(person: Attendee, order: Order): Promise<string> {
  const placed = await call(house, 'POST', `/api/order/${order.uuid}/place`, {
    token: person.token,
    body: { method: 'transfer' },
  })
  expect(placed.status).toBe(200)
  house.clock.forward(3 * DAY_MS)
  await house.app.sweep()
  const finance = await signInStaff(house, 'finance')
  const { body: entry } = await call<{ uuid: string }>(house, 'POST', '/api/organiser/bank-entry', {
    token: finance,
    body: { bookedOn: dayIn(0), amount: order.total.amount, payerName: 'Mira Okafor', remittance: order.number },
  })
  const given = await call(house, 'POST', `/api/organiser/bank-entry/${entry.uuid}/allotment`, {
    token: finance,
    body: { orderUuid: order.uuid },
  })
  expect(given.status).toBe(200)
  await house.app.jobs.drain()
  return finance
}

async function transfersBack(token: string, { uuid }: Order): Promise<number[]> {
  const { body } = await call<TransferBack[]>(house, 'GET', '/api/organiser/transfer-back', { token })
  return body.filter(({ order }) => order.uuid === uuid).map(({ amount }) => amount.amount)
}

const officeOrder = async (token: string, { uuid }: Order) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const url = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  return (await call<{ subject: string; text: string }[]>(house, 'GET', url)).body
}

test('a transfer in its time pays for what can still be had, and the price of an event that is over goes back', async () => {
  const eventId = await eventIn(2)
  const { person, order } = await withBoth(eventId, 60)
  const finance = await transferAfterThreeDays(person, order)
  const { token } = (await signIn(house, person.email)).body
  expect(await trainTickets(house, token)).toMatchObject([{ status: 'issued' }])
  expect(await answerOf(house, { token }, eventId)).toBe('expired')
  expect(await transfersBack(finance, order)).toEqual([4_500])
  expect(await officeOrder(finance, order)).toMatchObject({
    status: 'partially_refunded',
    lines: [{ state: 'returned' }, { state: 'given' }],
  })
  const mails = await mailsTo(person.email)
  const complete = mails.find(({ subject }) => subject.includes('Your order is complete'))
  expect(complete?.text).toMatch(/Tower supper, .*: given back/)
  expect(mails.find(({ subject }) => subject.includes('on its way back'))?.text).toContain(
    'something you had chosen could no longer be had',
  )
})

test('a train ticket that is good for no journey any more goes back as money, and the rest of its order is given', async () => {
  const eventId = await eventIn(5)
  const { person, order } = await withBoth(eventId, 1)
  const finance = await transferAfterThreeDays(person, order)
  const { token } = (await signIn(house, person.email)).body
  expect(await answerOf(house, { token }, eventId)).toBe('attending')
  expect(await trainTickets(house, token)).toEqual([])
  expect(await transfersBack(finance, order)).toEqual([5_350])
})

test('where nothing of an order can be had any more all of the money goes back, and no invoice is issued', async () => {
  const { person, order } = await withBoth(await eventIn(2), 1)
  const finance = await transferAfterThreeDays(person, order)
  expect(await transfersBack(finance, order)).toEqual([order.total.amount])
  expect(await officeOrder(finance, order)).toMatchObject({ status: 'cancelled', paidAt: null })
  const { rows } = await house.database.raw('select id from invoices where order_id = $1', [order.uuid])
  expect(rows).toEqual([])
  const back = (await mailsTo(person.email)).find(({ subject }) => subject.includes('on its way back'))
  expect(back?.text).toContain('something you had chosen could no longer be had')
})

test('an event that is cancelled while its order is being paid goes back alone', async () => {
  const eventId = await eventIn(9)
  const { person, order } = await withBoth(eventId, 60)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  const organiser = await signInStaff(house, 'organiser')
  const cancelled = await call(house, 'POST', `/api/organiser/vip-event/${eventId}/cancel`, {
    token: organiser,
    body: { reason: { en: 'A storm', de: 'Ein Sturm' } },
  })
  expect(cancelled.status).toBe(200)
  await house.app.jobs.drain()
  const [charge] = await chargesOf(house, order)
  await confirmCharge(house, charge!.provider_ref)
  await house.app.jobs.drain()
  expect(await trainTickets(house, person.token)).toMatchObject([{ status: 'issued' }])
  expect((await chargesOf(house, order))[0]).toMatchObject({ state: 'succeeded', refunded: 4_500 })
})

test('what is over is not placed any more', async () => {
  const eventId = await openEvent(house, {
    price: 4_500,
    startsAt: inDays(5 / (24 * 60)).toISOString(),
    endsAt: inDays(1).toISOString(),
    withdrawBefore: inDays(0).toISOString(),
  })
  const { person, order } = await withBoth(eventId, 60)
  house.clock.forward(6 * 60_000)
  const placed = await place(house, order, person.token)
  expect(placed).toMatchObject({ status: 409, body: { code: 'orders/thing-unavailable' } })
})

test('what staff promised is placed as it was promised, and what is over by then goes back when it is paid', async () => {
  const eventId = await eventIn(2)
  const person = await vip(house)
  const typeId = await openTrainTickets(house, { validFrom: dayIn(0), validTo: dayIn(60), cancelBefore: null })
  const desk = { token: await signInStaff(house, 'organiser'), personId: await idOf(house, person.email) }
  const { body: made } = await make(house, desk, [
    { kind: 'vip-event', eventId, guest: null },
    { kind: 'train-ticket', typeId, passengerName: 'Mira Okafor' },
  ])
  house.clock.forward(3 * DAY_MS)
  const { token } = (await signIn(house, person.email)).body
  const { body: order } = await call<Order>(house, 'GET', `/api/order/${made.uuid}`, { token })
  const placed = await place(house, order, token)
  expect(placed).toMatchObject({ status: 200, body: { total: order.total } })
  expect((await pay(house, order, token)).status).toBe(200)
  await house.app.jobs.drain()
  expect((await chargesOf(house, order))[0]).toMatchObject({ state: 'succeeded', refunded: 4_500 })
  expect(await trainTickets(house, token)).toMatchObject([{ status: 'issued' }])
})
