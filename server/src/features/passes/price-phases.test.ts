import type { OfficePassType, PassTypePreview } from '@foyer/contract/office-pass-types'
import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/passes'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { newPassType } from '../../testing/office-scenarios.ts'
import { attendee, call, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { makeVouchers } from '../../testing/vouchers.ts'

const house = useTestHouse()
const office = '/api/organiser/pass-type'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const hour = 3_600_000
const later = (hours: number) => new Date(house.clock.now().getTime() + hours * hour).toISOString()
const add = async (changes: Parameters<typeof newPassType>[0] = {}) =>
  (await call<OfficePassType>(house, 'POST', office, { token, body: newPassType(changes) })).body
const change = (id: number, body: object) => call<OfficePassType>(house, 'PATCH', `${office}/${id}`, { token, body })
const preview = async (id: number, body: object) =>
  (await call<PassTypePreview>(house, 'POST', `${office}/${id}/preview`, { token, body })).body
const offered = async (id: number) =>
  (await call<PassType[]>(house, 'GET', '/api/pass/type/paid')).body.find((type) => type.id === id)

test('from the moment that a phase begins a pass costs its price, wherever it is shown', async () => {
  const type = await add({ price: 9_900, pricePhases: [{ name: 'Late', from: later(1), price: 12_900 }] })
  expect(type).toMatchObject({ priceNow: 9_900, pricePhases: [{ name: 'Late', price: 12_900 }] })
  expect(await offered(type.id)).toMatchObject({ price: { amount: 9_900 } })
  house.clock.forward(hour)
  expect(await offered(type.id)).toMatchObject({ price: { amount: 12_900 } })
  expect((await call<OfficePassType>(house, 'GET', `${office}/${type.id}`, { token })).body.priceNow).toBe(12_900)
})

test('the price that is paid is the price that is asked: what was begun before costs what it costs when it is placed', async () => {
  const type = await add({ price: 9_900, pricePhases: [{ name: 'Late', from: later(1), price: 12_900 }] })
  const early = await signUpVisitor(house, { passTypeId: type.id })
  const late = await signUpVisitor(house, { passTypeId: type.id })
  const promised = await place(house, early.order!, early.orderSecret)
  house.clock.forward(hour)
  expect(promised.body.total.amount).toBe(9_900)
  expect((await place(house, late.order!, late.orderSecret)).body.total.amount).toBe(12_900)
  // Placed in time, it keeps what it was promised.
  const again = await call<Order>(house, 'GET', `/api/order/${early.order!.uuid}`, { token: early.orderSecret! })
  expect(again.body.total.amount).toBe(9_900)
  expect(await findViolations(house.database)).toEqual([])
})

test('before a price is another, the office is told whose it would be, and nothing is changed', async () => {
  const type = await add({ price: 9_900 })
  const placed = await signUpVisitor(house, { passTypeId: type.id })
  await place(house, placed.order!, placed.orderSecret)
  const begun = await signUpVisitor(house, { passTypeId: type.id })
  expect(await preview(type.id, { version: 1, price: 12_900 })).toMatchObject({
    held: 1,
    sold: 0,
    price: { before: 9_900, after: 12_900 },
    open: [{ count: 1, numbers: [begun.order!.number], becomes: 'priced-anew', price: 12_900 }],
    placed: { count: 1, numbers: [placed.order!.number] },
  })
  expect((await preview(type.id, { version: 1, isHidden: true })).open).toMatchObject([{ becomes: 'not-sold' }])
  expect((await preview(type.id, { version: 1, onSaleUntil: later(-1) })).open).toMatchObject([{ becomes: 'not-sold' }])
  const tomorrow = [{ name: 'Late', from: later(24), price: 12_900 }]
  expect((await preview(type.id, { version: 1, pricePhases: tomorrow })).open).toMatchObject([{ becomes: 'as-it-was' }])
  const { body } = await call<OfficePassType>(house, 'GET', `${office}/${type.id}`, { token })
  expect(body).toMatchObject({ version: 1, price: 9_900, isHidden: false })
})

test('of orders that are begun each is told by its own price: by voucher, as an upgrade, and without either', async () => {
  const type = await add({ price: 10_000 })
  const to = await add({ list: 'paid-upgrade', price: 30_000, upgradeableBy: [type.id] })
  const { vouchers } = await makeVouchers(house, { passTypeId: type.id, value: { kind: 'percent', value: 2000 } })
  const alone = await signUpVisitor(house, { passTypeId: type.id })
  const reduced = await signUpVisitor(house, { passTypeId: null, voucherCode: vouchers[0]!.code })
  const holder = await attendee(house, { passTypeId: type.id })
  const { body: upgrade } = await call<Order>(house, 'POST', '/api/pass/upgrade', {
    token: holder.token,
    body: { passTypeId: to.id },
  })
  const [ofAlone, ofReduced, ofUpgrade] = [alone.order!, reduced.order!, upgrade].map(({ number }) => ({
    count: 1,
    numbers: [number],
  }))
  expect((await preview(type.id, { version: 1, price: 20_000 })).open).toEqual(
    expect.arrayContaining([
      { ...ofAlone, becomes: 'priced-anew', price: 20_000 },
      { ...ofReduced, becomes: 'priced-anew', price: 16_000 },
      { ...ofUpgrade, becomes: 'priced-anew', price: 10_000 },
    ]),
  )
  const hidden = (await preview(type.id, { version: 1, isHidden: true })).open
  expect(hidden).toHaveLength(2)
  expect(hidden).toContainEqual({ ...ofUpgrade, becomes: 'as-it-was', price: null })
  expect(hidden).toContainEqual({ count: 2, numbers: expect.any(Array), becomes: 'not-sold', price: null })
  const { open } = await preview(to.id, { version: 1, upgradeableBy: [] })
  expect(open).toEqual([{ ...ofUpgrade, becomes: 'not-sold', price: null }])
  await change(to.id, { version: 1, upgradeableBy: [] })
  expect(await place(house, upgrade, holder.token)).toMatchObject({ status: 409 })
})

test('what vouchers alone open is sold as long as its voucher is good, at what the voucher says', async () => {
  const type = await add({ list: 'voucher', price: 0 })
  const { vouchers } = await makeVouchers(house, { passTypeId: type.id, value: { kind: 'price', value: 5_000 } })
  const begun = await signUpVisitor(house, { passTypeId: null, voucherCode: vouchers[0]!.code })
  const stays = [{ count: 1, numbers: [begun.order!.number], becomes: 'as-it-was', price: null }]
  expect((await preview(type.id, { version: 1, isHidden: true, price: 9_900 })).open).toEqual(stays)
  await change(type.id, { version: 1, isHidden: true, price: 9_900 })
  const placed = await place(house, begun.order!, begun.orderSecret)
  expect(placed).toMatchObject({ status: 200, body: { total: { amount: 5_000 } } })
})

test('phases that do not begin one after the other are refused in one sentence', async () => {
  const type = await add()
  const phases = [
    { name: 'Late', from: later(2), price: 1 },
    { name: 'Early', from: later(2), price: 2 },
  ]
  expect(await change(type.id, { version: 1, pricePhases: phases })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'pricePhases', message: expect.any(String) }] },
  })
})

test('from which types one comes to an upgrade is changed, and never from itself or to what is none', async () => {
  const from = await add()
  const to = await add({ list: 'paid-upgrade', price: 20_000 })
  expect(await change(to.id, { version: 1, upgradeableBy: [from.id] })).toMatchObject({
    status: 200,
    body: { upgradeableBy: [from.id], version: 2 },
  })
  expect((await change(to.id, { version: 2, upgradeableBy: [to.id] })).status).toBe(400)
  expect((await change(from.id, { version: 1, upgradeableBy: [to.id] })).status).toBe(400)
  expect(await change(to.id, { version: 2, upgradeableBy: [] })).toMatchObject({ body: { upgradeableBy: [] } })
})
