import type { BookingChange } from '@foyer/contract/bookings'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse, type TestHouse } from '../../testing/test-house.ts'

// Staff and the owner of a stay change it at the same moment, over two servers.

interface Scene {
  readonly house: TestHouse
  readonly neighbour: Pick<TestHouse, 'app'>
  readonly token: string
}

async function openScene(): Promise<Scene> {
  const house = await openTestHouse()
  onTestFinished(() => house.close())
  const neighbour = await openNeighbour(house)
  onTestFinished(() => neighbour.close())
  await openHotel(house, 975, [
    { id: 9751, allotment: 60 },
    { id: 9752, allotment: 1, prices: Array.from({ length: 10 }, () => 20_000) },
  ])
  await seedStaffForTests(house)
  return { house, neighbour, token: await signInStaff(house, 'organiser') }
}

const days = { roomId: 9751, arrival: '2025-10-20', departure: '2025-10-24' }

async function sellStay({ house }: Scene) {
  const person = await attendee(house)
  const { body } = await book(house, person.token, days)
  await place(house, { uuid: body.orderUuid ?? '' }, person.token)
  await pay(house, { uuid: body.orderUuid ?? '' }, person.token)
  return { person, id: body.bookingId }
}
type Sold = Awaited<ReturnType<typeof sellStay>>

/** Both have looked at what they want; what is answered does it. */
async function bothLook({ house, neighbour, token }: Scene, { person, id }: Sold, staffWant: object) {
  const own = { departure: '2025-10-23' }
  const wanted = { ...days, ...staffWant }
  const path = `/api/organiser/booking/${id}/change`
  const { body: seen } = await call<StayChangePreview>(house, 'POST', `${path}/preview`, { token, body: wanted })
  const { body } = await call<BookingChange>(house, 'PATCH', `/api/booking/${id}?preview=true`, {
    token: person.token,
    body: own,
  })
  const ownSeen = {
    ...days,
    price: body.after.amount,
    difference: body.difference.amount,
    kept: body.kept.amount,
  }
  return {
    staff: () => call<{ code?: string }>(house, 'POST', path, { token, body: { ...wanted, seen: seen.seen } }),
    owner: () =>
      call<{ code?: string }>(neighbour, 'PATCH', `/api/booking/${id}`, {
        token: person.token,
        body: { ...own, seen: ownSeen },
      }),
  }
}

/** Neither goes on before both have come as far as they can. */
const atOnce = ({ house }: Scene, acts: Awaited<ReturnType<typeof bothLook>>) =>
  askBehind(house, { lock: 'lock table booking_changes in share mode', change: 'select 1', waiting: 2 }, () =>
    Promise.all([acts.staff(), acts.owner()]),
  )

const refundedOf = async ({ house }: Scene): Promise<number> =>
  Number((await house.database.raw('select coalesce(sum(amount), 0) as sum from refunds')).rows[0]?.['sum'])

test('of staff and the owner who change a stay at once one does, and the other looks at it again', async () => {
  const scene = await openScene()
  const answers = await atOnce(scene, await bothLook(scene, await sellStay(scene), { departure: '2025-10-22' }))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('accommodation/change-differs')
  expect([11_900, 23_800]).toContain(await refundedOf(scene))
  await scene.house.app.jobs.drain()
  expect(await findViolations(scene.house.database)).toEqual([])
})

test('without the locks of the order and the stay both do, and money goes back twice', async () => {
  const scene = await openScene()
  const acts = await bothLook(scene, await sellStay(scene), { departure: '2025-10-22' })
  const out = takeOut([
    { part: 'from "orders" where "id" = $1 for update', left: 'from "orders" where "id" = $1' },
    { part: 'from "bookings" where "id" = $1 for update', left: 'from "bookings" where "id" = $1' },
  ])
  try {
    expect((await atOnce(scene, acts)).map(({ status }) => status)).toEqual([200, 200])
    expect(Math.min(...out.met)).toBeGreaterThan(0)
  } finally {
    out.restore()
  }
  expect(await refundedOf(scene)).toBe(11_900 + 23_800)
})

test('of staff who move a stay into the last room and somebody who books it one has it', async () => {
  const scene = await openScene()
  for (let round = 0; round < 6; round += 1) {
    const rival = await attendee(scene.house)
    const { staff } = await bothLook(scene, await sellStay(scene), { roomId: 9752 })
    const [moved, booked] = await Promise.all([
      staff(),
      book(scene.neighbour, rival.token, { ...days, roomId: 9752, departure: '2025-10-21' }),
    ])
    expect([moved.status, booked.status].sort()).toEqual(moved.status === 200 ? [200, 409] : [201, 409])
    expect(await findViolations(scene.house.database)).toEqual([])
    await scene.house.database.script(`update orders set hold_expires_at = '2025-01-01' where state = 'open'`)
    await scene.house.app.sweep()
    await scene.house.app.jobs.drain()
  }
})
