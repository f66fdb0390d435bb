import type { AuditEntry } from '@foyer/contract/audit'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newPassType } from './testing/office-scenarios.ts'
import { call } from './testing/people.ts'
import { seedStaffForTests, signInStaff } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { tidyTables } from './testing/tidy-tables.ts'

const house = useTestHouse()
const office = '/api/organiser/pass-type'
const log = '/api/organiser/audit-entry'
let owner: string

interface Page<Line> {
  readonly items: readonly Line[]
  readonly next: string | null
}

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
  for (const price of [500, 100, 500, 300, 500, 200, 400]) await add(price)
})

const add = (price: number, changes = {}) =>
  call<OfficePassType>(house, 'POST', office, { token: owner, body: newPassType({ price, ...changes }) })

const ask = <Line>(url: string, query: Readonly<Record<string, string>>, token = owner) =>
  call<Page<Line> & { errors?: object[] }>(house, 'GET', `${url}?${new URLSearchParams(query)}`, { token })

/** Every line, page by page. */
async function walk<Line>(
  url: string,
  query: Readonly<Record<string, string>>,
  between: (page: number) => Promise<unknown> = async () => {},
): Promise<Line[]> {
  const lines: Line[] = []
  for (let page = 1, cursor: string | null = ''; cursor !== null; page += 1) {
    const { status, body }: Awaited<ReturnType<typeof ask<Line>>> = await ask<Line>(
      url,
      cursor === '' ? query : { ...query, cursor },
    )
    expect(status).toBe(200)
    lines.push(...body.items)
    cursor = body.next
    await between(page)
  }
  return lines
}

test.each(['price', '-price', 'position', '-position'] as const)(
  'sorted by %s, pages of two have every line once',
  async (sort) => {
    const lines = await walk<OfficePassType>(office, { sort, limit: '2' })
    const all = (await ask<OfficePassType>(office, { sort, limit: '200' })).body
    expect(all.next).toBe(null)
    expect(lines.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
    const key = sort.replace('-', '') as 'price' | 'position'
    const values = lines.map((line) => line[key])
    expect(values).toEqual(values.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b)))
  },
)

test('what is added while somebody turns pages moves no line to another page', async () => {
  const before = (await ask<OfficePassType>(office, { sort: 'price', limit: '200' })).body.items.map(({ id }) => id)
  const lines = await walk<OfficePassType>(office, { sort: 'price', limit: '2' }, (page) =>
    add(page % 2 === 0 ? 1 : 500),
  )
  const seen = lines.map(({ id }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => before.includes(id))).toEqual(before)
})

test('a filter is kept from page to page', async () => {
  await add(900, { isHidden: true })
  await add(901, { isHidden: true })
  const hidden = await walk<OfficePassType>(office, { sort: '-price', isHidden: 'true', limit: '1' })
  expect(hidden.map(({ price }) => price)).toEqual([901, 900])
  expect(
    (await ask<OfficePassType>(office, { list: 'paid-upgrade' })).body.items.every(
      ({ list }) => list === 'paid-upgrade',
    ),
  ).toBe(true)
})

test('a cursor is good for its own list, order and filter, and a forged one for none', async () => {
  const cursor = (await ask(office, { sort: 'price', limit: '2' })).body.next ?? ''
  const changed = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`
  const bare = Buffer.from(JSON.stringify({ of: 'x', at: ['1', '1'] })).toString('base64url')
  for (const [url, query] of [
    [office, { sort: '-price', cursor }],
    [office, { sort: 'position', cursor }],
    [office, { sort: 'price', isHidden: 'true', cursor }],
    [log, { cursor }],
    [office, { sort: 'price', cursor: changed }],
    [office, { sort: 'price', cursor: bare }],
    [office, { sort: 'price', cursor: 'a' }],
  ] as const)
    expect(await ask(url, query)).toMatchObject({ status: 400, body: { errors: [{ path: 'cursor' }] } })
  // Another page size is the same list.
  expect((await ask(office, { sort: 'price', limit: '3', cursor })).status).toBe(200)
})

test('what a cursor knows of a line cannot be read out of it', async () => {
  const cursor = (await ask(office, { sort: 'price', limit: '2' })).body.next ?? ''
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/price|"at"|pass/)
})

test.each(['0', '201', '-1', '1e2', '2.5', ''])('a page of %s lines is refused', async (limit) => {
  expect((await ask(office, { limit })).status).toBe(400)
})

test.each(['name', 'price desc', '-', ''])('an order by %s is refused', async (sort) => {
  expect((await ask(office, { sort })).status).toBe(400)
})

test('a page of a long log begins where an index says, however deep it lies', async () => {
  await sql`insert into audit_entries (edition_id, at, actor_id, act, record, record_id, changes)
    select 1, timestamptz '2024-01-01Z' + i * interval '1 second', (select id from users limit 1), 'a', 'order', (i % 100)::text, '[]'
    from generate_series(1, 20000) i`.execute(house.database.db)
  await tidyTables(house, 'audit_entries')
  const plan = async (statement: string) =>
    (await house.database.raw(`explain ${statement}`)).rows.map((row) => String(row['QUERY PLAN'])).join('\n')
  const page = (where: string) =>
    plan(
      `select * from audit_entries where ${where} and (at, id) < (timestamptz '2024-01-01 03:00Z', 9000) order by at desc, id desc limit 51`,
    )
  for (const where of ['true', `record = 'order' and record_id = '7'`]) {
    const said = await page(where)
    expect(said).toContain('Index Scan')
    expect(said).not.toContain('Sort')
  }
  const first = await ask<AuditEntry>(log, { limit: '200', record: 'order', recordId: '7' })
  expect(first.body.items).toHaveLength(200)
  expect((await walk<AuditEntry>(log, { limit: '200', record: 'order' })).length).toBe(20_000)
})

test('entries of one moment are told apart', async () => {
  const types = await Promise.all([add(1), add(2), add(3)])
  const lines = await walk<AuditEntry>(log, { limit: '1', record: 'pass-type', from: house.clock.now().toISOString() })
  const ids = lines.map(({ record }) => record.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { body } of types) expect(ids).toContain(String(body.id))
})
