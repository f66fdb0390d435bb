import type { ListedPerson } from '@foyer/contract/office-people'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call, confirm, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tidyTables } from '../../testing/tidy-tables.ts'
import { peopleKeys, peopleOf } from './people.queries.ts'

const house = useTestHouse()
const office = '/api/organiser/person'
let token: string
let anders: SignedUp
let waiting: SignedUp
let approved: SignedUp

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
  anders = await signUpVisitor(house, { firstName: 'Anders', lastName: 'Nyström', companyName: 'Fjord Managed' })
  await confirm(house, anders)
  house.clock.forward(60_000)
  await house.database.db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 2).execute()
  waiting = await signUpVisitor(house, { passTypeId: 2, firstName: 'Chiara', lastName: 'De Santis' })
  await place(house, waiting.order!, waiting.orderSecret)
  await pay(house, waiting.order!, waiting.orderSecret)
  await confirm(house, waiting)
  house.clock.forward(60_000)
  approved = (await attendee(house, { companyName: 'Ribeira Data' })).signUp
  await house.app.jobs.drain()
})

const list = async (query: Readonly<Record<string, string>> = {}) =>
  (
    await call<{ items: ListedPerson[]; next: string | null }>(
      house,
      'GET',
      `${office}?${new URLSearchParams(query)}`,
      { token },
    )
  ).body
const found = async (query: Readonly<Record<string, string>>) => (await list(query)).items.map(({ email }) => email)

test('the newest account is first, with the pass and what it waits for', async () => {
  const { items } = await list()
  expect(items).toMatchObject([
    { email: approved.email, name: 'Mira Okafor', company: 'Ribeira Data', pass: { status: 'approved', reason: null } },
    { email: waiting.email, pass: { status: 'pending', reason: 'awaiting-approval', passTypeId: 2 } },
    { email: anders.email, name: 'Anders Nyström', pass: { status: 'pending', reason: 'awaiting-payment' } },
  ])
})

test('staff without a pass, and who has not proven their mailbox, are not in the list', async () => {
  const visitor = await signUpVisitor(house)
  const emails = await found({})
  expect(emails).not.toContain(visitor.email)
  expect(emails.filter((email) => email.endsWith('@demo.example'))).toEqual([])
})

test('a filter leaves those that it names', async () => {
  expect(await found({ pass: 'waiting' })).toEqual([waiting.email])
  expect(await found({ pass: 'pending' })).toEqual([waiting.email, anders.email])
  expect(await found({ pass: 'approved' })).toEqual([approved.email])
  expect(await found({ passTypeId: '2' })).toEqual([waiting.email])
  expect(await found({ passTypeId: '1', pass: 'pending' })).toEqual([anders.email])
  expect(await found({ pass: 'rejected' })).toEqual([])
})

test.each([
  ['a name without its accent', () => 'nystrom'],
  ['a name with it, in capitals', () => 'NYSTRÖM'],
  ['the beginnings of two words', () => 'fjo and'],
  ['an address', () => anders.email],
  ['the number of an order', () => anders.order!.number],
  ['that number without the hyphen', () => anders.order!.number.replace('-', '').toLowerCase()],
  ['that number without its zeros', () => String(Number(anders.order!.number.split('-')[1]))],
])('a person is found by %s', async (_what, typed) => {
  expect(await found({ q: typed() })).toEqual([anders.email])
})

