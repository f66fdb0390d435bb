import type { PassQuota } from '@foyer/contract/office-pass-quotas'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import type { PassChangePreview } from '@foyer/contract/office-passes'
import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/passes'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { makeQuota, newPassType } from '../../testing/office-scenarios.ts'
import {
  attendee,
  call,
  newestMail,
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
let token: string

beforeAll(() => seedStaffForTests(house))

/** A hall, and two pass types that draw from it. */
async function openHall(capacity: number, own: number | null = null) {
  const { token: organiser, made } = await makeQuota(house, { capacity })
  token = organiser
  const types: OfficePassType[] = []
  for (const name of ['Visitor', 'Professional']) {
    const body = newPassType({ name: { en: name, de: name }, capacity: own, quotaId: made.body.id })
    types.push((await call<OfficePassType>(house, 'POST', '/api/organiser/pass-type', { token, body })).body)
  }
  return { quota: made.body, types: types.map(({ id }) => id) as [number, number] }
}
const path = (quota: PassQuota) => `/api/organiser/pass-quota/${quota.id}`
const change = (quota: PassQuota, body: object) =>
  call<PassQuota & { code?: string; taken?: number }>(house, 'PATCH', path(quota), { token, body })
const readQuota = async ({ id }: PassQuota) =>
  (await call<{ items: PassQuota[] }>(house, 'GET', '/api/organiser/pass-quota?limit=200', { token })).body.items.find(
    (one) => one.id === id,
  )
const available = async (id: number) =>
  (await call<PassType[]>(house, 'GET', '/api/pass/type/paid')).body.find((type) => type.id === id)
const hold = async (passTypeId: number) => {
  const visitor = await signUpVisitor(house, { passTypeId })
  return { visitor, placed: await place(house, visitor.order!, visitor.orderSecret) }
}
const isSound = async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
}

test('what one type takes of a shared quota is gone for the other, and comes back with it', async () => {
  const { quota, types } = await openHall(2, 5)
  const [visitor, professional] = types
  expect(await available(visitor)).toMatchObject({ available: 2, onSale: true })
  const first = await hold(visitor)
  expect(await available(professional)).toMatchObject({ available: 1 })
  await hold(professional)
  expect(await available(visitor)).toMatchObject({ available: 0, onSale: false })
  await expect(signUpVisitor(house, { passTypeId: professional })).rejects.toThrow(/passes\/sold-out/)
  expect(await readQuota(quota)).toMatchObject({
    capacity: 2,
    held: 2,
    sold: 0,
    types: [{ id: visitor }, { id: professional }],
  })
  await call(house, 'POST', `/api/order/${first.visitor.order!.uuid}/cancel`, {
    token: first.visitor.orderSecret!,
    body: {},
  })
  expect(await available(professional)).toMatchObject({ available: 1, onSale: true })
  await isSound()
})

test('attendees see the lesser of what is left of a type and of the quota that it shares', async () => {
  const { types } = await openHall(10, 1)
  expect(await available(types[0])).toMatchObject({ available: 1 })
  await hold(types[0])
  expect(await available(types[0])).toMatchObject({ available: 0, onSale: false })
  expect(await available(types[1])).toMatchObject({ available: 1, onSale: true })
})

test('a shared quota is never below what is taken, and who saw an older one is told', async () => {
  const { quota, types } = await openHall(5)
  await hold(types[0])
  await hold(types[1])
  expect(await change(quota, { version: 1, capacity: 1 })).toMatchObject({
    status: 409,
    body: { code: 'passes/capacity-below-taken', taken: 2 },
  })
  expect(await change(quota, { version: 1, capacity: 2, name: 'Hall 8' })).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  expect(await change(quota, { version: 1, capacity: 9 })).toMatchObject({
    status: 409,
    body: { code: 'office/changed-meanwhile' },
  })
  await isSound()
})

