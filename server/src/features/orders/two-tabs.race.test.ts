import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { bothBooks, deliver, intentsOf, payingBy, placedBuyer, steps, wrongsOf } from '../../testing/stripe-buyer.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

// Two tabs, a double click, a phone beside the laptop: whoever begins to pay an order at once, on whichever server, begins one
// payment. The order's lock lets no second one begin, and an index of the database where that fails.
const ROUNDS = 10
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
const neighbour = useNeighbour(house, { ports: payingBy(stripe) })
beforeAll(async () => {
  await house.database.db.updateTable('pass_types').set({ capacity: null }).execute()
})
afterAll(() => stripe.close())

/** An order whose payment is begun eight times at once, on two servers; all that was begun is paid, and told. */
async function beginAtOnce() {
  const buyer = await placedBuyer(house)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, tab) => steps.pay(tab % 2 === 0 ? house : neighbour, buyer)),
  )
  const intents = intentsOf(stripe, buyer)
  for (const intent of intents) stripe.books.confirm(intent)
  for (const event of stripe.takeEvents()) await deliver(neighbour, event)
  return { buyer, intents, statuses: answers.map(({ status }) => status) }
}

test('eight that begin to pay at once on two servers begin one payment, and are charged once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, intents, statuses } = await beginAtOnce()
    expect(intents).toHaveLength(1)
    expect(statuses).toContain(202)
    // Who came second goes on with it, or is told that it is under way.
    expect(statuses.filter((status) => status !== 202 && status !== 409)).toEqual([])
    expect(await wrongsOf(house.database, stripe, [buyer])).toEqual([])
  }
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const { ours, theirs } = await bothBooks(house.database, stripe)
  expect(ours).toEqual(theirs)
})
