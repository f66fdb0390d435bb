import type { Dashboard } from '@foyer/contract/dashboard'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import {
  deliver,
  intentsOf,
  paidBuyer,
  payingBy,
  refusePart,
  type StripeBuyer,
  steps,
} from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { readProviderBooks } from './read-provider-books.ts'

// Stripe refused a refund, and somebody gave the money in its dashboard. Stripe's account was read before it was known what
// that money was: each cent is in the books once all the same, whichever came first.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
let token: string
let foreign = 0
beforeAll(() => seedStaffForTests(house))
beforeEach(async () => {
  token = await signInStaff(house, 'finance')
})
afterEach(async () => {
  // The account has been read for longer than anything may take.
  house.clock.forward(2 * 3_600_000)
  await readBooks()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  const lies = await balances()
  expect(lies['provider']).toBe(stripe.books.lines.reduce((sum, { net }) => sum + net, 0))
  expect(lies['foreign'] ?? 0).toBe(foreign)
})
afterAll(() => stripe.close())

const readBooks = async () => readProviderBooks(await house.app.context())
const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer)[0]!
const byHand = (buyer: StripeBuyer, amount: number) => {
  house.clock.forward(60_000)
  stripe.books.giveBackByHand(intentOf(buyer), amount)
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await house.database.raw('select account, sum(amount)::int as amount from ledger_lines group by 1')
  return Object.fromEntries(rows.map(({ account, amount }) => [String(account), Number(amount)]))
}

/** A refund of 499.00 € that was refused once, and is asked for again when a test says so. */
async function refused(): Promise<StripeBuyer> {
  const buyer = await paidBuyer(house, stripe)
  stripe.faults.push({ call: 'POST /v1/refunds', kind: 'refused' })
  await steps.cancel(house, buyer)
  await house.app.jobs.drain()
  await house.database.raw(`update jobs.job set start_after = now() + interval '1 day' where state = 'retry'`)
  return buyer
}

async function askAgain(): Promise<void> {
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await house.app.jobs.drain()
}