test('a type that comes into a quota brings what it has taken, or stays out where that is too much', async () => {
  const { quota, types } = await openHall(2)
  await hold(types[0])
  const apart = await call<OfficePassType>(house, 'POST', '/api/organiser/pass-type', { token, body: newPassType() })
  const { id } = apart.body
  await hold(id)
  await hold(id)
  const join = (version: number, quotaId: number | null) =>
    call<OfficePassType & { code?: string }>(house, 'PATCH', `/api/organiser/pass-type/${id}`, {
      token,
      body: { version, quotaId },
    })
  expect(await join(1, quota.id)).toMatchObject({ status: 409, body: { code: 'passes/capacity-below-taken' } })
  await change(quota, { version: 1, capacity: 3 })
  expect(await join(1, quota.id)).toMatchObject({ status: 200, body: { quotaId: quota.id, sharedLeft: 0 } })
  expect(await readQuota(quota)).toMatchObject({ held: 3 })
  expect(await join(2, null)).toMatchObject({ status: 200, body: { quotaId: null, sharedLeft: null } })
  expect(await readQuota(quota)).toMatchObject({ held: 1 })
  expect((await join(3, 4711)).status).toBe(400)
  await isSound()
})

test('an order that is placed changes from one type of a quota to the other, and its place of it stays one', async () => {
  const { quota, types } = await openHall(1, 1)
  const { body: vendor } = await signIn(house, staff.find(({ isVendor }) => isVendor)!.email, demoPassword)
  await call(house, 'POST', '/api/address/', {
    token: vendor.token,
    body: { type: 'billingAddress', address: signUpForm()['billingAddress'] },
  })
  const choose = (passTypeId: number) =>
    call<Order>(house, 'PUT', '/api/order/current/pass', { token: vendor.token, body: { passTypeId } })
  const { body: order } = await choose(types[0])
  expect((await place(house, order, vendor.token)).status).toBe(200)
  expect(await readQuota(quota)).toMatchObject({ held: 1 })
  // The hall is full: its one place is this order's own.
  expect((await choose(types[1])).status).toBe(200)
  const value = { kind: 'amount', value: 100 } as const
  const { vouchers } = await makeVouchers(house, { passTypeId: types[0], codes: 1, value })
  const check = { code: vouchers[0]?.code, email: someEmail() }
  expect((await call(house, 'POST', '/api/voucher/check', { body: check })).body).toMatchObject({ reason: 'sold-out' })
  const byVoucher = await call<Order>(house, 'PUT', '/api/order/current/pass', {
    token: vendor.token,
    body: { voucherCode: vouchers[0]?.code },
  })
  expect(byVoucher.status).toBe(200)
  // Nobody else has it by that.
  await expect(signUpVisitor(house, { passTypeId: types[1] })).rejects.toThrow(/passes\/sold-out/)
  expect(await readQuota(quota)).toMatchObject({ held: 1, sold: 0 })
  await pay(house, order, vendor.token)
  expect(await readQuota(quota)).toMatchObject({ held: 0, sold: 1 })
  await isSound()
})

test('the next edition has the quota and who shares it, and nothing of it is taken', async () => {
  const { quota, types } = await openHall(7)
  await hold(types[0])
  const owner = await signInStaff(house, 'owner')
  const made = await call<{ id: number }>(house, 'POST', '/api/organiser/edition', {
    token: owner,
    body: { product: 'MSPG', code: 'NEXT', startsOn: '2026-10-26' },
  })
  expect(made.status).toBe(201)
  const copies = await house.database.db
    .selectFrom('pass_quotas')
    .innerJoin('pass_types', 'pass_types.quota_id', 'pass_quotas.id')
    .select(['pass_quotas.id', 'pass_quotas.name', 'pass_quotas.capacity', 'taken', 'pass_types.edition_id'])
    .where('pass_quotas.edition_id', '=', made.body.id)
    .where('pass_quotas.capacity', '=', 7)
    .execute()
  expect(copies).toHaveLength(2)
  for (const copy of copies) expect(copy).toMatchObject({ taken: 0, edition_id: made.body.id })
  expect(copies[0]?.id).not.toBe(quota.id)
  await isSound()
})

