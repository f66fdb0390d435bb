import { randomUUID } from 'node:crypto'
import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, orderOf } from '../../testing/bank.ts'
import { call, cards, place, signUpVisitor } from '../../testing/people.ts'
import { holdUp, somebodyWaits } from '../../testing/statements.ts'
import { type TestHouse, useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

/** A placed order, and its payment under one key, as often as it is sent. */
async function buyer() {
  const { order, orderSecret: token } = await signUpVisitor(house)
  await place(house, order!, token)
  const key = randomUUID()
  const path = `/api/order/${order!.uuid}/payment`
  const asked = { token: token!, headers: { 'idempotency-key': key }, body: { card: cards.pays } }
  const send = (on: Pick<TestHouse, 'app'> = house, headers = asked.headers) =>
    call<Order & { code?: string }>(on, 'POST', path, { ...asked, headers })
  const kept = async () =>
    (await house.database.raw('select status from idempotency_keys where key = $1', [key])).rows.map(
      ({ status }) => status,
    )
  return { order: order!, secret: token!, send, kept }
}

test('of a payment whose key another sending takes over while it is kept the money is taken once, and one answer is kept', async () => {
  const { order, secret, send, kept } = await buyer()
  const held = holdUp('update "idempotency_keys"')
  const slow = send()
  await held.arrived
  // Its minute is over: to everybody else its server died.
  house.clock.forward(61_000)
  const second = send(neighbour)
  await somebodyWaits(house.database)
  held.letGo()
  const last = holdUp('update "idempotency_keys"')
  expect(await slow).toMatchObject({ status: 200, body: { status: 'paid' } })
  await last.arrived
  // What the sending says that has the key by now is what is kept, and nothing else.
  expect(await kept()).toEqual([null])
  last.letGo()
  expect(await second).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await kept()).toEqual([200])
  expect(await send()).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect((await orderOf(house, order, secret)).body.status).toBe('paid')
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
  const { rows } = await house.database.raw('select state from payments where order_id = $1', [order.uuid])
  expect(rows).toEqual([{ state: 'succeeded' }])
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('who pays under another key while their payment is kept hears that the order is paid, and is charged once', async () => {
  const { order, send } = await buyer()
  const held = holdUp('update "idempotency_keys"')
  const first = send()
  await held.arrived
  const second = send(neighbour, { 'idempotency-key': randomUUID() })
  await somebodyWaits(house.database)
  held.letGo()
  for (const answer of await Promise.all([first, second]))
    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
})
