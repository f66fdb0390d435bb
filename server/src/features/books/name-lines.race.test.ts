import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type FakeStripe, openFakeStripe } from '../../testing/fake-stripe.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { holdUp } from '../../testing/statements.ts'
import { intentsOf, paidBuyer, payingBy, refusePart, type StripeBuyer } from '../../testing/stripe-buyer.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { nameLines } from './name-lines.ts'
import { readProviderBooks } from './read-provider-books.ts'

// Two servers read the provider's account at the same moment.
const stripe: FakeStripe = await openFakeStripe(() => house.clock.now())
const house = useTestHouse({ ports: payingBy(stripe) })
beforeAll(() => seedStaffForTests(house))
afterEach(async () => expect(await findViolations(house.database, house.clock.now())).toEqual([]))
afterAll(() => stripe.close())

const intentOf = (buyer: StripeBuyer) => intentsOf(stripe, buyer)[0]!
const readBooks = async () => readProviderBooks(await house.app.context())

/** 100.00 € that staff gave of an order, and Stripe refused once. @returns what closes its alarm: it is paid in another way. */
async function refused(): Promise<{ readonly buyer: StripeBuyer; readonly settle: () => Promise<unknown> }> {
  const buyer = await paidBuyer(house, stripe)
  const token = await signInStaff(house, 'finance')
  await refusePart(house, stripe, buyer, { token, amount: 10_000 })
  await house.database.raw(`update jobs.job set start_after = now() + interval '1 day' where state = 'retry'`)
  house.clock.forward(60_000)
  const settle = async () => {
    house.clock.forward(60_000)
    const { rows } = await house.database.raw('select id from payment_alarms where closed_at is null')
    return call(house, 'POST', `/api/organiser/payment-alarm/${rows[0]?.['id']}/close`, { token })
  }
  return { buyer, settle }
}

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(house.database.db)
    if ((rows[0]?.count ?? 0) > 0) return
  }
}

const named = async () => nameLines(await house.app.context(), 'stripe')

/** One names lines, held up as it writes the first name; the other begins meanwhile. */
async function both(meanwhile: () => Promise<unknown>): Promise<void> {
  const held = holdUp('update "provider_lines" set')
  const naming = named()
  await held.arrived
  const other = meanwhile()
  await Promise.race([other, somebodyWaits()])
  held.letGo()
  await Promise.all([naming, other])
}

const settledSum = async (): Promise<number> => {
  const { rows } = await house.database.raw(
    'select coalesce(-sum(amount), 0)::int as sum from provider_lines where settled_refund is not null',
  )
  return Number(rows[0]?.['sum'])
}

test('a line that two name at once is named once, and neither fails', async () => {
  const { buyer, settle } = await refused()
  stripe.books.giveBackByHand(intentOf(buyer), 4000)
  await readBooks()
  await settle()
  const before = await settledSum()
  await both(named)
  expect((await settledSum()) - before).toBe(4000)
})

test('two lines that are named at once for one refund are no more than it', async () => {
  const { buyer, settle } = await refused()
  for (const amount of [4500, 6000]) {
    stripe.books.giveBackByHand(intentOf(buyer), amount)
    house.clock.forward(1000)
  }
  await readBooks()
  await settle()
  // Whoever names first has not read the first of them yet.
  const isOf = async (payment: string | null) =>
    house.database.raw(
      'update provider_lines set of_payment = $1 where amount = -4500 and settled_refund is null returning id',
      [payment],
    )
  const { rows } = await house.database.raw('select of_payment from provider_lines where amount = -4500')
  await isOf(null)
  const before = await settledSum()
  await both(async () => {
    await isOf(String(rows[0]?.['of_payment']))
    await named()
  })
  expect((await settledSum()) - before).toBe(6000)
})
