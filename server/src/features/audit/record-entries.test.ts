import type { AuditEntry } from '@foyer/contract/audit'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, test } from 'vitest'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
beforeAll(() => seedStaffForTests(house))

test('who may see a record sees what was done to it, the newest first, and nothing of another one or of another year', async () => {
  const token = await signInStaff(house, 'organiser')
  const add = (name: string) =>
    call<OfficePassType>(house, 'POST', '/api/organiser/pass-type', {
      token,
      body: { ...newPassType(), name: { en: name } },
    })
  const [{ body: type }, { body: other }] = [await add('One'), await add('Two')]
  const change = { version: type.version, capacity: 41 }
  expect((await call(house, 'PATCH', `/api/organiser/pass-type/${type.id}`, { token, body: change })).status).toBe(200)
  const finance = await signInStaff(house, 'finance')
  const entriesOf = (id: number) =>
    call<{ items: AuditEntry[] }>(house, 'GET', `/api/organiser/record/pass-type/${id}/entry`, { token: finance })
  expect((await entriesOf(type.id)).body.items).toMatchObject([
    { act: 'passes.changePassType', changes: [{ field: 'capacity', after: 41 }] },
    { act: 'passes.addPassType', record: { kind: 'pass-type', id: String(type.id) } },
  ])
  expect((await entriesOf(other.id)).body.items).toHaveLength(1)

  const year = { product: 'MSPG', code: 'NX26', startsOn: '2026-10-26' }
  const { body: next } = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token: await signInStaff(house, 'owner'),
    body: year,
  })
  const there = `/api/organiser/record/pass-type/${type.id}/entry?edition=${next.id}`
  expect((await call<{ items: AuditEntry[] }>(house, 'GET', there, { token: finance })).body.items).toEqual([])
})

test('the records of people and of the team are no one’s to look up by this way', async () => {
  const token = await signInStaff(house, 'organiser')
  for (const kind of ['person', 'staff', 'order', 'second-factor'])
    expect((await call(house, 'GET', `/api/organiser/record/${kind}/1/entry`, { token })).status).toBe(404)
})
