import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { askBehind } from '../../testing/ask-behind.ts'
import { chargesOf, confirmCharge } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

// Whoever asks for an order while another has it locked waits, and then acts on what it is by then.
const house = useTestHouse()

beforeAll(() => openHotel(house, 981, [{ id: 9811, allotment: 99 }]))

const stay = { roomId: 9811, arrival: '2025-10-20', departure: '2025-10-22' }
const current = async (person: Attendee) =>
  (await call<Order>(house, 'GET', '/api/order/current', { token: person.token })).body

/** Asks while somebody else has the order locked, who changes it before they let it go. */
const askBehindOrder = <Answer>(uuid: string, set: string, ask: () => Promise<Answer>) =>
  askBehind(
    house,
    {
      lock: `select from orders where id = '${uuid}' for update`,
      change: `update orders set ${set} where id = '${uuid}'`,
    },
    ask,
  )

const askMeanwhile = <Answer>(uuid: string, state: 'cancelled' | 'expired', ask: () => Promise<Answer>) =>
  askBehindOrder(uuid, `state = '${state}', hold_expires_at = null`, ask)

const commands: Readonly<Record<string, (order: Order, person: Attendee) => Promise<{ status: number }>>> = {
  placing: (order, person) => place(house, order, person.token),
  paying: ({ uuid }, { token }) =>
    call(house, 'POST', `/api/order/${uuid}/payment`, { token, body: { card: cards.pays } }),
  extending: ({ uuid }, { token }) => call(house, 'POST', `/api/order/${uuid}/extend`, { token }),
  cancelling: ({ uuid }, { token }) => call(house, 'POST', `/api/order/${uuid}/cancel`, { token, body: {} }),
  'adding a room': (_order, { token }) => book(house, token, stay),
}

test.each(Object.entries(commands))('%s waits for who has the order, and sees what it became', async (_what, ask) => {
  for (const state of ['cancelled', 'expired'] as const) {
    const person = await attendee(house)
    await book(house, person.token, stay)
    const order = await current(person)
    await place(house, order, person.token)
    expect((await askMeanwhile(order.uuid, state, () => ask(order, person))).status).toBe(409)
  }
})

test('money that comes while its order is cancelled waits for that, and goes back', async () => {
  const person = await attendee(house)
  await book(house, person.token, stay)
  const order = await current(person)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  const [charge] = await chargesOf(house, order)
  const confirmed = await askMeanwhile(order.uuid, 'cancelled', async () => {
    const { statusCode } = await confirmCharge(house, charge!.provider_ref)
    return { status: statusCode }
  })
  expect(confirmed.status).toBe(202)
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: order.total.amount }])
})

test('two tabs that choose something first at once begin one order', async () => {
  const neighbour = await openNeighbour(house)
  onTestFinished(neighbour.close)
  for (let round = 0; round < 10; round += 1) {
    const person = await attendee(house)
    const answers = await Promise.all([book(house, person.token, stay), book(neighbour, person.token, stay)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ body }) => body.orderUuid)).size).toBe(1)
  }
})

test('two rooms of one order that are given back at once both go back', async () => {
  const neighbour = await openNeighbour(house)
  onTestFinished(neighbour.close)
  for (let round = 0; round < 5; round += 1) {
    const { token } = await attendee(house)
    const [first, second] = [await book(house, token, stay), await book(house, token, stay)]
    const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token })
    await place(house, order, token)
    await pay(house, order, token)
    const give = (server: Pick<typeof house, 'app'>, id: number) =>
      call(server, 'DELETE', `/api/booking/${id}`, { token })
    const answers = await Promise.all([give(house, first.body.bookingId), give(neighbour, second.body.bookingId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await house.app.jobs.drain()
    expect(await chargesOf(house, order)).toMatchObject([{ refunded: order.total.amount }])
  }
})

const upgrade = (server: Pick<typeof house, 'app'>, { token }: Attendee, passTypeId: number) =>
  call<Order & { code?: string }>(server, 'POST', '/api/pass/upgrade', { token, body: { passTypeId } })

test('who begins an upgrade while the pass is withdrawn waits for that, and gets none', async () => {
  const person = await attendee(house)
  const { body: pass } = await call<{ uuid: string }>(house, 'GET', '/api/pass', { token: person.token })
  const lock = `select from passes where id = '${pass.uuid}' for update`
  const change = `update passes set state = 'cancelled' where id = '${pass.uuid}'`
  const answer = await askBehind(house, { lock, change }, () => upgrade(house, person, 7))
  expect(answer).toMatchObject({ status: 409, body: { code: 'passes/upgrade-not-allowed' } })
})

test('of two upgrades that are begun at once the later one counts', async () => {
  const neighbour = await openNeighbour(house)
  onTestFinished(neighbour.close)
  for (let round = 0; round < 10; round += 1) {
    const person = await attendee(house)
    const begun = await Promise.all([upgrade(house, person, 7), upgrade(neighbour, person, 8)])
    expect(begun.map(({ status }) => status)).toEqual([201, 201])
    const orders = await Promise.all(
      begun.map(({ body }) => call<Order>(house, 'GET', `/api/order/${body.uuid}`, { token: person.token })),
    )
    expect(orders.map(({ body }) => body.status).toSorted()).toEqual(['cancelled', 'open'])
  }
})

/** What the sweep did with an order that another changed while it waited for it. */
async function sweepMeanwhile(uuid: string, set: string): Promise<string> {
  await askBehindOrder(uuid, set, async () => {
    await house.app.sweep()
    await house.app.jobs.drain()
  })
  const { rows } = await house.database.raw(`select 1 from jobs.job where name = 'expire-orders' and state = 'failed'`)
  expect(rows, 'sweeps that failed').toEqual([])
  return (await house.database.db.selectFrom('orders').select('state').where('id', '=', uuid).executeTakeFirstOrThrow())
    .state
}

test.each([
  ['paid', `state = 'paid', hold_expires_at = null`, 'paid'],
  ['cancelled', `state = 'cancelled'`, 'cancelled'],
  ['held longer', `hold_expires_at = hold_expires_at + interval '20 minutes'`, 'awaiting_payment'],
])('an order whose time is over, and that is %s while the sweep waits for it, stays so', async (_what, set, state) => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  house.clock.forward(20 * 60_000)
  expect(await sweepMeanwhile(order!.uuid, set)).toBe(state)
})

test.each([
  ['placed', 'awaiting_payment'],
  ['holding a room again', 'open'],
])('an order that was left open, and is %s when the sweep comes to it, does not end', async (_what, state) => {
  const { order } = await signUpVisitor(house)
  house.clock.forward(7 * 24 * 60 * 60_000)
  const set = `state = '${state}', hold_expires_at = created_at + interval '8 days'`
  expect(await sweepMeanwhile(order!.uuid, set)).toBe(state)
})
