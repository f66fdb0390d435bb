import type { Invoice } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

beforeAll(async () => {
  await openHotel(house, 904, [{ id: 9041, allotment: 9 }])
})

/** What the reader's list says, newest first; no-break spaces are read as spaces. */
async function documents(person: Attendee, language: string) {
  await house.app.jobs.drain()
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', {
    token: person.token,
    headers: { 'accept-language': language },
  })
  return body
    .filter(({ description }) => !/pass|Ticket/.test(description))
    .map(({ kind, description, total }) => [kind, description.replaceAll('\u00a0', ' '), total.amount])
}

/** Documents that are issued one after the other are listed so. */
async function letTimePass() {
  await house.app.jobs.drain()
  house.clock.forward(60_000)
}

async function stayOfFourNights() {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9041, arrival: '2025-10-20', departure: '2025-10-24' })
  const order = { uuid: body.orderUuid ?? '' }
  await place(house, order, person.token)
  expect((await pay(house, order, person.token)).body.status).toBe('paid')
  await letTimePass()
  return { person, booking: body }
}

test('credit notes say what was given back: nights that were left out, then the rest of the stay', async () => {
  const { person, booking } = await stayOfFourNights()
  const url = `/api/booking/${booking.bookingId}`
  await call(house, 'PATCH', url, { token: person.token, body: { departure: '2025-10-21' } })
  await letTimePass()
  await call(house, 'DELETE', url, { token: person.token })
  expect(await documents(person, 'en')).toEqual([
    ['creditNote', `Test Hotel 904: 1 night cancelled, 20–21 Oct 2025`, -11_900],
    ['creditNote', `Test Hotel 904: 3 nights fewer, now 20–21 Oct 2025`, -35_700],
    ['invoice', `Test Hotel 904, 4 nights`, 47_600],
  ])
})

test('who reads German reads them in German, whatever language the account was made in', async () => {
  const { person, booking } = await stayOfFourNights()
  await call(house, 'DELETE', `/api/booking/${booking.bookingId}`, { token: person.token })
  expect((await documents(person, 'de-AT,de;q=0.9')).map(([, description]) => description)).toEqual([
    expect.stringMatching(/: 4 Nächte storniert, 20\.–24\. Okt\. 2025$/),
    expect.stringMatching(/, 4 Nächte$/),
  ])
})

test('an order names its lines in the language of who looks at it', async () => {
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9041, arrival: '2025-10-20', departure: '2025-10-22' })
  const read = async (language: string) =>
    (
      await call<Order>(house, 'GET', '/api/order/current', {
        token: person.token,
        headers: { 'accept-language': language },
      })
    ).body.lines[0]?.summary
  expect([await read('en'), await read('de')]).toEqual([
    expect.stringMatching(/, 2\u00a0nights$/),
    expect.stringMatching(/, 2\u00a0Nächte$/),
  ])
})
