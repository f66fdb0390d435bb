import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { type Attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { answerOf, attend, eventFor, mailsAbout, openEvent, settle, vip, vips } from '../../testing/vip-events.ts'

const house = useTestHouse()
const office = '/api/organiser/vip-event'
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

type Answer = OfficeVipEvent & { readonly code?: string; readonly errors?: object[]; readonly theirs?: OfficeVipEvent }

const change = (id: number, changes: object, version = 1) =>
  call<Answer>(house, 'PATCH', `${office}/${id}`, { token, body: { version, ...changes } })
const preview = (id: number, changes: object) =>
  call<Record<string, unknown>>(house, 'POST', `${office}/${id}/preview`, { token, body: { version: 1, ...changes } })

async function buyPlace(person: Attendee, id: number): Promise<Order> {
  await attend(house, person, id)
  const { body } = await call<Order>(house, 'GET', '/api/order/current', person)
  await place(house, body, person.token)
  await pay(house, body, person.token)
  return body
}

test('who comes, holds or waits is told of another time or place once, and keeps what they have', async () => {
  const id = await openEvent(house, { capacity: 2 })
  const [one, two, third] = await vips(house, 3)
  for (const person of [one!, two!, third!]) await attend(house, person, id)
  const to = { startsAt: '2025-10-22T17:00:00Z', place: { en: 'South tower', de: 'Südturm' } }
  expect(await preview(id, to)).toMatchObject({ status: 200, body: { attending: 2, waiting: 1, told: 3, freed: 0 } })
  expect(await mailsAbout(house, one!.email)).toEqual([])
  expect(await change(id, to)).toMatchObject({ status: 200, body: { version: 2, place: to.place, taken: 2 } })
  await settle(house)
  const [mail] = await mailsAbout(house, one!.email)
  expect(mail?.subject).toContain('Tower supper is held at another time or place')
  expect(mail?.text).toContain('South tower')
  expect((await mailsAbout(house, third!.email))[0]?.text).toContain('You keep your place in the line.')
  await settle(house)
  expect(await mailsAbout(house, one!.email)).toHaveLength(1)
  // Whoever answers now knows, and neither a language more nor another name moves anybody.
  const later = await vip(house)
  await attend(house, later, id)
  expect(
    await change(id, { place: { ...to.place, fr: 'Tour sud' }, name: { en: 'Tower supper II' } }, 2),
  ).toMatchObject({
    status: 200,
  })
  await settle(house)
  expect(await mailsAbout(house, later.email)).toEqual([])
  expect(await mailsAbout(house, one!.email)).toHaveLength(1)
})

test('there are never fewer places than are taken, and places more go to those who wait', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [one, two] = await vips(house, 2)
  await attend(house, one!, id)
  await attend(house, two!, id)
  const refused = { status: 409, body: { code: 'vip-events/capacity-below-taken', taken: 1 } }
  expect(await preview(id, { capacity: 0 })).toMatchObject(refused)
  expect(await change(id, { capacity: 0 })).toMatchObject(refused)
  expect(await preview(id, { capacity: 2 })).toMatchObject({ body: { freed: 1, told: 0 } })
  await change(id, { capacity: 2 })
  await settle(house)
  expect(await answerOf(house, two!, id)).toBe('offered')
  // What was offered by mail is taken at the price of that mail.
  expect(await change(id, { price: 500 }, 2)).toMatchObject({
    status: 409,
    body: { code: 'vip-events/price-was-offered' },
  })
})

test('no more places are said to go to those who wait than they wait for', async () => {
  const id = await openEvent(house, { capacity: 1, hasPlusOne: true })
  const [one, two, third] = await vips(house, 3)
  await attend(house, one!, id)
  await attend(house, two!, id)
  await attend(house, third!, id, 'Noor Haddad')
  expect(await preview(id, { capacity: 3 })).toMatchObject({ body: { freed: 2 } })
  expect(await preview(id, { capacity: 500 })).toMatchObject({ body: { waiting: 2, freed: 3 } })
  expect(await preview(id, { capacity: 1 })).toMatchObject({ body: { freed: 0 } })
})

test('who answered with a guest comes with one when others may bring none any more: offered, waiting or with a place', async () => {
  const id = await openEvent(house, { capacity: 2, hasPlusOne: true })
  const [one, two, third, alone] = await vips(house, 4)
  await attend(house, one!, id, 'Noor Haddad')
  for (const person of [two!, third!]) await attend(house, person, id, 'Ada Berg')
  await attend(house, alone!, id)
  expect(await change(id, { hasPlusOne: false, capacity: 4 })).toMatchObject({ status: 200 })
  await settle(house)
  expect(await answerOf(house, two!, id)).toBe('offered')
  expect(await attend(house, two!, id, 'Ada Berg')).toMatchObject({
    status: 200,
    body: { hasPlusOne: true, attendance: { status: 'attending', guest: 'Ada Berg', places: 2 } },
  })
  const renamed = await attend(house, one!, id, 'Noor Haddad-Klein')
  expect(renamed).toMatchObject({ status: 200, body: { attendance: { guest: 'Noor Haddad-Klein', places: 2 } } })
  expect(await attend(house, third!, id, 'Ida Berg')).toMatchObject({
    body: { attendance: { status: 'waiting', places: 2 } },
  })
  const refused = { status: 409, body: { code: 'vip-events/no-guests' } }
  expect(await attend(house, alone!, id, 'Ada Berg')).toMatchObject(refused)
  expect(await eventFor(house, alone!, id)).toMatchObject({ hasPlusOne: false })
})

