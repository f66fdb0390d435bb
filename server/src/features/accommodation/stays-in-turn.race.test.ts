import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { askBehind } from '../../testing/ask-behind.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { type Attendee, attendee, call, pay, place, signIn, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Whoever asks for a stay while another has it waits, and then acts on what it is by then.
const house = useTestHouse()

beforeAll(() =>
  openHotel(house, 971, [
    { id: 9711, allotment: 99 },
    { id: 9712, allotment: 1 },
  ]),
)

const nights = { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22' }
const lengthen = ({ token }: Attendee, id: number) =>
  call<{ code?: string; order: Order | null }>(house, 'PATCH', `/api/booking/${id}`, {
    token,
    body: { departure: '2025-10-23' },
  })
const cancel = ({ token }: Attendee, id: number) =>
  call<{ code?: string }>(house, 'DELETE', `/api/booking/${id}`, { token })

async function held() {
  const person = await attendee(house)
  const { body } = await book(house, person.token, nights)
  return { person, id: body.bookingId, order: { uuid: body.orderUuid! } }
}

async function booked() {
  const stay = await held()
  await place(house, stay.order, stay.person.token)
  expect((await pay(house, stay.order, stay.person.token)).body.status).toBe('paid')
  await house.app.jobs.drain()
  return stay
}

const asks = { changed: lengthen, cancelled: cancel }
/** Who waits for an order has nothing yet that whoever has the order wants: there is nobody to wait for. */
const gone = (id: number) => `
  select from bookings where id = ${id} for update nowait;
  update bookings set state = 'cancelled', ended_at = now() where id = ${id}`
const refused = { status: 409, body: { code: 'accommodation/not-changeable' } }

test.each(Object.entries(asks))('a held stay that leaves its order meanwhile is not %s', async (_what, ask) => {
  const { person, id, order } = await held()
  await book(house, person.token, nights)
  const lock = `select from orders where id = '${order.uuid}' for update`
  expect(await askBehind(house, { lock, change: gone(id) }, () => ask(person, id))).toMatchObject(refused)
  const { body } = await call<Order>(house, 'GET', '/api/order/current', { token: person.token })
  expect(body.lines).toHaveLength(2)
})

test.each(Object.entries(asks))('a held stay whose order ends meanwhile is not %s', async (_what, ask) => {
  const { person, id, order } = await held()
  const change = `update orders set state = 'cancelled' where id = '${order.uuid}'; ${gone(id)}`
  const lock = 'lock table orders in access exclusive mode'
  expect(await askBehind(house, { lock, change }, () => ask(person, id))).toMatchObject(refused)
})

test.each([
  ['changed', 'order', lengthen],
  ['changed', 'row', lengthen],
  ['cancelled', 'order', cancel],
])('a booked stay that is given back meanwhile is not %s: who asks waits for its %s', async (_what, locked, ask) => {
  const { person, id, order } = await booked()
  const lock =
    locked === 'order'
      ? `select from orders where id = '${order.uuid}' for update`
      : `select from bookings where id = ${id} for update`
  expect(await askBehind(house, { lock, change: gone(id) }, () => ask(person, id))).toMatchObject(refused)
})

/** As another tab, or somebody of the staff, would have moved it by then. */
const moved = (id: number) => `update bookings set arrival = '2025-10-21' where id = ${id}`

test.each([
  ['held', held],
  ['booked', booked],
] as const)(
  'a %s stay that is moved meanwhile keeps its days: who changes others looks at it again',
  async (_state, make) => {
    const { person, id, order } = await make()
    const lock = `select from orders where id = '${order.uuid}' for update`
    const answer = await askBehind(house, { lock, change: moved(id) }, () => lengthen(person, id))
    expect(answer).toMatchObject({ status: 409, body: { code: 'accommodation/stay-moved' } })
    const { rows } = await house.database.raw('select arrival::text, departure::text from bookings where id = $1', [id])
    expect(rows).toEqual([{ arrival: '2025-10-21', departure: '2025-10-22' }])
  },
)

test('who wants the last bed of a night while another takes it waits for that, and hears which night is gone', async () => {
  const person = await attendee(house)
  const night = `availabilities where room_id = 9712 and night = '2025-10-21'`
  const lock = `select from ${night} for update`
  const change = `update ${night.replace(' where', ' set booked = 1 where')}`
  const answer = await askBehind(house, { lock, change }, () => book(house, person.token, { ...nights, roomId: 9712 }))
  expect(answer).toMatchObject({ status: 409, body: { code: 'accommodation/sold-out', nights: ['2025-10-21'] } })
})

/** A booked stay whose third night is to be paid: what of it is booked, and how its change and the order of that stand. */
async function lengthened() {
  const stay = await booked()
  const order = (await lengthen(stay.person, stay.id)).body.order!
  await place(house, order, stay.person.token)
  const state = async () =>
    (
      await house.database.raw(
        `select b.state, c.state as change, o.state as order from bookings b
         join booking_changes c on c.booking_id = b.id join orders o on o.id = c.order_id where b.id = $1`,
        [stay.id],
      )
    ).rows
  return { ...stay, change: order, state }
}

test('who asks anew for a change that is paid in this moment hears that the stay was moved, and it stays so', async () => {
  const { person, id, change, state } = await lengthened()
  const again = () => lengthen(person, id)
  const lock = 'from "orders" where "id" = $1 for update'
  const [asked, paid] = await meanwhile(house, lock, again, () => pay(house, change, person.token), 1)
  expect([paid.body.status, asked.status, asked.body.code]).toEqual(['paid', 409, 'accommodation/stay-moved'])
  expect(await state()).toEqual([{ state: 'booked', change: 'done', order: 'paid' }])
})

test('who cancels the order of a stay lets go of the night that it was to have more', async () => {
  const { person, order, state } = await lengthened()
  expect((await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: person.token, body: {} })).status).toBe(
    200,
  )
  expect(await state()).toEqual([{ state: 'cancelled', change: 'released', order: 'cancelled' }])
})

/** A pass and a stay that were paid together, with an upgrade of the pass that waits for its money. */
async function boughtTogether() {
  await seedStaffForTests(house)
  const { email } = staff.find(({ isVendor }) => isVendor)!
  const { token } = (await signIn(house, email, demoPassword)).body
  await call(house, 'PUT', '/api/order/current/pass', { token, body: { passTypeId: 1 } })
  await book(house, token, nights)
  const address = signUpForm()['billingAddress']
  await call(house, 'POST', '/api/address/', { token, body: { type: 'billingAddress', address } })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token })
  await place(house, order, token)
  expect((await pay(house, order, token)).body.status).toBe('paid')
  const { body: upgrade } = await call<Order>(house, 'POST', '/api/pass/upgrade', { token, body: { passTypeId: 7 } })
  expect((await place(house, upgrade, token)).status).toBe(200)
  return { token, order }
}

test('who cancels a pass and a stay together waits for the nights with no place of a pass in hand', async () => {
  const { token, order } = await boughtTogether()
  const lock = `select from availabilities where room_id = 9711 and night = '2025-10-20' for update`
  const change = 'select from pass_types where id in (1, 7) for update nowait'
  const cancelled = await askBehind(house, { lock, change }, () =>
    call<{ order: Order }>(house, 'POST', `/api/order/${order.uuid}/cancel`, { token, body: {} }),
  )
  expect(cancelled).toMatchObject({ status: 200, body: { order: { status: 'refunded' } } })
})
