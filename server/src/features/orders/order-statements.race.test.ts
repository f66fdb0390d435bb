import { randomUUID } from 'node:crypto'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { call, cards, signIn } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { packetsOf as allPacketsOf } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// What an order asks of the database, since thousands are placed in the minute in which a sale opens.
// What is the same for everybody is kept for a moment, as it is in earnest.
const house = useTestHouse({ sharedAnswerMs: 60_000 })
let token = ''

beforeAll(async () => {
  await seedStaffForTests(house)
  token = (await signIn(house, staff.find(({ isVendor }) => isVendor)?.email ?? '', demoPassword)).body.token
  const address = { addressLine1: 'Ringstraße 5', addressLine2: null, zip: '50667', city: 'Köln', state: null }
  const body = { type: 'billingAddress', address: { ...address, countryId: countryId('DE') } }
  expect((await call(house, 'POST', '/api/address/', { token, body })).status).toBe(201)
})

async function packetsOf<Answer>(act: () => Promise<Answer>) {
  const { answer, packets } = await allPacketsOf(act)
  // What is told to other processes is told for many orders together, behind them: by itself, or in a packet of others.
  const own = packets.map((packet) => packet.filter((text) => !text.includes('pg_notify')))
  return { answer, packets: own.filter((packet) => packet.length > 0) }
}

const choose = () => call<Order>(house, 'PUT', '/api/order/current/pass', { token, body: { passTypeId: 1 } })
const place = ({ uuid }: Order, headers = {}) =>
  call<Order>(house, 'POST', `/api/order/${uuid}/place`, { token, body: { method: 'card' }, headers })

test('to choose a pass and to place the order take twelve statements each, in four packets', async () => {
  const chosen = await packetsOf(choose)
  expect(chosen.answer.status).toBe(200)
  expect(chosen.packets.flat().length).toBeLessThanOrEqual(12)
  expect(chosen.packets.length).toBeLessThanOrEqual(4)

  const placed = await packetsOf(() => place(chosen.answer.body))
  expect(placed.answer).toMatchObject({ status: 200, body: { status: 'awaiting_payment' } })
  expect(placed.packets.flat().length).toBeLessThanOrEqual(12)
  expect(placed.packets.length).toBeLessThanOrEqual(4)
  // The row that everybody wants is taken last, and let go of in the same moment.
  expect(placed.packets.at(-1)?.slice(-2)).toEqual([expect.stringMatching(/update "pass_types" set "held"/), 'commit'])
  expect(placed.packets[1]?.[0]).toBe('begin')
})

test('under a key an order is placed in five packets, and its answer is kept in the last', async () => {
  await call(house, 'POST', `/api/order/${(await choose()).body.uuid}/cancel`, { token, body: {} })
  const { body } = await choose()
  const { answer, packets } = await packetsOf(() => place(body, { 'idempotency-key': randomUUID() }))
  expect(answer.status).toBe(200)
  expect(packets.length).toBeLessThanOrEqual(5)
  expect(packets.at(-1)?.slice(-3)).toEqual([
    expect.stringMatching(/update "idempotency_keys"/),
    expect.stringMatching(/update "pass_types" set "held"/),
    'commit',
  ])
})

test('to pay by card under a key takes thirty statements in twelve packets, and what it answers is kept in the last', async () => {
  await call(house, 'POST', `/api/order/${(await choose()).body.uuid}/cancel`, { token, body: {} })
  const { body } = await choose()
  await place(body)
  const headers = { 'idempotency-key': randomUUID() }
  const { answer, packets } = await packetsOf(() =>
    call<Order>(house, 'POST', `/api/order/${body.uuid}/payment`, { token, headers, body: { card: cards.pays } }),
  )
  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  const statements = packets.flat()
  expect(statements.length).toBeLessThanOrEqual(30)
  expect(packets.length).toBeLessThanOrEqual(12)
  // Beside the key and the sandbox's charge, which stand alone: the attempt, and the paid order.
  expect(statements.filter((text) => text === 'commit')).toHaveLength(2)
  // Whose order it is is asked once before the provider is.
  const before = statements.slice(0, statements.indexOf('begin'))
  expect(before.filter((text) => text.includes('from "orders"'))).toHaveLength(1)
  // The held place becomes a sold one last, and the row that everybody wants is let go of in the same moment.
  expect(packets.at(-1)).toEqual([
    expect.stringMatching(/update "idempotency_keys"/),
    expect.stringMatching(/update "pass_types" set "held"/),
    'commit',
  ])
})
