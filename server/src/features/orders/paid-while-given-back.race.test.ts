import type { Booking } from '@foyer/contract/bookings'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Who pays for something to be dearer while it goes back, by whomever, has that money back with it.
const house = useTestHouse()
let finance: string

beforeAll(async () => {
  await openHotel(house, 972, [{ id: 9721, allotment: 99 }])
  await seedStaffForTests(house)
  finance = await signInStaff(house, 'finance')
})

interface Dearer {
  /** In which the thing itself was paid. */
  readonly order: Pick<Order, 'uuid'>
  /** With which it becomes dearer: to be paid. */
  readonly change: Order
}

async function dearerStay({ token }: Attendee): Promise<Dearer> {
  const { body } = await book(house, token, { roomId: 9721, arrival: '2025-10-20', departure: '2025-10-22' })
  const order = { uuid: body.orderUuid! }
  await place(house, order, token)
  await pay(house, order, token)
  const wish = { token, body: { departure: '2025-10-23' } }
  const changed = await call<{ order: Order }>(house, 'PATCH', `/api/booking/${body.bookingId}`, wish)
  return { order, change: changed.body.order }
}

async function higherPass({ token, signUp }: Attendee): Promise<Dearer> {
  const { body } = await call<Order>(house, 'POST', '/api/pass/upgrade', { token, body: { passTypeId: 7 } })
  return { order: signUp.order!, change: body }
}

const cancelled = ({ token }: Attendee, { uuid }: Dearer['order']) =>
  call(house, 'POST', `/api/order/${uuid}/cancel`, { token, body: {} })

async function givenUp({ token }: Attendee) {
  const [stay] = (await call<Booking[]>(house, 'GET', '/api/booking', { token })).body
  return call(house, 'DELETE', `/api/booking/${stay?.bookingId}`, { token })
}

/** All of it goes back, as staff have it before them now: they decide with what is returned. */
async function lookedAtBy({ uuid }: Dearer['order']) {
  const path = `/api/organiser/order/${uuid}`
  const { lines, total } = (await call<OfficeOrder>(house, 'GET', path, { token: finance })).body
  const what = { lines: lines.map(({ id }) => id), goesBack: true, reason: 'goodwill' }
  const body = { ...what, amount: total.amount, refundedBefore: 0 }
  return () => call<{ code?: string }>(house, 'POST', `${path}/refund`, { token: finance, body })
}

const lock = 'from "orders" where "id" = $1 for update'
const statesOf = async ({ order, change }: Dearer) => {
  const ids = [order.uuid, change.uuid]
  const { rows } = await house.database.raw('select state from orders where id = any($1)', [ids])
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
  return rows.map(({ state }) => state)
}

test.each([
  ['a stay that is given up', dearerStay, givenUp],
  ['a stay whose order is cancelled', dearerStay, cancelled],
  ['a pass whose order is cancelled', higherPass, cancelled],
])('what is paid in this moment for more of %s goes back with it', async (_what, make, giveBack) => {
  const person = await attendee(house)
  const dearer = await make(person)
  await place(house, dearer.change, person.token)
  const paying = () => pay(house, dearer.change, person.token)
  const [given, paid] = await meanwhile(house, lock, () => giveBack(person, dearer.order), paying, 1)
  expect([paid.body.status, given.status]).toEqual(['paid', 200])
  expect(await statesOf(dearer)).toEqual(['refunded', 'refunded'])
})

test.each([
  ['a stay', dearerStay],
  ['a pass', higherPass],
])('staff who give back %s for more of which is paid in this moment look at it again', async (_what, make) => {
  const person = await attendee(house)
  const dearer = await make(person)
  await place(house, dearer.change, person.token)
  const paying = () => pay(house, dearer.change, person.token)
  const [given, paid] = await meanwhile(house, lock, await lookedAtBy(dearer.order), paying, 1)
  expect([paid.body.status, given.status, given.body.code]).toEqual(['paid', 409, 'orders/refunded-meanwhile'])
  expect(await statesOf(dearer)).toEqual(['paid', 'paid'])
})

test.each([
  ['a stay', dearerStay],
  ['a pass', higherPass],
])(
  'staff who look at %s, for more of which is paid before they give it back, look again: nothing is kept that they did not see',
  async (_what, make) => {
    const person = await attendee(house)
    const dearer = await make(person)
    const decide = await lookedAtBy(dearer.order)
    await place(house, dearer.change, person.token)
    expect((await pay(house, dearer.change, person.token)).body.status).toBe('paid')
    expect(await decide()).toMatchObject({ status: 409, body: { code: 'orders/refunded-meanwhile' } })
    expect(await statesOf(dearer)).toEqual(['paid', 'paid'])
  },
)
