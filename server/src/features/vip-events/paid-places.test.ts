import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, confirmCharge } from '../../testing/bank.ts'
import { type Attendee, attendee, call, cards, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { answerOf, attend, eventFor, openEvent, settle, vip, vips, withdraw } from '../../testing/vip-events.ts'

const house = useTestHouse()
const priced = { price: 4_500, hasPlusOne: true }
const minutes = (count: number) => count * 60_000

const orderOf = async ({ token }: Attendee): Promise<Order | null> =>
  (await call<Order | null>(house, 'GET', '/api/order/current', { token })).body

async function buy(person: Attendee, id: number, guest: string | null = null): Promise<Order> {
  expect((await attend(house, person, id, guest)).body.attendance).toMatchObject({ status: 'held' })
  const order = (await orderOf(person))!
  expect((await place(house, order, person.token)).status).toBe(200)
  const paid = await pay(house, order, person.token)
  expect(paid.body).toMatchObject({ status: 'paid' })
  return paid.body
}

/** Money that is on its way while the place is given up. */
async function holdAndRunOut(person: Attendee, id: number): Promise<Order> {
  await attend(house, person, id)
  const order = (await orderOf(person))!
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  house.clock.forward(minutes(21))
  await settle(house)
  return order
}

test('a place that costs something is held in the order in progress for twenty minutes, and is theirs once it is paid', async () => {
  const id = await openEvent(house, { ...priced, capacity: 3 })
  const person = await vip(house)
  expect((await attend(house, person, id)).body).toMatchObject({
    left: 2,
    attendance: { status: 'held', holdExpiresAt: '2025-08-18T07:20:00.000Z', paid: null },
  })
  const order = (await orderOf(person))!
  expect(order).toMatchObject({ total: { amount: 4_500 }, lines: [{ kind: 'vip-event', summary: 'Tower supper' }] })
  expect(order.lines[0]?.description).toMatch(/^Tower supper, 22\sOctober\s2025, 20:00$/)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  expect(await eventFor(house, person, id)).toMatchObject({
    left: 2,
    attendance: { status: 'attending', paid: { amount: 4_500 }, refundable: { amount: 4_500 } },
  })
})

test('a guest costs as much as they do, and is part of the same line', async () => {
  const id = await openEvent(house, priced)
  const person = await vip(house)
  await attend(house, person, id)
  await attend(house, person, id, 'Ada Byron')
  expect(await orderOf(person)).toMatchObject({
    total: { amount: 9_000 },
    lines: [{ summary: 'Tower supper, with one guest' }],
  })
  expect((await attend(house, person, id)).body).toMatchObject({ left: 9 })
  expect(await orderOf(person)).toMatchObject({ total: { amount: 4_500 }, lines: [{ summary: 'Tower supper' }] })
})

test('how many places were paid for is not changed afterwards, the guest’s name is', async () => {
  const id = await openEvent(house, priced)
  const person = await vip(house)
  await buy(person, id, 'Ada Byron')
  expect(await attend(house, person, id)).toMatchObject({ status: 409, body: { code: 'vip-events/guest-paid' } })
  expect((await attend(house, person, id, 'Ada Lovelace')).body.attendance).toMatchObject({ guest: 'Ada Lovelace' })
})

test('who lets go of a held place has no order left, and the next in line is offered it', async () => {
  const id = await openEvent(house, { ...priced, capacity: 1 })
  const [first, second] = await vips(house, 2)
  await attend(house, first!, id)
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ status: 'waiting', orderUuid: null })
  // Who waits has nothing to pay.
  expect(await orderOf(second!)).toBe(null)
  await withdraw(house, first!, id)
  expect(await orderOf(first!)).toBe(null)
  expect(await answerOf(house, second!, id)).toBe('offered')
  expect((await attend(house, second!, id)).body.attendance).toMatchObject({ status: 'held' })
  expect(await orderOf(second!)).toMatchObject({ total: { amount: 4_500 } })
})

test('what is not paid in its time goes to the next in line', async () => {
  const id = await openEvent(house, { ...priced, capacity: 1 })
  const [first, second] = await vips(house, 2)
  await attend(house, first!, id)
  await attend(house, second!, id)
  house.clock.forward(minutes(20))
  await settle(house)
  expect([await answerOf(house, first!, id), await answerOf(house, second!, id)]).toEqual(['expired', 'offered'])
})

test('money that comes after the hold takes the place again where it is left, and goes back where it is not', async () => {
  const id = await openEvent(house, { ...priced, capacity: 1 })
  const [early, late] = await vips(house, 2)
  const beaten = await holdAndRunOut(late!, id)
  const luckier = await holdAndRunOut(early!, id)
  await confirmCharge(house, (await chargesOf(house, luckier))[0]!.provider_ref)
  expect(await answerOf(house, early!, id)).toBe('attending')
  await confirmCharge(house, (await chargesOf(house, beaten))[0]!.provider_ref)
  expect(await answerOf(house, late!, id)).toBe('expired')
  await house.app.jobs.drain()
  expect((await chargesOf(house, beaten))[0]).toMatchObject({ refunded: 4_500 })
})

