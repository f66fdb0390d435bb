import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { turnNumbers } from '#platform/database/turn-numbers'
import { askBehind } from '../../testing/ask-behind.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call, place, type SignedUp, signUpVisitor, unlessBusy } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/pass-type'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const add = async (capacity: number) =>
  (await call<OfficePassType>(house, 'POST', office, { token, body: newPassType({ capacity }) })).body
const change = (id: number, body: object) =>
  unlessBusy(() => call<OfficePassType>(house, 'PATCH', `${office}/${id}`, { token, body }))
const entriesOf = (id: number) =>
  house.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('record', '=', 'pass-type')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()

test('of twenty who save at once from one version one does, and the others are shown what it is now', async () => {
  const { id } = await add(100)
  for (let version = 1; version <= 3; version += 1) {
    const prices = Array.from({ length: 20 }, (_, at) => version * 1000 + at)
    const answers = await Promise.all(prices.map((price) => change(id, { version, price })))
    const saved = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []))
    expect(saved).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    for (const { status, body } of answers)
      if (status === 409)
        expect(body).toMatchObject({
          code: 'office/changed-meanwhile',
          theirs: { version: version + 1, price: saved[0]?.price },
        })
  }
  // Each entry begins with what the one before ended with.
  const [, ...changes] = (await entriesOf(id)).map(({ changes }) => (changes as { before: number; after: number }[])[0])
  expect(changes).toHaveLength(3)
  expect(changes.slice(1).map((one) => one?.before)).toEqual(changes.slice(0, -1).map((one) => one?.after))
})

test('while places are bought the capacity is never cut below what is taken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await add(12)
    const visitors: SignedUp[] = []
    for (let at = 0; at < 7; at += 1) visitors.push(await signUpVisitor(house, { passTypeId: id }))
    const buy = (at: number) => unlessBusy(() => place(house, visitors[at]!.order!, visitors[at]!.orderSecret))
    const cut = (capacity: number) => change(id, { version: 1, capacity })
    const answers = await Promise.all(
      [
        () => buy(0),
        () => buy(1),
        () => cut(3),
        () => buy(2),
        () => buy(3),
        () => cut(2),
        () => buy(4),
        () => cut(4),
        () => buy(5),
        () => buy(6),
      ].map((act) => act()),
    )
    const type = (await call<OfficePassType>(house, 'GET', `${office}/${id}`, { token })).body
    expect(type.held + type.sold).toBeLessThanOrEqual(type.capacity ?? 0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  }
  expect(await findViolations(house.database)).toEqual([])
})

test('who adds to the log waits for who is adding: a higher number is never there before a lower one', async () => {
  const { id } = await add(5)
  const byHand = `insert into audit_entries (edition_id, at, actor_id, act, record, record_id, changes)
    values (1, now(), gen_random_uuid(), 'by hand', 'pass-type', '0', '[]')`
  let seen: readonly number[] = []
  const changed = await askBehind(
    house,
    { lock: `select pg_advisory_xact_lock(${turnNumbers.writeLog})`, change: byHand },
    async () => {
      const { status } = await change(id, { version: 1, price: 2 })
      seen = (await house.database.db.selectFrom('audit_entries').select('id').orderBy('id').execute()).map(
        (row) => row.id,
      )
      return status
    },
  )
  expect(changed).toBe(200)
  const all = await house.database.db.selectFrom('audit_entries').select('id').orderBy('id').execute()
  expect(seen).toEqual(all.map((row) => row.id))
  const own = await entriesOf(id)
  expect(own.at(-1)?.id).toBe(all.at(-1)?.id)
})

test('entries of many at once are there, each once', async () => {
  const types = await Promise.all(Array.from({ length: 8 }, () => add(5)))
  const before = await house.database.db.selectFrom('audit_entries').select('id').execute()
  await Promise.all(types.map(({ id }) => change(id, { version: 1, price: 2 })))
  const rows = await house.database.db.selectFrom('audit_entries').select(['id', 'record_id']).orderBy('id').execute()
  const added = rows.slice(before.length)
  expect(added.map(({ record_id }) => record_id).sort()).toEqual(types.map(({ id }) => String(id)).sort())
})
