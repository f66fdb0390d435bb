import type { Booking, BookingChange } from '@foyer/contract/bookings'
import type { CancellationPolicy } from '@foyer/contract/cancellation.schemas'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, signUpForm } from '../../testing/people.ts'
import { readSetup, SETUP } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Staff move the stay of somebody, as its owner could.
const house = useTestHouse()
let token: string

beforeAll(async () => {
  await openHotel(house, 973, [
    { id: 9731, allotment: 60 },
    { id: 9732, allotment: 60, prices: Array.from({ length: 10 }, () => 20_000) },
    { id: 9733, allotment: 60 },
    { id: 9734, allotment: 60, prices: Array.from({ length: 10 }, (_, night) => (night < 5 ? 10_000 : 8021)) },
  ])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

interface Sold {
  readonly person: Attendee
  readonly id: number
  readonly uuid: string
}

/** A stay of four nights, 476.00 €, paid. */
async function sell(roomId = 9731, of: Record<string, unknown> = {}): Promise<Sold> {
  const person = await attendee(house, of)
  const { body } = await book(house, person.token, { roomId, arrival: '2025-10-20', departure: '2025-10-24' })
  const uuid = body.orderUuid ?? ''
  await place(house, { uuid }, person.token)
  expect((await pay(house, { uuid }, person.token)).body.status).toBe('paid')
  return { person, id: body.bookingId, uuid }
}

const path = ({ id }: Pick<Sold, 'id'>) => `/api/organiser/booking/${id}/change`
const preview = (sold: Pick<Sold, 'id'>, body: object) =>
  call<StayChangePreview & { code?: string }>(house, 'POST', `${path(sold)}/preview`, { token, body })
const does = (sold: Pick<Sold, 'id'>, body: object) =>
  call<{ orderUuid: string | null; code?: string; now?: object; most?: number }>(house, 'POST', path(sold), {
    token,
    body,
  })
/** Looks at what a change would be, and does it as it was seen. */
async function change(sold: Sold, to: object, more: object = {}) {
  const { body } = await preview(sold, to)
  const { roomId, arrival, departure } = body.wanted
  return does(sold, { roomId, arrival, departure, seen: body.seen, ...more })
}
const stayOf = async ({ person }: Sold) =>
  (await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token: person.token })).body[0]
const orderOf = async ({ person, uuid }: Sold) =>
  (await call<Order>(house, 'GET', `/api/order/${uuid}`, { token: person.token })).body
