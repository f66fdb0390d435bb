import { beforeAll, beforeEach, expect, test } from 'vitest'
import { someEmail } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { holdUp, takeOut } from '../../testing/statements.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'
import { keepPlace, setRoom, takePlace } from '../../testing/waiting.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const numbers = async () =>
  (await house.database.raw('select number from waiting_places where number is not null order by number')).rows.map(
    ({ number }) => Number(number),
  )
const admitted = async () =>
  Number(
    (await house.database.raw('select count(*) from waiting_places where admitted_at is not null')).rows[0]?.['count'],
  )
const both = () => [house, neighbour] as const
const moveBoth = () => Promise.all(both().map(({ app }) => app.moveLine()))

/** A room with nobody in it, before any step. */
async function fresh(change: Parameters<typeof setRoom>[2] = {}): Promise<void> {
  await setRoom(house, token, { mode: 'off', opensAt: null, perSecond: 10 })
  await house.database.raw('update waiting_rooms set last_number = 0, drawn_at = null')
  await setRoom(house, token, { mode: 'on', ...change })
}
beforeEach(() => fresh())

test('the order in which people come is kept over two servers, and so is each one’s place', async () => {
  const emails = Array.from({ length: 24 }, someEmail)
  const tickets: (string | null)[] = []
  for (const [at, email] of emails.entries()) tickets.push((await takePlace(both()[at % 2]!, email)).body.ticket)
  await moveBoth()
  for (const [at, email] of emails.entries())
    expect((await takePlace(both()[(at + 1) % 2]!, email)).body.ticket).toBe(tickets[at])
  const places = await Promise.all(tickets.map(async (ticket) => (await keepPlace(neighbour, ticket)).body.place))
  expect(places).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
})

test('one who comes to two servers at the same moment, five times, gets one place', async () => {
  const email = someEmail()
  const replies = await Promise.all(Array.from({ length: 10 }, (_, at) => takePlace(both()[at % 2]!, email)))
  expect(new Set(replies.map(({ body }) => body.ticket)).size).toBe(1)
})

test('however many servers let people in at the same moment, as many get in as the pace says, and those who came first', async () => {
  const emails = Array.from({ length: 60 }, someEmail)
  const tickets: (string | null)[] = []
  for (const email of emails) tickets.push((await takePlace(house, email)).body.ticket)
  await moveBoth()
  const first = await admitted()
  for (let second = 1; second <= 3; second += 1) {
    house.clock.forward(1000)
    await Promise.all([moveBoth(), moveBoth(), moveBoth()])
    expect(await admitted()).toBe(first + 10 * second)
  }
  const states = await Promise.all(tickets.map(async (ticket) => (await keepPlace(house, ticket)).body.state))
  expect(states).toEqual(emails.map((_, at) => (at < first + 30 ? 'admitted' : 'waiting')))
})

const opening = () => ({ opensAt: new Date(house.clock.now().getTime() + 60_000).toISOString() })

test('lots are drawn once, where two servers would at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    await fresh(opening())
    await Promise.all(Array.from({ length: 40 }, (_, at) => takePlace(both()[at % 2]!, someEmail())))
    expect(await numbers()).toEqual([])
    house.clock.forward(61_000)
    await moveBoth()
    const drawn = await house.database.raw('select id, number from waiting_places order by number')
    expect(await numbers()).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    await moveBoth()
    expect((await house.database.raw('select id, number from waiting_places order by number')).rows).toEqual(drawn.rows)
  }
})

test('without the lock two servers let in twice as many: the lock is what holds', async () => {
  for (let one = 0; one < 60; one += 1) await takePlace(house, someEmail())
  await moveBoth()
  const before = await admitted()
  house.clock.forward(1000)
  const { met, restore } = takeOut(['for update skip locked'])
  const stopped = holdUp('set admitted_at')
  try {
    const slow = house.app.moveLine()
    await stopped.arrived
    // It has reckoned how many are next, and not let them in yet.
    await neighbour.app.moveLine()
    stopped.letGo()
    await slow
    expect(met[0]).toBeGreaterThan(0)
    expect((await admitted()) - before).toBe(20)
  } finally {
    stopped.letGo()
    restore()
  }
})
