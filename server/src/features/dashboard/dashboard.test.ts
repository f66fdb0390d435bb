import type { MoneyReport } from '@foyer/contract/books'
import type { Dashboard } from '@foyer/contract/dashboard'
import { beforeAll, expect, test } from 'vitest'
import { listenAt } from '../../testing/event-reader.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { attendee, call, confirm, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const path = '/api/organiser/dashboard'
let token: string

beforeAll(async () => {
  await openHotel(house, 971, [{ id: 9711, allotment: 5 }])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const read = async () => (await call<Dashboard>(house, 'GET', path, { token })).body
const ofType = ({ passes }: Dashboard, id: number) => passes?.types.find((type) => type.id === id)
const hotel = ({ houses }: Dashboard) => houses?.find(({ id }) => id === 971)

test('what is paid is revenue of its day, net, and what is given back is taken from the day it is given back on', async () => {
  const before = await read()
  const { signUp } = await attendee(house)
  const order = signUp.order!
  const paid = await read()
  expect(paid.revenue!.net.amount - before.revenue!.net.amount).toBe(order.net.amount)
  expect(paid.revenue!.today.amount - before.revenue!.today.amount).toBe(order.net.amount)
  expect([paid.passes!.sold, paid.passes!.today]).toEqual([before.passes!.sold + 1, before.passes!.today + 1])
  expect(ofType(paid, 1)?.sold).toBe((ofType(before, 1)?.sold ?? 0) + 1)
  house.clock.forward(24 * 3_600_000)
  // The session of staff does not outlast the day.
  token = await signInStaff(house, 'organiser')
  const record = await call<{ lines: { id: number }[] }>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })
  const lines = record.body.lines.map(({ id }) => id)
  const body = { lines, goesBack: true, amount: order.total.amount, reason: 'asked', refundedBefore: 0 }
  expect((await call(house, 'POST', `/api/organiser/order/${order.uuid}/refund`, { token, body })).status).toBe(204)
  const after = await read()
  expect(after.revenue!.today.amount).toBe(-order.net.amount)
  expect(after.passes!.today).toBe(0)
  expect(after.revenue!.net).toEqual(before.revenue!.net)
  house.clock.forward(7 * 24 * 3_600_000)
  token = await signInStaff(house, 'organiser')
  // A week later all of it lies behind the last but one of ten ends of weeks.
  const { revenue } = await read()
  expect(revenue!.runUp).toHaveLength(10)
  expect(revenue!.runUp.slice(-3)).toEqual([0, before.revenue!.net.amount, before.revenue!.net.amount])
})

test('an order that waits for its money is open, and its nights are held', async () => {
  const person = await attendee(house)
  const before = await read()
  const { body } = await book(house, person.token, { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22' })
  const order = await place(house, { uuid: body.orderUuid ?? '' }, person.token)
  const placed = await read()
  expect(placed.awaited!.orders).toBe(before.awaited!.orders + 1)
  expect(placed.awaited!.due.amount).toBe(before.awaited!.due.amount + order.body.total.amount)
  const desk = await signInStaff(house, 'finance')
  const days = { from: '2025-08-01', to: '2025-08-31' }
  const report = await call<MoneyReport>(house, 'GET', `/api/organiser/money?${new URLSearchParams(days)}`, {
    token: desk,
  })
  expect(report.body.open.awaited).toEqual(placed.awaited!.due)
  expect(hotel(placed)).toMatchObject({ allotment: 50, held: 2, booked: 0, contract: null })
  await pay(house, { uuid: body.orderUuid ?? '' }, person.token)
  expect(hotel(await read())).toMatchObject({ held: 0, booked: 2 })
})

test('who is paid and confirmed waits for the organiser where the type asks for that', async () => {
  const type = newPassType({ requiresApproval: true })
  const { body } = await call<{ id: number }>(house, 'POST', '/api/organiser/pass-type', { token, body: type })
  const before = await read()
  const signUp = await signUpVisitor(house, { passTypeId: body.id })
  await place(house, signUp.order!, signUp.orderSecret)
  await pay(house, signUp.order!, signUp.orderSecret)
  await confirm(house, signUp)
  const after = await read()
  expect(after.people!.waiting).toBe(before.people!.waiting + 1)
  expect(after.people!.since).not.toBe(null)
})

test('an alarm names its order until somebody closes it, once', async () => {
  const { signUp } = await attendee(house)
  const { db } = house.database
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', signUp.order!.uuid)
    .executeTakeFirstOrThrow()
  const id = '01990000-0000-7000-8000-000000000001'
  await db
    .insertInto('payment_alarms')
    .values({ id, kind: 'check-fails', subject: payment.id, detail: '{}', raised_at: house.clock.now() })
    .execute()
  expect((await read()).alarms).toMatchObject([
    { uuid: id, kind: 'check-fails', order: { number: signUp.order!.number } },
  ])
  const close = () => call(house, 'POST', `/api/organiser/payment-alarm/${id}/close`, { token })
  expect([(await close()).status, (await close()).status]).toEqual([204, 404])
  expect((await read()).alarms).toEqual([])
})

test('the figures are one statement', async () => {
  const statements = countStatements('from orders o')
  await read()
  statements.stop()
  expect(statements.count()).toBe(1)
})

test('who listens is told when it stands otherwise, whichever server it happened at', async () => {
  const neighbour = await openNeighbour(house)
  const before = await read()
  const listeners = [
    await listenAt<Dashboard>(house, `${path}/feed`, token, before.place),
    await listenAt<Dashboard>(neighbour, `${path}/feed`, token, before.place),
  ]
  await attendee(house)
  for (const listener of listeners) {
    for (let told = await listener.next(); ; told = await listener.next()) {
      if (told === null) throw new Error('The stream ended.')
      if ((ofType(told.data, 1)?.sold ?? 0) > (ofType(before, 1)?.sold ?? 0)) break
    }
    listener.leave()
  }
  await neighbour.close()
})

test('who comes back is told at once what they missed, and nothing where nothing happened', async () => {
  const { place: known } = await read()
  await attendee(house)
  const later = await listenAt<Dashboard>(house, `${path}/feed`, token, known)
  const told = await later.next()
  expect(told?.id).not.toBe(known)
  later.leave()
  const asked = await call<string>(house, 'GET', `${path}/feed`, {
    token,
    headers: { 'last-event-id': told?.id ?? '' },
  })
  expect(asked.body).not.toContain('data:')
})