const refundOf = async ({ order }: StripeBuyer) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${order.uuid}`, { token })).body.refunds[0]
const stateOf = async (buyer: StripeBuyer) => (await refundOf(buyer))?.state

const alarms = async () =>
  (await call<Dashboard>(house, 'GET', '/api/organiser/dashboard', { token })).body.alarms ?? []

async function closeAlarm(): Promise<void> {
  const [alarm] = await alarms()
  expect((await call(house, 'POST', `/api/organiser/payment-alarm/${alarm?.uuid}/close`, { token })).status).toBe(204)
}

test('money that was read as moved beside us proves to be the refund: it left Stripe once, and the entry of before is countered', async () => {
  const buyer = await refused()
  byHand(buyer, 49_900)
  await readBooks()
  expect(await balances()).toMatchObject({ foreign: 49_900, 'to-refund': -49_900 })
  await askAgain()
  expect(await stateOf(buyer)).toBe('succeeded')
  await readBooks()
  const after = await balances()
  await readBooks()
  expect(await balances()).toEqual(after)
  const { rows } = await house.database.raw(`
    select cause_part, count(*)::int as lines, sum(l.amount) filter (where account = 'foreign')::int as moved
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where cause_kind = 'provider-line' and exists (
      select from ledger_lines f where f.entry_id = e.id and f.account = 'foreign') group by e.id order by e.id`)
  expect(rows).toEqual([
    { cause_part: 0, lines: 2, moved: 49_900 },
    { cause_part: 1, lines: 2, moved: -49_900 },
  ])
})

test('so does what was given there in parts, one of them days before the other', async () => {
  const buyer = await refused()
  byHand(buyer, 20_000)
  await readBooks()
  await askAgain()
  expect(await stateOf(buyer)).toBe('requested')
  house.clock.forward(3 * 24 * 3_600_000)
  token = await signInStaff(house, 'finance')
  await readBooks()
  byHand(buyer, 29_900)
  await house.database.raw(`update jobs.job set start_after = now() where state = 'retry'`)
  await askAgain()
  expect(await stateOf(buyer)).toBe('succeeded')
})

test('what has its name before the account is read is booked as the refund alone', async () => {
  const buyer = await refused()
  byHand(buyer, 49_900)
  await askAgain()
  const before = await entries()
  await readBooks()
  expect(await stateOf(buyer)).toBe('succeeded')
  // The fee of the charge: of the refund Stripe keeps nothing.
  expect((await entries()) - before).toBe(1)
})
const entries = async () =>
  Number((await house.database.raw('select count(*)::int as count from ledger_entries')).rows[0]?.['count'])

test('who gave all of it there and closes the alarm paid nothing out of the bank account', async () => {
  const buyer = await refused()
  byHand(buyer, 49_900)
  const before = (await balances())['bank'] ?? 0
  await closeAlarm()
  expect((await balances())['bank'] ?? 0).toBe(before - 49_900)
  await readBooks()
  expect(await stateOf(buyer)).toBe('failed')
  expect((await balances())['bank'] ?? 0).toBe(before)
})

test('who gave a part of it there and transferred the rest paid the rest alone out of the bank account', async () => {
  const buyer = await refused()
  byHand(buyer, 20_000)
  await readBooks()
  const before = (await balances())['bank'] ?? 0
  house.clock.forward(60_000)
  await closeAlarm()
  await readBooks()
  expect((await balances())['bank'] ?? 0).toBe(before - 29_900)
})

test('what is given there after the alarm was closed, or is more than what is owed, has another reason and stays beside us', async () => {
  const buyer = await refused()
  byHand(buyer, 20_000)
  house.clock.forward(60_000)
  await closeAlarm()
  byHand(buyer, 1000)
  await readBooks()
  foreign += 1000
})

/** A refund of 499.00 € that somebody gave in two parts. */
async function givenInParts(): Promise<StripeBuyer> {
  const buyer = await refused()
  byHand(buyer, 20_000)
  byHand(buyer, 29_900)
  await askAgain()
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', returned: { amount: 0 } })
  return buyer
}

/** The bank of the buyer sends a part back, and Stripe tells of it twice. */
async function sentBack(buyer: StripeBuyer, amount: number): Promise<void> {
  house.clock.forward(60_000)
  const given = stripe.books.refunds.find((one) => one.payment_intent === intentOf(buyer).id && one.amount === amount)!
  stripe.books.bounce(given)
  const event = stripe.event('refund.failed', { ...given, currency: 'eur' })
  const again = stripe.event('refund.failed', { ...given, currency: 'eur' })
  for (const one of [event, event, again]) expect(await deliver(house, one)).toBe(202)
}

test('of what was given in parts, the part that a bank sends back is owed again: the other one is with its buyer', async () => {
  const buyer = await givenInParts()
  const before = await balances()
  await sentBack(buyer, 20_000)
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', returned: { amount: 20_000 } })
  expect((await balances())['to-refund']).toBe((before['to-refund'] ?? 0) - 20_000)
  expect(await alarms()).toMatchObject([{ kind: 'refund-failed' }])
  await closeAlarm()
  expect((await balances())['to-refund']).toBe(before['to-refund'])
  expect((await balances())['bank'] ?? 0).toBe((before['bank'] ?? 0) - 20_000)

  await sentBack(buyer, 29_900)
  expect(await refundOf(buyer)).toMatchObject({ state: 'failed', returned: { amount: 49_900 } })
  expect(await alarms()).toMatchObject([{ kind: 'refund-failed' }])
  await closeAlarm()
  expect((await balances())['bank'] ?? 0).toBe((before['bank'] ?? 0) - 49_900)
})

test('parts that come back one after the other are told each, with what is owed in all', async () => {
  const buyer = await givenInParts()
  const before = (await balances())['bank'] ?? 0
  const told = async () => {
    await house.app.jobs.drain()
    const { rows } = await house.database.raw(`
      select a.detail ->> 'amount' as amount, (select count(*)::int from mails where kind = 'mail-payment-alarm') as mails
      from payment_alarms a where a.closed_at is null`)
    return rows
  }
  await sentBack(buyer, 20_000)
  const [first] = await told()
  await sentBack(buyer, 29_900)
  expect(await told()).toEqual([{ amount: '49900', mails: Number(first?.['mails']) + 1 }])
  await closeAlarm()
  expect((await balances())['bank'] ?? 0).toBe(before - 49_900)
})

test('a part that came back and was given in the dashboard once more left the bank account not at all', async () => {
  const buyer = await givenInParts()
  await readBooks()
  const before = (await balances())['bank'] ?? 0
  await sentBack(buyer, 20_000)
  byHand(buyer, 20_000)
  house.clock.forward(60_000)
  await closeAlarm()
  await readBooks()
  expect((await balances())['bank'] ?? 0).toBe(before)
})

test('a line that cannot be booked keeps none of the others from being booked, and is told to a person until it can be', async () => {
  const [bad, good] = [await refused(), await refused()]
  for (const buyer of [bad, good]) byHand(buyer, 49_900)
  await readBooks()
  foreign += 49_900
  await askAgain()
  const { rows } = await house.database.raw(
    `select l.id from provider_lines l join payments p on p.id = l.of_payment where p.order_id = $1`,
    [bad.order.uuid],
  )
  await house.database.raw(`
    create function refuse_line() returns trigger language plpgsql as $$ begin raise 'planted'; end $$`)
  await house.database.raw(`
    create trigger planted before update on provider_lines for each row
    when (old.id = '${rows[0]?.['id']}') execute function refuse_line()`)
  const name =
    'what was given beside us and is a refund of ours, or stands for one, has its name once the account was read again'
  try {
    for (let hour = 0; hour < 3; hour += 1) {
      house.clock.forward(3_600_000)
      await expect(readBooks()).rejects.toThrow(`1 could not be done: line ${rows[0]?.['id']}`)
    }
    expect((await balances())['foreign']).toBe(foreign)
    const wrong = await findViolations(house.database, house.clock.now())
    expect(wrong.find((one) => one.name === name)?.rows).toMatchObject([{ line: rows[0]?.['id'] }])
  } finally {
    await house.database.raw('drop trigger planted on provider_lines')
    await house.database.raw('drop function refuse_line()')
  }
  foreign -= 49_900
})

test('of what was given there in the place of a part that was owed, what is more than that part has another reason', async () => {
  const buyer = await paidBuyer(house, stripe)
  await refusePart(house, stripe, buyer, { token, amount: 10_000 })
  const before = (await balances())['bank'] ?? 0
  for (const amount of [6000, 4500]) byHand(buyer, amount)
  house.clock.forward(60_000)
  await closeAlarm()
  await readBooks()
  expect((await balances())['bank'] ?? 0).toBe(before - 4000)
  foreign += 4500
})
