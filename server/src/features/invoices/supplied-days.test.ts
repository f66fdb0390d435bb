import type { Invoice } from '@foyer/contract/invoices'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { suppliedDays } from './supplied-days.ts'

// A document says when what it is about is supplied (§ 14 (4) no. 6 UStG, article 226 (7) of Directive 2006/112/EC).
const house = useTestHouse()

beforeAll(() => openHotel(house, 906, [{ id: 9061, allotment: 9 }]))

/** Of each document but that of the pass, the newest first: what it is, and its days as machines read them. */
async function documents({ token }: Attendee) {
  await house.app.jobs.drain()
  house.clock.forward(60_000)
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token })
  const read: string[] = []
  for (const { uuid, kind, description } of body) {
    const xml = String((await call<unknown>(house, 'GET', `/api/invoice/${uuid}/xml`, { token })).body)
    const day = (name: string) => xml.match(new RegExp(`<cbc:${name}>([^<]+)`))?.[1]
    expect(day('ActualDeliveryDate')).toBe(day('EndDate'))
    const what = description.includes('night') ? kind : 'pass'
    read.push(`${what}: ${day('StartDate')} to ${day('EndDate')}`)
  }
  return read
}

async function stay(arrival: string, departure: string) {
  const person = await attendee(house)
  await documents(person)
  const { body } = await book(house, person.token, { roomId: 9061, arrival, departure })
  const order = { uuid: body.orderUuid ?? '' }
  await place(house, order, person.token)
  expect((await pay(house, order, person.token)).body.status).toBe('paid')
  return { person, order, url: `/api/booking/${body.bookingId}` }
}

test('a pass is supplied on the days of the event, a stay on its own, and what goes back of it on those', async () => {
  const { person, url } = await stay('2025-10-18', '2025-10-21')
  expect(await documents(person)).toEqual(['invoice: 2025-10-18 to 2025-10-21', 'pass: 2025-10-20 to 2025-10-24'])
  await call(house, 'PATCH', url, { token: person.token, body: { departure: '2025-10-19' } })
  expect((await documents(person))[0]).toBe('creditNote: 2025-10-18 to 2025-10-21')
})

test('a document that takes the place of another has the days of what it names', async () => {
  const { person, order } = await stay('2025-10-23', '2025-10-26')
  await house.app.jobs.drain()
  const path = `/api/order/${order.uuid}/billing`
  const { billing } = (await call<{ billing: object }>(house, 'GET', path, { token: person.token })).body
  const body = { ...billing, city: 'Ulm', seen: billing }
  expect((await call(house, 'PUT', path, { token: person.token, body })).status).toBe(200)
  expect((await documents(person)).toSorted()).toEqual([
    'creditNote: 2025-10-23 to 2025-10-26',
    'invoice: 2025-10-23 to 2025-10-26',
    'invoice: 2025-10-23 to 2025-10-26',
    'pass: 2025-10-20 to 2025-10-24',
  ])
})

test('several things together are supplied from the first day of any to the last', () => {
  const event = { startsOn: '2025-10-20', endsOn: '2025-10-24' }
  const pass = { supplied_from: null, supplied_on: '2025-10-24' }
  const early = { supplied_from: '2025-10-18', supplied_on: '2025-10-22' }
  const late = { supplied_from: '2025-10-23', supplied_on: '2025-10-26' }
  const days = (...lines: Parameters<typeof suppliedDays>[0]) => Object.values(suppliedDays(lines, event)).join(' ')
  expect(days(early, pass)).toBe('2025-10-18 2025-10-24')
  expect(days(late, pass)).toBe('2025-10-20 2025-10-26')
  expect(days(late, early)).toBe('2025-10-18 2025-10-26')
  // What was bought before its first day was kept, and a document whose lines nobody finds.
  expect(days({ supplied_from: null, supplied_on: '2025-10-22' })).toBe('2025-10-20 2025-10-24')
  expect(days()).toBe('2025-10-20 2025-10-24')
})
