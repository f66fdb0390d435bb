import type { Accommodation, Room } from '@foyer/contract/accommodation'
import type { AuditEntry } from '@foyer/contract/audit'
import type { Booking } from '@foyer/contract/bookings'
import type { NightGrid, NightsPreview } from '@foyer/contract/office-nights'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, confirmCharge } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, cards, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let organiser: string
let next = 920

beforeAll(async () => {
  await seedStaffForTests(house)
  organiser = await signInStaff(house, 'organiser')
})

/** A hotel with two rooms of three nights from 20 October, three of each. */
async function hotel() {
  next += 1
  const [first, second] = [next * 10 + 1, next * 10 + 2]
  const room = { allotment: 3, from: '2025-10-20', prices: [10_000, 10_000, 12_000] }
  await openHotel(house, next, [
    { id: first, ...room },
    { id: second, ...room },
  ])
  return { path: `/api/organiser/accommodation/${next}/nights`, id: next, room: first, other: second }
}
type Hotel = Awaited<ReturnType<typeof hotel>>

interface Refusal {
  readonly code?: string
  readonly nights?: object[]
  readonly theirs?: NightGrid
  readonly errors?: { path: string }[]
}
const read = async ({ path }: Hotel) => (await call<NightGrid>(house, 'GET', path, { token: organiser })).body
const week = { first: '2025-10-20', last: '2025-10-22' }
const change = ({ path, room }: Hotel, body: object, token = organiser) =>
  call<NightGrid & Refusal>(house, 'PATCH', path, { token, body: { version: 1, roomIds: [room], ...week, ...body } })
const preview = ({ path, room }: Hotel, body: object) =>
  call<NightsPreview & Refusal>(house, 'POST', `${path}/preview`, {
    token: organiser,
    body: { roomIds: [room], ...week, ...body },
  })
const logOf = async ({ id }: Hotel) =>
  (
    await call<{ items: AuditEntry[] }>(
      house,
      'GET',
      `/api/organiser/audit-entry?record=accommodation&recordId=${id}`,
      { token: await signInStaff(house, 'owner') },
    )
  ).body.items

/** The one stay that somebody has. */
const ownStay = async (token: string) => (await call<Booking[]>(house, 'GET', '/api/booking', { token })).body[0]

test('a range of nights of rooms is changed in what is named, and the rest stays', async () => {
  const here = await hotel()
  const { status, body } = await change(here, {
    roomIds: [here.room, here.other],
    first: '2025-10-21',
    allotment: 5,
    minimumStay: 2,
  })
  expect({ status, version: body.version }).toEqual({ status: 200, version: 2 })
  for (const { nights } of body.rooms)
    expect(nights).toMatchObject([
      { night: '2025-10-20', allotment: 3, price: 10_000, minimumStay: 1 },
      { night: '2025-10-21', allotment: 5, price: 10_000, minimumStay: 2 },
      { night: '2025-10-22', allotment: 5, price: 12_000, minimumStay: 2 },
    ])
  expect(await read(here)).toEqual(body)
})

test('nights that are not offered yet are offered with a number and a price, and not without', async () => {
  const here = await hotel()
  const more = { first: '2025-10-22', last: '2025-10-24' }
  for (const body of [{ allotment: 2 }, { price: 9_000 }, { closedToArrival: true }])
    expect(await change(here, { ...more, ...body })).toMatchObject({ status: 400, body: { errors: [{}] } })
  expect((await read(here)).version).toBe(1)
  expect((await preview(here, { ...more, allotment: 2, price: 9_000 })).body).toMatchObject({ changed: 3, added: 2 })
  const { body } = await change(here, { ...more, allotment: 2, price: 9_000 })
  expect(body.rooms[0]?.nights.map(({ night, allotment, price }) => [night, allotment, price])).toEqual([
    ['2025-10-20', 3, 10_000],
    ['2025-10-21', 3, 10_000],
    ['2025-10-22', 2, 9_000],
    ['2025-10-23', 2, 9_000],
    ['2025-10-24', 2, 9_000],
  ])
})

