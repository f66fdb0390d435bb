import { scenarioStay } from './hotels.ts'
import { choicesFor, type Desk, give, idOf, lookAt, make, send } from './made-orders.ts'
import { attendee, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const stay = { kind: 'room', ...scenarioStay, roomOccupancy: 1 } as const

async function desk(house: TestHouse): Promise<Desk> {
  const { email } = await attendee(house)
  return { token: await signInStaff(house, 'organiser'), personId: await idOf(house, email) }
}

const stale = { total: 1, orders: 99 }

/** How the answers about orders for somebody come about; see `scenarios`. */
export const madeOrderScenarios: Readonly<Record<string, Scenario>> = {
  'madeOrders.readChoices 200': async (house) => choicesFor(house, await desk(house)),
  'madeOrders.previewOrder 200': async (house) => lookAt(house, await desk(house), [stay]),
  'madeOrders.previewOrder 409': async (house) => lookAt(house, await desk(house), [{ ...stay, roomOccupancy: 20 }]),
  'madeOrders.makeOrder 201': async (house) => make(house, await desk(house), [stay]),
  'madeOrders.makeOrder 409': async (house) =>
    send(house, await desk(house), { things: [stay], settlement: 'link', seen: stale }),
  'madeOrders.giveOrder 201': async (house) => give(house, await desk(house), [stay]),
  'madeOrders.giveOrder 409': async (house) =>
    send(house, await desk(house), { things: [stay], reason: 'Speaker', seen: stale }, '/free'),
}
