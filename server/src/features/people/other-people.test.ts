import type { ListedPerson, OtherPerson } from '@foyer/contract/office-people'
import type { OfficePerson } from '@foyer/contract/office-person'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tidyTables } from '../../testing/tidy-tables.ts'
import { otherPeopleKeys, otherPeopleOf } from './other-people.queries.ts'

const house = useTestHouse()
let token: string
let here: SignedUp

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
  here = (await attendee(house, { firstName: 'Anders', lastName: 'Nyström', companyName: 'Fjord Managed' })).signUp
  await house.app.jobs.drain()
})

type Page<Line> = { items: Line[]; next: string | null }

const ask = (path: string, query: Readonly<Record<string, string>>) =>
  call<Page<OtherPerson & ListedPerson>>(house, 'GET', `/api/organiser/${path}?${new URLSearchParams(query)}`, {
    token,
  })
const others = async (query: Readonly<Record<string, string>>) => (await ask('other-person', query)).body
const found = async (query: Readonly<Record<string, string>>) => (await others(query)).items.map(({ email }) => email)

async function add(person: { firstName: string; lastName: string; companyName?: string }): Promise<string> {
  const email = `${person.firstName}.${person.lastName}@added.example`.toLowerCase()
  const body = { ...person, email, locale: 'en' }
  await call(house, 'POST', '/api/organiser/person', { token: await signInStaff(house, 'organiser'), body })
  house.clock.forward(1000)
  return email
}

/** What somebody has is of another edition from then on. */
async function hadIt(email: string): Promise<void> {
  const { db } = house.database
  await sql`insert into editions select (jsonb_populate_record(null::editions,
    to_jsonb(e) || '{"id": 77, "code": "MS24", "is_current": false}')).* from editions e where id = 1
    on conflict do nothing`.execute(db)
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  for (const table of ['passes', 'orders'] as const)
    await db.updateTable(table).set({ edition_id: 77 }).where('user_id', '=', id).execute()
}

test('who was only added by staff is found by name, company and address, and their record opens', async () => {
  const email = await add({ firstName: 'Carla', lastName: 'Beaumont', companyName: 'Quarry Lights' })
  for (const q of ['beaumont', 'Carla Beau', 'quarry', email]) expect([q, await found({ q })]).toEqual([q, [email]])
  const [line] = (await others({ q: 'beaumont' })).items
  expect(line).toMatchObject({ name: 'Carla Beaumont', company: 'Quarry Lights', city: null, tags: [] })
  const { status, body } = await call<OfficePerson>(house, 'GET', `/api/organiser/person/${line?.uuid}`, { token })
  expect([status, body.passes, body.orders]).toEqual([200, [], []])
})

test('who has a pass or an order in the edition is in its list, and not among the others', async () => {
  expect(await found({ q: 'nystrom' })).toEqual([])
  expect((await ask('person', { q: 'nystrom' })).body.items.map(({ email }) => email)).toEqual([here.email])
})

test('who came last year is found by their name, and by the order and the pass that they had then', async () => {
  const { signUp } = await attendee(house, { firstName: 'Ottilie', lastName: 'Vanterpool' })
  const { code } = await house.database.db
    .selectFrom('passes')
    .innerJoin('users', 'users.id', 'passes.user_id')
    .select('passes.code')
    .where('users.email', '=', signUp.email)
    .executeTakeFirstOrThrow()
  for (const q of ['vanterpool', signUp.order!.number, code]) expect(await found({ q })).toEqual([])
  await hadIt(signUp.email)
  for (const q of ['vanterpool', signUp.order!.number, code])
    expect([q, await found({ q })]).toEqual([q, [signUp.email]])
})

test('a typing error is forgiven where nobody at all is called so', async () => {
  const email = await add({ firstName: 'Idris', lastName: 'Halvorsen' })
  expect((await others({ q: 'halvrosen' })).items).toMatchObject([{ email, isNear: true }])
  expect((await others({ q: 'halvorsen' })).items[0]).not.toHaveProperty('isNear')
  await attendee(house, { firstName: 'Uma', lastName: 'Halvrosen' })
  expect(await found({ q: 'halvrosen' })).toEqual([])
})

test('tag, category and country narrow them, as they do the list', async () => {
  const email = await add({ firstName: 'Perpetua', lastName: 'Lindqvist' })
  expect(await found({ q: 'perpetua', category: 'oem' })).toEqual([])
  await house.database.db.updateTable('users').set({ attendee_type: 'oem' }).where('email', '=', email).execute()
  expect(await found({ q: 'perpetua', category: 'oem' })).toEqual([email])
  expect(await found({ q: 'perpetua', tag: 'vendor' })).toEqual([])
  expect(await found({ q: 'perpetua', countryId: '3' })).toEqual([])
})

test('without words nobody is asked for, who has not proven their mailbox has no account, and the erased are gone', async () => {
  expect((await ask('other-person', {})).status).toBe(400)
  const visitor = await signUpVisitor(house)
  expect(await found({ q: visitor.email })).toEqual([])
  const email = await add({ firstName: 'Gone', lastName: 'Tomorrow' })
  expect(await found({ q: 'tomorrow' })).toEqual([email])
  await house.database.db
    .updateTable('users')
    .set({ erased_at: house.clock.now() })
    .where('email', '=', email)
    .execute()
  expect(await found({ q: 'tomorrow' })).toEqual([])
})

test('pages of one have everybody once, the newest account first, each in one statement', async () => {
  const emails = []
  for (const firstName of ['Ada', 'Bo', 'Cy']) emails.unshift(await add({ firstName, lastName: 'Manyfold' }))
  const walk = async (cursor?: string): Promise<string[]> => {
    const statements = countStatements('from "users"')
    const { items, next } = await others({ q: 'manyfold', limit: '1', ...(cursor === undefined ? {} : { cursor }) })
    statements.stop()
    // The other one asks who calls.
    expect(statements.count()).toBeLessThanOrEqual(2)
    return [...items.map(({ email }) => email), ...(next === null ? [] : await walk(next))]
  }
  expect(await walk()).toEqual(emails)
})

test('of many who are called so the words are looked up, and people and what they have one by one', async () => {
  const { db } = house.database
  for (const from of [1, 5001])
    await sql`insert into users (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name, locale, created_at)
    select (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'p' || i || '@many.example', 'p' || i || '@many.example',
      now(), '', 'Person', 'Number' || i, 'en', now()
      from generate_series(${from}::int, ${from}::int + 4999) i`.execute(db)
  await sql`insert into passes (id, edition_id, pass_type_id, user_id, state, reason, place, code, created_at)
    select gen_random_uuid(), 1, 1, (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
      'pending', null, 'none', 'C' || i, now()
    from generate_series(1, 9990) i`.execute(db)
  await tidyTables(house, 'users', 'passes')
  const [{ by }] = otherPeopleKeys.createdAt
  const plan = async (q: string) =>
    (
      (await otherPeopleOf({ db, editionId: 1 }, { q }).orderBy(by, 'desc').limit(51).explain('text')) as Record<
        string,
        string
      >[]
    )
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  for (const q of ['number777', 'person number9999', 'nunber9999']) {
    const said = await plan(q)
    expect(said).toContain('users_by_words')
    expect(said).toMatch(/Index Cond: .*id = ANY/)
    expect(said).not.toContain('Seq Scan on users')
    expect(said).not.toContain('Seq Scan on passes')
  }
  expect(await found({ q: 'nunber9999' })).toEqual(['p9999@many.example'])
})
