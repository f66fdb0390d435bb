import type { NewVoucherBatch, OfficeVoucher, VoucherBatch } from '@foyer/contract/office-vouchers'
import type { Order } from '@foyer/contract/orders'
import type { Pass, PassPrice, VoucherCheck } from '@foyer/contract/passes'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import {
  attendee,
  call,
  confirm,
  pay,
  place,
  signIn,
  signUpForm,
  signUpVisitor,
  someEmail,
} from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

const house = useTestHouse()
const STANDARD = 1
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const aFifth = { kind: 'percent', value: 2000 } as const
/** One code for as many as may use it. */
async function codeOf(value: NewVoucherBatch['value'], changes: Partial<NewVoucherBatch> = {}) {
  const of = { passTypeId: STANDARD, codes: 1, usesPerCode: 20, value, ...changes }
  const { path, vouchers } = await makeVouchers(house, of)
  return { path, code: vouchers[0]?.code ?? '' }
}
const batchAt = async (path: string) => (await call<VoucherBatch>(house, 'GET', path, { token })).body
const useOf = async (path: string) =>
  (await call<{ items: OfficeVoucher[] }>(house, 'GET', `${path}/voucher`, { token })).body.items[0]
const check = async (code: string, about: object = {}) =>
  (await call<VoucherCheck>(house, 'POST', '/api/voucher/check', { body: { code, email: someEmail(), ...about } })).body
const signUpWith = (voucherCode: string, changes: object = {}) =>
  signUpVisitor(house, { passTypeId: null, voucherCode, ...changes })
const isSound = async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
}

test.each([
  ['a fifth off', aFifth, 39_920],
  ['a sum off', { kind: 'amount', value: 10_000 }, 39_900],
  ['a price of its own', { kind: 'price', value: 9_999 }, 9_999],
] as const)(
  'what a code says it costs is what is ordered, placed, paid and invoiced: %s',
  async (_what, value, total) => {
    const { path, code } = await codeOf(value)
    const asked = await check(code)
    expect(asked).toMatchObject({ valid: true, price: { total: { amount: total }, taxRate: 1900 } })
    const buyer = await signUpWith(code)
    expect(buyer.order).toMatchObject({ total: { amount: total }, net: asked.price!.net, tax: asked.price!.tax })
    expect(buyer.order?.lines[0]?.description).toContain('voucher: ')
    expect(await useOf(path)).toMatchObject({ held: 0, redeemed: 0 })
    expect((await place(house, buyer.order!, buyer.orderSecret)).body.total.amount).toBe(total)
    expect(await useOf(path)).toMatchObject({ held: 1, redeemed: 0 })
    await pay(house, buyer.order!, buyer.orderSecret)
    expect(await useOf(path)).toMatchObject({ held: 0, redeemed: 1 })
    expect(await confirm(house, buyer)).toMatchObject({ body: { passStatus: 'approved' } })
    await isSound()
    const invoices = await house.database.db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', buyer.order!.uuid)
      .execute()
    expect(invoices).toMatchObject([{ total: total, net: asked.price!.net.amount, tax: asked.price!.tax.amount }])
    expect(await batchAt(path)).toMatchObject({
      value,
      redeemed: 1,
      givenAway: { amount: 49_900 - total, currency: 'EUR' },
    })
  },
)

test('who owes the VAT abroad is told the net price of what the code leaves', async () => {
  const { code } = await codeOf(aFifth)
  const { price } = await check(code, { countryId: countryId('CH') })
  const buyer = await signUpWith(code, {
    billingAddress: { ...(signUpForm()['billingAddress'] as object), countryId: countryId('CH') },
  })
  expect(price).toMatchObject({ total: buyer.order!.total, tax: buyer.order!.tax } satisfies Partial<PassPrice>)
})

test.each([
  ['all of it off', { kind: 'percent', value: 10_000 }],
  ['more off than it costs', { kind: 'amount', value: 60_000 }],
  ['a price of nothing', { kind: 'price', value: 0 }],
  ['free', { kind: 'free' }],
] as const)('what leaves nothing to pay is given without an order, as what is free: %s', async (_what, value) => {
  const { path, code } = await codeOf(value)
  expect(await check(code)).toMatchObject({ valid: true, price: { total: { amount: 0 }, net: { amount: 0 } } })
  const visitor = await signUpWith(code)
  expect(visitor.order).toBeNull()
  expect(await useOf(path)).toMatchObject({ held: 1 })
  expect(await confirm(house, visitor)).toMatchObject({ body: { passStatus: 'approved' } })
  expect(await batchAt(path)).toMatchObject({ redeemed: 1, givenAway: { amount: 49_900 } })
  await isSound()
})