test('who paid keeps their price and until when it goes back', async () => {
  const id = await openEvent(house, { price: 4_500 })
  const person = await vip(house)
  await buyPlace(person, id)
  const promised = { status: 409, body: { code: 'vip-events/return-was-promised' } }
  expect(await change(id, { withdrawBefore: '2025-10-14T10:00:00Z' })).toMatchObject(promised)
  expect(await change(id, { price: 9_000, withdrawBefore: '2025-10-16T10:00:00Z' })).toMatchObject({ status: 200 })
  expect((await eventFor(house, person, id))?.attendance).toMatchObject({
    paid: { amount: 4_500 },
    refundable: { amount: 4_500 },
  })
  // An event that begins before then takes as much of the promise as there is.
  const earlier = { startsAt: '2025-10-10T10:00:00Z', withdrawBefore: '2025-10-10T10:00:00Z' }
  expect(await change(id, { ...earlier, withdrawBefore: '2025-10-09T10:00:00Z' }, 2)).toMatchObject(promised)
  expect(await change(id, earlier, 2)).toMatchObject({ status: 200 })
})

test('a pass is invited for as long as somebody with it has a place or waits', async () => {
  const id = await openEvent(house)
  const person = await vip(house)
  await attend(house, person, id)
  expect(await change(id, { openTo: ['vendor-vip'] })).toMatchObject({
    status: 409,
    body: { code: 'vip-events/still-invited', people: 1 },
  })
  expect(await change(id, { openTo: ['vip'] })).toMatchObject({ status: 200, body: { openTo: ['vip'] } })
  await settle(house)
  expect(await answerOf(house, person, id)).toBe('attending')
})

test('of two organisers the second sees what the first saved, and an event that is cancelled stays as it is', async () => {
  const id = await openEvent(house)
  await change(id, { capacity: 20 })
  expect(await change(id, { capacity: 30 })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile', theirs: { capacity: 20, version: 2 } },
  })
  await call(house, 'POST', `${office}/${id}/cancel`, { token, body: { reason: { en: 'Rain' } } })
  expect(await change(id, { capacity: 30 }, 3)).toMatchObject({
    status: 409,
    body: { code: 'vip-events/already-cancelled' },
  })
  expect(await call(house, 'GET', `${office}/999999`, { token })).toMatchObject({ status: 404 })
})

test.each([
  ['endsAt', { startsAt: '2025-10-22T21:00:00Z' }],
  ['withdrawBefore', { startsAt: '2025-10-14T10:00:00Z' }],
  ['name', { name: { de: 'Nur auf Deutsch' } }],
])('a change after which %s could not be is not made', async (path, changes) => {
  expect(await change(await openEvent(house), changes)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
})

test('who comes stands in a list in the order of their answers, and in a table for the door', async () => {
  const id = await openEvent(house, { price: 4_500, capacity: 2, hasPlusOne: true })
  const [paying, waiting, gone] = await vips(house, 3)
  await attend(house, paying!, id, 'Ada Byron')
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', paying!)
  await place(house, order, paying!.token)
  await pay(house, order, paying!.token)
  await attend(house, waiting!, id)
  await attend(house, gone!, id)
  await call(house, 'DELETE', `/api/vip-event/${id}/attendance`, { token: gone!.token })
  const list = await call<{ items: object[] }>(house, 'GET', `${office}/${id}/person`, { token })
  expect(list.body.items).toMatchObject([
    { email: paying!.email, status: 'attending', guest: 'Ada Byron', places: 2, orderUuid: order.uuid },
    { email: waiting!.email, status: 'waiting', guest: null },
    { email: gone!.email, status: 'withdrawn' },
  ])
  const some = await call<{ items: object[] }>(house, 'GET', `${office}/${id}/person?status=waiting`, { token })
  expect(some.body.items).toHaveLength(1)
  const table = await house.app.http.inject({
    method: 'GET',
    url: `${office}/${id}/person/csv`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(table.body).toContain('Ada Byron')
  expect(table.body).not.toContain(gone!.email)
  expect(await call(house, 'GET', `${office}/${id}/cancel`, { token })).toMatchObject({
    body: { attending: 1, waiting: 1, told: 2, refund: { amount: 9_000, currency: 'EUR' } },
  })
})
