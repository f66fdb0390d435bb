import { readFileSync } from 'node:fs'
import type { SelfCheck } from '@foyer/contract/platform'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitedFor } from '#platform/payments/stripe/read-event'
import { type FakeStripe, openFakeStripe } from '../testing/fake-stripe.ts'
import { call } from '../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../testing/staff.ts'
import { payingBy } from '../testing/stripe-buyer.ts'
import { useTestHouse } from '../testing/test-house.ts'
import { describeWebhook } from './describe-webhook.ts'

// What Stripe tells of is set in its dashboard, by hand: a card that was declined there counts only where it is told of.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe, 300) })
const url = 'http://localhost:3000/api/payment/webhook/stripe'
const asked = 'GET /v1/webhook_endpoints'
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})
beforeEach(() => void stripe.books.webhooks.splice(0))
afterAll(() => stripe.close())

let made = 0
function set(changes: Partial<(typeof stripe.books.webhooks)[number]> = {}): void {
  made += 1
  const endpoint = { id: `we_${made}`, object: 'webhook_endpoint', url, enabled_events: waitedFor, status: 'enabled' }
  stripe.books.webhooks.push({ ...endpoint, ...changes } as (typeof stripe.books.webhooks)[number])
}
const without = (event: string) => waitedFor.filter((one) => one !== event)

/** What the doctor prints, and what the self-check answers. */
async function said() {
  const sentence = await describeWebhook(house.ports.payments)
  const { body } = await call<SelfCheck>(house, 'GET', '/api/organiser/self-check', { token })
  expect(body.payment.webhook?.url).toBe(url)
  return { sentence, tells: body.payment.webhook?.tells, missing: body.payment.webhook?.missing }
}

test('nothing is to be set where Stripe tells of all that is waited for, by one webhook or by several, or of everything', async () => {
  const well = { sentence: null, tells: 'all', missing: [] }
  set()
  expect(await said()).toEqual(well)
  stripe.books.webhooks.splice(0)
  set({ url: `${url}/`, enabled_events: waitedFor.slice(0, 2) })
  for (const other of [1, 2, 3]) set({ url: `https://other.example/${other}` })
  set({ enabled_events: waitedFor.slice(2) })
  expect(await said()).toEqual(well)
  stripe.books.webhooks.splice(0)
  set({ enabled_events: ['*'] })
  expect(await said()).toEqual(well)
})

test('an event that is not switched on is named, with the webhook where it is to be', async () => {
  set({ enabled_events: without('payment_intent.payment_failed') })
  set({ url: 'https://other.example/api/payment/webhook/stripe' })
  set({ status: 'disabled' })
  expect(await said()).toEqual({
    sentence: `Stripe does not tell of everything: switch on payment_intent.payment_failed for the webhook ${url} in its dashboard.`,
    tells: 'some',
    missing: ['payment_intent.payment_failed'],
  })
})

test('without a webhook to this deployment it is said which to make, and of one that is off that it is', async () => {
  set({ url: 'https://other.example/api/payment/webhook/stripe' })
  expect(await said()).toEqual({
    sentence: `Stripe tells of nothing: make a webhook to ${url} in its dashboard for ${waitedFor.join(', ')}.`,
    tells: 'nothing',
    missing: waitedFor,
  })
  set({ status: 'disabled' })
  expect(await said()).toMatchObject({ sentence: expect.stringContaining('switched off'), tells: 'off' })
})

test.each(['forbidden', 'hangs', 'failed'] as const)(
  'where Stripe does not say, because its answer is %s, that is said, and nothing is called wrong or right',
  async (kind) => {
    set()
    // The SDK asks once more where no answer came.
    for (let time = 0; time < (kind === 'forbidden' ? 2 : 4); time += 1) stripe.faults.push({ call: asked, kind })
    expect(await said()).toMatchObject({
      sentence: expect.stringContaining('could not be looked at'),
      tells: 'unknown',
    })
    expect(stripe.faults).toEqual([])
  },
)

test('what is waited for is what the operator is told to switch on', () => {
  const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const [, told] = /webhook\/stripe` for (.*?) All others/s.exec(operating) ?? []
  expect([...String(told).matchAll(/`([\w.]+)`/g)].map(([, event]) => event)).toEqual(waitedFor)
})
