import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { type TestHouse, useNeighbour, useTestHouse } from '../../testing/test-house.ts'

// What is charged is what was recorded, whatever happens to the order in the same moment: over two servers.
const house = useTestHouse()
const there = useNeighbour(house)
const ROUNDS = 200
/** Many rounds are many requests: on a busy machine they take their time, in milliseconds. */
const LONG = 600_000
let person: Attendee

beforeAll(async () => {
  await openHotel(house, 971, [{ id: 9711, allotment: 1000 }])
  person = await attendee(house)
})

const night = (day: number) => ({ arrival: `2025-10-${day}`, departure: `2025-10-${day + 1}` })
const current = async () => (await call<Order | null>(house, 'GET', '/api/order/current', { token: person.token })).body

/** Whatever came of both, the provider took exactly what the paid order costs, and nothing for an order that is not paid. */
async function expectTrueBooks(order: { uuid: string }): Promise<Order> {
  const { body } = await call<Order>(there, 'GET', `/api/order/${order.uuid}`, { token: person.token })
  const kept = (await chargesOf(house, order))
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  expect(kept).toBe(body.status === 'paid' ? body.total.amount : 0)
  return body
}

/** Leaves nothing that waits for money, so that each round begins alike. */
async function cancelOpen(): Promise<void> {
  const open = await current()
  if (open !== null) await call(house, 'POST', `/api/order/${open.uuid}/cancel`, { token: person.token, body: {} })
}

test(
  'paying while a room is added charges what the order costs, with the room or without it',
  async () => {
    let together = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      await cancelOpen()
      await book(house, person.token, { roomId: 9711, ...night(17) })
      const order = (await current())!
      await place(house, order, person.token)
      const [paid, added] = await Promise.all([
        pay(house, order, person.token),
        book(there, person.token, { roomId: 9711, arrival: '2025-10-18', departure: '2025-10-23' }),
      ])
      expect([200, 409]).toContain(paid.status)
      expect([201, 409]).toContain(added.status)
      const after = await expectTrueBooks(order)
      if (after.lines.length === 2) together += 1
    }
    console.log(`the room came first in ${together} of ${ROUNDS} rounds`)
    await house.app.jobs.drain()
    expect(await findViolations(house.database, house.clock.now())).toEqual([])
  },
  LONG,
)

test(
  'paying an upgrade while another one is begun pays one of them, and in full',
  async () => {
    for (let round = 0; round < ROUNDS / 10; round += 1) {
      const buyer = await attendee(house)
      const begin = (house_: Pick<TestHouse, 'app'>, passTypeId: number) =>
        call<Order>(house_, 'POST', '/api/pass/upgrade', { token: buyer.token, body: { passTypeId } })
      const { body: first } = await begin(house, 7)
      await place(house, first, buyer.token)
      const [paid, second] = await Promise.all([pay(house, first, buyer.token), begin(there, 8)])
      expect(paid.status).toBeLessThan(500)
      expect(second.status).toBeLessThan(500)
      const { body } = await call<Order>(there, 'GET', `/api/order/${first.uuid}`, { token: buyer.token })
      const [charge] = await chargesOf(house, first)
      await house.app.jobs.drain()
      expect(body.status === 'paid' ? charge?.amount : 0).toBe(body.status === 'paid' ? first.total.amount : 0)
    }
    await house.app.jobs.drain()
    expect(await findViolations(house.database, house.clock.now())).toEqual([])
  },
  LONG,
)

test('paying a change of a stay while it is changed again pays one of them, and in full', async () => {
  await cancelOpen()
  const { body: booking } = await book(house, person.token, { roomId: 9711, ...night(20) })
  const order = (await current())!
  await place(house, order, person.token)
  await pay(house, order, person.token)
  const change = (app: Pick<TestHouse, 'app'>, departure: string) =>
    call<{ order: Order | null }>(app, 'PATCH', `/api/booking/${booking.bookingId}`, {
      token: person.token,
      body: { arrival: '2025-10-20', departure },
    })
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    await change(house, '2025-10-21')
    const { body: dearer } = await change(house, '2025-10-23')
    await place(house, dearer.order!, person.token)
    const [paid, again] = await Promise.all([
      pay(house, dearer.order!, person.token),
      change(there, round % 2 === 0 ? '2025-10-25' : '2025-10-22'),
    ])
    expect(paid.status).toBeLessThan(500)
    expect(again.status).toBeLessThan(500)
    await house.app.jobs.drain()
    expect(await findViolations(house.database, house.clock.now())).toEqual([])
  }
})

test('paying while more time is asked for pays once', async () => {
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    await cancelOpen()
    await book(house, person.token, { roomId: 9711, ...night(24) })
    const order = (await current())!
    await place(house, order, person.token)
    const [paid, extended] = await Promise.all([
      pay(house, order, person.token),
      call(there, 'POST', `/api/order/${order.uuid}/extend`, { token: person.token }),
    ])
    expect(paid.status).toBe(200)
    expect([200, 409]).toContain(extended.status)
    await expectTrueBooks(order)
  }
})
