import { randomUUID } from 'node:crypto'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Database } from '#platform/database/database'
import { createStripeProvider } from '#platform/payments/stripe/stripe-provider'
import type { Ports } from '#platform/ports'
import type { FakeStripe } from './fake-stripe.ts'
import { call, type Reply, signUpForm } from './people.ts'
import type { TestHouse } from './test-house.ts'

type Server = Pick<TestHouse, 'app'>

/** A buyer on their way, and the keys under which each step is sent again. */
export interface StripeBuyer {
  readonly order: { readonly uuid: string; readonly total: { readonly amount: number } }
  readonly secret: string
}

/** Payments by our pretend Stripe, in place of the demo's sandbox. */
export const payingBy =
  (stripe: FakeStripe, timeoutMs?: number) =>
  (ports: Ports): Ports => ({
    ...ports,
    payments: createStripeProvider({
      secretKey: 'sk_test_of_the_tests',
      publishableKey: 'pk_test_of_the_tests',
      webhookSecret: stripe.webhookSecret,
      apiBase: stripe.url,
      payUrl: (order) => `http://localhost:3000/pay?order=${order}`,
      webhookUrl: 'http://localhost:3000/api/payment/webhook/stripe',
      ...(timeoutMs !== undefined && { timeoutMs }),
    }),
  })

const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

/** The steps of a purchase, each as a browser sends it: once, or again under its key. */
export const steps = {
  signUp: (server: Server, key?: string, email = `fault-${randomUUID()}@guests.example`) =>
    call<{ order: StripeBuyer['order']; orderSecret: string }>(server, 'POST', '/api/sign-up', {
      body: signUpForm({ email }),
      ...keyed(key),
    }),
  place: (server: Server, { order, secret }: StripeBuyer, key?: string) =>
    call(server, 'POST', `/api/order/${order.uuid}/place`, {
      token: secret,
      body: { method: 'card' },
      ...keyed(key),
    }),
  pay: (server: Server, { order, secret }: StripeBuyer, key?: string) =>
    call(server, 'POST', `/api/order/${order.uuid}/payment`, { token: secret, ...keyed(key) }),
  cancel: (server: Server, { order, secret }: StripeBuyer, key?: string) =>
    call(server, 'POST', `/api/order/${order.uuid}/cancel`, { token: secret, ...keyed(key) }),
}

/** Somebody whose order is placed. */
export async function placedBuyer(server: Server): Promise<StripeBuyer> {
  const { status, body } = await steps.signUp(server)
  if (status !== 201) throw new Error(`The sign-up answered ${status}.`)
  const buyer = { order: body.order, secret: body.orderSecret }
  await steps.place(server, buyer)
  return buyer
}

export const intentsOf = (stripe: FakeStripe, { order }: Pick<StripeBuyer, 'order'>) =>
  stripe.books.intents.filter(({ metadata }) => metadata['foyer_order'] === order.uuid)

/** Somebody who paid, and whose pass and papers are there. */
export async function paidBuyer(house: Pick<TestHouse, 'app'>, stripe: FakeStripe): Promise<StripeBuyer> {
  const buyer = await placedBuyer(house)
  await steps.pay(house, buyer)
  for (const intent of intentsOf(stripe, buyer)) stripe.books.confirm(intent)
  for (const event of stripe.takeEvents()) await deliver(house, event)
  await house.app.jobs.drain()
  return buyer
}

/** Staff give a buyer a part of their first line back, in minor units, and Stripe refuses it once. @param token of theirs. */
export async function refusePart(
  house: Pick<TestHouse, 'app'>,
  stripe: FakeStripe,
  { order }: StripeBuyer,
  { token, amount }: { readonly token: string; readonly amount: number },
): Promise<void> {
  const url = `/api/organiser/order/${order.uuid}`
  const { lines } = (await call<OfficeOrder>(house, 'GET', url, { token })).body
  stripe.faults.push({ call: 'POST /v1/refunds', kind: 'refused' })
  const body = { lines: [lines[0]?.id], goesBack: false, amount, reason: 'asked', refundedBefore: 0 }
  const { status } = await call(house, 'POST', `${url}/refund`, { token, body })
  if (status !== 204) throw new Error(`The refund answered ${status}.`)
  await house.app.jobs.drain()
}

/** Brings an event of Stripe to the door. */
export async function deliver(server: Server, event: ReturnType<FakeStripe['event']>): Promise<number> {
  const { statusCode } = await server.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe',
    headers: event.headers,
    payload: event.body,
  })
  return statusCode
}

/** What came and what went as our books have it, and as Stripe's have it; in minor units, sorted. */
export async function bothBooks(database: Database, stripe: FakeStripe) {
  const { rows: ours } = await database.raw(`
    select p.amount from payments p where p.provider = 'stripe' and p.state = 'succeeded'
    union all
    select -r.amount from refunds r join payments p on p.id = r.payment_id where p.provider = 'stripe' and r.state = 'succeeded'
    union all
    -- What a bank sent back went, and came again.
    select l.amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.cause_kind in ('refund-paid', 'refund-returned') and l.account = 'provider' and l.kind = 'stripe' and exists (
      select from ledger_entries b where b.cause_kind = 'refund-returned' and b.cause_id = e.cause_id)`)
  const sorted = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other)
  return {
    ours: sorted(ours.map((row) => Number(row['amount']))),
    theirs: sorted(stripe.books.lines.map(({ amount }) => amount)),
  }
}

/**
 * What is wrong with the money of these buyers: charged twice, paid and lost, or charged for nothing.
 * @returns a sentence for each.
 */
export async function wrongsOf(
  database: Database,
  stripe: FakeStripe,
  buyers: readonly StripeBuyer[],
): Promise<string[]> {
  const { rows } = await database.raw('select id, state, total from orders where id = any($1)', [
    buyers.map(({ order }) => order.uuid),
  ])
  const orders = new Map(rows.map((row) => [row['id'], row]))
  return buyers.flatMap((buyer) => {
    const intents = intentsOf(stripe, buyer)
    const taken = intents.filter(({ status }) => status === 'succeeded')
    const ids = new Set(intents.map(({ id }) => id))
    const back = stripe.books.refunds.filter((refund) => ids.has(refund.payment_intent))
    const sum = (all: readonly { readonly amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)
    const kept = sum(taken) - sum(back)
    const order = orders.get(buyer.order.uuid)
    const owed = order?.['state'] === 'paid' ? Number(order['total']) : 0
    return kept === owed
      ? []
      : [`${buyer.order.uuid} is ${String(order?.['state'])}: ${kept} was kept, ${owed} is owed`]
  })
}

export type Answered = Pick<Reply<unknown>, 'status'>
