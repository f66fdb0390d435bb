import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { PassChangePreview } from '@foyer/contract/office-passes'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { idOf } from '../../testing/made-orders.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

// Staff give somebody another pass than they have: standard is 1 and VIP 3.
const house = useTestHouse()
let token: string
let standard: number
let vip: number

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  const prices = await house.database.db.selectFrom('pass_types').select(['id', 'price']).execute()
  const priceOf = (type: number) => prices.find(({ id }) => id === type)?.price ?? 0
  ;[standard, vip] = [priceOf(1), priceOf(3)]
})

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

const passOf = async ({ email }: Attendee) =>
  house.database.db
    .selectFrom('passes')
    .select(['id', 'pass_type_id'])
    .where('user_id', '=', await idOf(house, email))
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
const look = async (person: Attendee, passTypeId: number) =>
  call<PassChangePreview & { code?: string }>(
    house,
    'POST',
    `/api/organiser/pass/${(await passOf(person)).id}/change/preview`,
    { token, body: { passTypeId } },
  )
/** Looks at it, and does it as it was seen. */
async function change(person: Attendee, passTypeId: number, more: object = {}) {
  const { body } = await look(person, passTypeId)
  return call<{ orderUuid: string | null; code?: string }>(
    house,
    'POST',
    `/api/organiser/pass/${(await passOf(person)).id}/change`,
    { token, body: { passTypeId, isFree: false, reason: 'They asked', seen: body.seen, ...more } },
  )
}
const takenOf = async (id: number) => {
  const type = await house.database.db
    .selectFrom('pass_types')
    .select(['held', 'sold'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return type.held + type.sold
}

test('a cheaper pass is theirs at once, what it costs less goes back, and its old place is free', async () => {
  const person = await attendee(house, { passTypeId: 3 })
  const before = [await takenOf(1), await takenOf(3)]
  expect((await look(person, 1)).body).toMatchObject({
    before: { amount: vip },
    after: { amount: standard },
    difference: { amount: standard - vip },
    payUntil: null,
  })
  expect(await change(person, 1)).toMatchObject({ status: 200, body: { orderUuid: null } })
  expect((await passOf(person)).pass_type_id).toBe(1)
  expect([await takenOf(1), await takenOf(3)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1])
  await house.app.jobs.drain()
  const order = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${person.signUp.order?.uuid}`, { token })
  expect(order.body).toMatchObject({ status: 'partially_refunded', refunded: { amount: vip - standard } })
})

test('a dearer pass is held for three days, and theirs once they have paid the difference by the mail’s link', async () => {
  const person = await attendee(house)
  const before = await takenOf(3)
  const { body } = await change(person, 3)
  const uuid = body.orderUuid ?? ''
  expect(await takenOf(3)).toBe(before + 1)
  expect((await passOf(person)).pass_type_id).toBe(1)
  await house.app.jobs.drain()
  const to = `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`
  const { body: mails } = await call<{ subject: string }[]>(house, 'GET', to)
  expect(mails.map(({ subject }) => subject).join()).toContain('Please pay the difference')
  expect((await look(person, 3)).body.replaces).toBe(true)
  expect((await place(house, { uuid }, person.token)).body).toMatchObject({ total: { amount: vip - standard } })
  expect((await pay(house, { uuid }, person.token)).body.status).toBe('paid')
  expect((await passOf(person)).pass_type_id).toBe(3)
})

test('nobody pays for what is given, and it wants a reason', async () => {
  const person = await attendee(house)
  expect((await change(person, 3, { reason: ' ' })).status).toBe(400)
  expect(await change(person, 3, { isFree: true })).toMatchObject({ status: 200, body: { orderUuid: null } })
  expect((await passOf(person)).pass_type_id).toBe(3)
})

/** What was given back of all orders of somebody, in minor units. */
const refundedTo = async (person: Attendee) => {
  const lines = await house.database.db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('refund_lines.gross')
    .where('orders.user_id', '=', await idOf(house, person.email))
    .execute()
  return lines.reduce((sum, { gross }) => sum + gross, 0)
}
const setVipPrice = (price: number) =>
  house.database.db.updateTable('pass_types').set({ price }).where('id', '=', 3).execute()
const entryOf = async (person: Attendee) => {
  const { id } = await passOf(person)
  const entry = await house.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('record', '=', 'pass')
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return entry.changes as unknown
}

test('what was given free goes back to nobody when the pass is a cheaper one again, however often', async () => {
  const person = await attendee(house)
  for (let round = 0; round < 2; round += 1) {
    expect((await change(person, 3, { isFree: true })).status).toBe(200)
    expect((await look(person, 1)).body.difference.amount).toBe(0)
    expect((await change(person, 1)).status).toBe(200)
    expect(await refundedTo(person)).toBe(0)
  }
  expect(JSON.stringify(await entryOf(person))).not.toContain('refunded')
})

test('what they paid upon a gift goes back, and the gift does not', async () => {
  const person = await attendee(house)
  await change(person, 3, { isFree: true })
  // What was given is worth what both cost now, as every difference is.
  await setVipPrice(vip + 5000)
  expect((await look(person, 1)).body.difference.amount).toBe(0)
  await change(person, 1)
  await setVipPrice(vip)
  const { body } = await change(person, 3)
  await place(house, { uuid: body.orderUuid ?? '' }, person.token)
  await pay(house, { uuid: body.orderUuid ?? '' }, person.token)
  expect((await look(person, 1)).body.difference.amount).toBe(standard - vip)
  expect((await change(person, 1)).status).toBe(200)
  expect(await refundedTo(person)).toBe(vip - standard)
})

test('of a pass by voucher goes back what was paid, less what the voucher took off', async () => {
  const value = { kind: 'amount', value: 5000 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: 3, codes: 1, usesPerCode: 1, value })
  const person = await attendee(house, { passTypeId: null, voucherCode: vouchers[0]?.code })
  expect((await look(person, 1)).body.difference.amount).toBe(standard - vip + 5000)
  expect((await change(person, 1)).status).toBe(200)
  expect(await refundedTo(person)).toBe(vip - standard - 5000)
  // The voucher's part is used up: from here on what costs less goes back whole.
  await setVipPrice(standard - 1000)
  expect((await look(person, 3)).body.difference.amount).toBe(-1000)
  await setVipPrice(vip)
})

test('what staff gave back of an upgrade before goes back no second time, nor does what a voucher took off the pass', async () => {
  const value = { kind: 'amount', value: 5000 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: 1, codes: 1, usesPerCode: 1, value })
  const person = await attendee(house, { passTypeId: null, voucherCode: vouchers[0]?.code })
  const upgrade = { uuid: (await change(person, 3)).body.orderUuid ?? '' }
  await place(house, upgrade, person.token)
  await pay(house, upgrade, person.token)
  const finance = await signInStaff(house, 'finance')
  const url = `/api/organiser/order/${upgrade.uuid}`
  const { lines } = (await call<OfficeOrder>(house, 'GET', url, { token: finance })).body
  const given = await call(house, 'POST', `${url}/refund`, {
    token: finance,
    body: { lines: [lines[0]?.id], goesBack: false, amount: 3000, reason: 'asked', refundedBefore: 0 },
  })
  expect(given.status).toBe(204)
  // Of the price of the upgrade 30.00 € are left to take off: they are the voucher's, whom nobody pays.
  expect((await look(person, 1)).body.difference.amount).toBe(standard - vip + 3000)
  expect((await change(person, 1)).status).toBe(200)
  expect(await refundedTo(person)).toBe(vip - standard)
})

test('two who offer the same upgrade to somebody: the second is told that there is one by now', async () => {
  const person = await attendee(house)
  const { body: seen } = await look(person, 3)
  const first = await change(person, 3)
  expect(first.status).toBe(200)
  const { id } = await passOf(person)
  const second = await call<{ code?: string }>(house, 'POST', `/api/organiser/pass/${id}/change`, {
    token,
    body: { passTypeId: 3, isFree: false, reason: 'They asked', seen: seen.seen },
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'passes/change-differs' } })
  expect((await look(person, 3)).body.replaces).toBe(true)
  const order = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${first.body.orderUuid}`, { token })
  expect(order.body.status).toBe('open')
  expect((await change(person, 3)).status).toBe(200)
})

test('what was not seen, is not sold, or is what they have is refused in words', async () => {
  const person = await attendee(house)
  const stale = { seen: { passTypeId: 1, difference: 1, replaces: null } }
  expect((await change(person, 3, stale)).body.code).toBe('passes/change-differs')
  expect((await look(person, 1)).body.code).toBe('passes/not-changeable')
  const set = (is_hidden: boolean) =>
    house.database.db.updateTable('pass_types').set({ is_hidden }).where('id', '=', 3).execute()
  await set(true)
  expect((await look(person, 3)).body.code).toBe('passes/not-on-sale')
  await set(false)
})
