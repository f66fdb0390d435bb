import type { AuditEntry } from '@foyer/contract/audit'
import type { AddressVerdict, EligibilityEntry, EligibilityPreview } from '@foyer/contract/eligibility-entries'
import { goneMessage } from '@foyer/contract/office-gone'
import { beforeAll, expect, test } from 'vitest'
import { call, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/eligibility-entry'
let organiser: string
let support: string
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  organiser = await signInStaff(house, 'organiser')
  support = await signInStaff(house, 'support')
  owner = await signInStaff(house, 'owner')
})

interface Refused {
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}
const add = (list: EligibilityEntry['list'], addresses: readonly string[], reason: string | null = null) =>
  call<{ added: number; known: number } & Refused>(house, 'POST', office, {
    token: organiser,
    body: { list, addresses, reason },
  })
const read = async (query = '') =>
  (
    await call<{ items: EligibilityEntry[]; next: string | null }>(house, 'GET', `${office}?limit=200${query}`, {
      token: support,
    })
  ).body.items
const judge = async (email: string) =>
  (
    await call<AddressVerdict>(house, 'GET', `/api/organiser/address-verdict?email=${encodeURIComponent(email)}`, {
      token: support,
    })
  ).body
const find = async (address: string) => (await read('&sort=-added')).find((entry) => entry.address === address)
/** What the person at the door is told. */
const choose = async (email: string) =>
  (await call<{ code?: string }>(house, 'POST', '/api/sign-up', { body: signUpForm({ email, passTypeId: 1 }) })).status

test('a pasted list is taken however it is written, and each address is one line', async () => {
  const pasted = ['Ann@Paste.example', ' ann@paste.example ', '@Firm.example', '*@other.example', 'third.example']
  expect(await add('blacklist', pasted, 'Competitors')).toMatchObject({ status: 201, body: { added: 4, known: 0 } })
  expect((await read()).filter(({ reason }) => reason === 'Competitors').map(({ address }) => address)).toEqual([
    '@firm.example',
    '@other.example',
    '@third.example',
    'ann@paste.example',
  ])
})

test('before a list is taken each line is told as new, known or wrong, and nothing is kept by asking', async () => {
  await add('blacklist', ['@seen.example'], 'Before')
  const before = await read()
  const { status, body } = await call<EligibilityPreview>(house, 'POST', `${office}/preview`, {
    token: organiser,
    body: {
      list: 'blacklist',
      addresses: ['@Seen.example', ' New@seen.example', 'new@seen.example', 'somebody', 'x'.repeat(100_000)],
    },
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    fresh: ['new@seen.example'],
    known: ['@seen.example'],
    wrong: ['somebody', 'x'.repeat(80)],
  })
  // In the other list it is new.
  const { body: other } = await call<EligibilityPreview>(house, 'POST', `${office}/preview`, {
    token: organiser,
    body: { list: 'whitelist', addresses: ['@seen.example'] },
  })
  expect(other).toEqual({ fresh: ['@seen.example'], known: [], wrong: [] })
  expect(await read()).toEqual(before)
})

test('a line that stands there already has the newer reason, and is counted as known', async () => {
  await add('whitelist', ['@known.example'], 'Partner')
  expect(await add('whitelist', ['@known.example', '@fresh.example'], 'Speakers')).toMatchObject({
    body: { added: 1, known: 1 },
  })
  expect(await find('@known.example')).toMatchObject({ reason: 'Speakers', list: 'whitelist' })
})

test.each([
  ['', 'nothing'],
  ['somebody', 'a name'],
  ['a@b', 'no domain'],
  ['@', 'an at sign'],
  ['@-bad.example', 'a hyphen in front'],
  ['@a..example', 'an empty label'],
  ['one@a.example two@b.example', 'two at once'],
  ['=cmd|"/c calc"!A1', 'a formula'],
])('where one of the lines is wrong (%j, %s) none is taken, and it is named', async (text) => {
  const before = await read()
  const answer = await add('blacklist', ['good@lines.example', text])
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'addresses.1' }] } })
  expect(await read()).toEqual(before)
})

