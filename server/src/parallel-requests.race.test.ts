import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@foyer/contract/all'
import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import type { Order } from '@foyer/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { statusesOf } from '#platform/door/open-api-answers'
import { sampleRequest, urlOf } from './testing/contract-samples.ts'
import { book, openHotel } from './testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, signUpVisitor, unlessBusy } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets, withTrainTicket } from './testing/train-tickets.ts'

const house = useTestHouse()
const week = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-24' }

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 901, [{ id: week.roomId, allotment: 500 }])
})
afterAll(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

interface Ground {
  readonly person: Pick<Attendee, 'token'>
  /** What stands in the address and the body, instead of the sample's. */
  readonly params?: Record<string, string>
  readonly body?: unknown
  readonly token?: string | null
}

/** What somebody must have for an endpoint to have something to do. */
const grounds: Readonly<Record<string, () => Promise<Ground>>> = {
  'passes.upgradePass': async () => ({ person: await attendee(house), body: { passTypeId: 7 } }),
  'accommodation.bookRoom': async () => ({ person: await attendee(house), body: { ...week, roomOccupancy: 1 } }),
  'accommodation.changeBooking': async () => {
    const { person, id } = await booked()
    return { person, params: { id }, body: { departure: '2025-10-25' } }
  },
  'accommodation.cancelBooking': async () => {
    const { person, id } = await booked()
    return { person, params: { id } }
  },
  'trainTickets.chooseTrainTicket': async () => ({
    person: await attendee(house),
    body: { typeId: await openTrainTickets(house), passengerName: 'Ada Lovelace' },
  }),
  'trainTickets.removeTrainTicket': async () => {
    const person = await attendee(house)
    await chooseTrainTicket(house, person.token, await openTrainTickets(house))
    return { person }
  },
  'trainTickets.cancelTrainTicket': async () => {
    const { person, ticket } = await withTrainTicket(house, await openTrainTickets(house))
    return { person, params: { id: ticket.id } }
  },
  'accommodation.addGuest': async () => {
    const person = await attendee(house)
    const { body } = await book(house, person.token, week)
    const guest = { firstName: 'Ada', lastName: 'Lovelace' }
    return { person, body: { accommodationId: 901, roomId: week.roomId, bookingId: body.bookingId, guest } }
  },
  'orders.placeOrder': () => ofVisitor(false),
  'orders.payOrder': async () => ({
    ...(await ofVisitor(true)),
    body: { card: { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' } },
  }),
  'orders.extendOrder': () => ofVisitor(true),
  'orders.cancelOrder': async () => ({ ...(await ofVisitor(true)), body: {} }),
  'identity.deleteAddress': async () => {
    const person = await attendee(house)
    const { body } = await call<{ id: number }>(house, 'GET', '/api/address/?type=billingAddress', person)
    return { person, params: { id: String(body.id) } }
  },
  'identity.eraseUser': async () => ({ person: await attendee(house), body: { password: 'Correct-Horse-7-Battery' } }),
}

async function booked(): Promise<{ person: Attendee; id: string }> {
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, week)
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', person)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  return { person, id: String(booking.bookingId) }
}

async function ofVisitor(isPlaced: boolean): Promise<Ground> {
  const visitor = await signUpVisitor(house)
  if (isPlaced) await place(house, visitor.order!, visitor.orderSecret)
  return {
    person: { token: visitor.orderSecret! },
    params: { uuid: visitor.order!.uuid },
    ...(isPlaced ? {} : { body: { method: 'card' } }),
  }
}

async function callerOf(endpoint: Endpoint): Promise<Pick<Attendee, 'token'>> {
  const [scope] = scopesFor(endpoint) ?? []
  return scope === undefined ? attendee(house) : { token: await signInStaff(house, scope) }
}

const isRight = (endpoint: Endpoint, status: number): boolean =>
  statusesOf(endpoint).has(status) && (status < 500 || status === 503)

const changing = allEndpoints.filter(({ method, audience }) => method !== 'GET' && audience !== 'demo')

test.each(changing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'sent two to six times in the same moment, %s answers each as it says it may',
  async (_name, endpoint) => {
    for (const times of [2, 6]) {
      const { person, params, body } = (await grounds[endpoint.id]?.()) ?? { person: await callerOf(endpoint) }
      const sample = sampleRequest(endpoint)
      const url = urlOf(endpoint, { ...sample, params: { ...sample.params, ...params } })
      const payload = body ?? sample.body
      for (const key of [undefined, randomUUID()]) {
        const answers = await Promise.all(
          Array.from({ length: times }, () =>
            call(house, endpoint.method, url, {
              token: person.token,
              ...(payload === undefined ? {} : { body: payload }),
              ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
            }),
          ),
        )
        const wrong = answers.filter(({ status }) => !isRight(endpoint, status))
        expect(wrong.map(({ status, body: said }) => ({ status, said }))).toEqual([])
      }
    }
  },
)

test('six upgrades asked for at once leave one that can be paid', async () => {
  const person = await attendee(house)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      unlessBusy(() =>
        call<Order>(house, 'POST', '/api/pass/upgrade', { token: person.token, body: { passTypeId: 7 } }),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  const states = await Promise.all(
    answers.map(async ({ body }) => (await call<Order>(house, 'GET', `/api/order/${body.uuid}`, person)).body.status),
  )
  expect(states.sort()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'open'])
})