test('a person is found by the code of their pass, as it is read out, and a wrong sign finds nobody', async () => {
  const { code } = await house.database.db
    .selectFrom('passes')
    .select('code')
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  expect(await found({ q: `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase() })).toEqual([
    approved.email,
  ])
  expect(await found({ q: `${code.slice(0, 9)}${code.endsWith('A') ? 'B' : 'A'}` })).toEqual([])
})

test.each([
  ['a letter too few', 'nystrm'],
  ['a letter too many', 'Nysström'],
  ['another letter', 'Nostrom'],
  ['two letters that changed places', 'nytsrom'],
  ['a wrong letter in each of two words', 'andars nystron'],
])('a typing error is forgiven: %s', async (_what, q) => {
  expect(await found({ q })).toEqual([anders.email])
})

test('of several words each but the last is meant as it stands there, and its beginning where nobody is called so', async () => {
  const short = await signUpVisitor(house, { firstName: 'Ulla', lastName: 'Quist' })
  const long = await signUpVisitor(house, { firstName: 'Ullabritt', lastName: 'Quistgaard' })
  for (const one of [short, long]) await confirm(house, one)
  expect(await found({ q: 'ulla qui' })).toEqual([short.email])
  expect((await found({ q: 'ull qui' })).toSorted()).toEqual([short.email, long.email].toSorted())
})

test('who is called exactly so keeps out who is nearly called so', async () => {
  const nearly = await signUpVisitor(house, { firstName: 'Andera', lastName: 'Berg' })
  await confirm(house, nearly)
  expect(await found({ q: 'andera' })).toEqual([nearly.email])
  const nearOf = async (q: string) => (await list({ q })).items.map(({ isNear }) => isNear)
  expect([await nearOf('andera'), await nearOf('andera ber'), await nearOf('anderx')]).toEqual([
    [undefined],
    [undefined],
    [true, true],
  ])
  expect(await found({ q: 'anders' })).toEqual([anders.email])
  expect(new Set(await found({ q: 'anderx' }))).toEqual(new Set([nearly.email, anders.email]))
  // Also where the list is narrowed, and the one who is called so is not in it.
  expect(await found({ q: 'anders', pass: 'approved' })).toEqual([])
})

test('a tag, a category, a country, no room and no train each leave those who have that', async () => {
  const { db } = house.database
  const all = await found({})
  const user = await db.selectFrom('users').select('id').where('email', '=', anders.email).executeTakeFirstOrThrow()
  expect(await found({ tag: 'vendor' })).toEqual([])
  await db
    .insertInto('user_tags')
    .values({ user_id: user.id, tag_id: 2, granted_by: user.id, granted_at: house.clock.now() })
    .execute()
  expect(await found({ tag: 'vendor' })).toEqual([anders.email])
  await db.deleteFrom('user_tags').where('user_id', '=', user.id).execute()
  await db.updateTable('users').set({ attendee_type: 'oem' }).where('id', '=', user.id).execute()
  expect(await found({ category: 'oem' })).toEqual([anders.email])
  await db.updateTable('addresses').set({ country_id: 3 }).where('user_id', '=', user.id).execute()
  expect(await found({ countryId: '3' })).toEqual([anders.email])
  expect(await found({ room: 'none', train: 'none' })).toEqual(all)
})

test.each(["' | !zz:*", '\\', '()&', '%', 'nobody here'])('what nobody is called (%s) finds nobody', async (q) => {
  expect(await list({ q })).toEqual({ items: [], next: null })
})

test('pages of one have everybody once, also of those that are filtered', async () => {
  const walk = async (query: Record<string, string>): Promise<string[]> => {
    const { items, next } = await list({ ...query, limit: '1' })
    return [...items.map(({ email }) => email), ...(next === null ? [] : await walk({ ...query, cursor: next }))]
  }
  expect(await walk({})).toEqual(await found({}))
  expect(await walk({ sort: 'createdAt' })).toEqual((await found({})).toReversed())
  expect(await walk({ pass: 'pending' })).toEqual(await found({ pass: 'pending' }))
  expect(await walk({ q: 'guests' })).toEqual(await found({ q: 'guests' }))
})

test('a page is one statement', async () => {
  const statements = countStatements('from "users"')
  expect((await list({ pass: 'approved', q: 'ribeira' })).items).toHaveLength(1)
  statements.stop()
  // The other one asks who calls.
  expect(statements.count()).toBeLessThanOrEqual(2)
})

test('who has several passes is one line, with the pass that says most', async () => {
  const { db } = house.database
  const user = await db.selectFrom('users').select('id').where('email', '=', approved.email).executeTakeFirstOrThrow()
  await sql`create temp table another_pass as select * from passes where user_id = ${user.id} limit 1`.execute(db)
  await sql`update another_pass set id = gen_random_uuid(), code = 'ANOTHERONE', state = 'cancelled', place = 'none',
    created_at = created_at + interval '1 day'`.execute(db)
  await sql`insert into passes select * from another_pass`.execute(db)
  expect((await found({})).filter((email) => email === approved.email)).toHaveLength(1)
  expect(await found({ pass: 'cancelled' })).toEqual([])
  expect(await found({ pass: 'approved' })).toEqual([approved.email])
  await db.deleteFrom('passes').where('code', '=', 'ANOTHERONE').execute()
})

test('who has nothing of this edition is not in its list', async () => {
  const { db } = house.database
  const edition = await db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
  await sql`create temp table other_edition as select * from editions where id = ${edition.id}`.execute(db)
  await sql`update other_edition set id = 77, code = 'MS26', is_current = false`.execute(db)
  await sql`insert into editions select * from other_edition`.execute(db)
  const user = await db.selectFrom('users').select('id').where('email', '=', anders.email).executeTakeFirstOrThrow()
  await db.updateTable('passes').set({ edition_id: 77 }).where('user_id', '=', user.id).execute()
  // An order alone keeps them in the list.
  expect((await list()).items.find(({ email }) => email === anders.email)?.pass).toBeNull()
  await db.updateTable('orders').set({ edition_id: 77 }).where('user_id', '=', user.id).execute()
  expect(await found({})).not.toContain(anders.email)
  expect(await found({ q: 'nystrom' })).toEqual([])
  await db.updateTable('passes').set({ edition_id: edition.id }).where('user_id', '=', user.id).execute()
  await db.updateTable('orders').set({ edition_id: edition.id }).where('user_id', '=', user.id).execute()
})

test('a page of many people begins where an index says, filtered or not, and words have one of their own', async () => {
  const { db } = house.database
  // In pieces: each word of each of them has its place in an index.
  for (const from of [1, 5001, 10_001, 15_001])
    await sql`insert into users (id, email, email_key, email_confirmed_at, password_hash, first_name, last_name, locale, created_at)
    select (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid, 'p' || i || '@many.example', 'p' || i || '@many.example',
      now(), '', 'Person', 'Number' || i, 'en', now()
      from generate_series(${from}::int, ${from}::int + 4999) i`.execute(db)
  await sql`insert into passes (id, edition_id, pass_type_id, user_id, state, reason, place, code, created_at)
    select gen_random_uuid(), 1, 1 + i % 2, (lpad(to_hex(i), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
      case when i % 50 = 0 then 'rejected' else 'pending' end, case when i % 40 = 1 then 'awaiting-approval' end, 'none', 'C' || i, now()
    from generate_series(1, 20000) i`.execute(db)
  await tidyTables(house, 'users', 'passes')
  const explained = (filter: Parameters<typeof peopleOf>[1]) => {
    const [{ by }] = peopleKeys(filter).createdAt
    return peopleOf({ db, editionId: 1 }, filter)
      .where(sql<boolean>`(${by}) < ('00003000-0000-7000-8000-000000000000'::uuid)`)
      .orderBy(by, 'desc')
      .limit(51)
      .explain('text')
  }
  const plan = async (filter: Parameters<typeof peopleOf>[1]) =>
    ((await explained(filter)) as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n')
  for (const filter of [{}, { pass: 'waiting' }, { pass: 'rejected' }, { passTypeId: 2 }] as const) {
    const said = await plan(filter)
    expect(said).toMatch(/^Limit/)
    // Which of somebody's passes says most is sorted for each; the people themselves are not.
    expect(said).not.toMatch(/Sort Key: (?:users\.id|passes\.user_id)/)
    expect(said).toMatch(/Index Cond: .*< '00003000-/)
    expect(said).not.toContain('Seq Scan on users')
    expect(said).not.toContain('Seq Scan on passes')
  }
  expect(await plan({ pass: 'waiting' })).toContain('passes_awaiting_approval')
  expect(await plan({ pass: 'rejected' })).toContain('passes_by_state')
  expect(await plan({ q: 'number777' })).toContain('users_by_words')
  expect(await plan({ q: 'nunber777' })).toContain('users_by_near_words')
  // Who is found is looked up one by one: nobody walks through all people to meet them.
  expect(await plan({ q: 'person number777' })).toMatch(/Index Cond: .*id = ANY/)
  expect(await plan({ category: 'oem' })).toContain('users_by_category')
})
