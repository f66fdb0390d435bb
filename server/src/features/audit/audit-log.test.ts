import type { AuditActor, AuditEntry } from '@foyer/contract/audit'
import { beforeAll, expect, test } from 'vitest'
import { auditedRecord } from '#platform/door/audit'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let owner: string
let organiser: string

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
  organiser = await signInStaff(house, 'organiser')
  await call(house, 'POST', '/api/organiser/pass-type', { token: organiser, body: newPassType() })
})

const entries = async () =>
  (await call<{ items: AuditEntry[] }>(house, 'GET', '/api/organiser/audit-entry', { token: owner })).body.items

test.each([
  ['changed', `update audit_entries set act = 'nothing'`],
  ['removed', 'delete from audit_entries'],
  ['emptied', 'truncate audit_entries'],
])('the log cannot be %s, not even by the program’s own database user', async (_what, statement) => {
  const before = await entries()
  expect(before.length).toBeGreaterThan(0)
  await expect(house.database.raw(statement)).rejects.toThrow('only added to')
  expect(await entries()).toEqual(before)
})

test('what is not said to be kept stands in the log as a field that changed, and nothing more', () => {
  const person = auditedRecord('person', ['language'])
  expect(
    person.changed('7', { language: 'en', email: 'a@b.example' }, { language: 'de', email: 'c@d.example' }),
  ).toEqual({
    record: 'person',
    recordId: '7',
    changes: [{ field: 'language', before: 'en', after: 'de' }, { field: 'email' }],
  })
  expect(person.removed('7', { language: 'en', email: 'a@b.example' }).changes).toEqual([
    { field: 'language', before: 'en', after: undefined },
    { field: 'email' },
  ])
})

test('one’s own acts are in one’s own archive, and an erased person’s stay under no name', async () => {
  const { body: archive } = await call<{ acts: object[] }>(house, 'GET', '/api/user/export', { token: organiser })
  expect(archive.acts).toEqual([
    { at: expect.any(String), act: 'identity.proveByCode', record: { kind: 'second-factor', id: expect.any(String) } },
    { at: expect.any(String), act: 'passes.addPassType', record: { kind: 'pass-type', id: expect.any(String) } },
  ])
  const erased = await call(house, 'POST', '/api/user/erasure', {
    token: organiser,
    body: { password: 'Foyer-demo-2025!' },
  })
  expect(erased.status).toBe(204)
  expect(await entries()).toMatchObject([
    { act: 'passes.addPassType', actor: { name: 'Erased Erased' } },
    { act: 'identity.proveByCode', actor: { name: 'Erased Erased' } },
    { act: 'identity.proveByCode', actor: { name: 'Olga Wendt' } },
  ])
})

test('whoever has left, or is erased, is among those whose entries can be asked for', async () => {
  const { body: actors } = await call<AuditActor[]>(house, 'GET', '/api/organiser/audit-actor', { token: owner })
  const all = await entries()
  expect(new Set(actors.map(({ uuid }) => uuid))).toEqual(new Set(all.map(({ actor }) => actor.uuid)))
  const erased = actors.filter(({ name }) => name === 'Erased Erased')
  expect(erased).toEqual([{ uuid: expect.any(String), name: 'Erased Erased', lastActAt: all[0]?.at }])
  const path = `/api/organiser/audit-entry?actor=${erased[0]?.uuid}`
  const { body: theirs } = await call<{ items: AuditEntry[] }>(house, 'GET', path, { token: owner })
  expect(theirs.items.map(({ act }) => act)).toEqual(['passes.addPassType', 'identity.proveByCode'])
})
