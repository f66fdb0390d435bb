import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { PassChangePreview } from '@foyer/contract/office-passes'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { idOf } from '../../testing/made-orders.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

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
  const again = await change(person, 1)
  expect(again).toMatchObject({ status: 200 })
})

test('what was not seen, is not sold, or is what they have is refused in words', async () => {
  const person = await attendee(house)
  const stale = { seen: { passTypeId: 1, difference: 1 } }
  expect((await change(person, 3, stale)).body.code).toBe('passes/change-differs')
  expect((await look(person, 1)).body.code).toBe('passes/not-changeable')
  const set = (is_hidden: boolean) =>
    house.database.db.updateTable('pass_types').set({ is_hidden }).where('id', '=', 3).execute()
  await set(true)
  expect((await look(person, 3)).body.code).toBe('passes/not-on-sale')
  await set(false)
})
