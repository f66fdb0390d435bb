import type { Order } from '@foyer/contract/orders'
import type { OfficeWaitingRoom } from '@foyer/contract/waiting-room'
import { book } from './hotels.ts'
import { attendee, call, place, type Reply, signUpVisitor, someEmail } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { chooseTrainTicket, openTrainTickets } from './train-tickets.ts'
import { attend } from './vip-events.ts'
import { keepPlace, takePlace } from './waiting.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

/** While people wait in a line, whether or not anything moves it on. */
async function whileOpen<T>({ database }: TestHouse, act: () => Promise<T>): Promise<T> {
  await database.script(`insert into waiting_rooms (edition_id, is_open) select id, true from editions
    on conflict (edition_id) do update set is_open = true`)
  try {
    return await act()
  } finally {
    await database.script('update waiting_rooms set is_open = false; delete from waiting_places')
  }
}

/** Somebody in a house whose limits were all met before. */
async function somebody(house: TestHouse) {
  await house.database.script('delete from rate_limits')
  return attendee(house)
}

const office = '/api/organiser/waiting-room'
const set = async (house: TestHouse, later: number) => {
  const token = await signInStaff(house, 'organiser')
  const { body } = await call<OfficeWaitingRoom>(house, 'GET', office, { token })
  const change = { version: body.version + later, mode: 'auto', opensAt: null, perSecond: 9 }
  return call(house, 'PUT', office, { token, body: change })
}

/** How the answers of a waiting room come about; see `scenarios`. */
export const waitingScenarios: Readonly<Record<string, Scenario>> = {
  'accommodation.bookRoom 429': async (house) => {
    const { token } = await somebody(house)
    return whileOpen(house, () => book(house, token, { roomId: 1, arrival: '2025-10-20', departure: '2025-10-24' }))
  },
  'trainTickets.chooseTrainTicket 429': async (house) => {
    const { token } = await somebody(house)
    const typeId = await openTrainTickets(house)
    return whileOpen(house, () => chooseTrainTicket(house, token, typeId))
  },
  'orders.placeOrder 429': async (house) => {
    const visitor = await signUpVisitor(house)
    return whileOpen(house, () => place(house, visitor.order as Order, visitor.orderSecret))
  },
  'passes.upgradePass 429': async (house) => {
    const guest = await somebody(house)
    return whileOpen(house, () => call(house, 'POST', '/api/pass/upgrade', { ...guest, body: { passTypeId: 7 } }))
  },
  'vipEvents.attendVipEvent 429': async (house) => {
    const guest = await somebody(house)
    return whileOpen(house, () => attend(house, guest, 1))
  },
  'waitingRoom.takePlace 429': (house) =>
    whileOpen(house, async () => {
      await takePlace(house, someEmail())
      await house.database.script(`insert into waiting_places
        (id, edition_id, person_key, network_key, came_at, last_seen_at)
        select gen_random_uuid(), edition_id, 'p' || n, network_key, came_at, last_seen_at
        from waiting_places, generate_series(2, 1000) n`)
      return takePlace(house, someEmail())
    }),
  'waitingRoom.keepPlace 410': (house) => whileOpen(house, () => keepPlace(house, 'none')),
  'waitingRoom.setWaitingRoom 200': (house) => set(house, 0),
  'waitingRoom.setWaitingRoom 409': (house) => set(house, 1),
}
