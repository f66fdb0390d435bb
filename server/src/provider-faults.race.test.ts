import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { pick } from './testing/buyer-acts.ts'
import { type FakeStripe, openFakeStripe } from './testing/fake-stripe.ts'
import { faultRun, reportFaults } from './testing/fault-runs.ts'
import {
  bothBooks,
  deliver,
  intentsOf,
  payingBy,
  placedBuyer,
  type StripeBuyer,
  steps,
  wrongsOf,
} from './testing/stripe-buyer.ts'
import { useTestHouse } from './testing/test-house.ts'

// A payment provider loses answers, repeats itself, is late and tells things in any order. Whatever it does, nobody is charged
// twice, and nobody has paid for nothing.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
const MINUTE_MS = 60_000
const create = 'POST /v1/payment_intents'
const giveBack = 'POST /v1/refunds'
/** The books are compared after so many purchases. */
const AT_ONCE = 20

beforeAll(() => house.database.db.updateTable('pass_types').set({ capacity: null }).execute())
afterAll(() => stripe.close())

const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer).at(-1)!
const paidEvent = (buyer: StripeBuyer) => stripe.event('payment_intent.succeeded', intentOf(buyer))

/** What is only told after the order's time is over. */
const late: StripeBuyer[] = []
let alarmed = 0

async function paid(buyer: StripeBuyer): Promise<void> {
  await steps.pay(house, buyer)
  stripe.books.confirm(intentOf(buyer))
}

/** What goes wrong in one purchase, by name; the buyer's order is placed. */
const faults: Readonly<Record<string, (buyer: StripeBuyer) => Promise<unknown>>> = {
  'the answer is lost': async (buyer) => {
    stripe.faults.push({ call: create, kind: 'cut-after' })
    await paid(buyer)
  },
  'each answer is lost, and nothing is told': async (buyer) => {
    stripe.faults.push({ call: create, kind: 'cut-after' }, { call: create, kind: 'failed' })
    expect((await steps.pay(house, buyer)).status).toBe(503)
    stripe.books.confirm(intentOf(buyer))
  },
  'it refuses, and the buyer tries again': async (buyer) => {
    stripe.faults.push({ call: create, kind: 'failed' }, { call: create, kind: 'failed' })
    expect((await steps.pay(house, buyer)).status).toBe(503)
    await paid(buyer)
    await deliver(house, paidEvent(buyer))
  },
  'it tells everything twice at once': async (buyer) => {
    await paid(buyer)
    const event = paidEvent(buyer)
    await Promise.all([deliver(house, event), deliver(house, event), deliver(house, paidEvent(buyer))])
  },
  'it tells of a declined card after the paid one': async (buyer) => {
    await steps.pay(house, buyer)
    const declined = stripe.event('payment_intent.payment_failed', { ...intentOf(buyer) })
    stripe.books.confirm(intentOf(buyer))
    await deliver(house, paidEvent(buyer))
    await deliver(house, declined)
  },
  'it tells of another amount': async (buyer) => {
    await steps.pay(house, buyer)
    const told = { ...intentOf(buyer), status: 'succeeded', amount_received: 1 }
    await deliver(house, stripe.event('payment_intent.succeeded', told))
    alarmed += 1
  },
  'it tells after the time is over': async (buyer) => {
    await paid(buyer)
    late.push(buyer)
  },
  'the buyer pays as the order ends': async (buyer) => {
    await steps.pay(house, buyer)
    stripe.faults.push({ call: `POST /v1/payment_intents/${intentOf(buyer).id}/cancel`, kind: 'paid-before' })
  },
  'two tabs begin at once, and the page is left': async (buyer) => {
    await Promise.all([steps.pay(house, buyer), steps.pay(house, buyer)])
  },
  'money goes back, and that answer is lost': async (buyer) => {
    await paid(buyer)
    await deliver(house, paidEvent(buyer))
    stripe.faults.push({ call: giveBack, kind: 'cut-after' }, { call: giveBack, kind: 'failed' })
    expect((await steps.cancel(house, buyer)).status).toBe(200)
    await house.app.jobs.drain()
  },
}

/** Time goes by until whatever is under way has come to its end. */
async function settle(): Promise<void> {
  for (const minutes of [2, 20, 3, 61, 61]) {
    house.clock.forward(minutes * MINUTE_MS)
    for (const buyer of late.splice(0)) await deliver(house, paidEvent(buyer))
    await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
    await house.app.sweep()
    await house.app.jobs.drain()
  }
}

const { rounds, seed, draw } = faultRun('provider', 10)

test(
  `after ${rounds} purchases with a provider that fails, both books are equal and everybody has what they paid for`,
  async () => {
    const names = Object.keys(faults)
    const seen = new Map<string, number>()
    const begun = performance.now()
    const all: StripeBuyer[] = []
    for (let done = 0; done < rounds; ) {
      const buyers: StripeBuyer[] = []
      for (; buyers.length < AT_ONCE && done < rounds; done += 1) {
        const buyer = await placedBuyer(house)
        buyers.push(buyer)
        // Each in turn first, so that no run is without one of them.
        const name = done < names.length ? names[done]! : pick(draw, names)
        seen.set(name, (seen.get(name) ?? 0) + 1)
        await faults[name]!(buyer)
      }
      await settle()
      all.push(...buyers)
      const violations = await findViolations(house.database, house.clock.now())
      const alarms = violations.find(({ name }) => name === 'no payment waits for a person')
      expect(violations.filter((one) => one !== alarms)).toEqual([])
      expect(alarms?.rows.length ?? 0).toBe(alarmed)
      const { ours, theirs } = await bothBooks(house.database, stripe)
      expect(ours).toEqual(theirs)
      expect(await wrongsOf(house.database, stripe, buyers)).toEqual([])
      expect(
        buyers
          .flatMap((buyer) => intentsOf(stripe, buyer))
          .filter(({ status }) => !/^(succeeded|canceled)$/.test(status)),
      ).toEqual([])
    }
    expect(await wrongsOf(house.database, stripe, all)).toEqual([])
    reportFaults('provider', {
      seed,
      purchases: rounds,
      ...Object.fromEntries([...seen].map(([name, times]) => [`“${name}”`, times])),
      charges: stripe.books.intents.filter(({ status }) => status === 'succeeded').length,
      refunds: stripe.books.refunds.length,
      'charged twice': 0,
      'paid and lost': 0,
      seconds: Math.round((performance.now() - begun) / 1000),
    })
    expect([...seen.keys()].sort()).toEqual(names.toSorted())
  },
  60_000 + rounds * 10_000,
)
