import { beforeAll, expect, test } from 'vitest'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { idOf } from '../../testing/merging.ts'
import { accept, invited } from '../../testing/pass-transfers.ts'
import { attendee, call, password, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const [hotel, roomId] = [934, 9341]
const list = `/api/organiser/accommodation/${hotel}/rooming-list`
let desk: string

beforeAll(async () => {
  await seedStaffForTests(house)
  desk = await signInStaff(house, 'organiser')
  await openHotel(house, hotel, [{ id: roomId, allotment: 20 }])
})

/** Somebody with a paid stay, who may leave for good. */
async function guest() {
  const { token, email } = await attendee(house)
  const ada = { firstName: 'Ada', lastName: 'Quastenflosser', email: null }
  const stay = { roomId, arrival: '2025-10-20', departure: '2025-10-22', roomOccupancy: 2, guests: [ada] }
  const { bookingId, orderUuid: uuid = '' } = (await book(house, token, stay)).body
  await place(house, { uuid }, token)
  await pay(house, { uuid }, token)
  const named = { firstName: 'Rudolf', lastName: 'Rangarajan', email: null }
  return {
    bookingId,
    token,
    email,
    name: () =>
      call(house, 'POST', '/api/booking/guest', {
        token,
        body: { bookingId, roomId, accommodationId: hotel, guest: named },
      }),
    erase: () => call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
  }
}

const guestsOf = async (bookingId: number) =>
  (await house.database.raw('select last_name from booking_guests where booking_id = $1', [bookingId])).rows.map(
    ({ last_name }) => last_name,
  )
const listed = async (bookingId: number) =>
  (
    await house.database.raw(
      'select guests, booked_by from rooming_list_lines l join rooming_lists r on r.id = l.list_id where booking_id = $1 order by number',
      [bookingId],
    )
  ).rows

test('a guest who is named while the booker leaves for good is forgotten with them', async () => {
  const { bookingId, name, erase } = await guest()
  const [named, erased] = await meanwhile(house, 'insert into "booking_guests"', name, erase)
  expect([named.status, erased.status]).toEqual([201, 204])
  expect(await guestsOf(bookingId)).toEqual(['Erased', 'Erased'])
})

test('nobody is named in the room of a booker who is leaving for good', async () => {
  const { bookingId, name, erase } = await guest()
  const [erased, named] = await meanwhile(house, 'delete from "addresses"', erase, name)
  expect([erased.status, named.status]).toEqual([204, 503])
  expect(await guestsOf(bookingId)).toEqual(['Erased'])
})

test('a rooming list that is sent while a guest leaves for good says nothing of them', async () => {
  const { bookingId, erase } = await guest()
  const send = () => call(house, 'POST', list, { token: desk, body: { email: 'desk@adler.example', after: 0 } })
  const [sent, erased] = await meanwhile(house, 'insert into "rooming_lists"', send, erase)
  expect([sent.status, erased.status]).toEqual([201, 204])
  expect(await listed(bookingId)).toEqual([{ guests: null, booked_by: null }])
})

test('who gave their stay to a colleague and leaves for good is forgotten on the lists that named them', async () => {
  const { bookingId, token, email } = await guest()
  const id = await idOf(house, email)
  const link = await invited(house, { token })
  const send = async (after: number) =>
    (await call(house, 'POST', list, { token: desk, body: { email: 'desk@adler.example', after } })).status
  const last = Number((await house.database.raw('select max(number) as number from rooming_lists')).rows[0]?.['number'])
  expect(await send(last)).toBe(201)
  expect((await accept(house, link)).status).toBe(200)
  expect(await send(last + 1)).toBe(201)
  const erased = await call(house, 'POST', `/api/organiser/person/${id}/erase`, { token: desk, body: { email } })
  expect(erased.status).toBe(204)
  expect(await listed(bookingId)).toEqual([
    { guests: null, booked_by: null },
    { guests: ['Maximiliane Oberhuber'], booked_by: 'Maximiliane Oberhuber' },
  ])
})