test.each(['the event has begun', 'the pass is gone'])(
  'money that comes after the hold goes back where %s',
  async (why) => {
    const later = (count: number) => new Date(house.clock.now().getTime() + minutes(count)).toISOString()
    const times = { startsAt: later(30), endsAt: later(90), withdrawBefore: later(0) }
    const id = await openEvent(house, { ...priced, ...times })
    const person = await vip(house)
    const order = await holdAndRunOut(person, id)
    const ofPass = `/api/order/${person.signUp.order!.uuid}/cancel`
    if (why === 'the event has begun') house.clock.forward(minutes(10))
    else expect((await call(house, 'POST', ofPass, { token: person.token, body: {} })).status).toBe(200)
    await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
    await settle(house)
    expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
    const { rows } = await house.database.raw('select state from vip_attendances where event_id = $1', [id])
    expect(rows).toEqual([{ state: 'expired' }])
  },
)

test('who withdraws before the deadline gets the money back, with a credit note', async () => {
  const id = await openEvent(house, priced)
  const person = await vip(house)
  const order = await buy(person, id)
  await house.app.jobs.drain()
  expect(await withdraw(house, person, id)).toMatchObject({
    body: { refunded: { amount: 4_500 }, event: { left: 10 } },
  })
  await house.app.jobs.drain()
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
  const { body } = await call<{ kind: string; orderNumber: string }[]>(house, 'GET', '/api/invoice', person)
  expect(body.filter(({ kind }) => kind === 'creditNote')).toHaveLength(1)
  expect(await withdraw(house, person, id)).toMatchObject({ body: { refunded: { amount: 0 } } })
})

test.each([
  ['en', 'Tower supper: place ended with the pass'],
  ['de', 'Abendessen im Turm: Platz mit dem Ticket entfallen'],
])('a place that ends with its pass is credited as that, and not as given back (%s)', async (language, words) => {
  const id = await openEvent(house, priced)
  const person = await attendee(house, { passTypeId: 3, locale: language })
  const order = await buy(person, id)
  await house.app.jobs.drain()
  const ofPass = `/api/order/${person.signUp.order!.uuid}/cancel`
  expect((await call(house, 'POST', ofPass, { token: person.token, body: {} })).status).toBe(200)
  await settle(house)
  const { rows } = await house.database.raw(
    `select l.description as words from invoice_lines l join invoices i on i.id = l.invoice_id
     where i.order_id = $1 and i.kind = 'creditNote'`,
    [order.uuid],
  )
  expect(rows).toEqual([{ words }])
})

test('who withdraws after the deadline gives the place back, and is told before that nothing is refunded', async () => {
  const id = await openEvent(house, { ...priced, withdrawBefore: '2025-08-18T07:00:00Z' })
  const person = await vip(house)
  const order = await buy(person, id)
  expect((await eventFor(house, person, id))?.attendance).toMatchObject({ refundable: { amount: 0 } })
  expect(await call(house, 'GET', `/api/order/${order.uuid}`, person)).toMatchObject({
    body: { can: { cancel: false } },
  })
  expect(await withdraw(house, person, id)).toMatchObject({ body: { refunded: { amount: 0 }, event: { left: 10 } } })
  await house.app.jobs.drain()
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 0 })
})

test('cancelling the whole order gives the place back with its money, until the deadline', async () => {
  const id = await openEvent(house, priced)
  const person = await vip(house)
  const order = await buy(person, id)
  const cancelled = await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: person.token, body: {} })
  expect(cancelled).toMatchObject({ status: 200, body: { refunded: { amount: 4_500 }, released: [/Tower supper/] } })
  expect(await eventFor(house, person, id)).toMatchObject({ left: 10, attendance: { status: 'withdrawn' } })
})

test('while others wait, a held place is not held longer', async () => {
  const id = await openEvent(house, { ...priced, capacity: 2 })
  const person = await vip(house)
  await attend(house, person, id)
  const order = (await orderOf(person))!
  const extend = () => call(house, 'POST', `/api/order/${order.uuid}/extend`, person)
  await attend(house, await vip(house), id)
  expect((await extend()).status).toBe(409)
})

test('what is being paid just now is neither changed nor given up', async () => {
  const id = await openEvent(house, priced)
  const person = await vip(house)
  await attend(house, person, id)
  const order = (await orderOf(person))!
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  expect((await withdraw(house, person, id)).status).toBe(409)
  expect((await attend(house, person, id, 'Ada Byron')).status).toBe(409)
})

test('at the end, everything that must always be true is', async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})
