import type { PassChangePreview } from '@foyer/contract/office-passes'
import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/passes'
import { beforeAll, expect, test } from 'vitest'
import { staff } from '../../demo/demo-edition.ts'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { idOf } from '../../testing/made-orders.ts'
import { type Attendee, attendee, call, place, signIn } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const week = { arrival: '2025-10-20', departure: '2025-10-24' }
const minutes = (count: number) => house.clock.forward(count * 60_000)
let vendor = ''

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 901, [{ id: 9011, allotment: 1 }])
  const { body } = await signIn(house, staff.find(({ isVendor }) => isVendor)!.email, 'Foyer-demo-2025!')
  vendor = body.token
  const billing = { addressLine1: 'Ringstraße 5', zip: '50667', city: 'Köln', countryId: 1 }
  await call(house, 'POST', '/api/address/', { token: vendor, body: { type: 'billingAddress', address: billing } })
})

async function sweep() {
  await house.app.sweep()
  await house.app.jobs.drain()
}
const isHeld = async () => (await nightsLeft(house, 9011))['2025-10-20'] === 0
const current = async (token: string) => (await call<Order | null>(house, 'GET', '/api/order/current', { token })).body

/** Takes the room whenever it can, for so many minutes; says for how many of them in a row it was held at most. */
async function keepTaking(person: Attendee, letGo: (bookingId: number) => Promise<unknown>, during: number) {
  let inARow = 0
  let longest = 0
  let bookingId: number | undefined
  for (let minute = 0; minute < during; minute += 10) {
    if (bookingId !== undefined) await letGo(bookingId)
    const { status, body } = await book(house, person.token, { roomId: 9011, ...week })
    if (status === 201) bookingId = body.bookingId
    minutes(9)
    await sweep()
    // The database may answer in any order: it does so as soon as it has looked at how much there is.
    await house.database.script('analyze orders')
    inARow = (await isHeld()) ? inARow + 10 : 0
    longest = Math.max(longest, inARow)
    minutes(1)
  }
  minutes(61)
  await sweep()
  return longest
}

test('letting a room go and taking it again does not begin a new hour', async () => {
  const person = await attendee(house)
  const remove = (id: number) => call(house, 'DELETE', `/api/booking/${id}`, { token: person.token })
  expect(await keepTaking(person, remove, 140)).toBeLessThanOrEqual(60)
})

test('cancelling the order and beginning another does not begin a new hour', async () => {
  const person = await attendee(house)
  const cancel = async () => {
    const order = await current(person.token)
    if (order !== null) await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: person.token, body: {} })
  }
  expect(await keepTaking(person, cancel, 140)).toBeLessThanOrEqual(60)
})

test('changing the pass of a placed order again and again holds it no longer than an hour and its last minutes', async () => {
  const person = { token: vendor }
  await call(house, 'PUT', '/api/order/current/pass', { ...person, body: { passTypeId: 1 } })
  const order = await current(vendor)
  const began = house.clock.now().getTime()
  expect((await place(house, order!, vendor)).status).toBe(200)
  const promised = (await current(vendor))?.holdExpiresAt
  // A change takes nothing of what was promised.
  await call(house, 'PUT', '/api/order/current/pass', { ...person, body: { passTypeId: 2 } })
  expect((await current(vendor))?.holdExpiresAt).toBe(promised)
  let last = began
  for (let round = 0; round < 20; round += 1) {
    minutes(9)
    await sweep()
    const now = await current(vendor)
    if (now?.uuid !== order?.uuid || now?.holdExpiresAt == null) break
    last = Date.parse(now.holdExpiresAt)
    await call(house, 'PUT', '/api/order/current/pass', { ...person, body: { passTypeId: 1 + (round % 2) } })
  }
  expect((last - began) / 60_000).toBeGreaterThan(40)
  expect((last - began) / 60_000).toBeLessThanOrEqual(80)
})

test('placing a pass, cancelling and placing another again and again holds it no longer than an hour and its last minutes', async () => {
  const person = { token: vendor }
  minutes(120)
  await sweep()
  const lastOfItsType = 4
  const available = async () => {
    const { body } = await call<PassType[]>(house, 'GET', '/api/pass/type/paid', person)
    return body.find(({ id }) => id === lastOfItsType)?.available
  }
  let inARow = 0
  let longest = 0
  for (let round = 0; round < 20; round += 1) {
    const open = await current(vendor)
    if (open?.status === 'awaiting_payment')
      await call(house, 'POST', `/api/order/${open.uuid}/cancel`, { ...person, body: {} })
    await call(house, 'PUT', '/api/order/current/pass', { ...person, body: { passTypeId: lastOfItsType } })
    await place(house, (await current(vendor))!, vendor)
    minutes(9)
    await sweep()
    inARow = (await available()) === 0 ? inARow + 10 : 0
    longest = Math.max(longest, inARow)
    minutes(1)
  }
  expect(longest).toBeGreaterThan(40)
  expect(longest).toBeLessThanOrEqual(80)
  minutes(120)
  await sweep()
})

test('when others had their turn one may hold for an hour again', async () => {
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9011, ...week })
  minutes(21)
  await sweep()
  minutes(40)
  expect((await book(house, person.token, { roomId: 9011, ...week })).status).toBe(201)
  const until = Date.parse((await current(person.token))?.holdExpiresAt ?? '')
  expect((until - house.clock.now().getTime()) / 60_000).toBe(20)
})

test('what staff promised until a day, and ended, is no hour of whom they promised it', async () => {
  const person = await attendee(house)
  const pass = await house.database.db
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', await idOf(house, person.email))
    .executeTakeFirstOrThrow()
  const path = `/api/organiser/pass/${pass.id}/change`
  const offer = async (isFree: boolean) => {
    const desk = await signInStaff(house, 'organiser')
    const { body } = await call<PassChangePreview>(house, 'POST', `${path}/preview`, {
      token: desk,
      body: { passTypeId: 3 },
    })
    const asked = { passTypeId: 3, isFree, reason: 'They asked', seen: body.seen }
    return call(house, 'POST', path, { token: desk, body: asked })
  }
  expect((await offer(false)).status).toBe(200)
  minutes(65)
  await sweep()
  expect((await offer(true)).status).toBe(200)
  expect(await book(house, person.token, { roomId: 9011, ...week })).toMatchObject({ status: 201 })
  minutes(120)
  await sweep()
})

test('an order in which a room was let go long ago can be changed for an hour after it is placed', async () => {
  const person = { token: vendor }
  minutes(120)
  await sweep()
  const choose = (passTypeId: number) =>
    call(house, 'PUT', '/api/order/current/pass', { ...person, body: { passTypeId } })
  await choose(1)
  const { body } = await book(house, vendor, { roomId: 9011, ...week })
  expect(await isHeld()).toBe(true)
  expect((await call(house, 'DELETE', `/api/booking/${body.bookingId}`, person)).status).toBe(200)
  minutes(120)
  await sweep()
  expect((await place(house, (await current(vendor))!, vendor)).status).toBe(200)
  minutes(5)
  expect((await choose(2)).status).toBe(200)
  expect(Date.parse((await current(vendor))?.holdExpiresAt ?? '') - house.clock.now().getTime()).toBe(20 * 60_000)
})
