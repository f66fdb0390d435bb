import type { Order } from '@foyer/contract/orders'
import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const nights = { roomId: 9011, arrival: '2025-10-20', departure: '2025-10-22' }

beforeAll(async () => {
  await openHotel(house, 901, [{ id: 9011, allotment: 9 }])
  await house.database.db
    .updateTable('accommodations')
    .set({ phone: '+49 30 23125 901' })
    .where('id', '=', 901)
    .execute()
})

async function bookAndPay(person: Attendee): Promise<number> {
  const { body } = await book(house, person.token, {
    ...nights,
    guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
  })
  const order = (await call<Order>(house, 'GET', '/api/order/current', { token: person.token })).body
  await place(house, order, person.token)
  await pay(house, order, person.token)
  return body.bookingId
}

async function stayMails(person: Attendee) {
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string; text: string; html: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`,
  )
  return body.filter(({ text }) => text.includes('Test Hotel 901') && /PDF/.test(text))
}

test('who booked a room gets its confirmation, with minutes, map and phone', async () => {
  const person = await attendee(house)
  await bookAndPay(person)
  const [mail, ...more] = await stayMails(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your room at Test Hotel 901 · MSPG 2025')
  for (const said of [
    '20–22\u00a0October\u00a02025',
    'Room 9011',
    'Ada Lovelace',
    'To the event: 9 min, 9 minutes on foot',
    'Probeweg 1, 10115 Berlin https://www.openstreetmap.org/?mlat=52.5&mlon=13.3#map=17/52.5/13.3',
    '+49 30 23125 901',
    '238.00 €',
  ])
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '))
})

test('it is written in the language of who booked', async () => {
  const person = await attendee(house)
  await call(house, 'PATCH', '/api/user/', { token: person.token, body: { locale: 'de' } })
  await bookAndPay(person)
  const [mail] = await stayMails(person)
  expect(mail?.subject).toBe('Ihr Zimmer: Test Hotel 901 · MSPG 2025')
  expect(mail?.text).toContain('Room 9011 (de)')
})

test('a stay that was changed is confirmed anew, one that was cancelled before the mail left is not', async () => {
  const person = await attendee(house)
  const id = await bookAndPay(person)
  expect(await stayMails(person)).toHaveLength(1)
  await call(house, 'PATCH', `/api/booking/${id}`, {
    token: person.token,
    body: { arrival: '2025-10-20', departure: '2025-10-21' },
  })
  const changed = await stayMails(person)
  expect(changed).toHaveLength(2)
  expect(changed.map(({ text }) => text).join()).toMatch(/20–21\s+October/)

  const hasty = await attendee(house)
  const other = await bookAndPay(hasty)
  await call(house, 'DELETE', `/api/booking/${other}`, { token: hasty.token })
  expect(await stayMails(hasty)).toEqual([])
})
