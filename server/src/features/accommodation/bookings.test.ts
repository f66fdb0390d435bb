import type { Booking, BookingChange } from '@foyer/contract/bookings'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, signUpForm } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const week = { arrival: '2025-10-20', departure: '2025-10-24' }

beforeAll(async () => {
  await openHotel(house, 901, [
    { id: 9011, allotment: 9 },
    { id: 9012, allotment: 1, maxOccupancy: 1 },
    {
      id: 9013,
      allotment: 9,
      prices: [8000, 8000, 8000, 10_000, 12_000, 12_000, 10_000, 8000, 8000, 8000],
      maxOccupancy: 4,
    },
    { id: 9014, isInternal: true },
  ])
})

/** Whatever a test still holds runs out. */
async function letHoldsExpire() {
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

afterEach(async () => {
  await letHoldsExpire()
  expect(await findViolations(house.database)).toEqual([])
})

const currentOrder = async (person: Attendee) =>
  (await call<Order>(house, 'GET', '/api/order/current', { token: person.token })).body
const bookings = async (person: Attendee) =>
  (await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token: person.token })).body
const change = (person: Attendee, id: number, body: unknown, preview = false) =>
  call<BookingChange & { code?: string; nights?: string[] }>(
    house,
    'PATCH',
    `/api/booking/${id}${preview ? '?preview=true' : ''}`,
    { token: person.token, body },
  )
const cancel = (person: Attendee, id: number, preview = false) =>
  call<{ booking: Booking; refunded: { amount: number }; code?: string }>(
    house,
    'DELETE',
    `/api/booking/${id}${preview ? '?preview=true' : ''}`,
    { token: person.token },
  )

async function payFor(person: Attendee, order: { uuid: string }): Promise<Order> {
  expect((await place(house, order, person.token)).status).toBe(200)
  const paid = await pay(house, order, person.token)
  expect(paid.body.status).toBe('paid')
  return paid.body
}

async function booked(stay: { roomId: number; arrival: string; departure: string }) {
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, stay)
  const order = await payFor(person, await currentOrder(person))
  return { person, booking, order }
}

test('a room is held for all nights of the stay, as a line of the order in progress', async () => {
  const person = await attendee(house)
  const before = await nightsLeft(house, 9011)
  const inTwentyMinutes = new Date(house.clock.now().getTime() + 20 * 60_000).toISOString()
  const { status, body } = await book(house, person.token, { roomId: 9011, ...week, roomOccupancy: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'held',
    price: { amount: 4 * 11_900, currency: 'EUR' },
    holdExpiresAt: inTwentyMinutes,
    can: { change: true, cancel: true, addGuest: true, document: false },
  })
  const after = await nightsLeft(house, 9011)
  expect(Object.keys(after).filter((night) => after[night] !== before[night])).toEqual([
    '2025-10-20',
    '2025-10-21',
    '2025-10-22',
    '2025-10-23',
  ])
  expect(await currentOrder(person)).toMatchObject({
    purpose: 'registration',
    status: 'open',
    lines: [{ kind: 'room', reference: String(body.bookingId), taxRate: 700, gross: { amount: 47_600 } }],
    holdExpiresAt: inTwentyMinutes,
  })
})

test('paid with the order, the stay is booked, with a confirmation and a calendar file', async () => {
  const { person, booking } = await booked({ roomId: 9011, ...week })
  expect(await bookings(person)).toMatchObject([
    { bookingId: booking.bookingId, status: 'booked', holdExpiresAt: null, can: { document: true } },
  ])
  const url = `/api/booking/${booking.bookingId}`
  const pdf = await call<string>(house, 'GET', `${url}/pdf`, { token: person.token })
  expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(pdf.body.startsWith('%PDF-')).toBe(true)
  const calendar = await call<string>(house, 'GET', `${url}/ics`, { token: person.token })
  expect(calendar.body).toContain('DTSTART;VALUE=DATE:20251020')
  expect(calendar.body).toContain('DTEND;VALUE=DATE:20251024')
  const stranger = await attendee(house)
  expect((await call(house, 'GET', `${url}/pdf`, { token: stranger.token })).status).toBe(404)
})

test('a held stay has no confirmation yet', async () => {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9013, ...week })
  expect(await call(house, 'GET', `/api/booking/${body.bookingId}/pdf`, { token: person.token })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/not-booked' },
  })
})

