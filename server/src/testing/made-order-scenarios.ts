import { scenarioStay } from './hotels.ts'
import { choicesFor, type Desk, give, idOf, lookAt, make, send } from './made-orders.ts'
import { attendee, call, type Reply } from './people.ts'
import { signInStaff } from './staff.ts'
import type { TestHouse } from './test-house.ts'

type Scenario = (house: TestHouse) => Promise<Pick<Reply<unknown>, 'status'>>

const stay = { kind: 'room', ...scenarioStay, roomOccupancy: 1 } as const

async function desk(house: TestHouse): Promise<Desk> {
  const { email } = await attendee(house)
  return { token: await signInStaff(house, 'organiser'), personId: await idOf(house, email) }
}

/** The pass of somebody, and the way in which staff change it. */
async function aPass(house: TestHouse) {
  const { personId, token } = await desk(house)
  const { id } = await house.database.db
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', personId)
    .executeTakeFirstOrThrow()
  const path = `/api/organiser/pass/${id}/change`
  return {
    look: (body: object) => call(house, 'POST', `${path}/preview`, { token, body }),
    change: (body: object) => call(house, 'POST', path, { token, body }),
  }
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
  'passes.previewPassChange 200': async (house) => (await aPass(house)).look({ passTypeId: 2 }),
  'passes.previewPassChange 409': async (house) => (await aPass(house)).look({ passTypeId: 1 }),
  'passes.changePass 200': async (house) => {
    const { look, change } = await aPass(house)
    const { body } = await look({ passTypeId: 2 })
    return change({ passTypeId: 2, isFree: true, reason: 'Speaker', seen: (body as { seen?: object }).seen })
  },
  'passes.changePass 409': async (house) =>
    (await aPass(house)).change({
      passTypeId: 1,
      isFree: false,
      reason: 'no',
      seen: { passTypeId: 1, difference: 0, replaces: null },
    }),
  'madeOrders.giveOrder 409': async (house) =>
    send(house, await desk(house), { things: [stay], reason: 'Speaker', seen: stale }, '/free'),
}
