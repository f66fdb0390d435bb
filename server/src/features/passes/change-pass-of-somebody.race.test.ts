import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { PassChangePreview } from '@foyer/contract/office-passes'
import type { Order } from '@foyer/contract/orders'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { idOf } from '../../testing/made-orders.ts'
import { makeQuota } from '../../testing/office-scenarios.ts'
import { type Attendee, attendee, call, pay, place, signIn, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements, holdUp, takeOut } from '../../testing/statements.ts'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

// Staff change somebody's pass while others want what it is made of. Standard is 1, VIP 3; 7 is an upgrade of Standard.
const [STANDARD, VIP, UPGRADE] = [1, 3, 7]

async function openScene() {
  const house = await openTestHouse()
  onTestFinished(() => house.close())
  await seedStaffForTests(house)
  return { house, token: await signInStaff(house, 'organiser') }
}

const passOf = async (house: TestHouse, { email }: Attendee) =>
  house.database.db
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', await idOf(house, email))
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()

/** Looks at a change; what is given back does it as it was seen. */
async function seen(house: TestHouse, token: string, person: Attendee, passTypeId: number) {
  const path = `/api/organiser/pass/${(await passOf(house, person)).id}/change`
  const look = await call<PassChangePreview>(house, 'POST', `${path}/preview`, { token, body: { passTypeId } })
  return (isFree = false) =>
    call<{ orderUuid: string | null; code?: string }>(house, 'POST', path, {
      token,
      body: { passTypeId, isFree, reason: 'They asked', seen: look.body.seen },
    })
}

async function refundAll(house: TestHouse, token: string, uuid: string) {
  const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })
  const lines = body.lines.map(({ id }) => id)
  return call(house, 'POST', `/api/organiser/order/${uuid}/refund`, {
    token,
    body: { lines, goesBack: false, amount: body.total.amount, reason: 'goodwill', refundedBefore: 0 },
  })
}

/** Until somebody waits for a lock that another has. */
async function isAwaited({ database }: TestHouse) {
  const behind = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await database.raw(behind)).rows.length === 0);
}

test('what went back meanwhile is looked at again: the log never says that more went back than did', async () => {
  const { house, token } = await openScene()
  const finance = await signInStaff(house, 'finance')
  const person = await attendee(house)
  const { body: offer } = await (await seen(house, token, person, VIP))()
  const upgrade = { uuid: offer.orderUuid ?? '' }
  await place(house, upgrade, person.token)
  await pay(house, upgrade, person.token)
  expect((await refundAll(house, finance, person.signUp.order?.uuid ?? '')).status).toBe(204)
  const change = await seen(house, token, person, STANDARD)
  const refund = holdUp('update "order_lines"')
  const refunded = refundAll(house, finance, upgrade.uuid)
  await refund.arrived
  const changed = change()
  await isAwaited(house)
  refund.letGo()
  expect((await refunded).status).toBe(204)
  expect(await changed).toMatchObject({ status: 409, body: { code: 'passes/change-differs' } })
  expect(await findViolations(house.database)).toEqual([])
})

/** The upgrade's place back, one swapped, one taken: what is counted where nobody begins anew. */
const GIVEN_AND_BOUGHT = 1 + 3 + 1

/** A hall that three types share: an upgrade of somebody gives way to a gift, while another buys the pass that is given. */
async function giveWhileBought() {
  const { house, token } = await openScene()
  const quota = await makeQuota(house, { capacity: 50 })
  const holder = await attendee(house)
  const buyer = await signUpVisitor(house, { passTypeId: VIP })
  for (const id of [STANDARD, VIP, UPGRADE])
    await sql`update pass_types set quota_id = ${quota.made.body.id} where id = ${id}`.execute(house.database.db)
  const { status } = await (await seen(house, token, holder, UPGRADE))()
  expect(status).toBe(200)
  const change = await seen(house, token, holder, VIP)
  const counts = countStatements('update "pass_types"')
  onTestFinished(() => counts.stop())
  const letting = holdUp('update "pass_upgrades"')
  const given = change(true)
  await letting.arrived
  const placed = place(house, buyer.order!, buyer.orderSecret)
  await isAwaited(house)
  letting.letGo()
  expect([(await given).status, (await placed).status]).toEqual([200, 200])
  expect(await findViolations(house.database)).toEqual([])
  return counts.count() - GIVEN_AND_BOUGHT
}

test('who gives another pass in the stead of an upgrade waits for nobody who waits for them', async () => {
  expect(await giveWhileBought()).toBe(0)
})

test('without the lock of all types the same two wait for each other, and one begins anew', async () => {
  const { met, restore } = takeOut([
    {
      part: 'from pass_types where id = any($1::int[]) order by id for no key update',
      left: 'where $1::int[] is null',
    },
  ])
  onTestFinished(restore)
  expect(await giveWhileBought()).toBeGreaterThan(0)
  expect(met).not.toContain(0)
})

/** Somebody gives up a pass of a voucher in a placed order, while another places one of the same voucher. */
async function chooseWhileRedeemed() {
  const { house } = await openScene()
  const value = { kind: 'amount', value: 5000 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: STANDARD, codes: 1, usesPerCode: 5, value })
  const voucherCode = vouchers[0]?.code
  const { body: vendor } = await signIn(house, staff.find(({ isVendor }) => isVendor)!.email, demoPassword)
  const address = signUpForm()['billingAddress']
  await call(house, 'POST', '/api/address/', { token: vendor.token, body: { type: 'billingAddress', address } })
  const choose = (body: object) => call<Order>(house, 'PUT', '/api/order/current/pass', { token: vendor.token, body })
  const { body: order } = await choose({ voucherCode })
  expect((await place(house, order, vendor.token)).status).toBe(200)
  const other = await signUpVisitor(house, { passTypeId: null, voucherCode })
  const counts = countStatements('update "vouchers"')
  onTestFinished(() => counts.stop())
  const taking = holdUp('update "vouchers"')
  const chosen = choose({ passTypeId: VIP })
  await taking.arrived
  const placed = place(house, other.order!, other.orderSecret)
  await isAwaited(house)
  taking.letGo()
  expect([(await chosen).status, (await placed).status]).toEqual([200, 200])
  expect(await findViolations(house.database)).toEqual([])
  return counts.count() - GIVEN_UP_AND_REDEEMED
}
const GIVEN_UP_AND_REDEEMED = 2

test('who gives up a pass by voucher and who redeems one have its uses before its places', async () => {
  expect(await chooseWhileRedeemed()).toBe(0)
})

test('without the lock of the voucher the same two wait for each other, and one begins anew', async () => {
  const { met, restore } = takeOut([
    { part: 'or id in (select p.voucher_id from passes p where p.order_id = $2)', left: 'and $2::uuid is null' },
  ])
  onTestFinished(restore)
  expect(await chooseWhileRedeemed()).toBeGreaterThan(0)
  expect(met).not.toContain(0)
})