test('a stay takes all its nights or none: one that is full refuses it, by name', async () => {
  const first = await attendee(house)
  expect(
    (await book(house, first.token, { roomId: 9012, arrival: '2025-10-22', departure: '2025-10-23' })).status,
  ).toBe(201)
  const second = await attendee(house)
  const refused = await book(house, second.token, { roomId: 9012, ...week })
  expect(refused).toMatchObject({ status: 409, body: { code: 'accommodation/sold-out', nights: ['2025-10-22'] } })
  expect(await nightsLeft(house, 9012)).toMatchObject({ '2025-10-21': 1, '2025-10-22': 0, '2025-10-23': 1 })
  expect((await bookings(second)).length).toBe(0)
})

test('a basket does not hold the last room twice', async () => {
  const person = await attendee(house)
  const night = { roomId: 9012, arrival: '2025-10-25', departure: '2025-10-26' }
  expect((await book(house, person.token, night)).status).toBe(201)
  expect(await book(house, person.token, night)).toMatchObject({
    status: 409,
    body: { code: 'accommodation/sold-out', nights: ['2025-10-25'] },
  })
  expect((await currentOrder(person)).lines).toHaveLength(1)
})

test.each([
  ['nights that are not offered', { roomId: 9011, arrival: '2025-11-01', departure: '2025-11-02' }, 409],
  ['more people than beds', { roomId: 9011, ...week, roomOccupancy: 3 }, 409],
  ['a room that is kept for others', { roomId: 9014, ...week }, 409],
  ['a room that does not exist', { roomId: 424_242, ...week }, 409],
  ['a departure before the arrival', { roomId: 9011, arrival: '2025-10-24', departure: '2025-10-20' }, 400],
  ['no night at all', { roomId: 9011, arrival: '2025-10-24', departure: '2025-10-24' }, 400],
  [
    'more guests than the room is for',
    {
      roomId: 9011,
      ...week,
      guests: [
        { firstName: 'A', lastName: 'B' },
        { firstName: 'C', lastName: 'D' },
      ],
    },
    400,
  ],
])('%s cannot be booked', async (_what, stay, status) => {
  const person = await attendee(house)
  expect((await book(house, person.token, stay)).status).toBe(status)
})

test('nobody holds more rooms than four', async () => {
  const person = await attendee(house)
  const night = { roomId: 9013, arrival: '2025-10-17', departure: '2025-10-18' }
  for (const roomId of [9011, 9011, 9013, 9013])
    expect((await book(house, person.token, { ...night, roomId })).status).toBe(201)
  expect(await book(house, person.token, night)).toMatchObject({
    status: 409,
    body: { code: 'accommodation/too-many-rooms' },
  })
  for (const { bookingId } of await bookings(person)) expect((await cancel(person, bookingId)).status).toBe(200)
  expect(await currentOrder(person)).toBe(null)
})

test('of two held rooms one is changed or let go, and the other stays in the order as it was', async () => {
  const person = await attendee(house)
  const { body: first } = await book(house, person.token, { roomId: 9011, ...week })
  const { body: second } = await book(house, person.token, { roomId: 9013, ...week })
  await change(person, first.bookingId, { departure: '2025-10-23' })
  expect((await currentOrder(person)).total.amount).toBe(3 * 11_900 + 44_000)
  expect((await cancel(person, first.bookingId, true)).body).toMatchObject({ refunded: { amount: 0 } })
  expect((await cancel(person, first.bookingId)).body).toMatchObject({ refunded: { amount: 0 } })
  expect(await currentOrder(person)).toMatchObject({
    total: { amount: 44_000 },
    lines: [{ reference: String(second.bookingId) }],
  })
})

test('who names their only guest with the booking has named all of them', async () => {
  const person = await attendee(house)
  const guest = { firstName: 'Ada', lastName: 'Byron', email: 'ada@guests.example' }
  const { status, body } = await book(house, person.token, { roomId: 9011, ...week, roomOccupancy: 1, guests: [guest] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ guests: [guest], can: { addGuest: false } })
})