const timelineOf = async (uuid: string) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body.timeline
const mailsTo = async ({ person }: Sold) => {
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string; text: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`,
  )
  return body
}

async function agree(stays: CancellationPolicy['stays']) {
  const { version } = (await readSetup(house, token)).cancellation
  expect(
    (await call(house, 'PUT', `${SETUP}/cancellation`, { token, body: { version, passes: null, stays } })).status,
  ).toBe(200)
}

/** Until the end of August 10 per cent and 5.00 € a night are kept, then half of it. */
async function sellWithSteps(...what: Parameters<typeof sell>): Promise<Sold> {
  await agree([
    { lastDay: '2025-08-31', percent: 1000, fixed: 500, per: 'night' },
    { lastDay: '2025-09-30', percent: 5000, fixed: 0, per: 'order' },
  ])
  const sold = await sell(...what)
  await agree(null)
  return sold
}

/** For this test; staff have signed in anew. */
async function later(instant: string | Date) {
  const now = house.clock.now()
  house.clock.set(new Date(instant))
  token = await signInStaff(house, 'organiser')
  onTestFinished(async () => {
    house.clock.set(now)
    token = await signInStaff(house, 'organiser')
  })
}

test('a stay that becomes shorter is moved at once, its money goes back, and its owner is told', async () => {
  const before = await nightsLeft(house, 9731)
  const sold = await sell()
  expect((await preview(sold, {})).body).toMatchObject({
    stay: { room: 'Room 9731', accommodation: 'Test Hotel 973', bookingId: sold.id, orderUuid: sold.uuid },
    difference: { amount: 0 },
  })
  expect((await preview(sold, { departure: '2025-10-22' })).body).toMatchObject({
    before: { amount: 47_600 },
    after: { amount: 23_800 },
    difference: { amount: -23_800 },
    most: { amount: 23_800 },
    kept: { amount: 0 },
    isLate: false,
    payUntil: null,
    replaces: false,
  })
  expect(await change(sold, { departure: '2025-10-22' })).toMatchObject({ status: 200, body: { orderUuid: null } })
  expect(await stayOf(sold)).toMatchObject({ departure: '2025-10-22', price: { amount: 23_800 } })
  expect(await orderOf(sold)).toMatchObject({ status: 'partially_refunded', refunded: { amount: 23_800 } })
  expect(await nightsLeft(house, 9731)).toEqual({ ...before, '2025-10-20': 59, '2025-10-21': 59 })
  expect((await timelineOf(sold.uuid)).find(({ kind }) => kind === 'staff')).toMatchObject({
    event: 'accommodation.changeStay',
    actor: { name: 'Omar Aydin' },
    changes: [
      { field: 'departure', before: '2025-10-24', after: '2025-10-22' },
      { field: 'price', before: 47_600, after: 23_800 },
      { field: 'refunded', after: 23_800 },
    ],
  })
  const subjects = (await mailsTo(sold)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('Your room at Test Hotel 973'))).toHaveLength(2)
})

test('another room at the same price moves no money', async () => {
  const sold = await sell()
  expect((await change(sold, { roomId: 9733 })).status).toBe(200)
  expect(await stayOf(sold)).toMatchObject({ roomId: 9733, price: { amount: 47_600 } })
  expect(await orderOf(sold)).toMatchObject({ status: 'paid', refunded: { amount: 0 } })
})

test('what is kept is proposed to the cent as its owner would read it', async () => {
  const sold = await sellWithSteps()
  const shorter = { departure: '2025-10-22' }
  const own = await call<BookingChange>(house, 'PATCH', `/api/booking/${sold.id}?preview=true`, {
    token: sold.person.token,
    body: shorter,
  })
  const { body } = await preview(sold, shorter)
  expect([body.difference, body.kept]).toEqual([own.body.difference, own.body.kept])
  expect(body).toMatchObject({ difference: { amount: -20_420 }, kept: { amount: 3380 }, most: { amount: 23_800 } })
  expect((await change(sold, shorter)).status).toBe(200)
  expect(await orderOf(sold)).toMatchObject({ refunded: { amount: 20_420 } })
})

test.each([
  ['more', 22_000],
  ['all of it', 23_800],
  ['less', 1],
  ['nothing', 0],
])('another sum than was agreed comes back, %s, for a reason that colleagues read', async (_what, refunded) => {
  const sold = await sellWithSteps()
  const shorter = { departure: '2025-10-22' }
  expect(await change(sold, shorter, { refunded })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/change-unexplained' },
  })
  expect(await stayOf(sold)).toMatchObject({ departure: '2025-10-24' })
  expect((await change(sold, shorter, { refunded, reason: 'The hotel is noisy.' })).status).toBe(200)
  expect(await orderOf(sold)).toMatchObject({ refunded: { amount: refunded } })
  const timeline = await timelineOf(sold.uuid)
  expect(timeline.map(({ text }) => text)).toContain('The hotel is noisy.')
  expect(timeline.find(({ kind }) => kind === 'staff')?.changes).toContainEqual({ field: 'agreed', after: 20_420 })
  // What was kept once is not given back with the rest.
  const rest = await call<{ refunded: { amount: number } }>(house, 'DELETE', `/api/booking/${sold.id}?preview=true`, {
    token: sold.person.token,
  })
  expect(rest.body.refunded.amount).toBe(23_800 - 2380 - 1000)
})

test('more than was paid for the nights that are given up does not come back', async () => {
  const sold = await sell()
  expect(await change(sold, { departure: '2025-10-22' }, { refunded: 23_801, reason: 'By mistake.' })).toMatchObject({
    status: 409,
    body: { code: 'orders/refund-too-high', most: 23_800 },
  })
  expect(await stayOf(sold)).toMatchObject({ departure: '2025-10-24' })
})

test('of what costs the same nothing comes back, whoever asks for it', async () => {
  const sold = await sell()
  const asked = { refunded: 500, reason: 'The hotel is noisy.' }
  expect(await change(sold, { roomId: 9733 }, asked)).toMatchObject({
    status: 409,
    body: { code: 'orders/refund-too-high', most: 0 },
  })
  expect(await stayOf(sold)).toMatchObject({ roomId: 9731 })
  expect((await change(sold, { roomId: 9733 }, { ...asked, refunded: 0 })).status).toBe(200)
  expect(await orderOf(sold)).toMatchObject({ status: 'paid', refunded: { amount: 0 } })
})

test('where all of it comes back to who paid without VAT, not a cent of the price is kept', async () => {
  const billingAddress = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }
  const sold = await sellWithSteps(9734, { vatId: 'ATU13585627', billingAddress })
  const shorter = { departure: '2025-10-22' }
  // Each cent of it stands for more than one of the price with VAT, 160.42 €.
  expect((await preview(sold, shorter)).body.most.amount).toBe(14_992)
  expect((await change(sold, shorter, { refunded: 14_992, reason: 'The hotel is noisy.' })).status).toBe(200)
  expect(await orderOf(sold)).toMatchObject({ refunded: { amount: 14_992 } })
  const { rows } = await house.database.raw('select fees_kept from bookings where id = $1', [sold.id])
  expect(rows).toEqual([{ fees_kept: 0 }])
})

test('after the deadline of its owner it is moved for a reason, and not without one', async () => {
  const sold = await sell()
  await later('2025-10-15T10:00:00Z')
  expect((await preview(sold, { departure: '2025-10-22' })).body).toMatchObject({
    isLate: true,
    kept: { amount: 0 },
    difference: { amount: -23_800 },
  })
  expect((await change(sold, { departure: '2025-10-22' })).body.code).toBe('accommodation/change-unexplained')
  expect((await change(sold, { departure: '2025-10-22' }, { reason: 'Ill.' })).status).toBe(200)
  expect((await preview(sold, {})).body.stay.departure).toBe('2025-10-22')
})

test('a preview that does not hold any more is not done: the one of now is answered', async () => {
  const sold = await sell()
  const { body } = await preview(sold, { departure: '2025-10-22' })
  await call(house, 'PATCH', `/api/booking/${sold.id}`, {
    token: sold.person.token,
    body: { departure: '2025-10-23' },
  })
  const wanted = { roomId: 9731, arrival: '2025-10-20', departure: '2025-10-22' }
  expect(await does(sold, { ...wanted, seen: body.seen })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/change-differs', now: { departure: '2025-10-23', difference: -11_900 } },
  })
  expect(await stayOf(sold)).toMatchObject({ departure: '2025-10-23' })
})

test('a dearer stay is held for three days, however it is placed, and moved once its owner has paid', async () => {
  const sold = await sell()
  const free = await nightsLeft(house, 9732)
  const { body: seen } = await preview(sold, { roomId: 9732 })
  const until = new Date(house.clock.now().getTime() + 3 * 86_400_000).toISOString()
  expect(seen).toMatchObject({ difference: { amount: 32_400 }, payUntil: until })
  const { orderUuid } = (await change(sold, { roomId: 9732 })).body
  const due = { ...sold, uuid: orderUuid ?? '' }
  expect(await orderOf(due)).toMatchObject({ status: 'open', total: { amount: 32_400 }, holdExpiresAt: until })
  expect(await nightsLeft(house, 9732)).toMatchObject({ '2025-10-20': (free['2025-10-20'] ?? 0) - 1 })
  expect(await stayOf(sold)).toMatchObject({ roomId: 9731, pendingChange: { orderUuid, roomId: 9732 } })
  expect((await timelineOf(due.uuid)).find(({ kind }) => kind === 'staff')?.changes).toContainEqual({
    field: 'due',
    after: 32_400,
  })
  const mail = (await mailsTo(sold)).find(({ subject }) => subject.includes('Please pay the difference'))
  expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/Room 9732[\s\S]*To pay: 324\.00 €[\s\S]*Held until: .*21 Aug/)
  expect(mail?.text).toContain(`/registration/checkout?order=${orderUuid}`)
  await place(house, due, sold.person.token)
  expect((await orderOf(due)).holdExpiresAt).toBe(until)
  await pay(house, due, sold.person.token)
  expect(await stayOf(sold)).toMatchObject({ roomId: 9732, price: { amount: 80_000 }, pendingChange: null })
})

test('a dearer stay that nobody pays for lets go of its nights, and the stay stays as it was', async () => {
  const sold = await sell()
  const free = await nightsLeft(house, 9732)
  await change(sold, { roomId: 9732 })
  await later(new Date(house.clock.now().getTime() + 3 * 86_400_000 - 1000))
  await house.app.sweep()
  expect(await nightsLeft(house, 9732)).toMatchObject({ '2025-10-20': (free['2025-10-20'] ?? 0) - 1 })
  house.clock.forward(2000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await nightsLeft(house, 9732)).toEqual(free)
  expect((await preview(sold, {})).body).toMatchObject({ stay: { roomId: 9731 }, replaces: false })
})

test('a second wish takes the place of the first, which was not paid', async () => {
  const sold = await sell()
  const free = await nightsLeft(house, 9732)
  await change(sold, { roomId: 9732 })
  expect((await preview(sold, { roomId: 9733 })).body.replaces).toBe(true)
  expect((await change(sold, { roomId: 9733 })).body.orderUuid).toBeNull()
  expect(await nightsLeft(house, 9732)).toEqual(free)
  expect(await stayOf(sold)).toMatchObject({ roomId: 9733, pendingChange: null })
})

test('what its owner could not have is refused as it would be for them', async () => {
  const sold = await sell()
  expect((await preview(sold, { roomId: 424_242 })).body.code).toBe('accommodation/stay-not-possible')
  expect((await preview(sold, { departure: '2025-10-30' })).body.code).toBe('accommodation/stay-not-possible')
  const { body } = await preview(sold, {})
  const same = { roomId: 9731, arrival: '2025-10-20', departure: '2025-10-24' }
  expect(await does(sold, { ...same, seen: body.seen })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'departure' }] },
  })
  const { body: held } = await book(house, sold.person.token, { ...same, roomId: 9733 })
  expect((await preview({ id: held.bookingId }, {})).body.code).toBe('accommodation/not-changeable')
  expect((await preview({ id: 424_242 }, {})).status).toBe(404)
})