test('there are never fewer rooms than are booked and held, and the nights are named on which there would be', async () => {
  const here = await hotel()
  const [paid, held] = [await attendee(house), await attendee(house)]
  const stay = { roomId: here.room, arrival: '2025-10-21', departure: '2025-10-22' }
  const { body } = await book(house, paid.token, { ...stay, departure: '2025-10-23' })
  await place(house, { uuid: body.orderUuid! }, paid.token)
  await pay(house, { uuid: body.orderUuid! }, paid.token)
  await book(house, held.token, stay)

  const below = [
    { roomId: here.room, night: '2025-10-21', taken: 2 },
    { roomId: here.room, night: '2025-10-22', taken: 1 },
  ]
  expect((await preview(here, { allotment: 0, price: 1 })).body).toEqual({
    version: 1,
    changed: 3,
    added: 0,
    allotment: { before: 9, after: 0 },
    stays: { booked: 1, held: 1 },
    below,
  })
  expect(await change(here, { allotment: 0, price: 1 })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/allotment-below-taken', nights: below },
  })
  expect(await read(here)).toMatchObject({ version: 1, allotment: 18 })
  expect(await logOf(here)).toEqual([])
  expect((await change(here, { allotment: 2, price: 1 })).status).toBe(200)
  expect(await findViolations(house.database)).toEqual([])
})

test('a stay keeps the price of its nights whatever they cost by now', async () => {
  const here = await hotel()
  const guest = await attendee(house)
  await book(house, guest.token, {
    roomId: here.room,
    arrival: '2025-10-20',
    departure: '2025-10-22',
  })
  await change(here, { price: 50_000 })
  expect((await ownStay(guest.token))?.price.amount).toBe(20_000)
  expect(await findViolations(house.database)).toEqual([])
})

test('what a colleague changed meanwhile is refused with both, and a room that is sold is no change', async () => {
  const here = await hotel()
  await book(house, (await attendee(house)).token, {
    roomId: here.room,
    arrival: '2025-10-20',
    departure: '2025-10-21',
  })
  const { body: now } = await change(here, { price: 11_000 }, await signInStaff(house, 'owner'))
  expect(await change(here, { price: 12_000 })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: now },
  })
  expect((await change(here, { version: 2, price: 12_000 })).status).toBe(200)
})

test('every change is in the log: which rooms, which nights, before and after', async () => {
  const here = await hotel()
  const name = (await read(here)).rooms[0]?.name.en
  await change(here, { first: '2025-10-21', price: 15_000 })
  expect(await logOf(here)).toMatchObject([
    {
      act: 'accommodation.changeNights',
      actor: { name: 'Omar Aydin' },
      record: { kind: 'accommodation', id: String(here.id) },
      changes: [
        {
          field: 'price',
          before: [
            `${here.room} ${name} 2025-10-21/2025-10-21: 10000`,
            `${here.room} ${name} 2025-10-22/2025-10-22: 12000`,
          ],
          after: [`${here.room} ${name} 2025-10-21/2025-10-22: 15000`],
        },
      ],
    },
  ])
})

test.each([
  ['ends before it begins', { last: '2025-10-19', price: 1 }, 'last'],
  ['is of more nights than are changed at a time', { last: '2026-10-20', price: 1 }, 'last'],
  ['says nothing', {}, 'allotment'],
  ['is of a room of another house', { roomIds: [1], price: 1 }, 'roomIds'],
  ['costs a part of a cent', { price: 0.5 }, 'price'],
  ['costs more than there is', { price: 1e309 }, 'price'],
  ['has fewer rooms than none', { allotment: -1 }, 'allotment'],
  ['asks for a longer stay than there is', { minimumStay: 31 }, 'minimumStay'],
  ['is of no day', { first: '2025-02-30', price: 1 }, 'first'],
])('a change that %s is refused in one sentence', async (_what, wrong, path) => {
  const here = await hotel()
  for (const answer of [await change(here, wrong), await preview(here, wrong)])
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  expect((await read(here)).version).toBe(1)
})

const asked = 'start=2025-10-20&end=2025-10-21&roomOccupancy=1&currentStays=1&roomIsBookable=null'
const roomOf = async ({ id, room }: Hotel, query = asked) =>
  (await call<Room>(house, 'GET', `/api/accommodation/${id}/room/${room}?${query.replace('&roomIsBookable=null', '')}`))
    .body
const listed = async ({ id }: Hotel) =>
  (await call<Accommodation[]>(house, 'GET', `/api/accommodation?${asked}`)).body.find((one) => one.id === id)