test('who waits for any type of a quota is told of what comes free, whoever asked first, and no more than there are', async () => {
  const { types } = await openHall(1)
  const [visitor, professional] = types
  const { visitor: holder } = await hold(visitor)
  const [first, second] = [someEmail(), someEmail()]
  for (const [email, passTypeId] of [
    [first, professional],
    [second, visitor],
  ] as const) {
    expect((await call(house, 'POST', '/api/pass/waiting', { body: { email, passTypeId } })).status).toBe(202)
    house.clock.forward(1000)
  }
  await call(house, 'POST', `/api/order/${holder.order!.uuid}/cancel`, { token: holder.orderSecret!, body: {} })
  await house.app.sweep()
  expect((await newestMail(house, first)).text).toContain('Professional')
  await expect(newestMail(house, second)).rejects.toThrow('No mail')
})

test('staff change a pass for one of the same full quota, and what is to be paid first has no second place of it', async () => {
  const { quota, types } = await openHall(1)
  const person = await attendee(house, { passTypeId: types[0] })
  expect(await readQuota(quota)).toMatchObject({ held: 0, sold: 1 })
  const price = (id: number, of: number) =>
    house.database.db.updateTable('pass_types').set({ price: of }).where('id', '=', id).execute()
  await price(types[1], 1_000_000)
  const { id } = await house.database.db
    .selectFrom('passes')
    .select('id')
    .where('pass_type_id', '=', types[0])
    .executeTakeFirstOrThrow()
  const path = `/api/organiser/pass/${id}/change`
  const { status, body } = await call<PassChangePreview>(house, 'POST', `${path}/preview`, {
    token,
    body: { passTypeId: types[1] },
  })
  expect(status).toBe(200)
  const changeIt = (isFree: boolean) =>
    call(house, 'POST', path, { token, body: { passTypeId: types[1], isFree, reason: 'Speaker', seen: body.seen } })
  expect(await changeIt(false)).toMatchObject({ status: 409, body: { code: 'passes/sold-out' } })
  expect((await changeIt(true)).status).toBe(200)
  expect(await readQuota(quota)).toMatchObject({ held: 0, sold: 1 })
  expect((await signIn(house, person.email)).status).toBe(200)
  await isSound()
})

test('who waits for a type that has no places of its own left keeps nobody from what another has', async () => {
  const { quota, types } = await openHall(2, 1)
  const [visitor, professional] = types
  const holders = [await hold(visitor), await hold(professional)]
  const early = [someEmail(), someEmail(), someEmail()]
  const late = someEmail()
  const wait = async (email: string, passTypeId: number) => {
    expect((await call(house, 'POST', '/api/pass/waiting', { body: { email, passTypeId } })).status).toBe(202)
    house.clock.forward(1000)
  }
  for (const email of early) await wait(email, visitor)
  await wait(late, professional)
  for (const { visitor: holder } of holders)
    await call(house, 'POST', `/api/order/${holder.order!.uuid}/cancel`, { token: holder.orderSecret!, body: {} })
  expect(await readQuota(quota)).toMatchObject({ held: 0, sold: 0 })
  await house.app.sweep()
  expect((await newestMail(house, early[0]!)).text).toContain('Visitor')
  await expect(newestMail(house, early[1]!)).rejects.toThrow('No mail')
  expect((await newestMail(house, late)).text).toContain('Professional')
})

test('a quota that no pass type shares is removed by who saw it as it is; one that is shared stays', async () => {
  const { quota, types } = await openHall(4)
  const remove = (version: number) =>
    call<{ code?: string }>(house, 'POST', `${path(quota)}/remove`, { token, body: { version } })
  expect(await remove(1)).toMatchObject({ status: 409, body: { code: 'passes/quota-is-shared' } })
  for (const id of types) {
    const at = `/api/organiser/pass-type/${id}`
    expect((await call(house, 'PATCH', at, { token, body: { version: 1, quotaId: null } })).status).toBe(200)
  }
  await change(quota, { version: 1, name: 'Hall 9' })
  expect(await remove(1)).toMatchObject({ status: 409, body: { code: 'office/changed-meanwhile' } })
  expect(await remove(2)).toMatchObject({ status: 204 })
  expect(await readQuota(quota)).toBeUndefined()
  expect((await remove(2)).status).toBe(404)
  const entry = await house.database.db
    .selectFrom('audit_entries')
    .select(['act', 'changes'])
    .where('record', '=', 'pass-quota')
    .where('record_id', '=', String(quota.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ act: 'passes.removePassQuota' })
  expect(JSON.stringify(entry.changes)).toContain('Hall 9')
  await isSound()
})
