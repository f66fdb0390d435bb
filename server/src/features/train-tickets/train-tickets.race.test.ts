import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type Attendee, attendee, call, pay, place, unlessBusy } from '../../testing/people.ts'
import { takeOut } from '../../testing/statements.ts'
import { type TestHouse, withTwoServers } from '../../testing/test-house.ts'
import {
  availableTrainTickets,
  chooseTrainTicket,
  openTrainTickets,
  trainTickets,
  withTrainTicket,
} from '../../testing/train-tickets.ts'

type Server = Pick<TestHouse, 'app'>

async function people(house: TestHouse, count: number): Promise<Attendee[]> {
  const list: Attendee[] = []
  for (let index = 0; index < count; index += 1) list.push(await attendee(house, { passTypeId: 1 }))
  return list
}

const at = <T>(servers: readonly [T, T], index: number): T => servers[index % 2 === 0 ? 0 : 1]

/** The two conditions under which a ticket is held. */
const places = 'held + sold < capacity and '
const codes = ' and held < codes_left'

test.each([
  ['places', { capacity: 2, codes: 40 }],
  ['codes', { capacity: 40, codes: 2 }],
])('of twenty who ask at the same moment for the last two %s, two have them', (_what, left) =>
  withTwoServers(async (house, servers) => {
    const typeId = await openTrainTickets(house, left)
    const buyers = await people(house, 20)
    const answers = await Promise.all(
      buyers.map(({ token }, index) => unlessBusy(() => chooseTrainTicket(at(servers, index), token, typeId))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'train-tickets/sold-out')).toHaveLength(18)
    expect(await availableTrainTickets(house, typeId)).toBe(0)
    expect(await findViolations(house.database)).toEqual([])
  }),
)

test.each([
  ['places', { capacity: 2, codes: 40 }, places, 'train_tickets_within_capacity'],
  ['codes', { capacity: 40, codes: 2 }, codes, 'each_held_train_ticket_has_a_code'],
] as const)(
  'without its guard and its constraint the same race promises more %s than there are',
  (_what, left, guard, constraint) =>
    withTwoServers(async (house, servers) => {
      const typeId = await openTrainTickets(house, left)
      const buyers = await people(house, 12)
      await sql`alter table train_ticket_types drop constraint ${sql.ref(constraint)}`.execute(house.database.db)
      const { met, restore } = takeOut([guard])
      const answers = await Promise.all(
        buyers.map(({ token }, index) => chooseTrainTicket(at(servers, index), token, typeId)),
      )
      restore()
      expect(met).not.toContain(0)
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(2)
      expect((await findViolations(house.database)).map(({ name }) => name)).toContain(
        'train tickets held and sold are no more than their kind has, and each that is held has a code',
      )
    }),
)

/** All of them choose and place one by one, and pay in the same moment. */
async function payTogether(house: TestHouse, servers: readonly [Server, Server], typeId: string, count: number) {
  const buyers = await people(house, count)
  const placed: { buyer: Attendee; uuid: string }[] = []
  for (const buyer of buyers) {
    const { body } = await chooseTrainTicket(house, buyer.token, typeId)
    await place(house, body, buyer.token)
    placed.push({ buyer, uuid: body.uuid })
  }
  return {
    placed,
    pay: () => Promise.all(placed.map(({ buyer, uuid }, index) => pay(at(servers, index), { uuid }, buyer.token))),
  }
}

test('twelve tickets paid at the same moment are given twelve codes', () =>
  withTwoServers(async (house, servers) => {
    const typeId = await openTrainTickets(house, { capacity: 12, codes: 12 })
    const { placed, pay: payAll } = await payTogether(house, servers, typeId, 12)
    expect((await payAll()).map(({ body }) => body.status)).toEqual(Array(12).fill('paid'))
    const given = await Promise.all(placed.map(async ({ buyer }) => (await trainTickets(house, buyer.token))[0]?.code))
    expect(new Set(given).size).toBe(12)
    expect(given).not.toContain(null)
    expect(await findViolations(house.database)).toEqual([])
  }))

test('without the lock and the condition of the statement that gives a code, one code is given to several', () =>
  withTwoServers(async (house, servers) => {
    const typeId = await openTrainTickets(house, { capacity: 12, codes: 12 })
    const { pay: payAll } = await payTogether(house, servers, typeId, 12)
    const { met, restore } = takeOut([' for update skip locked', ' and c.ticket_id is null'])
    await payAll()
    restore()
    expect(met).not.toContain(0)
    expect((await findViolations(house.database)).map(({ name }) => name)).toContain(
      'an issued train ticket has its code, of its own kind, and one that was never issued has none',
    )
  }))

test('people who change between two kinds at the same moment wait for each other, and not for ever', () =>
  withTwoServers(async (house, servers) => {
    const kinds = [await openTrainTickets(house, { capacity: 8 }), await openTrainTickets(house, { capacity: 8 })]
    const buyers = await people(house, 8)
    for (const [index, { token }] of buyers.entries()) await chooseTrainTicket(house, token, kinds[index % 2]!)
    for (let round = 1; round < 4; round += 1) {
      const answers = await Promise.all(
        buyers.map(({ token }, index) =>
          unlessBusy(() => chooseTrainTicket(at(servers, Math.floor(index / 2)), token, kinds[(index + round) % 2]!)),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    }
    expect(await findViolations(house.database)).toEqual([])
  }))

test('given back twenty times at once, a ticket gives its money back once', () =>
  withTwoServers(async (house, servers) => {
    const { person, ticket } = await withTrainTicket(house, await openTrainTickets(house))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(at(servers, index), 'DELETE', `/api/train-ticket/${ticket.id}`, { token: person.token }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0)
    await house.app.jobs.drain()
    expect(await findViolations(house.database)).toEqual([])
  }))

test('expiry and payment that come together leave a ticket issued or gone', () =>
  withTwoServers(async (house, servers) => {
    const typeId = await openTrainTickets(house, { capacity: 8, codes: 8 })
    const { pay: payAll } = await payTogether(house, servers, typeId, 8)
    house.clock.forward(19 * 60_000 + 59_000)
    const paying = payAll()
    house.clock.forward(2_000)
    await house.app.sweep()
    await Promise.all([paying, house.app.jobs.drain()])
    await house.app.jobs.drain()
    expect(await findViolations(house.database)).toEqual([])
  }))