const night = { arrival: '2025-10-20', departure: '2025-10-21' }

test('where a stay must be longer it is not offered shorter, nor booked', async () => {
  const here = await hotel()
  await change(here, { roomIds: [here.room, here.other], minimumStay: 2 })
  expect(await roomOf(here)).toMatchObject({
    bookable: false,
    totalPrice: null,
    arrival: { isClosed: false, minimumStay: 2 },
  })
  expect(await listed(here)).toMatchObject({ bookable: false, room: { arrival: { minimumStay: 2 } } })
  const { token } = await attendee(house)
  expect(await book(house, token, { roomId: here.room, ...night })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/stay-too-short', minimumStay: 2 },
  })
  const two = 'start=2025-10-20&end=2025-10-22&roomOccupancy=1&currentStays=2'
  expect(await roomOf(here, two)).toMatchObject({ bookable: true })
  expect((await book(house, token, { roomId: here.room, ...night, departure: '2025-10-22' })).status).toBe(201)
})

test('on a day that is closed to arrival nobody arrives, and who is there stays over', async () => {
  const here = await hotel()
  await change(here, { first: '2025-10-21', last: '2025-10-21', closedToArrival: true })
  const { token } = await attendee(house)
  const arriving = { arrival: '2025-10-21', departure: '2025-10-22' }
  expect(await book(house, token, { roomId: here.room, ...arriving })).toMatchObject({
    status: 409,
    body: { code: 'accommodation/closed-to-arrival' },
  })
  expect((await book(house, token, { roomId: here.room, ...night, departure: '2025-10-22' })).status).toBe(201)
})

test('a stay that was had before a rule came stays, may grow, and does not shrink below it', async () => {
  const here = await hotel()
  const { token } = await attendee(house)
  const { body } = await book(house, token, { roomId: here.room, ...night, departure: '2025-10-22' })
  await change(here, { minimumStay: 3, closedToArrival: true })
  const move = (days: object) =>
    call<{ code?: string }>(house, 'PATCH', `/api/booking/${body.bookingId}`, { token, body: days })
  // As long as it was, it is what it was: whoever looks at it sees what it costs.
  const same = `/api/booking/${body.bookingId}?preview=true`
  expect(await call(house, 'PATCH', same, { token, body: { departure: '2025-10-22' } })).toMatchObject({
    status: 200,
    body: { difference: { amount: 0 } },
  })
  expect((await move({ departure: '2025-10-21' })).body.code).toBe('accommodation/stay-too-short')
  expect((await move({ arrival: '2025-10-21', departure: '2025-10-23' })).body.code).toBe(
    'accommodation/closed-to-arrival',
  )
  expect((await move({ departure: '2025-10-23' })).status).toBe(200)
  expect(await findViolations(house.database)).toEqual([])
})

/** A stay whose hold ended while its payment was under way; how its money comes after all. */
async function expiredStay(here: Hotel) {
  const { token } = await attendee(house)
  const { body } = await book(house, token, { roomId: here.room, ...night })
  const order = { uuid: body.orderUuid! }
  await place(house, order, token)
  await pay(house, order, token, cards.late)
  await house.app.jobs.drain()
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await ownStay(token)).toBe(undefined)
  const [charge] = await chargesOf(house, order)
  const comeLate = async () => {
    await confirmCharge(house, charge!.provider_ref)
    await house.app.jobs.drain()
    return (await chargesOf(house, order))[0]
  }
  return { token, comeLate }
}

test('a stay that expired and whose money comes late is booked as it was agreed', async () => {
  const here = await hotel()
  const { token, comeLate } = await expiredStay(here)
  await change(here, { closedToArrival: true, minimumStay: 3 })
  expect(await comeLate()).toMatchObject({ state: 'succeeded', refunded: 0 })
  expect((await ownStay(token))?.status).toBe('booked')
  expect(await findViolations(house.database)).toEqual([])
})

test('where the nights of a stay that expired are gone when its money comes, it goes back', async () => {
  const here = await hotel()
  const { token, comeLate } = await expiredStay(here)
  await change(here, { allotment: 0 })
  const { amount, ...charge } = (await comeLate())!
  expect(charge).toMatchObject({ state: 'succeeded', refunded: amount })
  expect(await ownStay(token)).toBe(undefined)
  expect(await findViolations(house.database)).toEqual([])
})
