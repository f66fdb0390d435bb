import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { pick } from './testing/buyer-acts.ts'
import { type CuttableProxy, openCuttableProxy } from './testing/cuttable-proxy.ts'
import { type FakeStripe, openFakeStripe } from './testing/fake-stripe.ts'
import { faultRun, reportFaults } from './testing/fault-runs.ts'
import {
  type Answered,
  bothBooks,
  deliver,
  intentsOf,
  payingBy,
  placedBuyer,
  type StripeBuyer,
  steps,
  wrongsOf,
} from './testing/stripe-buyer.ts'
import { openNeighbour, useTestHouse } from './testing/test-house.ts'

// The network breaks between a server and its database in the very moment of a COMMIT: the server does not know whether it
// happened. Whoever asks again, under the key of the first time, gets what was done, or has it done: once.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
let proxy: CuttableProxy
let cut: Awaited<ReturnType<typeof openNeighbour>>
const MINUTE_MS = 60_000
const AT_ONCE = 25

beforeAll(async () => {
  await house.database.db.updateTable('pass_types').set({ capacity: null }).execute()
  proxy = await openCuttableProxy(house.databaseUrl ?? '')
  cut = await openNeighbour(house, { ports: payingBy(stripe) }, proxy.url)
})
afterAll(async () => {
  await cut.close()
  await proxy.close()
  await stripe.close()
})

/** The word that the server sends, and the one that the database answers with: before it, and after. */
const moments = { before: 'commit', after: 'COMMIT' } as const

/** What is under way as the network breaks; sent again, it is the same. Each gives its buyer. */
const acts: Readonly<
  Record<string, () => Promise<{ send: () => Promise<Answered>; buyer: () => StripeBuyer | undefined }>>
> = {
  'a sign-up': async () => {
    const [key, email] = [randomUUID(), `cut-${randomUUID()}@guests.example`]
    let buyer: StripeBuyer | undefined
    const send = async () => {
      const reply = await steps.signUp(cut, key, email)
      if (reply.status === 201) buyer = { order: reply.body.order, secret: reply.body.orderSecret }
      return reply
    }
    return { send, buyer: () => buyer }
  },
  'a placing': async () => {
    const { status, body } = await steps.signUp(house)
    expect(status).toBe(201)
    const buyer = { order: body.order, secret: body.orderSecret }
    const key = randomUUID()
    return { send: () => steps.place(cut, buyer, key), buyer: () => buyer }
  },
  'the beginning of a payment': async () => {
    const buyer = await placedBuyer(house)
    const key = randomUUID()
    return { send: () => steps.pay(cut, buyer, key), buyer: () => buyer }
  },
  'an event of the provider': async () => {
    const buyer = await placedBuyer(house)
    await steps.pay(house, buyer)
    const intent = intentsOf(stripe, buyer)[0]!
    stripe.books.confirm(intent)
    const event = stripe.event('payment_intent.succeeded', intent)
    return { send: async () => ({ status: await deliver(cut, event) }), buyer: () => buyer }
  },
  'the cancelling of what is paid': async () => {
    const buyer = await placedBuyer(house)
    await steps.pay(house, buyer)
    const intent = intentsOf(stripe, buyer)[0]!
    stripe.books.confirm(intent)
    await deliver(house, stripe.event('payment_intent.succeeded', intent))
    const key = randomUUID()
    return { send: () => steps.cancel(cut, buyer, key), buyer: () => buyer }
  },
}

/** Sends it once over a network that breaks at the commit, and then again until somebody answers. @returns how often. */
async function sendThroughCut(
  send: () => Promise<Answered>,
  moment: keyof typeof moments,
  passing: number,
): Promise<number> {
  proxy.holdFrom(moments[moment], passing)
  let isOver = false
  const first = send()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  while (!proxy.isHolding() && !isOver) await new Promise((resolve) => setTimeout(resolve, 1))
  await proxy.cut()
  proxy.release()
  await proxy.restore()
  const answered = await first
  let tries = 1
  for (let status = answered?.status ?? 503; status >= 500; tries += 1) {
    if (tries > 6000) throw new Error(`It is answered ${status}, however often it is sent.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    status = (await send().catch(() => ({ status: 503 }))).status
  }
  return tries
}

const { rounds, seed, draw } = faultRun('cuts', 10)

test(
  `after ${rounds} connections that broke at a COMMIT, what was sent again was done once`,
  async () => {
    const [names, seen] = [Object.keys(acts), new Map<string, number>()]
    const begun = performance.now()
    let [again, signUps] = [0, 0]
    let buyers: StripeBuyer[] = []
    for (let round = 0; round < rounds; round += 1) {
      const name = round < 2 * names.length ? names[round % names.length]! : pick(draw, names)
      const moment =
        round < 2 * names.length
          ? round < names.length
            ? 'before'
            : 'after'
          : pick(draw, ['before', 'after'] as const)
      seen.set(`${name}, ${moment}`, (seen.get(`${name}, ${moment}`) ?? 0) + 1)
      const { send, buyer } = await acts[name]!()
      // Some steps are more than one transaction: each of them in turn.
      const passing = draw() < 0.4 ? 0 : 1
      if ((await sendThroughCut(send, moment, passing)) > 1) again += 1
      const found = buyer()
      if (found !== undefined) buyers.push(found)
      signUps += 1
      if (buyers.length < AT_ONCE && round + 1 < rounds) continue
      for (const minutes of [2, 25, 61]) {
        house.clock.forward(minutes * MINUTE_MS)
        await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
        await house.app.sweep()
        await house.app.jobs.drain()
      }
      expect(await findViolations(house.database, house.clock.now())).toEqual([])
      const { ours, theirs } = await bothBooks(house.database, stripe)
      expect(ours).toEqual(theirs)
      expect(await wrongsOf(house.database, stripe, buyers)).toEqual([])
      buyers = []
    }
    // Each sign-up was one, however often it was sent.
    const { rows } = await house.database.raw(
      'select count(*)::int as made, count(distinct email)::int as people from sign_ups',
    )
    expect(rows[0]).toEqual({ made: signUps, people: signUps })
    reportFaults('cuts', {
      seed,
      'connections cut': rounds,
      'sent again': again,
      ...Object.fromEntries([...seen].map(([what, times]) => [`“${what}”`, times])),
      'done twice': 0,
      lost: 0,
      seconds: Math.round((performance.now() - begun) / 1000),
    })
  },
  60_000 + rounds * 10_000,
)
