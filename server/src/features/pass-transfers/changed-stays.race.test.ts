import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { accept, invited } from '../../testing/pass-transfers.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const [shorter, longer] = ['2025-10-22', '2025-10-25']
let hotels = 936

/** Somebody with a paid stay until the 24th, and a colleague who is about to have it with the pass. */
async function giving() {
  hotels += 1
  const roomId = hotels * 10 + 1
  await openHotel(house, hotels, [{ id: roomId }])
  const giver = await attendee(house)
  const stay = { roomId, arrival: '2025-10-20', departure: '2025-10-24' }
  const { bookingId, orderUuid: uuid = '' } = (await book(house, giver.token, stay)).body
  await place(house, { uuid }, giver.token)
  await pay(house, { uuid }, giver.token)
  const link = await invited(house, giver)
  return {
    change: (departure: string) =>
      call(house, 'PATCH', `/api/booking/${bookingId}`, { token: giver.token, body: { departure } }),
    accept: () => accept(house, link),
    stay: async () => {
      const { rows } = await house.database.raw(
        `select b.departure::text, u.email,
          (select count(*)::int from orders o join booking_changes c on c.order_id = o.id where c.booking_id = b.id) as orders
         from bookings b join users u on u.id = b.user_id where b.id = $1`,
        [bookingId],
      )
      expect(await findViolations(house.database)).toEqual([])
      return rows[0]
    },
    giver: giver.email,
    colleague: link.email,
  }
}

test.each([shorter, longer])(
  'who changes a stay until %s while a colleague takes it on changes nothing of theirs, and orders nothing for them',
  async (departure) => {
    const { change, accept, stay, colleague } = await giving()
    const [accepted, changed] = await meanwhile(house, 'update "passes" set "user_id"', accept, () => change(departure))
    expect([accepted.status, changed.status]).toEqual([200, 404])
    expect(await stay()).toEqual({ departure: '2025-10-24', email: colleague, orders: 0 })
  },
)

test('a stay that is being changed goes to a colleague as it is then, and not while it is to be paid', async () => {
  const lock = 'from "orders" where "id" = $1 for update'
  const one = await giving()
  const [shortened, accepted] = await meanwhile(house, lock, () => one.change(shorter), one.accept)
  expect([shortened.status, accepted.status]).toEqual([200, 200])
  expect(await one.stay()).toEqual({ departure: shorter, email: one.colleague, orders: 0 })
  const other = await giving()
  const [lengthened, refused] = await meanwhile(house, lock, () => other.change(longer), other.accept)
  expect([lengthened.status, refused.status]).toEqual([200, 409])
  expect(await other.stay()).toEqual({ departure: '2025-10-24', email: other.giver, orders: 1 })
})
