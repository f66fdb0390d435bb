import type { AuditEntry } from '@foyer/contract/audit'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, test } from 'vitest'
import { createEdition } from '#features/editions'
import { createPassType } from '#features/passes'
import { findViolations } from '#platform/database/invariants'
import { edition as autumn } from '../../demo/demo-edition.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/pass-type'
let organiser: string
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  organiser = await signInStaff(house, 'organiser')
  owner = await signInStaff(house, 'owner')
})

const add = async (changes: Parameters<typeof newPassType>[0] = {}) =>
  (await call<OfficePassType>(house, 'POST', office, { token: organiser, body: newPassType(changes) })).body
const change = (id: number, body: object, token = organiser) =>
  call<OfficePassType & { code?: string; mine?: object; theirs?: OfficePassType; errors?: object[] }>(
    house,
    'PATCH',
    `${office}/${id}`,
    { token, body },
  )
const read = async (id: number) =>
  (await call<OfficePassType>(house, 'GET', `${office}/${id}`, { token: organiser })).body
/** Somebody orders one of it, and has not paid yet. */
async function take({ id }: OfficePassType): Promise<void> {
  const { order, orderSecret } = await signUpVisitor(house, { passTypeId: id })
  if (order !== null) await place(house, order, orderSecret)
}
/** What the log has of a pass type, the newest first. */
const entriesOf = async (id: number) =>
  (
    await call<{ items: AuditEntry[] }>(house, 'GET', `/api/organiser/audit-entry?record=pass-type&recordId=${id}`, {
      token: owner,
    })
  ).body.items

test('an organiser puts a pass type on sale, and it is sold', async () => {
  const type = await add()
  expect(type).toMatchObject({ version: 1, name: { en: 'Day ticket', de: 'Tageskarte' }, held: 0, sold: 0 })
  await take(type)
  expect(await read(type.id)).toMatchObject({ version: 1, held: 1 })
})

test('what changes is changed, what is not named stays, and whoever saves next says which version they had', async () => {
  const type = await add()
  expect(await change(type.id, { version: 1, price: 12_000, onSaleUntil: '2025-09-30T21:59:00.000Z' })).toMatchObject({
    status: 200,
    body: { ...type, version: 2, price: 12_000, priceNow: 12_000, onSaleUntil: '2025-09-30T21:59:00.000Z' },
  })
  expect((await change(type.id, { version: 2, onSaleUntil: null, capacity: null })).body).toMatchObject({
    version: 3,
    price: 12_000,
    onSaleUntil: null,
    capacity: null,
  })
})

test('what somebody else changed meanwhile is refused with both, and nothing of it is changed or logged', async () => {
  const type = await add()
  await change(type.id, { version: 1, price: 12_000 }, owner)
  const logged = await entriesOf(type.id)
  const late = await change(type.id, { version: 1, name: { en: 'Late ticket' } })
  expect(late).toMatchObject({
    status: 409,
    body: {
      code: 'office/changed-meanwhile',
      mine: { version: 1, name: { en: 'Late ticket' } },
      theirs: { ...type, version: 2, price: 12_000, priceNow: 12_000 },
    },
  })
  expect(await read(type.id)).toEqual(late.body.theirs)
  expect(await entriesOf(type.id)).toEqual(logged)
})

test('a place that is sold or held is no change: whoever edits meanwhile is not told of one', async () => {
  const type = await add()
  await take(type)
  expect(await change(type.id, { version: type.version, price: 1 })).toMatchObject({ status: 200, body: { held: 1 } })
})

test('there are never fewer places than are taken', async () => {
  const type = await add()
  await take(type)
  await take(type)
  expect(await change(type.id, { version: 1, capacity: 1, price: 1 })).toMatchObject({
    status: 409,
    body: { code: 'passes/capacity-below-taken', taken: 2 },
  })
  expect(await read(type.id)).toMatchObject({ version: 1, capacity: 40, price: type.price })
  expect((await change(type.id, { version: 1, capacity: 2 })).status).toBe(200)
  expect(await findViolations(house.database)).toEqual([])
})

test.each([
  ['ends before it begins', { onSaleFrom: '2025-09-02T00:00:00Z', onSaleUntil: '2025-09-01T00:00:00Z' }, 'onSaleUntil'],
  ['is not in the edition’s first language', { name: { de: 'Karte' } }, 'name'],
  ['costs a part of a cent', { price: 0.5 }, 'price'],
  ['costs more than there is', { price: 1e9 }, 'price'],
])('a pass type that %s is refused in one sentence', async (_what, wrong, path) => {
  const type = await add()
  for (const answer of [
    await change(type.id, { version: 1, ...wrong }),
    await call<{ errors: object[] }>(house, 'POST', office, { token: organiser, body: { ...newPassType(), ...wrong } }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message: expect.any(String) }] } })
  expect(await read(type.id)).toEqual(type)
})

test('every act is in the log: who, when, which record, before and after', async () => {
  const type = await add()
  const began = house.clock.now().toISOString()
  house.clock.forward(60_000)
  await change(type.id, { version: 1, price: 12_000, name: { en: 'Day ticket', de: 'Tageskarte' } }, owner)
  expect(await entriesOf(type.id)).toMatchObject([
    {
      at: house.clock.now().toISOString(),
      act: 'passes.changePassType',
      actor: { name: 'Olga Wendt' },
      record: { kind: 'pass-type', id: String(type.id) },
      // The name came along and is what it was.
      changes: [{ field: 'price', before: 9_900, after: 12_000 }],
    },
    {
      at: began,
      act: 'passes.addPassType',
      actor: { name: 'Omar Aydin' },
      changes: expect.arrayContaining([{ field: 'price', after: 9_900 }]),
    },
  ])
})

test('the same addition sent twice under one key is one pass type and one entry', async () => {
  const sending = { token: organiser, body: newPassType(), headers: { 'idempotency-key': crypto.randomUUID() } }
  const first = await call<OfficePassType>(house, 'POST', office, sending)
  expect((await call<OfficePassType>(house, 'POST', office, sending)).body).toEqual(first.body)
  expect(await entriesOf(first.body.id)).toHaveLength(1)
})

test('a pass type of another edition is none of this one', async () => {
  const spring = await house.database.transaction((db) => createEdition({ db }, { ...autumn, code: 'SP26' }))
  const context = await house.app.context(spring)
  const id = await context.inTransaction((inner) => createPassType(inner, newPassType()))
  expect((await call(house, 'GET', `${office}/${id}`, { token: organiser })).status).toBe(404)
  expect((await change(id, { version: 1, price: 1 })).status).toBe(404)
})