test('a use is given back when its order comes to nothing, and taken by nobody before it is placed', async () => {
  const { path, code } = await codeOf(aFifth, { usesPerCode: 1 })
  const [first, second] = [await signUpWith(code), await signUpWith(code)]
  expect((await place(house, first.order!, first.orderSecret)).status).toBe(200)
  expect(await place(house, second.order!, second.orderSecret)).toMatchObject({
    status: 409,
    body: { code: 'passes/voucher-used-up' },
  })
  expect(await check(code)).toMatchObject({ valid: false, reason: 'used-up', price: null })
  await call(house, 'POST', `/api/order/${first.order!.uuid}/cancel`, { token: first.orderSecret!, body: {} })
  expect(await useOf(path)).toMatchObject({ held: 0, redeemed: 0 })
  expect((await place(house, second.order!, second.orderSecret)).status).toBe(200)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await isSound()
  expect(await useOf(path)).toMatchObject({ held: 0, redeemed: 0 })
})

test('a code takes its share of the price of the day on which it is placed', async () => {
  const late = new Date(house.clock.now().getTime() + 3_600_000).toISOString()
  const body = newPassType({ price: 10_000, pricePhases: [{ name: 'Late', from: late, price: 20_000 }] })
  const { id } = (await call<{ id: number }>(house, 'POST', '/api/organiser/pass-type', { token, body })).body
  const { path, code } = await codeOf(aFifth, { passTypeId: id })
  const buyer = await signUpWith(code)
  expect(buyer.order!.total.amount).toBe(8_000)
  house.clock.forward(3_600_000)
  expect((await check(code)).price?.total.amount).toBe(16_000)
  expect((await place(house, buyer.order!, buyer.orderSecret)).body.total.amount).toBe(16_000)
  await pay(house, buyer.order!, buyer.orderSecret)
  await isSound()
  expect((await batchAt(path)).givenAway.amount).toBe(4_000)
  await call(house, 'PATCH', `/api/organiser/pass-type/${id}`, { token, body: { version: 1, isHidden: true } })
  expect(await check(code)).toMatchObject({ valid: false, reason: 'expired' })
})

test('what goes back is what was paid, and not what others pay; an upgrade costs the difference of the types', async () => {
  const { path, code } = await codeOf(aFifth)
  const person = await attendee(house, { passTypeId: null, voucherCode: code })
  expect((await call<Pass>(house, 'GET', '/api/pass', { token: person.token })).body.byVoucher).toBe(true)
  const upgrade = await call<Order>(house, 'POST', '/api/pass/upgrade', {
    token: person.token,
    body: { passTypeId: 7 },
  })
  expect(upgrade.body.total.amount).toBe(89_900 - 49_900)
  await call(house, 'POST', `/api/order/${upgrade.body.uuid}/cancel`, { token: person.token, body: {} })
  const cancelled = await call<{ refunded: { amount: number } }>(
    house,
    'POST',
    `/api/order/${person.signUp.order!.uuid}/cancel`,
    { token: person.token, body: {} },
  )
  expect(cancelled.body.refunded.amount).toBe(39_920)
  await isSound()
  expect(await batchAt(path)).toMatchObject({ redeemed: 0, givenAway: { amount: 0 } })
})

test('a vendor who chooses with a code has its price in the order in progress', async () => {
  const { code } = await codeOf({ kind: 'price', value: 5_000 }, { passTypeId: 5 })
  const { body } = await signIn(house, staff.find(({ isVendor }) => isVendor)!.email, demoPassword)
  const order = await call<Order>(house, 'PUT', '/api/order/current/pass', {
    token: body.token,
    body: { voucherCode: code },
  })
  expect(order).toMatchObject({ status: 200, body: { total: { amount: 5_000 } } })
  await call(house, 'POST', '/api/address/', {
    token: body.token,
    body: { type: 'billingAddress', address: signUpForm()['billingAddress'] },
  })
  const placed = await place(house, order.body, body.token)
  expect(placed.body.total.amount).toBe(5_000)
  await pay(house, order.body, body.token)
  await isSound()
})

test.each([
  ['a share of nothing', { kind: 'percent', value: 0 }],
  ['more than all of it', { kind: 'percent', value: 10_001 }],
  ['a share and no number', { kind: 'percent' }],
  ['less than nothing', { kind: 'amount', value: -1 }],
  ['half a cent', { kind: 'price', value: 0.5 }],
  ['more than there is', { kind: 'amount', value: 1e309 }],
])('a value of %s is refused, and no code is made', async (_what, value) => {
  await expect(makeVouchers(house, { value } as never)).rejects.toThrow(/400 .*value/)
})

test('the table of a batch says what its codes are worth', async () => {
  const { path } = await codeOf({ kind: 'amount', value: 1_050 })
  const table = await call<string>(house, 'GET', `${path}/export`, { token })
  expect(table.body).toContain('code,link,passType,value,percent,amount,currency,uses')
  expect(table.body).toContain(',Standard,amount,,10.50,EUR,20,0,0,')
})
