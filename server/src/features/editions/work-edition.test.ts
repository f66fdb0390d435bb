import type { AuditEntry } from '@foyer/contract/audit'
import { EDITION_SHOWN } from '@foyer/contract/kit/edition-shown'
import type { OfficeEdition, WorkEdition } from '@foyer/contract/office-editions'
import type { ListedOrder } from '@foyer/contract/office-orders'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, test } from 'vitest'
import { newPassType } from '../../testing/office-scenarios.ts'
import { attendee, call } from '../../testing/people.ts'
import { showEdition } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

let owner: string
let next: number

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
  const body = { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' }
  next = (await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', { token: owner, body })).body.id
})

const workOn = (edition: string, token = owner) =>
  call<WorkEdition & { code?: string }>(house, 'GET', `/api/organiser/work-edition${edition}`, { token })

test('staff are told of the edition that they name, of the shown one where they name none, and which there are', async () => {
  const editions = [
    { id: next, product: 'MSPG', year: 2026, isCurrent: false },
    { id: 1, product: 'MSPG', year: 2025, isCurrent: true },
  ]
  expect(await workOn('')).toMatchObject({ status: 200, body: { id: 1, year: 2025, startsOn: '2025-10-20', editions } })
  expect(await workOn(`?edition=${next}`)).toMatchObject({
    status: 200,
    body: { id: next, year: 2026, startsOn: '2026-10-26', editions },
  })
})

test('whoever may only read is told in which languages the content of the edition is written', async () => {
  const finance = await signInStaff(house, 'finance')
  expect((await workOn('', finance)).body.languages).toEqual(['en', 'de'])
})

test.each(['?edition=4711', '?edition=MS26', '?edition=', '?edition=-1', '?edition=1&edition=2', '?edition=1e3'])(
  'who works here and names an edition that is not there is told so, and is not signed out: %s',
  async (edition) => {
    expect(await workOn(edition)).toMatchObject({ status: 400, body: { errors: [{ path: 'edition' }] } })
    expect((await workOn('')).status).toBe(200)
  },
)

test('whoever is no member of the staff learns nothing of an edition by naming it', async () => {
  const { token } = await attendee(house)
  for (const edition of [`?edition=${next}`, '?edition=4711', '?edition=1'])
    expect(await workOn(edition, token)).toMatchObject({ status: 403, body: { code: 'requests/not-allowed' } })
  for (const path of ['/api/pass', '/api/edition', '/api/pass/type/paid', '/api/user'])
    expect((await call(house, 'GET', `${path}?edition=${next}`, { token })).status).toBe(400)
})

test('two colleagues work on two editions at one moment, and the log says which', async () => {
  const [organiser, passType] = [await signInStaff(house, 'organiser'), '/api/organiser/pass-type']
  const add = (edition: number) =>
    call<OfficePassType>(house, 'POST', `${passType}?edition=${edition}`, { token: organiser, body: newPassType() })
  const [here, there] = await Promise.all([add(1), add(next)])
  const change = (edition: number, { body: { id, version } }: typeof here) =>
    call(house, 'PATCH', `${passType}/${id}?edition=${edition}`, { token: organiser, body: { version, price: 1 } })
  expect((await change(1, there)).status).toBe(404)
  expect((await change(next, here)).status).toBe(404)
  expect((await change(next, there)).status).toBe(200)
  const log = await call<{ items: AuditEntry[] }>(house, 'GET', '/api/organiser/audit-entry?record=pass-type', {
    token: owner,
  })
  expect(log.body.items.map(({ act, editionId, record }) => [act, editionId, record.id])).toEqual(
    expect.arrayContaining([
      ['passes.changePassType', next, String(there.body.id)],
      ['passes.addPassType', next, String(there.body.id)],
      ['passes.addPassType', 1, String(here.body.id)],
    ]),
  )
  expect(log.body.items).toHaveLength(3)
})

test('the same act under the same key is another one in another edition', async () => {
  const headers = { 'idempotency-key': '0198bbfa-0000-7000-8000-00000000cafe' }
  const add = (edition: number) =>
    call(house, 'POST', `/api/organiser/pass-type?edition=${edition}`, { token: owner, body: newPassType(), headers })
  expect((await add(next)).status).toBe(201)
  expect((await add(1)).status).toBe(422)
})

test('last year’s people and orders are read when this year’s event is shown, and nobody is seen as they are there', async () => {
  const { email } = await attendee(house)
  const { body: people } = await call<{ items: { uuid: string }[] }>(
    house,
    'GET',
    `/api/organiser/person?q=${encodeURIComponent(email)}`,
    { token: owner },
  )
  await showEdition(house, owner, next)
  const orders = async (edition: string) =>
    (await call<{ items: ListedOrder[] }>(house, 'GET', `/api/organiser/order${edition}`, { token: owner })).body.items
  expect(await orders('')).toEqual([])
  expect((await orders('?edition=1')).length).toBeGreaterThan(0)
  const look = `/api/organiser/person/${people.items[0]?.uuid}/see?edition=1`
  expect(await call(house, 'POST', look, { token: owner })).toMatchObject({
    status: 409,
    body: { code: 'identity/may-not-come-in' },
  })
  // Showing what is shown already changes nothing, and the log says so.
  await showEdition(house, owner, next, '?edition=1')
  await showEdition(house, owner, 1)
  expect((await workOn('')).body.id).toBe(1)
})

test('each answer to staff says whether the edition that they work on is the one that everybody sees', async () => {
  const told = async (edition: string, path = '/api/organiser/order') =>
    (await call(house, 'GET', `${path}${edition}`, { token: owner })).headers[EDITION_SHOWN]
  expect([await told(''), await told('?edition=1'), await told(`?edition=${next}`)]).toEqual([
    'this',
    'this',
    'another',
  ])
  await showEdition(house, owner, next)
  expect([await told('?edition=1'), await told(`?edition=${next}`)]).toEqual(['another', 'this'])
  // What is not there says so as well.
  expect(await told('?edition=1', '/api/organiser/pass-type/4711')).toBe('another')
  await showEdition(house, owner, 1)
  const { token } = await attendee(house)
  for (const path of ['/api/pass', '/api/edition'])
    expect((await call(house, 'GET', path, { token })).headers[EDITION_SHOWN]).toBeUndefined()
})

test('a one-time address leads to the edition that it was asked for', async () => {
  const open = async (edition: number) => {
    const body = { path: `/api/organiser/order/export?edition=${edition}` }
    const { body: made } = await call<{ url: string }>(house, 'POST', '/api/download', { token: owner, body })
    return String((await call<unknown>(house, 'GET', made.url)).body)
  }
  expect((await open(1)).split('\n').length).toBeGreaterThan(2)
  expect((await open(next)).trim().split('\n')).toHaveLength(1)
})
