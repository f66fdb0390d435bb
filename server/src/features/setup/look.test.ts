import type { AuditEntry } from '@foyer/contract/audit'
import type { AppManifest, Look } from '@foyer/contract/editions'
import type { OfficeEdition } from '@foyer/contract/office-editions'
import type { Setup } from '@foyer/contract/setup'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { readSetup, SETUP, saveStep, showEdition } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  owner = await signInStaff(house, 'owner')
})

const save = (accent: string | null) => saveStep(house, token, 'look', { accent })
const seen = async (at: Pick<typeof house, 'app'> = house) => ({
  accent: (await call<Look>(at, 'GET', '/api/edition/look')).body.accent,
})

test('an event looks like the house until it has a colour of its own, which everybody sees at once, at every server', async () => {
  const neighbour = await openNeighbour(house, { sharedAnswerMs: 60_000 })
  expect([await seen(), await seen(neighbour)]).toEqual([{ accent: null }, { accent: null }])
  const { status, body } = await save(' 1D8379 ')
  expect({ status, look: body.look }).toEqual({ status: 200, look: { version: 2, entered: { accent: '#1d8379' } } })
  expect(await seen()).toEqual({ accent: '#1d8379' })
  // However long answers are kept there: it is told that this one is no longer right.
  await expect.poll(() => seen(neighbour)).toEqual({ accent: '#1d8379' })
  await neighbour.close()
  expect((await call<AppManifest>(house, 'GET', '/api/edition/app')).body.theme_color).toBe('#1d8379')
  const { body: log } = await call<{ items: AuditEntry[] }>(house, 'GET', '/api/organiser/audit-entry?record=edition', {
    token: owner,
  })
  expect(log.items[0]).toMatchObject({
    act: 'setup.saveLook',
    changes: [{ field: 'accent', after: '#1d8379' }],
  })
})

test.each([
  ['neither white nor ink can be read on', '#1F8A80'],
  ['cannot be told from the page', '#FFD500'],
  ['is no colour', 'petrol'],
  ['is a program', '#1d8379;}</style><script>'],
])('a colour that %s is refused where it was entered, and nothing changes', async (_what, accent) => {
  const before = await seen()
  const { status, body } = await save(accent)
  expect({ status, errors: (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path) }).toEqual({
    status: 400,
    errors: ['accent'],
  })
  expect(await seen()).toEqual(before)
})

test('of two who choose a colour the second is shown the first’s, and their own is not lost', async () => {
  const { version } = (await readSetup(house, token)).look
  const choose = (accent: string) => call<Setup>(house, 'PUT', `${SETUP}/look`, { token, body: { version, accent } })
  expect((await choose('#700b5d')).status).toBe(200)
  const { status, body } = await choose('#1f4fae')
  expect({ status, body }).toMatchObject({
    status: 409,
    body: {
      code: 'office/changed-meanwhile',
      mine: { version, accent: '#1f4fae' },
      theirs: { version: version + 1, accent: '#700b5d' },
    },
  })
})

test('each edition has a look of its own: the next year begins with this one’s, and changes alone', async () => {
  const begun = await call<OfficeEdition>(house, 'POST', '/api/organiser/edition', {
    token: owner,
    body: { product: 'MSPG', code: 'MS26', startsOn: '2026-10-26' },
  })
  expect(await save('#046a6a')).toMatchObject({ status: 200 })
  const show = (id: number) => showEdition(house, owner, id)
  const { body: all } = await call<OfficeEdition[]>(house, 'GET', '/api/organiser/edition', { token: owner })
  expect((await show(begun.body.id)).status).toBe(200)
  expect(await seen()).toEqual({ accent: '#700b5d' })
  expect((await readSetup(house, token)).look.entered).toEqual({ accent: '#700b5d' })
  await show(all.find(({ isCurrent }) => isCurrent)?.id ?? 0)
  expect(await seen()).toEqual({ accent: '#046a6a' })
})