test('guests are named up to the room’s occupancy, and only by who booked', async () => {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9013, ...week, roomOccupancy: 2 })
  const add = (who: Attendee, changes = {}) =>
    call<Booking & { code?: string }>(house, 'POST', '/api/booking/guest', {
      token: who.token,
      body: {
        accommodationId: 901,
        roomId: 9013,
        bookingId: body.bookingId,
        guest: { firstName: 'Ada', lastName: 'Byron', email: 'ada@guests.example' },
        ...changes,
      },
    })
  expect(await add(person)).toMatchObject({ status: 201, body: { guest: { firstName: 'Ada' } } })
  expect((await add(person, { roomId: 9011 })).status).toBe(404)
  expect((await add(await attendee(house))).status).toBe(404)
  expect((await add(person, { guest: { firstName: 'Bo', lastName: 'Li' } })).body.guests).toHaveLength(2)
  expect(await add(person)).toMatchObject({ status: 409, body: { code: 'accommodation/room-full' } })
})

test('a held stay whose time is over gives its nights back and leaves the order', async () => {
  const person = await attendee(house)
  const before = await nightsLeft(house, 9013)
  await book(house, person.token, { roomId: 9013, ...week })
  await letHoldsExpire()
  expect(await nightsLeft(house, 9013)).toEqual(before)
  expect(await bookings(person)).toEqual([])
})

test('changing what is held swaps it at once, and the order follows', async () => {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9013, ...week })
  const before = await nightsLeft(house, 9013)
  const preview = await change(person, body.bookingId, { arrival: '2025-10-22', departure: '2025-10-26' }, true)
  expect(preview.body).toMatchObject({ before: { amount: 44_000 }, after: { amount: 38_000 }, order: null })
  expect(await nightsLeft(house, 9013)).toEqual(before)
  const done = await change(person, body.bookingId, { arrival: '2025-10-22', departure: '2025-10-26' })
  expect(done.body.booking).toMatchObject({ arrival: '2025-10-22', price: { amount: 38_000 } })
  expect((await currentOrder(person)).total.amount).toBe(38_000)
  const other = await change(person, body.bookingId, { roomId: 9011 })
  expect(other.body.booking).toMatchObject({ roomId: 9011, price: { amount: 4 * 11_900 } })
})

test('a shorter stay gives money back: preview first, then nights, money and credit note in one', async () => {
  const { person, booking, order } = await booked({ roomId: 9013, ...week })
  const wish = { departure: '2025-10-23' }
  expect((await change(person, booking.bookingId, wish, true)).body).toMatchObject({
    difference: { amount: -10_000 },
    booking: { departure: '2025-10-24' },
  })
  const done = await change(person, booking.bookingId, wish)
  expect(done.body).toMatchObject({
    difference: { amount: -10_000 },
    order: null,
    booking: { departure: '2025-10-23', pendingChange: null },
  })
  const { rows } = await house.database.raw('select state from booking_changes where booking_id = $1', [
    booking.bookingId,
  ])
  expect(rows).toEqual([{ state: 'done' }])
  await house.app.jobs.drain()
  const after = await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: person.token })
  expect(after.body).toMatchObject({ status: 'partially_refunded', refunded: { amount: 10_000 } })
  const invoices = await call<{ kind: string; total: { amount: number } }[]>(house, 'GET', '/api/invoice', {
    token: person.token,
  })
  expect(invoices.body.filter((one) => one.kind === 'creditNote')).toMatchObject([{ total: { amount: -10_000 } }])
})

test('a dearer stay holds its nights until the difference is paid; then all of it happens at once', async () => {
  const { person, booking } = await booked({ roomId: 9013, ...week })
  const free = await nightsLeft(house, 9013)
  const { body } = await change(person, booking.bookingId, { departure: '2025-10-26' })
  expect(body).toMatchObject({
    difference: { amount: 16_000 },
    order: { purpose: 'room-change', total: { amount: 16_000 } },
  })
  expect(await nightsLeft(house, 9013)).toMatchObject({ '2025-10-24': free['2025-10-24']! - 1 })
  expect((await bookings(person))[0]).toMatchObject({
    departure: '2025-10-24',
    pendingChange: { orderUuid: body.order!.uuid, departure: '2025-10-26' },
  })
  await payFor(person, body.order!)
  expect((await bookings(person))[0]).toMatchObject({
    departure: '2025-10-26',
    price: { amount: 60_000 },
    pendingChange: null,
  })
})

test('a change that nobody pays for lets go of its nights, and the stay stays as it was', async () => {
  const { person, booking } = await booked({ roomId: 9013, ...week })
  const free = await nightsLeft(house, 9013)
  await change(person, booking.bookingId, { roomId: 9011, departure: '2025-10-26' })
  await letHoldsExpire()
  expect(await nightsLeft(house, 9013)).toEqual(free)
  expect((await bookings(person))[0]).toMatchObject({ roomId: 9013, departure: '2025-10-24', status: 'booked' })
})