test('two thousand lines are taken at a time, and one more are not', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}@crowd.example`)
  expect((await add('blacklist', lines(2001))).status).toBe(400)
  expect(await add('blacklist', lines(2000))).toMatchObject({ status: 201, body: { added: 2000 } })
  const ids = (await read('&sort=-added&list=blacklist')).map(({ id }) => id)
  expect(ids).toHaveLength(200)
})

test('two thousand addresses as long as one may be are looked at, taken, and told from what is larger than any list', async () => {
  const long = (index: number) =>
    `${String(index).padStart(60, 'p')}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(50)}.example`
  const lines = Array.from({ length: 2000 }, (_, index) => long(index))
  expect(JSON.stringify(lines).length).toBeGreaterThan(450_000)
  expect(await add('blacklist', lines)).toMatchObject({ status: 201, body: { added: 2000 } })
  expect((await add('blacklist', [...lines, 'x'.repeat(700_000)])).status).toBe(413)
})

test('everybody at a barred domain is turned away, under each tag, and nobody at a longer one', async () => {
  expect(await choose('free@barred.example')).toBe(201)
  await add('blacklist', ['@barred.example'])
  expect(await choose('anna@barred.example')).toBe(409)
  expect(await choose('Anna+Tag@Barred.Example')).toBe(409)
  expect(await judge('anna@barred.example')).toMatchObject({
    mayBuy: false,
    decidedBy: [{ address: '@barred.example' }],
    overruled: [],
  })
  expect(await choose('anna@sub.barred.example')).toBe(201)
  expect(await choose('anna@notbarred.example')).toBe(201)
})

test('the line about the address itself counts, whatever its domain’s says, and the office is told which one decides', async () => {
  await add('blacklist', ['@mixed.example'])
  await add('whitelist', ['friend@mixed.example'])
  expect(await judge('Friend@Mixed.example')).toMatchObject({
    isBlacklisted: false,
    isWhitelisted: true,
    mayBuy: true,
    mayUseVoucher: true,
    decidedBy: [{ address: 'friend@mixed.example', list: 'whitelist' }],
    overruled: [{ address: '@mixed.example', list: 'blacklist' }],
  })
  expect(await choose('friend@mixed.example')).toBe(201)
  await add('whitelist', ['@open.example'])
  await add('blacklist', ['not-you@open.example'])
  expect(await judge('not-you+tag@open.example')).toMatchObject({
    mayBuy: false,
    mayUseVoucher: false,
    decidedBy: [{ address: 'not-you@open.example' }],
    overruled: [{ address: '@open.example' }],
  })
  expect(await choose('not-you@open.example')).toBe(409)
})

test('one address in both lists may use a voucher and buy nothing: section 4 of the specification', async () => {
  await add('blacklist', ['both@lists.example'])
  await add('whitelist', ['both@lists.example'])
  expect(await judge('both@lists.example')).toMatchObject({ mayBuy: false, mayUseVoucher: true })
  expect((await judge('both@lists.example')).decidedBy).toHaveLength(2)
})

test('an address in no list may do both, and nothing decides it', async () => {
  expect(await judge('nobody@nowhere.example')).toEqual({
    isBlacklisted: false,
    isWhitelisted: false,
    mayBuy: true,
    mayUseVoucher: true,
    decidedBy: [],
    overruled: [],
  })
})

test('a line is taken out once; from then on its address is as any other', async () => {
  await add('blacklist', ['sorry@apology.example'])
  const { id } = (await find('sorry@apology.example'))!
  const remove = () => call(house, 'DELETE', `${office}/${id}`, { token: organiser })
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await choose('sorry@apology.example')).toBe(201)
})

test('the log says who changed a list and when, and names nobody who stood in it', async () => {
  await add('blacklist', ['secret@person.example'], 'Shouted at staff')
  const entry = (await find('secret@person.example'))!
  await call(house, 'DELETE', `${office}/${entry.id}`, { token: organiser })
  const url = `/api/organiser/audit-entry?record=eligibility-entry&recordId=${entry.id}`
  const { items } = (await call<{ items: AuditEntry[] }>(house, 'GET', url, { token: owner })).body
  expect(items.map(({ act }) => act)).toEqual(['passes.removeEligibilityEntry', 'passes.addEligibilityEntries'])
  expect(JSON.stringify(items)).not.toMatch(/secret|Shouted/)
})

test('who looks after people reads the lists and changes none', async () => {
  const body = { list: 'blacklist', addresses: ['a@b.example'], reason: null }
  expect((await call(house, 'POST', office, { token: support, body })).status).toBe(403)
})

test('of two who take the same line out, one does, and the other is told that it is not there any more', async () => {
  await add('blacklist', ['@twice.example'])
  const { id = 0 } = (await find('@twice.example')) ?? {}
  const remove = () => call(house, 'DELETE', `${office}/${id}`, { token: organiser })
  const answers = await Promise.all([remove(), remove()])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  expect(answers.find(({ status }) => status === 404)?.body).toMatchObject({
    code: 'requests/not-found',
    detail: goneMessage,
  })
})
