import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { findTraces } from '../../testing/dump.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call, password, pay, place, type Reply } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'

const house = useTestHouse()
const [hotel, roomId] = [935, 9351]
const nights = { roomId, arrival: '2025-10-20', departure: '2025-10-22' }
let kind: string
let leavers = 0

beforeAll(async () => {
  await openHotel(house, hotel, [{ id: roomId, allotment: 20 }])
  kind = await openTrainTickets(house)
})

type Begin = () => Promise<Reply<unknown>>
interface Beginner {
  readonly token: string
  /** Whom they name. */
  readonly name: string
}

async function paidStay({ token }: Beginner): Promise<Begin> {
  const { bookingId, orderUuid: uuid = '' } = (await book(house, token, nights)).body
  await place(house, { uuid }, token)
  await pay(house, { uuid }, token)
  return () => call(house, 'PATCH', `/api/booking/${bookingId}`, { token, body: { departure: '2025-10-23' } })
}

/** What somebody with a pass begins an order by. */
const acts: Readonly<Record<string, (who: Beginner) => Promise<Begin>>> = {
  'books a room':
    async ({ token, name }) =>
    () =>
      book(house, token, { ...nights, guests: [{ firstName: 'Ada', lastName: name, email: null }] }),
  'chooses a train ticket':
    async ({ token, name }) =>
    () =>
      chooseTrainTicket(house, token, kind, name),
  'begins an upgrade':
    async ({ token }) =>
    () =>
      call(house, 'POST', '/api/pass/upgrade', { token, body: { passTypeId: 7 } }),
  'asks for another night': paidStay,
}

/** Somebody who is about to begin an order, and how they leave for good. */
async function leaver(act: (who: Beginner) => Promise<Begin>) {
  leavers += 1
  const name = `Quastenflosser-${leavers}`
  const { email, token } = await attendee(house)
  const begin = await act({ token, name })
  await house.app.jobs.drain()
  return {
    traces: { email, name },
    begin,
    erase: () => call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
  }
}

/** Where anything but an invoice says who they were. */
async function left(traces: Readonly<Record<string, string>>): Promise<string[]> {
  await house.app.jobs.drain()
  const found = await findTraces(house.database, traces)
  return found.filter((trace) => !/^public\.(files|invoices):/.test(trace))
}

test.each(Object.entries(acts))(
  'who %s and is erased before that is written leaves no buyer behind',
  async (_, act) => {
    const { traces, begin, erase } = await leaver(act)
    const [begun, erased] = await meanwhile(house, 'insert into "orders"', begin, erase)
    expect([begun.status, erased.status]).toEqual([expect.toSatisfy((status) => status < 300), 204])
    expect(await left(traces)).toEqual([])
    expect(await findViolations(house.database)).toEqual([])
  },
)

test.each(Object.entries(acts))('who %s while they are erased begins no order', async (_, act) => {
  const { traces, begin, erase } = await leaver(act)
  const [erased, begun] = await meanwhile(house, 'delete from "addresses"', erase, begin)
  // An upgrade finds no pass any more.
  expect([erased.status, begun.status]).toEqual([204, expect.toSatisfy((status) => status === 503 || status === 409)])
  expect(await left(traces)).toEqual([])
  expect((await begin()).status).toBe(401)
})