test('a second wish takes the place of the first, which was not paid', async () => {
  const { person, booking } = await booked({ roomId: 9013, ...week })
  const free = await nightsLeft(house, 9013)
  const first = await change(person, booking.bookingId, { departure: '2025-10-26' })
  const second = await change(person, booking.bookingId, { arrival: '2025-10-19' })
  expect(second.body.difference.amount).toBe(8000)
  expect(await nightsLeft(house, 9013)).toEqual({ ...free, '2025-10-19': free['2025-10-19']! - 1 })
  const dropped = await call<Order>(house, 'GET', `/api/order/${first.body.order!.uuid}`, { token: person.token })
  expect(dropped.body.status).toBe('cancelled')
})

test('money that comes for a change after its time takes the nights again, or goes back', async () => {
  const { person, booking } = await booked({ roomId: 9013, ...week })
  const { body } = await change(person, booking.bookingId, { departure: '2025-10-25' })
  await place(house, body.order!, person.token)
  const started = await pay(house, body.order!, person.token, {
    number: '4000 0000 0000 0077',
    expiry: '12/30',
    cvc: '123',
  })
  expect(started.status).toBe(202)
  await letHoldsExpire()
  expect((await bookings(person))[0]).toMatchObject({ departure: '2025-10-24' })
  const charge = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', body.order!.uuid)
    .executeTakeFirstOrThrow()
  const event = await house.sandbox.sandboxEvent(charge.provider_ref, { state: 'succeeded' })
  await house.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: event!.headers,
    payload: event!.body.toString(),
  })
  expect((await bookings(person))[0]).toMatchObject({ departure: '2025-10-25' })
})

test('cancelling a stay gives back all that was paid for it, its changes included', async () => {
  const free = await nightsLeft(house, 9013)
  const { person, booking } = await booked({ roomId: 9013, ...week })
  const { body } = await change(person, booking.bookingId, { departure: '2025-10-25' })
  await payFor(person, body.order!)
  expect((await cancel(person, booking.bookingId, true)).body.refunded.amount).toBe(52_000)
  expect((await bookings(person))[0]?.status).toBe('booked')
  const done = await cancel(person, booking.bookingId)
  expect(done.body).toMatchObject({ booking: { status: 'cancelled' }, refunded: { amount: 52_000 } })
  expect(await nightsLeft(house, 9013)).toEqual(free)
  expect((await cancel(person, booking.bookingId)).status).toBe(409)
})

test('cancelling the whole order gives its stay back with it', async () => {
  const { person, order, booking } = await booked({ roomId: 9013, ...week })
  const ask = (preview: boolean) =>
    call<{ refunded: { amount: number }; released: string[] }>(house, 'POST', `/api/order/${order.uuid}/cancel`, {
      token: person.token,
      body: { preview },
    })
  expect((await ask(true)).body).toMatchObject({ refunded: { amount: 44_000 }, released: [expect.any(String)] })
  expect((await ask(false)).body.refunded.amount).toBe(44_000)
  expect((await bookings(person)).find((one) => one.bookingId === booking.bookingId)?.status).toBe('cancelled')
})

test('after the edition’s deadline a stay is neither changed nor cancelled', async () => {
  const { person, booking } = await booked({ roomId: 9011, arrival: '2025-10-25', departure: '2025-10-26' })
  const now = house.clock.now()
  house.clock.set(new Date('2025-10-19T00:00:00Z'))
  const again = await call<{ token: string }>(house, 'POST', '/api/user/login', {
    body: { email: person.email, password: signUpForm()['password'] },
  })
  const late = { ...person, token: again.body.token }
  for (const answer of [
    await cancel(late, booking.bookingId, true),
    await change(late, booking.bookingId, { departure: '2025-10-27' }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'accommodation/not-changeable' } })
  house.clock.set(now)
})

test('another’s booking looks like one that does not exist', async () => {
  const { booking } = await booked({ roomId: 9011, arrival: '2025-10-18', departure: '2025-10-19' })
  const stranger = await attendee(house)
  expect((await cancel(stranger, booking.bookingId)).status).toBe(404)
  expect((await change(stranger, booking.bookingId, { departure: '2025-10-20' })).status).toBe(404)
})
